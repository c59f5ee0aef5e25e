"""Where the dice have the wall broken, wrongly noted (JX-09 to JX-11)."""

from scoring.engine.findings import WRONG_WALL
from tests.proof.nancheng.catalogue import FAULTS
from tests.proof.records import At, Sheet


@FAULTS.record("JX-09", WRONG_WALL, checks=("A05", "JX-11"))
def another_wall_broken(sheet: Sheet) -> At | None:
    """The sum of the dice counts round from the dealer: another seat's wall is noted."""
    at = sheet.hand.wall_break
    if at is None:
        return None
    sheet.hand.wall_break = ((at[0] + sheet.chance.randrange(1, 4)) % 4, at[1])
    return At()


@FAULTS.record("JX-10", WRONG_WALL, checks=("A05", "JX-11"))
def another_stack_taken_first(sheet: Sheet) -> At | None:
    """As many stacks are kept as the smaller die shows."""
    at, dice = sheet.hand.wall_break, sheet.hand.dice
    if at is None or dice is None:
        return None
    larger = max(dice) + 1
    sheet.hand.wall_break = (
        at[0],
        sheet.chance.choice([s for s in (at[1] - 1, at[1] + 1, larger) if s != at[1]]),
    )
    return At()
