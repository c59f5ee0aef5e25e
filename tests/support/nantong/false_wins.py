"""False wins: what comes after one that the table did not honour is sound play, after one honoured it follows."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import case, finding, illegal
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
#: A hand that no 4s completes.
PLAIN = "1369m258p1479s36p"
NEAREST = {"multi_win": "nearest"}


def _self_drawn() -> Table:
    """O draws 9m and wins with it, which completes nothing."""
    return Table().deals(O, PLAIN).until(O).draws(O, "9m").label("false").event("win", O, "9m", how="self_draw")


def _thrown(near: str, far: str) -> Table:
    """U discards 4s; N sits nearer to U than O."""
    return Table().deals(N, near).deals(O, far).feeds(U, "4s")


def _claims(table: Table, seat: int) -> Table:
    return table.label("false").event("win", seat, "4s", **{"from": U, "how": "discard"})


def _nothing(table: Table, outcome: str) -> Table:
    return table.ends(outcome, scores=(0, 0, 0, 0), next_dealer=D)


FALSE = illegal("NT-14", "false", O)
CLAIMED = illegal("NT-14", "false", N)

NOT_HONOURED = [
    case("false-win-and-dissolved", "A table called dissolved after a false win did not honour it.", "NT-14 GEN-07",
         _nothing(_self_drawn(), "dissolved"), findings=[FALSE]),
    case("false-win-and-a-dissolve", "A table may be dissolved over a false win.", "NT-14 GEN-07",
         _nothing(_self_drawn().event("dissolve"), "dissolved"), findings=[FALSE]),
    case("false-win-and-an-escape", "Who leaves after a false win ends the hand as in play.", "NT-14 GEN-07",
         _self_drawn().event("escape", O).ends("escaped", scores=None, next_dealer=D), findings=[FALSE]),
    case("false-win-and-a-draw-too-early", "A hand called drawn in its middle is at fault, with a false win before it or without.", "NT-14 GEN-07",
         _self_drawn().ends("draw", scores=None), findings=[FALSE, finding("broken_record", "GEN-07", None, code="end-not-shown", expected=None)]),
    case("false-win-with-its-birds-and-dissolved", "Where its birds are shown, a false win stood; what it is called after that follows.", "NT-14 GEN-07",
         _self_drawn().birds("4m").ends("dissolved", scores=None), findings=[FALSE, finding("broken_record", "GEN-07", None, code="end-not-shown", consequent=True)]),
    case("false-win-honoured-then-a-dissolve", "A dissolve after a hand called won follows from the false win.", "NT-14 GEN-07",
         _self_drawn().label("dissolve").event("dissolve").ends(scores=None), options={"bird_count": 0},
         findings=[FALSE, finding("broken_record", "GEN-07", "dissolve", code="after-the-end", consequent=True)]),
]

NEARER = [
    case("several-nearest-after-a-false-win", "Where only the nearest wins, a nearer win that is false makes no farther one wrong.", "NT-46 NT-14",
         _claims(_thrown(PLAIN, P), N).wins(O, "4s", on=U, feed=False, ping_hu=10).birds("4m").ends(scores=None),
         findings=[CLAIMED], options=NEAREST),
    case("several-nearest-before-a-false-win", "Nor does it where it is logged after the farther one.", "NT-46 NT-14",
         _claims(_thrown(PLAIN, P).wins(O, "4s", on=U, feed=False, ping_hu=10), N).birds("4m").ends(scores=None),
         findings=[CLAIMED], options=NEAREST),
    case("several-nearest-farther-false", "A farther win that is false is one fault, a nearer one beside it none.", "NT-46 NT-14",
         _claims(_thrown(P, PLAIN), O).wins(N, "4s", on=U, feed=False, ping_hu=10).birds("4m").ends(scores=None),
         findings=[FALSE], options=NEAREST),
]

CASES = [*NOT_HONOURED, *NEARER]
