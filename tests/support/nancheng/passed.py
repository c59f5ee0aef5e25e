"""What is let go bars: 漏胡 and 失碰, JX-34 to JX-36."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, illegal
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

#: Waits for 4s and 7s with one point, for 6s with five.
PUNGS = "5556s [222m] [333p] [777m]"
BARRED = [illegal("JX-34", "win", L, code="passed-win")]


def _passed(tile: str = "4s", by: int = R) -> Table:
    """L lets this tile go."""
    return Table().holds(L, PUNGS).ready().feeds(by, tile)


def _again(name: str, says: str, first: str, second: str, worth: int, options: Json, *, barred: bool) -> Case:
    """L lets R's tile go and wins O's."""
    code = "peng_peng_hu" if second == "6s" else "ping_hu"
    table = _passed(first).turn(O, second).wins(L, second, on=O, feed=False, worth={code: worth})
    return case(name, says, "JX-34 JX-35", table.paid(O=worth).closes(L), options=options, findings=BARRED if barred else None)


LOCKS = [
    _again("passed-any-tile", "Any tile is barred.", "4s", "7s", 1, {"pass_win_lock": "any_tile"}, barred=True),
    _again("passed-same-kind-other", "Where the same kind alone is barred, another is free.", "4s", "7s", 1, {"pass_win_lock": "same_kind"}, barred=False),
    _again("passed-same-kind-same", "The same is not.", "4s", "4s", 1, {"pass_win_lock": "same_kind"}, barred=True),
    _again("passed-off", "Where nothing is barred.", "4s", "4s", 1, {"pass_win_lock": "off"}, barred=False),
    _again("passed-higher", "A higher one is free.", "4s", "6s", 5, {"pass_win_exception": "strictly_higher_base"}, barred=False),
    _again("passed-higher-none", "Where no higher one is free either.", "4s", "6s", 5, {"pass_win_exception": "none"}, barred=True),
    _again("passed-higher-by-payment", "Where it must pay more, and does.", "4s", "6s", 5, {"pass_win_exception": "by_payment"}, barred=False),
    _again("passed-lower", "A lower one is barred.", "6s", "4s", 1, {}, barred=True),
    _again("passed-equal", "So is one worth the same.", "6s", "6s", 5, {}, barred=True),
]


def _dealer_second(**options: str) -> Case:
    """O lets L's 4s go and wins the dealer's 7s, worth the same hand and paid double."""
    table = (
        Table().holds(O, PUNGS).ready().feeds(L, "4s").turn(D, "7s").wins(O, "7s", on=D, feed=False, ping_hu=1).paid(D=2).closes(O)
    )
    value = options["pass_win_exception"]
    found = [] if value == "by_payment" else [illegal("JX-34", "win", O, code="passed-win")]
    return case(f"passed-dealer-pays-double-{value}", "The same hand off the dealer pays more.", "JX-35", table, options=dict(options), findings=found)


def _dealer_first(value: str) -> Case:
    """L lets the dealer's three doubled go and wins R's five."""
    table = _passed("4s", D).turn(R, "6s").wins(L, "6s", on=R, feed=False, peng_peng_hu=5).paid(R=5).closes(L)
    found = BARRED if value == "by_payment" else None
    return case(f"passed-dealer-paid-double-{value}", "Five off another pay less than three off the dealer.", "JX-35", table,
                options={"points_ping_hu": 3, "pass_win_exception": value}, findings=found)


BY_PAYMENT = [
    _dealer_second(pass_win_exception="by_payment"), _dealer_second(pass_win_exception="strictly_higher_base"),
    _dealer_first("by_payment"), _dealer_first("strictly_higher_base"),
    case("passed-by-payment-in-units", "The table's unit changes nothing of it.", "JX-35 JX-77",
         Table().holds(O, PUNGS).ready().feeds(L, "4s").turn(D, "7s").wins(O, "7s", on=D, feed=False, ping_hu=1)
         .pays(D, 6, unit=3).closes(O), options={"pass_win_exception": "by_payment", "unit": 3}),
]

LAPS = [
    case("passed-in-so-many-words", "A pass bars as silence does.", "JX-34",
         _passed().event("pass", L, on=["win"]).turn(O, "7s").wins(L, "7s", on=O, feed=False, ping_hu=1).paid(O=1).closes(L), findings=BARRED),
    case("passed-on-a-tile-that-does-not-win", "A pass of what one could not win bars nothing.", "JX-34",
         Table().holds(L, PUNGS).ready().feeds(R, "9p").event("pass", L).turn(O, "7s").wins(L, "7s", on=O, feed=False, ping_hu=1).paid(O=1).closes(L)),
    case("passed-until-the-own-draw", "The bar falls with one's own draw, not with a round.", "JX-34",
         _passed("4s", D).turn(R).turn(O, "7s").wins(L, "7s", on=O, feed=False, ping_hu=1).paid(O=1).closes(L), findings=BARRED),
    case("passed-and-drawn", "After one's own draw it is over.", "JX-34",
         _passed("4s", O).turn(L).turn(D).turn(R, "7s").wins(L, "7s", on=R, feed=False, ping_hu=1).paid(R=1).closes(L)),
    case("passed-highest-since", "It must be more than the highest let go since.", "JX-35",
         _passed("4s", D).turn(R, "6s").turn(O, "6s").wins(L, "6s", on=O, feed=False, peng_peng_hu=5).paid(O=5).closes(L), findings=BARRED),
    case("passed-then-two-laps", "Each lap begins afresh.", "JX-34",
         _passed("4s", O).turn(L).turn(D, "6s").turn(R, "4s").wins(L, "4s", on=R, feed=False, ping_hu=1).paid(R=1).closes(L), findings=BARRED),
    case("passed-while-another-pungs", "Who lets a tile go to another's pung has let its win go.", "JX-34",
         Table().holds(D, PUNGS).gives(L, "447s").ready().feeds(R, "4s").pungs(L, "4s", of=R).discards(L, "7s").wins(D, "7s", on=L, feed=False, ping_hu=1)
         .paid(L=2).closes(D), findings=[illegal("JX-34", "win", D, code="passed-win")]),
    case("passed-by-another", "What one seat lets go bars no other.", "JX-34",
         Table().holds(L, PUNGS).holds(D, "123m678p123p99p89s").ready().feeds(R, "4s").turn(O, "7s").wins(D, "7s", on=O, feed=False, ping_hu=1)
         .paid(O=2).closes(D)),
    *(
        case(f"passed-first-discard-{'special' if special else 'plain'}", says, "JX-34 JX-51",
             Table().holds(L, "5556s222m333p777m").discards(D, "4s").turn(R, "6s").wins(L, "6s", on=R, feed=False, peng_peng_hu=5)
             .paid(R=5).closes(L), options={"tian_di_hu": special}, findings=BARRED if special else None)
        for special, says in (
            (True, "The dealer's first discard let go counts with its ten: five are not more."),
            (False, "Where it is nothing special, it counted one, and five are more."),
        )
    ),
]


def _refused(lock: bool) -> Case:
    """L draws a tile that wins and discards it; D's wins as well."""
    table = (
        Table().holds(L, PUNGS).ready().until(L).turn(L, "4s").turn(D, "7s").wins(L, "7s", on=D, feed=False, ping_hu=1).paid(D=2).closes(L)
    )
    found = [illegal("JX-34", "win", L, code="passed-win")] if lock else None
    return case(f"refused-self-draw-{str(lock).lower()}", "A self-draw let go.", "JX-34", table, options={"refused_self_draw_locks": lock}, findings=found)


