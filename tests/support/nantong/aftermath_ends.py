"""How a hand ends after a fault: the last tile offered too early or out of order, labels and dealers that follow."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
GONE = finding("broken_record", "GEN-07", None, consequent=True)


def _end(before: int = 0) -> Table:
    """One tile is left and U is asked, or so many more."""
    return Table(wall=False).to_the_last_tile(before)


def _later(seat: int) -> Json:
    return illegal("NT-54", "wrong", seat)


LAST_TILES = [
    case("ends-offered-too-early", "The last tile offered one draw too early is one fault, with the answers and the end.",
         "NT-54 GEN-07",
         _end(1).label("wrong").sea(O, False).label("b").sea(U, False).label("c").sea(D, False).label("d").sea(N, False)
         .ends("draw", scores=None), findings=[_later(O), *(finding(None, "NT-54", at, consequent=True) for at in "bcd"), GONE]),
    case("ends-taken-too-early", "The last tile taken one draw too early is one fault, with its draw and the end.", "NT-54 GEN-07",
         _end(1).label("wrong").sea(O, True).label("draw").draws(O, source="seabed").discards(O).ends("draw", scores=None),
         findings=[_later(O), finding(None, "NT-54", "draw", consequent=True), GONE]),
    case("ends-asked-in-the-wrong-order", "Two seats asked in each other's place are one fault.", "NT-54",
         _end().sea(U, False).label("wrong").sea(N, False).label("b").sea(D, False).label("c").sea(O, False)
         .ends("draw", scores=None), findings=[_later(N), *(finding(None, "NT-54", at, consequent=True) for at in "bc")]),
    case("ends-sea-bird-of-another-tile", "The bird at the last tile is that tile, whatever is shown.", "NT-50",
         Table().holds(N, P).to_the_last_tile().sea_until(U).draws(U, "4s", "seabed").discards(U, "4s")
         .wins(N, "4s", on=U, feed=False, hai_di_pao=60).label("bird").birds("5s", at_sea=True)
         .ends(scores=(0, 120, 0, -120), next_dealer=N), findings=[finding("illegal_action", "NT-50", "bird")]),
]

LABELS = [
    case("ends-win-called-dissolved", "A hand that was won and is called dissolved gives the deal to its winner.", "GEN-07 NT-08",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends("dissolved", scores=(0, 10, -10, 0), next_dealer=N),
         findings=[finding("broken_record", "GEN-07", None)]),
    case("ends-two-leave", "Where one seat leaves and then another, the first ends the hand.", "GEN-07 NT-45",
         Table().starts().turn(N).event("escape", O).event("escape", U).ends("escaped", scores=(0, 0, -70, 0), next_dealer=D)),
]

DEALERS = [
    case("ends-dealer-after-play-past-the-end", "The dealer that play past the end points to is a consequence of it.", "GEN-07 NT-08",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m").label("late").event("win", O, "??")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"next_dealer": None}),
         Table(dealer=O).round().event("dissolve").ends("dissolved", next_dealer=O),
         findings=[finding("broken_record", "GEN-07", "late"),
                   finding("wrong_dealer", "NT-08", None, hand=1, consequent=True)]),
    case("ends-dealer-of-no-claim", "A dealer that neither the rules nor the claim before name is a fault of its own.", "NT-08",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N, claims={"next_dealer": O}),
         Table(dealer=U).round().event("dissolve").ends("dissolved", next_dealer=U),
         findings=[finding("wrong_dealer", "NT-08", None), finding("wrong_dealer", "NT-08", None, hand=1)]),
    case("ends-dealer-by-another-origin", "A dealer that another origin of the birds would name is found lawful there.",
         "NT-13 NT-48",
         Table().deals(N, "1111m23m456p789p1s").deals(O, "27m444p12589s333s").opens(N, "si_xi", si_xi=10)
         .opens(O, "liu_liu_shun", liu_liu_shun=10).birds("5s").ends(scores=None, next_dealer=D, claims={"next_dealer": None}),
         Table(dealer=N).round().event("dissolve").ends("dissolved", next_dealer=N),
         findings=[finding("wrong_dealer", "NT-13", None, hand=1,
                           also_legal_under=[{"option": "bird_origin", "value": "winner"}])]),
]

CASES = [*LAST_TILES, *LABELS, *DEALERS]
