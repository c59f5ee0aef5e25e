"""Horses turned up after a win: JX-38 to JX-45, JX-70; how many, from where, when, and whose they are."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case, finding, illegal
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"

winner = partial(case, preset="winner-horses")
dealer = partial(case, preset="dealer-horses")


def _won(wall: bool = True) -> Table:
    """R wins one off O."""
    return Table(wall=wall).holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1)


def _turned(shown: str, *, tail: bool = False) -> Table:
    return _won().turns_up(shown, tail=tail)


def _pays(table: Table, points: int) -> Table:
    """O pays so much more for the horses of R."""
    if points:
        table.horses_pay("winner", f"O>R {points}")
    return table.closes(R)


MISSING = finding("missed_duty", "JX-38", None, code="horses-missing")
UNKNOWN = finding("undecidable", "JX-38", None, code="horses-not-shown")


def _odd(code: str) -> Json:
    return finding("illegal_action", "JX-38", "horses", code=code)


GROUPS: list[Case] = [
    winner(f"horse-of-{name}", says, "JX-40 JX-44", _pays(_turned(tiles), points))
    for name, tiles, points, says in (
        ("the-right", "2m6pSF", 4, "Two, six, south and the green dragon are the right seat's, in any suit."),
        ("the-dealer", "1m5p9sE", 0, "One, five, nine and east are the dealer's."),
        ("the-dealer-too", "CE1p5s", 0, "So is the red dragon."),
        ("the-opposite", "3m7pWB", 0, "Three, seven, west and the white dragon are the opposite seat's."),
        ("the-left", "4m8p8sN", 0, "Four, eight and north are the left seat's."),
    )
]

COUNTS: list[Case] = [
    *(
        winner(f"horse-count-{count}", f"At a table of {count} horses.", "JX-70 JX-44", _pays(_turned(tiles), hits), options={"horse_count": count})
        for count, tiles, hits in ((2, "2m6p", 2), (3, "2m6pS", 3), (4, "2m6pSF", 4), (6, "2m6pSF2s6s", 6))
    ),
    winner("horse-mode-winner", "The winner has the horses.", "JX-38 JX-44", _pays(_turned("2m6pSF"), 4), options={"horse_mode": "winner"}),
    dealer("horse-mode-dealer", "The dealer has them.", "JX-38 JX-41", _turned("2m6pSF").horses_pay("dealer", "O>D 4").closes(R), options={"horse_mode": "dealer"}),
    case("horse-mode-none", "Nobody has.", "JX-70 JX-38", _won().closes(R), options={"horse_mode": "none", "horse_count": 0}),
    case("horse-mode-all", "Everybody has.", "JX-46 JX-73",
         Table(horses=("1m2m", "3p4s", "2s6p", "9sW")).holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)
         .horses_pay("all", "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4").closes(R), preset="all-horses", options={"horse_mode": "all"}),
    winner("horse-count-beyond-the-wall", "With three tiles left, three of four are turned up.", "JX-39",
           Table().holds(R, PLAIN).until_left(4, O).wins(R, "C", on=O, ping_hu=1).turns_up("2m6p9s").paid(O=1).horses_pay("winner", "O>R 2").closes(R)),
    winner("horse-count-exact", "With four left, four.", "JX-39",
           Table().holds(R, PLAIN).until_left(5, O).wins(R, "C", on=O, ping_hu=1).turns_up("2m6p9s9p").paid(O=1).horses_pay("winner", "O>R 2").closes(R)),
]

LEFT_OUT: list[Case] = [
    winner("horses-missing", "None turned up: the wall tells which they are.", "JX-38",
                         _won().lie_next("2m6p9s9p").horses_pay("winner", "O>R 2").closes(R), findings=[MISSING]),
    winner("horses-missing-without-a-wall", "Without a wall it is not known what they cost.", "JX-38",
           _won(wall=False).unscored(), findings=[UNKNOWN]),
    winner("horses-missing-of-any", "Nor where any tile might have been turned up.", "JX-38",
           _won().unscored(), options={"horse_draw_end": "any_remaining"}, findings=[UNKNOWN]),
    winner("horses-missing-at-an-empty-wall", "With no tile left none is missing.", "JX-39",
           Table().holds(R, PLAIN).until_left(1, O).wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R)),
    winner("horses-missing-without-shape", "After a win without shape none is due.", "JX-38 JX-52",
           Table().gives(R, "C").avoids("C").feeds(O, "C").wins(R, "C", on=O, feed=False).closes(R),
           findings=[finding("illegal_action", "JX-52", "win", R, code="no-winning-shape")]),
    winner("horses-without-shape", "One turned up all the same is no fault and counts nothing.", "JX-38 JX-52",
           Table().gives(R, "C").avoids("C").feeds(O, "C").wins(R, "C", on=O, feed=False).turns_up("2m6pSF").closes(R),
           findings=[finding("illegal_action", "JX-52", "win", R, code="no-winning-shape")]),
    winner("horses-of-a-drawn-hand", "A hand that nobody wins has none.", "JX-38 JX-13", Table().to_the_end_of_the_wall().back_burn_paid().closes(R)),
    winner("horses-of-a-dissolved-hand", "Nor has one broken off.", "JX-38 JX-68", Table().round().stops()),
]


def _shown(shown: str, points: int, code: str, *, in_wall: str | None = None, options: Json | None = None, name: str = "", says: str = "") -> Case:
    """Horses turned up otherwise than they should be."""
    table = _pays(_won().label("horses").turns_up(shown, in_wall=in_wall), points)
    return winner(f"horses-{name}", says, "JX-38", table, options=options, findings=[_odd(code)])


ODD: list[Case] = [
    _shown("2m6p9s", 2, "horses-too-few", name="too-few", says="Three turned up where four are due: priced as turned up."),
    _shown("9s2m6p9pSF", 2, "horses-too-many", name="too-many", says="Six turned up where four are due: the first four count."),
    _shown("2m6pSF", 4, "horses-differ", in_wall="9s9pEC", name="not-of-the-wall", says="Other tiles than lie there: priced as turned up."),
    _shown("2m9p9sE", 1, "horses-differ", in_wall="2m6p9sE", name="one-differs", says="One other tile is enough."),
    winner("horses-before-the-win", "Turned up before anybody wins.", "JX-38",
           Table().holds(R, PLAIN).round().label("horses").turns_up("2m6pSF", in_wall="").feeds(O, "C").wins(R, "C", on=O, feed=False, ping_hu=1).unscored(R),
           findings=[_odd("horses-untimely")]),
    winner("horses-twice", "Turned up twice.", "JX-38", _pays(_turned("2m6pSF").label("horses").turns_up("1m1p1sE"), 4), findings=[_odd("horses-twice")]),
    case("horses-at-another-table", "A table without horses turns none up.", "JX-38", _won().label("horses").turns_up("2m6pSF").closes(R),
         findings=[_odd("horses-unknown-mode")]),
    winner("horses-of-a-seat", "A seat named beside them changes nothing.", "JX-38", _pays(_won().sets_aside(R, "2m6pSF"), 4)),
    winner("horses-after-a-drawn-hand", "Turned up though nobody has won.", "JX-38",
           Table().until_left(4, L).label("horses").turns_up("2m6pSF", in_wall="").to_the_end_of_the_wall().back_burn_paid().closes(R),
           findings=[_odd("horses-untimely")]),
    winner("horses-of-any", "Where any tile left may be turned up.", "JX-38", _pays(_won().turns_up("2m6pSF", in_wall="").lie_next("9s9pEC2m6pSF"), 4),
           options={"horse_draw_end": "any_remaining"}),
    winner("horses-of-none-left", "Even there they must be left.", "JX-38",
           _pays(Table().holds(R, PLAIN).gives(D, "SSS").wins(R, "C", on=O, ping_hu=1).paid(O=1).label("horses").turns_up("2m6pSS", in_wall=""), 4),
           options={"horse_draw_end": "any_remaining"}, findings=[_odd("horses-differ")]),
]

PARTLY: list[Case] = [
    dealer("horses-one-not-shown-among-wrong-ones", "Wrong horses, one of them not shown; money booked for none.", "JX-38 JX-41",
           Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).label("horses").turns_up("2m6pS?", in_wall="2m9p9sE").paid(O=1)
           .horses_pay("dealer", "O>D 3").books_without("horse").closes(R, claims={"scores": [0, 1, -1, 0]}),
           findings=[_odd("horses-differ"), finding("wrong_transfer", "JX-41", "win", O, code="payment-missing", consequent=True),
                     finding("wrong_score", "GEN-09", None, consequent=True)]),
    winner("horses-one-not-shown", "One that is not shown is the one of the wall.", "JX-38",
           Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).turns_up("2m6pS?", in_wall="2m6pSF").paid(O=1).horses_pay("winner", "O>R 4").closes(R)),
]

ENDS: list[Case] = [
    winner("horses-from-the-head", "From the head.", "JX-38", _pays(_turned("2m6pSF"), 4), options={"horse_draw_end": "head"}),
    winner("horses-from-the-tail", "From the tail, the last tile first.", "JX-38", _pays(_turned("2m6pSF", tail=True), 4), options={"horse_draw_end": "tail"}),
    winner("horses-from-the-tail-lifted", "Or the top tile first.", "JX-38 JX-23",
           _pays(Table(linear=False).holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1).turns_up("2m6pSF", tail=True), 4),
           options={"horse_draw_end": "tail", "tail_order": "top_first"}),
    winner("horses-from-the-wrong-end", "From the head where the tail is due.", "JX-38", _pays(_won().label("horses").turns_up("2m6pSF"), 4),
           options={"horse_draw_end": "tail"}, findings=[_odd("horses-differ")]),
    winner("horses-from-the-wrong-end-too", "From the tail where the head is due.", "JX-38", _pays(_won().label("horses").turns_up("2m6pSF", tail=True), 4),
           findings=[_odd("horses-differ")]),
    winner("horses-from-the-tail-after-a-kong", "Behind the tile of a kong.", "JX-38 JX-23",
           Table().gives(D, "222p").holds(R, PLAIN).conceals(D, "2p").discards(D).wins(R, "C", on=O, ping_hu=1).paid(O=1).kong_paid("2p", R=4, O=4, L=4)
           .turns_up("2m6pSF", tail=True).horses_pay("winner", "O>R 4").closes(R), options={"horse_draw_end": "tail"}),
]


def _reserved(left: int) -> Table:
    """R self-draws with so many tiles left behind."""
    return Table().holds(R, PLAIN).until_left(left + 1, R).self_draws(R, "C", ping_hu=1).turns_up("2m6pSF").paid(D=2, O=1, L=1).horses_pay("winner", "D>R 8, O>R 4, L>R 4")


KEPT = {"reserve_horses": True}


def _until(left: int) -> Table:
    """Nobody wins; the wall is played down to so many tiles."""
    table = Table()
    table.live_wall -= left
    return table.to_the_end_of_the_wall()


RESERVED: list[Case] = [
    winner("reserve-kept", "Where four tiles are kept back, the last that is played wins and four are turned up.", "JX-39", _reserved(4).closes(R), options=KEPT),
    winner("reserve-drawn-hand", "The hand ends when they alone are left; they are not turned up.", "JX-39 JX-76", _until(4).back_burn_paid().closes(R), options=KEPT),
    winner("reserve-not-kept", "Where none are kept back, the hand goes on.", "JX-39 GEN-07", _until(4).unscored(outcome="draw"), options={"reserve_horses": False},
           findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    winner("reserve-drawn", "None of them is drawn.", "JX-39 JX-76", _until(4).label("draw").draws(D).discards(D).unscored(outcome="draw"),
           options=KEPT, findings=[illegal("JX-76", "draw", D, code="wall-empty")]),
    winner("reserve-kong", "Nor for a kong.", "JX-39 JX-23",
           Table().gives(L, "222p").until_left(5, L).draws(L, "2p").kongs(L, "2p", "concealed").event("dissolve").unscored(outcome="dissolved"), options=KEPT,
           findings=[finding("illegal_action", "JX-23", "kong", L, code="no-tile-for-kong")]),
    case("reserve-without-horses", "A table without horses keeps none.", "JX-39", Table().to_the_end_of_the_wall().back_burn_paid().closes(R), options=KEPT),
]


def _two(mode: str, pays: str) -> Table:
    """L's S wins one for D and five for R; the horses hit D twice and R once."""
    return (
        Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").wins(D, "S", on=L, ping_hu=1).wins_too(R, "S", on=L, peng_peng_hu=5)
        .turns_up("1m5s2pN").paid(to=D, L=2).paid(to=R, L=5).horses_pay(mode, pays).closes(D)
    )