REFUSED = [
    _refused(lock=True), _refused(lock=False),
    case("refused-self-draw-higher", "A higher win is free after it.", "JX-34 JX-35",
         Table().holds(L, PUNGS).ready().until(L).turn(L, "4s").turn(D, "6s").wins(L, "6s", on=D, feed=False, peng_peng_hu=5).paid(D=10).closes(L),
         options={"refused_self_draw_locks": True}),
    case("refused-self-draw-until-the-next", "Up to one's next own draw.", "JX-34",
         Table().holds(L, PUNGS).ready().until(L).turn(L, "4s").until(L).turn(L).turn(D, "7s").wins(L, "7s", on=D, feed=False, ping_hu=1).paid(D=2).closes(L),
         options={"refused_self_draw_locks": True}),
    case("refused-self-draw-for-a-kong", "Let go for a kong, too.", "JX-34 JX-22",
         Table().holds(L, "55567s222m333p88m").until(L).draws(L, "5s").kongs(L, "5s", "concealed").replaces(L).discards(L).turn(D, "8s")
         .wins(L, "8s", on=D, feed=False, ping_hu=1).paid(D=2).kong_paid("5s", D=4, R=2, O=2).closes(L),
         options={"refused_self_draw_locks": True}, findings=BARRED),
    case("refused-self-draw-then-another", "A self-draw is never barred.", "JX-34",
         Table().holds(L, PUNGS).ready().until(L).turn(L, "4s").until(L).self_draws(L, "7s", ping_hu=1).paid(D=2, R=1, O=1).closes(L),
         options={"refused_self_draw_locks": True}),
]


