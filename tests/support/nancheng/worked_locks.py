"""The rulebook's examples of locks, kongs and the first discard followed: T01 to T15."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
#: Waits for 4s and 7s with one point, for 6s with five.
PUNGS = "5556s [222m] [333p] [777m]"


def _passed() -> Table:
    """L lets R's 4s go."""
    return Table().holds(L, PUNGS).ready().feeds(R, "4s")


WINS = [
    case("T01", "A win let go bars another that is not worth more before one's own next turn.", "JX-34 JX-35",
         _passed().turn(O, "7s").wins(L, "7s", on=O, feed=False, ping_hu=1).paid(O=1).closes(L),
         findings=[illegal("JX-34", "win", L, code="passed-win")]),
    case("T02", "One that is worth more is allowed.", "JX-35",
         _passed().turn(O, "6s").wins(L, "6s", on=O, feed=False, peng_peng_hu=5).paid(O=5).closes(L)),
    case("T03", "A self-draw always is.", "JX-34",
         _passed().until(L).self_draws(L, "7s", ping_hu=1).paid(D=2, R=1, O=1).closes(L)),
    case("T04", "After one's own draw a new lap begins.", "JX-34",
         _passed().until(L).turn(L).turn(D, "7s").wins(L, "7s", on=D, feed=False, ping_hu=1).paid(D=2).closes(L)),
    case("T04b", "So it does after one's own pung.", "JX-34",
         Table().holds(L, "123m67s99pEEE [222p]").avoids("9pE").ready().feeds(R, "5s").turn(O, "9p").pungs(L, "9p", of=O).discards(L, "E")
         .turn(D, "8s").wins(L, "8s", on=D, feed=False, ping_hu=1).paid(D=2).closes(L)),
]


def _pair() -> Table:
    """L lets R's C go and pungs O's."""
    return Table().gives(L, "CC").avoids("C").feeds(R, "C").turn(O, "C").label("pung").pungs(L, "C", of=O).discards(L).stops()


def _another_pair() -> Table:
    """L lets R's C go and pungs O's 9p."""
    return Table().gives(L, "CC99p").avoids("C9p").feeds(R, "C").turn(O, "9p").label("pung").pungs(L, "9p", of=O).discards(L).stops()


PUNGED = [
    case("T05", "A pung let go bars the same kind until one's own next turn.", "JX-36", _pair(),
         findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
    case("T06", "Another kind may be punged.", "JX-36", _another_pair()),
    case("T06-any", "Where any kind is barred, it may not.", "JX-36", _another_pair(), options={"pass_pung_lock": "any"},
         findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
]

KONGS = [
    case("T07", "Who pungs with three keeps the fourth and may add it from the next own draw on.", "JX-37 JX-20 JX-19",
         Table().gives(L, "777s").punged(L, "7s", O).until(L).draws(L).kongs(L, "7s", "added").replaces(L).discards(L)
         .kong_paid("7s", D=2, R=1, O=2).stops()),
    case("T07-at-once", "In the turn of the pung it may not be added.", "JX-37",
         Table().gives(L, "777s").feeds(O, "7s").pungs(L, "7s", of=O).kongs(L, "7s", "added").replaces(L).discards(L)
         .kong_paid("7s", D=2, R=1, O=2).stops(), findings=[illegal("JX-37", "kong", L, code="added-kong-in-pung-turn")]),
]


def _won(table: Table) -> Table:
    """R wins a plain hand off O after all."""
    return table.wins(R, "C", on=O, ping_hu=1).paid(O=1)


def _kong_between() -> Table:
    """D and R discard N, O makes a concealed kong before doing so, L follows."""
    table = Table().holds(R, PLAIN).gives(O, "2222p").discards(D, "N").turn(R, "N").draws(O, "N").kongs(O, "2p", "concealed").replaces(O)
    table.discards(O, "N").draws(L, "N").label("followed").discards(L, "N")
    return _won(table).kong_paid("2p", D=4, R=2, L=2)


BURNS = [
    case("T08", "The dealer's first discard followed by all three costs one to each.", "JX-12",
         _won(Table().holds(R, PLAIN).follows("N")).front_burn_paid().closes(R)),
    case("T09", "A kong in between breaks it.", "JX-12", _kong_between().closes(R)),
    case("T09-claims-only", "Where only claims break it, it does not.", "JX-12", _kong_between().front_burn_paid().closes(R),
         options={"front_burn_broken_by": "claims_only"}),
    case("T10", "A kong of the dealer's before the first discard does not.", "JX-12 JX-04",
         _won(Table().holds(R, PLAIN).deals(D, "2222p147m369s1pBFN").kongs(D, "2p", "concealed").replaces(D).follows("N"))
         .kong_paid("2p", R=4, O=4, L=4).front_burn_paid().closes(R)),
    case("T11", "A pung of the first discard breaks it.", "JX-12",
         _won(Table().holds(R, PLAIN).gives(O, "NN").discards(D, "N").pungs(O, "N", of=D).discards(O)).closes(R)),
]


def _dealer_kongs() -> Table:
    """D makes a kong of what is dealt and draws the tile that wins."""
    return Table().deals(D, "2222p123m789sESWC").kongs(D, "2p", "concealed").replaces(D, "C")


ENDS = [
    case("T13", "A win after a kong is no dealt win.", "JX-50 JX-26 JX-04",
         _dealer_kongs().self_draws(D, "C", draw=False, ping_hu=1).paid(R=2, O=2, L=2).kong_paid("2p", R=4, O=4, L=4).closes(D)),
    case("T13-as-dealt", "So it cannot be claimed as one.", "JX-50",
         _dealer_kongs().dealt_win(D, ping_hu=1).paid(R=2, O=2, L=2).kong_paid("2p", R=4, O=4, L=4).closes(D),
         findings=[illegal("JX-50", "win", D, code="not-as-dealt")]),
    case("T14", "With the wall empty there is no tile for a kong.", "JX-23",
         Table().gives(L, "222p").until_left(1, L).draws(L, "2p").kongs(L, "2p", "concealed").discards(L)
         .kong_paid("2p", D=4, R=2, O=2).back_burn_paid().closes(R),
         findings=[illegal("JX-23", "kong", L, code="no-tile-for-kong")]),
    case("T15", "Nor for one on the last discard.", "JX-23 JX-76",
         Table().gives(L, "222p").until_left(1, O).draws(O, "2p").discards(O, "2p").kongs(L, "2p", "exposed", of=O).discards(L)
         .kong_paid("2p", D=2, R=1, O=2).back_burn_paid().closes(R),
         findings=[illegal("JX-23", "kong", L, code="no-tile-for-kong")]),
    case("T15-pung", "The last discard may be punged.", "JX-76",
         Table().gives(L, "222p").until_left(1, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).discards(L).back_burn_paid().closes(R)),
    case("T15-win", "And it may be won.", "JX-76 JX-24",
         Table().holds(R, PLAIN).until_left(1, O).wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R)),
]

CASES = [*WINS, *PUNGED, *KONGS, *BURNS, *ENDS]
