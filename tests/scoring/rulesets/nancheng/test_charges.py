"""Which horses count towards payments (JX-38, JX-46, JX-70)."""

import pytest

from scoring.engine.deal import open_position
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.rulesets import load
from scoring.rulesets.nancheng.charges import horses_in
from scoring.rulesets.nancheng.rules import NanchengRules
from tests.support.positions import won


def played(mode: str, count: int, winner: int | None) -> tuple[NanchengRules, Position]:
    """A hand that shows neither its wall nor a horse, at a table of this mode, and who has won it."""
    ruleset = load("nancheng")
    defaults = {option.name: option.default for option in ruleset.options}
    law = ruleset.build(defaults | {"horse_mode": mode, "horse_count": count})
    assert isinstance(law, NanchengRules)
    position = open_position(HandRecord(1, 0, ((), (), (), ()), (), "win"), law)
    if winner is not None:
        won(position, winner, None)
    return law, position


@pytest.mark.parametrize(
    ("mode", "count", "winner"),
    [("none", 0, 1), ("none", 0, None), ("winner", 4, None), ("dealer", 4, None)],
    ids=("a-table-without-horses", "nor-in-a-drawn-hand", "nobody-has-won", "the-dealer-neither"),
)
def test_where_no_horses_are_turned_up_no_seat_has_any(mode: str, count: int, winner: int | None) -> None:
    law, position = played(mode, count, winner)
    assert horses_in(law.chosen, position) == [(), (), (), ()]


@pytest.mark.parametrize(("mode", "winner"), [("winner", 1), ("dealer", 1), ("all", 1), ("all", None)])
def test_horses_that_nobody_has_seen_are_unknown(mode: str, winner: int | None) -> None:
    law, position = played(mode, 4, winner)
    assert horses_in(law.chosen, position) is None