ROBBED = [
    case("passed-then-robbed", "A win let go bars robbing too.", "JX-34 JX-27",
         Table().holds(L, PUNGS).gives(O, "77s").ready().punged(O, "7s", R).feeds(D, "4s").turn(R).adds(O, "7s")
         .robs(L, "7s", of=O, ping_hu=1).pays(O, 1).closes(L), options={"rob_basis": "off"}, findings=BARRED),
    case("rob-let-go-then-won", "A robbing let go bars a discard.", "JX-34 JX-27",
         Table().holds(L, PUNGS).gives(R, "77s").ready().punged(R, "7s", O).until(L).turn(L).adds(R, "7s").replaces(R, "4s").discards(R, "4s")
         .kong_paid("7s", D=2, O=2, L=1).wins(L, "4s", on=R, feed=False, ping_hu=1).pays(R, 1).closes(L),
         options={"rob_basis": "off"}, findings=BARRED),
    case("rob-too-small-let-go", "One that was not allowed bars nothing.", "JX-34 JX-28",
         Table().holds(L, PUNGS).gives(R, "77s").ready().punged(R, "7s", O).until(L).turn(L).adds(R, "7s").replaces(R, "4s").discards(R, "4s")
         .kong_paid("7s", D=2, O=2, L=1).wins(L, "4s", on=R, feed=False, ping_hu=1).pays(R, 1).closes(L)),
]


def _pair(value: str, second: str) -> Case:
    """L lets R's C go and pungs O's tile."""
    table = Table().gives(L, "CC99p").avoids("C9p").feeds(R, "C").turn(O, second).label("pung").pungs(L, second, of=O).discards(L).stops()
    barred = value == "any" or (value == "same_kind" and second == "C")
    name = "same" if second == "C" else "other"
    return case(f"pung-let-go-{value.replace('_', '-')}-{name}", "A pung let go, and then another.", "JX-36", table, options={"pass_pung_lock": value},
                findings=[illegal("JX-36", "pung", L, code="passed-pung")] if barred else None)


ANY = {"pass_pung_lock": "any"}

PUNGS_LET_GO = [
    *(_pair(value, second) for value in ("same_kind", "any", "off") for second in ("C", "9p")),
    case("pung-let-go-in-words", "A pass bars as silence does.", "JX-36",
         Table().gives(L, "CC").avoids("C").feeds(R, "C").event("pass", L, on=["pung"]).turn(O, "C").label("pung").pungs(L, "C", of=O).discards(L).stops(),
         findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
    case("pung-let-go-a-lap-ago", "One's own draw ends it.", "JX-36",
         Table().gives(L, "CC").avoids("C").feeds(R, "C").turn(O).turn(L).turn(D, "C").pungs(L, "C", of=D).discards(L).stops()),
    case("pung-let-go-kong", "Kongs are not barred.", "JX-36 JX-18",
         Table().gives(L, "99p777s").avoids("9p").feeds(R, "9p").turn(O, "7s").kongs(L, "7s", "exposed", of=O).replaces(L).discards(L)
         .kong_paid("7s", D=2, R=1, O=2).stops(), options=ANY),
    case("pung-let-go-with-three", "Who holds three and takes neither has let a pung go.", "JX-36",
         Table().gives(L, "99p777s").avoids("9p").feeds(R, "7s").turn(O, "9p").label("pung").pungs(L, "9p", of=O).discards(L).stops(), options=ANY,
         findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
    case("pung-let-go-with-one", "Who holds one has let nothing go.", "JX-36",
         Table().gives(L, "99pC").avoids("9pC").feeds(R, "C").turn(O, "9p").pungs(L, "9p", of=O).discards(L).stops(), options=ANY),
    case("pung-let-go-by-winning-hand", "A pung let go bars no win.", "JX-36 JX-24",
         Table().holds(L, "123m456p789sCCEE").avoids("CE").starts().until(R).draws(R, "9m").discards(R, "9m").turn(O, "C")
         .wins(L, "C", on=O, feed=False, ping_hu=1).paid(O=1).closes(L), options=ANY),
]

CASES = [*LOCKS, *BY_PAYMENT, *LAPS, *REFUSED, *ROBBED, *PUNGS_LET_GO]