SEVERAL: list[Case] = [
    winner("horses-shared", "Each winner counts its own among the same tiles.", "JX-43", _two("winner", "L>D 4, L>R 5"), options={"horse_multi_win": "shared_each"}),
    winner("horses-nearest", "Or the nearest winner alone has them.", "JX-43", _two("winner", "L>D 4"), options={"horse_multi_win": "nearest_only"}),
    dealer("horses-dealer-nearest", "For the dealer, hits on the nearest winner alone.", "JX-43 JX-41", _two("dealer", "L>D 4"), options={"horse_multi_win": "nearest_only"}),
    dealer("horses-dealer-shared", "Or hits on both.", "JX-43 JX-41", _two("dealer", "L>D 9"), options={"horse_multi_win": "shared_each"}),
]

SCOPE: list[Case] = [
    dealer("horses-scope-winner", "Hits on the winner alone.", "JX-41",
           Table().holds(R, PLAIN).self_draws(R, "C", ping_hu=1).turns_up("2m6s3p7s").paid(D=2, O=1, L=1).horses_pay("dealer", "O>D 2, L>D 2").closes(R),
           options={"horse_dealer_scope": "winner_only"}),
    dealer("horses-scope-all", "Or on anybody.", "JX-41",
           Table().holds(R, PLAIN).self_draws(R, "C", ping_hu=1).turns_up("2m6s3p7s").paid(D=2, O=1, L=1).horses_pay("dealer", "O>D 2, L>D 2, D>R 2").closes(R),
           options={"horse_dealer_scope": "inherit_all"}),
    dealer("horses-scope-all-nearest", "Where all count, who is nearest has no effect.", "JX-41 JX-43",
           Table().holds(R, PLAIN).self_draws(R, "C", ping_hu=1).turns_up("2m6s3p7s").paid(D=2, O=1, L=1).horses_pay("dealer", "O>D 2, L>D 2, D>R 2").closes(R),
           options={"horse_dealer_scope": "inherit_all", "horse_multi_win": "nearest_only"}),
]

