"""Payments booked otherwise than they are due: the clause of each cause and item is cited where it is wrong."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m222p333sEEEC"

winner = partial(case, preset="winner-horses")
dealer = partial(case, preset="dealer-horses")
everybody = partial(case, preset="all-horses")

SCORE = finding("wrong_score", "GEN-09", None, consequent=True)


def _items(clause: str | None, event: str | None, seat: int, *, consequent: bool = False) -> Json:
    return finding("wrong_items", clause, event, seat, code="payment-items-differ", consequent=consequent)


def _money(clause: str, event: str | None, seat: int, code: str = "payment-differs", *, consequent: bool = False) -> Json:
    return finding("wrong_transfer", clause, event, seat, code=code, consequent=consequent)


def _won() -> Table:
    """R wins five off O."""
    return Table().holds(R, TRIPLETS).wins(R, "C", on=O, peng_peng_hu=5)


def _off_dealer() -> Table:
    """R wins five off D, ten to pay."""
    return Table().holds(R, TRIPLETS).wins(R, "C", on=D, peng_peng_hu=5)


WINS: list[Case] = [
    case("booked-six-for-triplets", "Six for triplets.", "JX-56 JX-64",
         _won().pays(O, 5, books={"peng_peng_hu": 6}).closes(R, claims={"scores": [0, 6, -6, 0]}),
         findings=[_items("JX-56", "win", O), _money("JX-64", "win", O, consequent=True), SCORE]),
    case("booked-without-doubling", "The dealer's doubling forgotten.", "JX-32 JX-64",
         _off_dealer().pays(D, 10, books={"peng_peng_hu": 5}).closes(R, claims={"scores": [-5, 5, 0, 0]}),
         findings=[_items("JX-32", "win", D), _money("JX-64", "win", D, consequent=True), SCORE]),
    case("booked-with-doubling", "Doubled though the dealer is not in the pair.", "JX-32 JX-64",
         _won().pays(O, 5, books={"peng_peng_hu": 5, "zhuang_jia": 5}).closes(R, claims={"scores": [0, 10, -10, 0]}),
         findings=[_items("JX-32", "win", O), _money("JX-64", "win", O, consequent=True), SCORE]),
    case("booked-in-one", "The sum alone without its parts is right.", "JX-64",
         _off_dealer().pays(D, 10).closes(R, claims={"transfers": [{"from": D, "to": R, "points": 10, "cause": "win"}]})),
    case("booked-five-in-one", "The sum alone, not doubled.", "JX-64 JX-32",
         _off_dealer().pays(D, 10).closes(R, claims={"transfers": [{"from": D, "to": R, "points": 5, "cause": "win"}], "scores": [-5, 5, 0, 0]}),
         findings=[_money("JX-64", "win", D), SCORE]),
    case("booked-not-at-all", "Nothing booked for a win.", "JX-64",
         _won().pays(O, 5).closes(R, claims={"transfers": [], "scores": [0, 0, 0, 0]}), findings=[_money("JX-64", "win", O, "payment-missing"), SCORE]),
    case("booked-by-a-bystander", "A bystander pays for a discard.", "JX-64",
         _won().pays(O, 5).books_also(L, R, 5, "win", "win", peng_peng_hu=5).closes(R, claims={"scores": [0, 10, -5, -5]}),
         findings=[_money("JX-64", None, L, "payment-not-due"), SCORE]),
    case("booked-in-two", "In two payments that come to the same.", "JX-64",
         _won().pays(O, 5).closes(R, claims={"transfers": [{"from": O, "to": R, "points": 2, "cause": "win"}, {"from": O, "to": R, "points": 3, "cause": "win"}]})),
    case("booked-after-a-false-win", "A win without shape is paid nothing.", "JX-52 JX-64",
         Table().gives(R, "C").avoids("C").feeds(O, "C").wins(R, "C", on=O, feed=False).books_also(O, R, 1, "win", "win", ping_hu=1)
         .closes(R, claims={"scores": [0, 1, -1, 0]}),
         findings=[finding("illegal_action", "JX-52", "win", R), _money("JX-64", None, O, "payment-not-due", consequent=True), SCORE]),
    case("booked-scores-alone", "Scores that do not follow from the payments.", "GEN-09",
         _won().pays(O, 5).closes(R, claims={"scores": [0, 6, -6, 0]}), findings=[SCORE | {"consequent": False}]),
    case("booked-not-zero", "Scores that do not cancel out.", "GEN-09",
         _won().pays(O, 5).closes(R, claims={"scores": [0, 5, -4, 0]}), findings=[SCORE | {"consequent": False}]),
    case("booked-another-type", "Another type than the one that counts.", "JX-63 JX-64",
         Table().holds(R, "1234567891122m").wins(R, "2m", on=O, claims={"jia_hu": 3}, qing_yi_se_ping_hu=7).pays(O, 7, books={"jia_hu": 3})
         .closes(R, claims={"scores": [0, 3, -3, 0]}),
         findings=[finding("wrong_items", "JX-63", "win", R, code="items-differ"), _items(None, "win", O, consequent=True),
                   _money("JX-64", "win", O, consequent=True), SCORE]),
    case("booked-equal-type-in-a-payment", "Another type of the same points is right in the payment too.", "JX-63",
         Table().holds(R, "1122335577889m").wins(R, "9m", on=O, claims={"qi_dui": 10}, qing_yi_se_qi_dui=10).pays(O, 10, books={"qi_dui": 10}).closes(R)),
]


def _kong(kind: str) -> Table:
    """O has a kong of 2p that R fed, and the table breaks up."""
    table = Table()
    if kind == "exposed":
        return table.gives(O, "222p").exposes(O, "2p", R).discards(O).kong_paid("2p", D=2, R=2, L=1)
    if kind == "added":
        return table.gives(O, "22p").punged(O, "2p", R).adds(O, "2p").replaces(O).discards(O).kong_paid("2p", D=2, R=2, L=1)
    return table.gives(O, "222p").conceals(O, "2p").discards(O).kong_paid("2p", D=4, R=2, L=2)


def _other(table: Table, changed: dict[int, Json], scores: list[int] | None) -> Table:
    """The same hand, these payments (by payer) booked at other items."""
    for paid in table.booked:
        items = changed.get(paid["from"])
        if items is not None:
            paid["items"] = [{"code": code, "points": points} for code, points in items.items()]
            paid["points"] = sum(items.values())
    return table.event("dissolve").closes(D, outcome="dissolved", claims={"scores": scores})


KONGS: list[Case] = [
    *(
        case(f"booked-kong-{kind}-two-from-a-bystander", "Two where one is due.", f"{clause} JX-64",
             _other(_kong(kind), {L: {code: 2}}, [-2, -2, 6, -2]), findings=[_items(clause, "kong", L), _money(clause, "kong", L, consequent=True), SCORE])
        for kind, code, clause in (("exposed", "ming_gang", "JX-18"), ("added", "bu_gang", "JX-20"))
    ),
    case("booked-kong-concealed-at-one", "One where two are due.", "JX-22",
         _other(_kong("concealed"), {L: {"an_gang": 1}}, [-4, -2, 7, -1]), findings=[_items("JX-22", "kong", L), _money("JX-22", "kong", L, consequent=True), SCORE]),
    case("booked-kong-not-doubled", "The dealer's doubling forgotten.", "JX-32 JX-18",
         _other(_kong("exposed"), {D: {"ming_gang": 1}}, [-1, -2, 4, -1]), findings=[_items("JX-32", "kong", D), _money("JX-18", "kong", D, consequent=True), SCORE]),
    case("booked-kong-feeder-at-one", "The feeder of a pung pays two at a table of the big turn.", "JX-20",
         _other(_kong("added"), {R: {"bu_gang": 1}}, [-2, -1, 4, -1]), findings=[_items("JX-20", "kong", R), _money("JX-20", "kong", R, consequent=True), SCORE]),
    case("booked-kong-feeder-at-two", "At a table of the small turn he pays one.", "JX-21",
         Table().gives(O, "22p").punged(O, "2p", R).adds(O, "2p").replaces(O).discards(O).kong_paid("2p", clause="JX-21", D=2, R=1, L=1)
         .event("dissolve").books_without("kong").books_also(D, O, 2, "kong", "kong", bu_gang=1, zhuang_jia=1).books_also(R, O, 2, "kong", "kong", bu_gang=2)
         .books_also(L, O, 1, "kong", "kong", bu_gang=1).closes(D, outcome="dissolved", claims={"scores": [-2, -2, 5, -1]}),
         options={"added_kong_payment": "small_turn"}, findings=[_items("JX-21", "kong", R), _money("JX-21", "kong", R, consequent=True), SCORE]),
    case("booked-kong-of-the-small-turn-not-at-all", "At that table nothing is paid for it.", "JX-21",
         Table().gives(O, "22p").punged(O, "2p", R).adds(O, "2p").replaces(O).discards(O).kong_paid("2p", clause="JX-21", D=2, R=1, L=1)
         .event("dissolve").books_without("kong").closes(D, outcome="dissolved", claims={"transfers": [], "scores": [0, 0, 0, 0]}),
         options={"added_kong_payment": "small_turn"}, findings=[*(_money("JX-21", "kong", seat, "payment-missing") for seat in (D, R, L)), SCORE]),
    case("booked-kong-not-at-all", "A kong of a hand broken off not paid.", "JX-18 JX-68",
         Table().gives(O, "222p").exposes(O, "2p", R).discards(O).kong_paid("2p", D=2, R=2, L=1).event("dissolve").books_without("kong")
         .closes(D, outcome="dissolved", claims={"transfers": [], "scores": [0, 0, 0, 0]}),
         findings=[*(_money("JX-18", "kong", seat, "payment-missing") for seat in (D, R, L)), SCORE]),
    case("booked-kong-of-the-loser", "Of a won hand the kongs of those who lost are paid too.", "JX-75 JX-18",
         Table().holds(R, PLAIN).gives(O, "222p").exposes(O, "2p", L).discards(O).wins(R, "C", on=L, ping_hu=1).paid(L=1).kong_paid("2p", D=2, R=1, L=2)
         .books_without("kong").closes(R, claims={"scores": [0, 1, 0, -1]}),
         findings=[*(_money("JX-18", "kong", seat, "payment-missing") for seat in (D, R, L)), SCORE]),
    case("booked-kong-that-is-none", "No kong, no payment.", "GEN-09 JX-18",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1).books_also(L, R, 1, "kong", None, ming_gang=1).closes(R, claims={"scores": [0, 2, -1, -1]}),
         findings=[_money("GEN-09", None, L, "payment-not-due"), SCORE]),
    case("booked-kong-that-is-none-dissolved", "Nor in a hand broken off.", "JX-68",
         Table().round().event("dissolve").books_also(L, R, 1, "kong", None, ming_gang=1).closes(D, outcome="dissolved", claims={"scores": None}),
         findings=[_money("JX-68", None, L, "payment-not-due")]),
]


def _horses(mode: str, points: int, booked: int | None, event: str = "win") -> Table:
    """R wins five off O with two horses on R; `booked` is what the log says of the horses."""
    table = Table().holds(R, TRIPLETS).wins(R, "C", on=O, peng_peng_hu=5).turns_up("2m6p9sE").paid(O=5)
    payee = "R" if mode == "winner" else "D"
    table.horses_pay(mode, f"O>{payee} {points}")
    paid = table.booked[-1]
    table.booked = [one for one in table.booked if one is not paid or booked]
    if booked:
        paid["points"], paid["items"] = booked, [{"code": "ma_fen", "points": booked}]
    return table


HORSES: list[Case] = [
    winner("booked-horses-one-too-few", "One horse counted where two hit.", "JX-44 JX-40",
           _horses("winner", 10, 5).closes(R, claims={"scores": [0, 10, -10, 0]}),
           findings=[_items("JX-44", "win", O), _money("JX-44", "win", O, consequent=True), SCORE]),
    winner("booked-horses-forgotten", "No horse counted.", "JX-44", _horses("winner", 10, None).closes(R, claims={"scores": [0, 5, -5, 0]}),
           findings=[_money("JX-44", "win", O, "payment-missing"), SCORE]),
    dealer("booked-horses-to-the-winner", "Paid to the winner where the dealer has them.", "JX-41",
           _horses("dealer", 10, None).books_also(O, R, 10, "horse", "win", ma_fen=10).closes(R, claims={"scores": [0, 15, -15, 0]}),
           findings=[_money("JX-41", "win", O, "payment-missing"), _money("JX-41", None, O, "payment-not-due"), SCORE]),
    case("booked-horses-at-another-table", "Horses paid at a table without.", "GEN-09 JX-70",
         _won().pays(O, 5).books_also(O, R, 5, "horse", None, ma_fen=5).closes(R, claims={"scores": [0, 10, -10, 0]}),
         findings=[_money("GEN-09", None, O, "payment-not-due"), SCORE]),
    winner("booked-horses-of-a-bystander", "A bystander pays for horses.", "JX-44",
           _horses("winner", 10, 10).books_also(L, R, 10, "horse", None, ma_fen=10).closes(R, claims={"scores": None}),
           findings=[_money("JX-44", None, L, "payment-not-due")]),
    everybody("booked-shares-forgotten", "No shares of horses paid.", "JX-73",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW")).holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)
              .horses_pay("all", "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4").books_without("horse").closes(R, claims={"scores": [-2, 2, 0, 0]}),
              findings=[*(_money("JX-73", "win", seat, "payment-missing") for seat in (L, D, L, D, L)), SCORE]),
    everybody("booked-shares-by-the-simple-way", "Shares without shares of shares.", "JX-73 JX-47",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW")).holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)
              .horses_pay("all", "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4").books_without("horse").books_also(D, R, 2, "horse", "win", ma_fen=2)
              .books_also(D, O, 4, "horse", "win", ma_fen=4).books_also(L, R, 2, "horse", "win", ma_fen=2).closes(R, claims={"scores": [-8, 6, 4, -2]}),
              findings=[_money("JX-73", "win", L, "payment-missing"), _items("JX-73", "win", D), _money("JX-73", "win", D, consequent=True),
                        _money("JX-73", "win", L, "payment-missing"), SCORE]),
    everybody("booked-shares-of-a-drawn-hand", "Nobody's horses count in a hand that nobody wins.", "JX-73 JX-67",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW")).to_the_end_of_the_wall().back_burn_paid().books_also(D, R, 3, "horse", None, ma_fen=3)
              .closes(R, claims={"scores": None}), findings=[_money("JX-73", None, D, "payment-not-due")]),
    dealer("booked-horses-of-a-dealer-who-throws", "A dealer who throws pays nobody for his own horses.", "JX-42 JX-41",
           Table().holds(R, TRIPLETS).wins(R, "C", on=D, peng_peng_hu=5).turns_up("2m6p9sE").paid(D=10).books_also(D, R, 20, "horse", "win", ma_fen=20)
           .closes(R, claims={"scores": [-30, 30, 0, 0]}), findings=[_money("JX-41", None, D, "payment-not-due"), SCORE]),
    winner("booked-horses-from-a-false-win", "Horses of a win without shape are not due.", "JX-52 JX-44",
           Table().gives(R, "C").avoids("C").feeds(O, "C").wins(R, "C", on=O, feed=False).turns_up("2m6p9sE").books_also(O, R, 2, "horse", "win", ma_fen=2)
           .closes(R, claims={"scores": None}),
           findings=[finding("illegal_action", "JX-52", "win", R), _money("JX-44", None, O, "payment-not-due", consequent=True)]),
]

OTHER: list[Case] = [
    case("booked-penalty", "A cause that the rule set does not know.", "GEN-09",
         _won().pays(O, 5).books_also(O, D, 3, "penalty", None).closes(R, claims={"scores": None}), findings=[_money("GEN-09", None, O, "payment-not-due")]),
    case("booked-from-the-house", "The house pays nothing.", "GEN-09",
         _won().pays(O, 5).closes(R, claims={"scores": None, "transfers": [{"from": O, "to": R, "points": 5, "cause": "win"}, {"from": "house", "to": L, "points": 1, "cause": "adjustment"}]}),
         findings=[finding("wrong_transfer", "GEN-09", None, code="payment-not-due")]),
    case("booked-bloom", "What the tile of a kong adds forgotten.", "JX-26 JX-64",
         Table().holds(R, "123m789sESWC {2222p}").unplanned().exposes(R, "2p", O, "C").self_draws(R, "C", draw=False, ping_hu=1)
         .pays(D, 4, items={"ping_hu": 1, "gang_kai": 1, "zhuang_jia": 2}).pays(O, 2, items={"ping_hu": 1, "gang_kai": 1}, books={"ping_hu": 1})
         .pays(L, 2, items={"ping_hu": 1, "gang_kai": 1}).kong_paid("2p", D=2, O=2, L=1).closes(R, claims={"scores": None}),
         options={"gang_kai_factor": 2}, findings=[_items("JX-26", "win", O), _money("JX-64", "win", O, consequent=True)]),
    case("booked-robbed-three-times", "A robbed kong paid for all three.", "JX-65",
         Table().holds(L, "123234678p99p46p").gives(D, "55p").punged(D, "5p", R).adds(D, "5p").robs(L, "5p", of=D, qing_yi_se_ping_hu=7)
         .pays(D, 14, books={"qing_yi_se_ping_hu": 21, "zhuang_jia": 7}).closes(L, claims={"scores": [-28, 0, 0, 28]}),
         findings=[_items("JX-57", "win", D), _money("JX-65", "win", D, consequent=True), SCORE]),
]

CASES = [*WINS, *KONGS, *HORSES, *OTHER]
