"""Hands laid down that are proposed: one for each set of waits, shown as briefly as may be."""

from typing import Final

import pytest

from scoring.engine.events import Declare
from scoring.engine.tiles import format_run
from scoring.rulesets import load
from tests.support.notation import log_run, run
from tests.support.positions import at

#: For each suit: two sets, a tile to discard and a part that waits, all of other suits.
BESIDE: Final = {"m": "123456p9p78s22s", "p": "123456s9s78m22m", "s": "123456m9m78p22p"}
#: By suit, what that part waits for.
WAITS: Final = {"m": "6s9s", "p": "6m9m", "s": "6p9p"}
SETS: Final = [
    *(f"{rank}{rank}{rank}{suit}" for suit in "mps" for rank in range(1, 10)),
    *(f"{rank}{rank + 1}{rank + 2}{suit}" for suit in "mps" for rank in range(1, 8)),
]


def proposed(hand: str) -> list[tuple[str, str]]:
    """What is proposed to a dealer who holds these tiles: tiles shown and waits."""
    ruleset = load("nanchong")
    law = ruleset.build({option.name: option.default for option in ruleset.options} | {"piao_max": 0})
    position = at(log_run(run(hand)))
    law.start(position)
    return [
        (format_run(event.tiles or ()), format_run(event.waits or ()))
        for event in law.candidates(position)
        if isinstance(event, Declare) and event.key == "lay_down"
    ]


@pytest.mark.parametrize("sets", SETS)
def test_a_set_that_the_waits_can_do_without_is_not_shown(sets: str) -> None:
    suit = sets[-1]
    part = log_run(run(BESIDE[suit]))[-8:]
    shown = [tiles for tiles, waits in proposed(sets + BESIDE[suit]) if waits == WAITS[suit]]
    assert [sorted(run(tiles)) for tiles in shown] == [sorted(run(part))]


def test_two_discards_that_leave_the_same_waits_make_one_proposal() -> None:
    waits = [waits for _, waits in proposed("111m4567m789s99s23p")]
    assert "1p4p" in waits
    assert len(waits) == len(set(waits))