ROBBED: list[Case] = [
    winner("horses-of-a-robbing", "A robbing has horses as a discard has.", "JX-45 JX-65",
           Table().holds(L, "123234678p99p46p").gives(D, "55p").punged(D, "5p", R).adds(D, "5p").robs(L, "5p", of=D, qing_yi_se_ping_hu=7).paid(D=14)
           .turns_up("4m8sNE").horses_pay("winner", "D>L 42").closes(L)),
    winner("horses-of-a-dealt-win", "So has a win as dealt.", "JX-44 JX-50",
           Table().deals(D, "123m456p789sESWCC").dealt_win(D, tian_hu=10).turns_up("1m5sE2p").paid(R=20, O=20, L=20)
           .horses_pay("winner", "R>D 60, O>D 60, L>D 60").closes(D)),
]

UNITS: list[Case] = [
    winner("horses-in-units", "Horses count in the table's unit.", "JX-77 JX-44",
           Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).turns_up("2m6pSF").pays(O, 3, unit=3).horses_pay("winner", "O>R 12").closes(R), options={"unit": 3}),
]

CASES = [*GROUPS, *COUNTS, *LEFT_OUT, *ODD, *PARTLY, *ENDS, *RESERVED, *SEVERAL, *SCOPE, *ROBBED, *UNITS]
