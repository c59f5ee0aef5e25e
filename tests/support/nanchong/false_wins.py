"""False wins: what comes after one that the table did not honour is sound play, after one honoured it follows."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"
#: A hand that no 6s completes.
PLAIN = "1368m258p1479s36p"
NEAREST = {"multi_win": "nearest"}


def _self_drawn() -> Table:
    """B, who waits for 6s and 9s, draws 1p and wins with it."""
    return Table().holds(B, CLOSED).until(B).draws(B, "1p").label("false").event("win", B, "1p", how="self_draw")


def _laid() -> Table:
    """After that B lays down."""
    return _self_drawn().label("laid").lays_down(B, "78s", "6s9s")


def _thrown() -> Table:
    """C discards 6s, on which B waits; D, who is nearer, waits for nothing."""
    return Table().holds(B, P).deals(D, PLAIN).ready().feeds(C, "6s")


def _claims_falsely(table: Table, seat: int = D) -> Table:
    return table.label("false").event("win", seat, "6s", **{"from": C, "how": "discard"})


FALSE: Json = illegal("NC-32", "false", B, code="no-winning-shape")
CLAIMED: Json = illegal("NC-32", "false", D, code="no-winning-shape")

NOT_HONOURED = [
    case("false-win-and-dissolved", "A table called dissolved after a false win did not honour it.", "NC-32 GEN-07",
         _self_drawn().closes(A, outcome="dissolved"), findings=[FALSE]),
    case("false-win-and-a-dissolve", "A table may be dissolved over a false win.", "NC-32 GEN-07",
         _self_drawn().event("dissolve").closes(A, outcome="dissolved"), findings=[FALSE]),
    case("false-win-and-an-escape", "Who leaves after a false win ends the hand as in play.", "NC-32 GEN-07",
         _self_drawn().event("escape", B).closes(A, outcome="escaped"), findings=[FALSE]),
    case("false-win-and-a-drawn-hand", "A false win of the last tile that is not honoured leaves the hand drawn.", "NC-32 GEN-07 NC-30",
         Table().deals(D, PLAIN).until_left(1, C, "1s").draws(C, "6s").discards(C, "6s").label("false").event("win", D, "6s", **{"from": C, "how": "discard"})
         .unscored(outcome="draw"), findings=[CLAIMED]),
    case("false-win-and-a-draw-too-early", "A hand called drawn in its middle is at fault, with a false win before it or without.", "NC-32 GEN-07",
         _self_drawn().unscored(outcome="draw"), findings=[FALSE, finding("broken_record", "GEN-07", None, code="end-not-shown", expected=None)]),
    case("false-win-then-a-lay-down", "A 摆 after a false win that was not honoured is a sound one, the last of a table dissolved too.", "NC-32 NC-19",
         _laid().event("dissolve").closes(A, outcome="dissolved"), findings=[FALSE]),
    case("false-win-then-a-lay-down-at-the-end", "So is one after which the table closes without a word.", "NC-32 NC-19",
         _laid().closes(A, outcome="dissolved"), findings=[FALSE]),
    case("false-win-then-a-wrong-lay-down", "A 摆 of wrong waits stays a fault of its own.", "NC-32 NC-19",
         _self_drawn().label("laid").lays_down(B, "78s", "6s").closes(A, outcome="dissolved"),
         findings=[FALSE, illegal("NC-19", "laid", B)]),
]

HONOURED = [
    case("false-win-honoured-then-a-lay-down", "A 摆 after a false win that was honoured is out of turn by that alone.", "NC-32 NC-19",
         _laid().unscored(), findings=[FALSE, illegal("NC-19", "laid", B, code="lay-down-out-of-turn", consequent=True)]),
    case("false-win-honoured-then-a-wrong-lay-down", "One that would be wrong all the same is a fault of its own.", "NC-32 NC-19",
         _self_drawn().label("laid").lays_down(B, "78s", "6s").unscored(),
         findings=[FALSE, illegal("NC-19", "laid", B, code="lay-down-out-of-turn")]),
    case("false-win-honoured-then-a-report", "A report after a false win as dealt is too late by that alone.", "NC-32 NC-26",
         Table().deals(A, PLAIN + "9p").deals(B, CLOSED).label("false").event("win", A, how="dealt").label("report").reports(B).unscored(),
         findings=[illegal("NC-32", "false", A, code="no-winning-shape"), illegal("NC-26", "report", B, code="ready-too-late", consequent=True)]),
    case("false-win-honoured-then-a-dissolve", "A dissolve after a hand called won follows from the false win.", "NC-32 GEN-07",
         _self_drawn().label("dissolve").event("dissolve").unscored(),
         findings=[FALSE, finding("broken_record", "GEN-07", "dissolve", code="after-the-end", consequent=True)]),
]

ROBBED = [
    case("false-win-of-a-kong-and-dissolved", "A table called dissolved after a false robbing is at fault by that alone.", "NC-32 NC-37 GEN-07",
         Table().gives(C, "66s").deals(D, PLAIN).feeds(B, "6s").pungs(C, "6s", of=B).discards(C).adds(C, "6s").label("false")
         .event("win", D, "6s", **{"from": C, "how": "rob_kong"}).unscored(outcome="dissolved"),
         findings=[CLAIMED, finding("broken_record", "GEN-07", None, code="end-not-shown", consequent=True)]),
]

NEARER = [
    case("several-nearest-after-a-false-win", "Where only the nearest wins, a nearer win that is false makes no farther one wrong.", "NC-31 NC-32",
         _claims_falsely(_thrown()).wins(B, "6s", on=C, feed=False, di=1).pays(C, 1, clause="NC-31").unscored(), findings=[CLAIMED], options=NEAREST),
    case("several-nearest-before-a-false-win", "Nor does it where it is logged after the farther one.", "NC-31 NC-32",
         _claims_falsely(_thrown().wins(B, "6s", on=C, feed=False, di=1).pays(C, 1, clause="NC-31")).unscored(), findings=[CLAIMED], options=NEAREST),
    case("several-nearest-farther-false", "A farther win that is false is one fault, a nearer one beside it none.", "NC-31 NC-32",
         _claims_falsely(Table().holds(D, P).deals(B, PLAIN).ready().feeds(C, "6s"), B).wins(D, "6s", on=C, feed=False, di=1).pays(C, 1, clause="NC-31").unscored(),
         findings=[FALSE], options=NEAREST),
]

CASES = [*NOT_HONOURED, *HONOURED, *ROBBED, *NEARER]
