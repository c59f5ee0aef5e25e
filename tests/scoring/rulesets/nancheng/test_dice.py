"""Where the wall is broken, for every throw of two dice and every dealer (JX-09, JX-10)."""

import copy
from itertools import product
from typing import Final

import pytest

from tests.support.golden import audited, findings_of, log_of
from tests.support.tables import Json

#: By the sum of the dice, how many seats to the right of the dealer: 5, 9 the dealer's own wall, and so on.
WALLS: Final = {0: (5, 9), 1: (2, 6, 10), 2: (3, 7, 11), 3: (4, 8, 12)}
THROWS: Final = [*product(range(1, 7), repeat=2)]


def thrown(dice: tuple[int, int], seat: int, stack: int, case: str = "turn-order") -> Json:
    """What the audit says of a sound hand thrown like this."""
    log = copy.deepcopy(log_of("nancheng", case))
    log["hands"][0] |= {"dice": [*dice], "break": {"seat": seat, "stack": stack}}
    return audited(log)


@pytest.mark.parametrize("dice", THROWS)
def test_one_wall_and_one_stack_fit_a_throw(dice: tuple[int, int]) -> None:
    [steps] = [steps for steps, sums in WALLS.items() if sum(dice) in sums]
    fitting = [seat for seat in range(4) if thrown(dice, seat, min(dice) + 1)["verdict"] == "clean"]
    assert fitting == [steps]
    stacks = [stack for stack in range(1, 9) if thrown(dice, steps, stack)["verdict"] == "clean"]
    assert stacks == [min(dice) + 1]


@pytest.mark.parametrize(("dice", "seat"), [((2, 3), 3), ((1, 1), 0), ((3, 4), 1), ((6, 6), 2)])
def test_walls_are_counted_from_whoever_deals(dice: tuple[int, int], seat: int) -> None:
    report = thrown(dice, seat, min(dice) + 1, case="dealer-first-any-seat")
    assert findings_of(report) == []
