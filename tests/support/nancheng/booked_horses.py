"""Horses booked by another rule than the table's: JX-43, JX-45, JX-48, JX-49, JX-66, JX-71 to JX-74."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
SEED = ("1m1m2m2m3m3m", "4s4s4s8s8s8s", "1m2m3m4mEN", "5p5p5p9p9p9p")

winner = partial(case, preset="winner-horses")
dealer = partial(case, preset="dealer-horses")
everybody = partial(case, preset="all-horses")

SCORE = finding("wrong_score", "GEN-09", None, consequent=True)


def _wrong(clause: str, seat: int, event: str | None = "win") -> list[Json]:
    """A payment booked at other points, with its items."""
    return [finding("wrong_items", clause, event, seat, code="payment-items-differ"),
            finding("wrong_transfer", clause, event, seat, code="payment-differs", consequent=True)]


def _money(clause: str, seat: int, code: str, event: str | None = "win") -> Json:
    return finding("wrong_transfer", clause, event, seat, code=code)


def _with_kong() -> Table:
    """R self-draws one beside a kong that O fed; three horses are R's."""
    return (
        Table().holds(R, "123m789sESWC {2222p}").unplanned().exposes(R, "2p", O).discards(R).self_draws(R, "C", ping_hu=1).turns_up("2m6sS9p")
        .paid(D=2, O=1, L=1).kong_paid("2p", D=2, O=2, L=1)
    )


def _two() -> Table:
    """L's S wins one for D and five for R; the horses hit D twice and R once."""
    return (
        Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").wins(D, "S", on=L, ping_hu=1).wins_too(R, "S", on=L, peng_peng_hu=5)
        .turns_up("1m5s2pN").paid(to=D, L=2).paid(to=R, L=5)
    )


def _booked(table: Table, text: str) -> Table:
    """The horses booked like this instead."""
    seats = {"D": D, "R": R, "O": O, "L": L}
    table.books_without("horse")
    for pair in text.split(", "):
        payer, payee, points = seats[pair[0]], seats[pair[2]], int(pair[4:])
        table.books_also(payer, payee, points, "horse", "win", ma_fen=points)
    return table


KONGS: list[Case] = [
    winner("booked-horses-beside-one-of-none-left", "Horses booked otherwise than turned up are no matter of which of them was left.", "JX-38 JX-44",
           _booked(Table().holds(R, PLAIN).gives(D, "SSS").wins(R, "C", on=O, ping_hu=1).paid(O=1).label("horses").turns_up("2m6pSS", in_wall="")
                   .horses_pay("winner", "O>R 4"), "O>R 3").closes(R, claims={"scores": None}),
           options={"horse_draw_end": "any_remaining"},
           findings=[finding("illegal_action", "JX-38", "horses", code="horses-differ"), *_wrong("JX-44", O)]),
    winner("booked-horses-of-a-kong", "Horses multiply a kong where they count wins alone.", "JX-66 JX-49",
           _booked(_with_kong().horses_pay("winner", "D>R 6, O>R 3, L>R 3"), "D>R 12, O>R 9, L>R 6").closes(R, claims={"scores": None}),
           findings=[one for seat in (D, O, L) for one in _wrong("JX-44", seat)]),
    winner("booked-horses-without-the-kong", "They leave it out where they count kongs.", "JX-66 JX-49",
           _booked(_with_kong().horses_pay("winner", "D>R 12, O>R 9, L>R 6"), "D>R 6, O>R 3, L>R 3").closes(R, claims={"scores": None}),
           options={"horses_count_kongs": True}, findings=[one for seat in (D, O, L) for one in _wrong("JX-44", seat)]),
    everybody("booked-horses-of-a-drawn-hands-kong", "They multiply a kong of a hand that nobody wins.", "JX-67 JX-22",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW")).gives(O, "888p").conceals(O, "8p").discards(O).to_the_end_of_the_wall()
              .kong_paid("8p", D=4, R=2, L=2).back_burn_paid().books_also(D, R, 10, "horse", None, ma_fen=10).closes(R, claims={"scores": None}),
              findings=[_money("JX-73", D, "payment-not-due", None)]),
]

SEVERAL: list[Case] = [
    winner("booked-horses-of-both", "Both winners' horses paid where the nearest alone has them.", "JX-43",
           _booked(_two().horses_pay("winner", "L>D 4"), "L>D 4, L>R 5").closes(D, claims={"scores": [6, 10, 0, -16]}),
           options={"horse_multi_win": "nearest_only"}, findings=[_money("JX-44", L, "payment-not-due", None), SCORE]),
    winner("booked-horses-of-the-nearest", "The nearest winner's alone paid where both have them.", "JX-43",
           _booked(_two().horses_pay("winner", "L>D 4, L>R 5"), "L>D 4").closes(D, claims={"scores": [6, 5, 0, -11]}),
           findings=[_money("JX-44", L, "payment-missing"), SCORE]),
    dealer("booked-horses-of-the-second", "The dealer is paid for hits on the second winner alone.", "JX-43 JX-41",
           _booked(_two().horses_pay("dealer", "L>D 9"), "L>D 5").closes(D, claims={"scores": [7, 5, 0, -12]}), findings=[*_wrong("JX-41", L), SCORE]),
]

OTHERS: list[Case] = [
    winner("booked-horses-of-all-three", "Off a discard those who did not throw pay for horses.", "JX-45",
           _booked(Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).turns_up("2m6p9sE").paid(O=1).horses_pay("winner", "O>R 2"), "O>R 2, D>R 4, L>R 2")
           .closes(R, claims={"scores": None}), findings=[_money("JX-44", seat, "payment-not-due", None) for seat in (D, L)]),
    winner("booked-burn-with-horses", "A burn multiplied by horses.", "JX-48 JX-12",
           Table().holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).turns_up("2m6p9sE").paid(O=1).horses_pay("winner", "O>R 2").front_burn_paid()
           .books_without("front_burn").books_also(D, R, 3, "front_burn", "followed", qian_shao=3).books_also(D, O, 1, "front_burn", "followed", qian_shao=1)
           .books_also(D, L, 1, "front_burn", "followed", qian_shao=1).closes(R, claims={"scores": None}), findings=_wrong("JX-12", D, "followed")),
]


def _seed(claims: Json) -> Table:
    """The seed's own example."""
    return (
        Table(horses=SEED).holds(R, "789m678p123sSWNC").self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1)
        .horses_pay("all", "R>D 6, O>D 8, L>D 26, O>R 1, L>R 12, L>O 13").closes(R, claims=claims)
    )


SHARES: list[Case] = [
    everybody("booked-shares-of-ones-own-tiles", "Shares by each seat's own tiles alone do not even cancel out.", "JX-71 JX-72 JX-74 JX-73",
              _seed({"scores": [-2, 4, -8, -37]}), options={"horse_count": 6}, findings=[SCORE | {"consequent": False}]),
    everybody("booked-shares-of-the-winner-alone", "Hits on those who lose left out.", "JX-71 JX-72 JX-73",
              _booked(_seed({"scores": None}), "R>D 6, O>D 8, L>D 26, O>R 1, L>R 12, L>O 5").closes(R, claims={"scores": None}), options={"horse_count": 6},
              findings=_wrong("JX-73", L)),
]

CASES = [*KONGS, *SEVERAL, *OTHERS, *SHARES]
