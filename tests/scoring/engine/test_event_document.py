"""Events are written as the log format has them, without the keys that say nothing."""

import pytest

from scoring.engine.event_document import event_document
from scoring.engine.events import (
    Chow,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.tiles import UNKNOWN
from tests.support.tables import Json

ONE, TWO, LAST = 0, 1, 26  # 1m, 2m, 9s


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (Draw(0, ONE), {"type": "draw", "seat": 0, "tile": "1m", "source": "head"}),
        (Draw(3, UNKNOWN, "tail"), {"type": "draw", "seat": 3, "tile": "??", "source": "tail"}),
        (Discard(1, LAST), {"type": "discard", "seat": 1, "tile": "9s"}),
        (Discard(1, LAST, drawn=False), {"type": "discard", "seat": 1, "tile": "9s", "drawn": False}),
        (Discard(1, LAST, drawn=True), {"type": "discard", "seat": 1, "tile": "9s", "drawn": True}),
        (Chow(1, ONE, 0, (TWO, 2)), {"type": "chow", "seat": 1, "tile": "1m", "from": 0, "own": "2m3m"}),
        (Pung(2, ONE, 0), {"type": "pung", "seat": 2, "tile": "1m", "from": 0}),
        (Kong(0, ONE, "added"), {"type": "kong", "seat": 0, "tile": "1m", "kind": "added"}),
        (
            Kong(0, ONE, "exposed", 3, "open"),
            {"type": "kong", "seat": 0, "tile": "1m", "kind": "exposed", "from": 3, "mode": "open"},
        ),
        (Win(0, how="dealt"), {"type": "win", "seat": 0, "how": "dealt"}),
        (
            Win(0, ONE, 0, "discard"),
            {"type": "win", "seat": 0, "tile": "1m", "from": 0, "how": "discard"},
        ),
        (Declare(0, "piao", 0), {"type": "declare", "seat": 0, "key": "piao", "value": 0}),
        (
            Declare(1, "ready", None, (), (TWO, LAST), ("x", "y")),
            {
                "type": "declare",
                "seat": 1,
                "key": "ready",
                "tiles": "",
                "waits": "2m9s",
                "patterns": ["x", "y"],
            },
        ),
        (Reveal(None, "birds", (ONE, TWO)), {"type": "reveal", "key": "birds", "tiles": "1m2m"}),
        (
            Reveal(0, "dice", None, (3, 4)),
            {"type": "reveal", "seat": 0, "key": "dice", "values": [3, 4]},
        ),
        (Pass(2), {"type": "pass", "seat": 2}),
        (Escape(0), {"type": "escape", "seat": 0}),
        (Dissolve(None), {"type": "dissolve"}),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_an_event_is_written_with_what_it_says_and_nothing_else(event: Event, written: Json) -> None:
    assert event_document(event) == written
