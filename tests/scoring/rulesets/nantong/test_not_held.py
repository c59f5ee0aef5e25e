"""Whatever an act is cited for: tiles that its seat does not hold cannot be moved (GEN-03)."""

import copy
from typing import Any

import pytest

from replays.logformat.reader import read_log
from scoring.engine.deal import open_position
from scoring.engine.replay import replay
from tests.support.gamelogs import as_bytes
from tests.support.golden import log_of

#: Acts amid the discards of an open kong, none of whose tiles their seats hold.
AMID: tuple[dict[str, Any], ...] = (
    {"type": "kong", "seat": 2, "tile": "9s", "kind": "added", "mode": "supplement"},
    {"type": "kong", "seat": 2, "tile": "9s", "kind": "concealed", "mode": "supplement"},
    {"type": "kong", "seat": 2, "tile": "3p", "from": 1, "kind": "exposed", "mode": "supplement"},
    {"type": "pung", "seat": 3, "tile": "3p", "from": 1},
    {"type": "chow", "seat": 2, "tile": "3p", "from": 1, "own": "1p2p"},
    {"type": "discard", "seat": 2, "tile": "9s"},
)


@pytest.mark.parametrize("act", AMID, ids=lambda act: f"{act['type']}-{act.get('kind', '')}".strip("-"))
def test_an_act_out_of_place_whose_tiles_are_not_held_ends_what_can_be_replayed(act: dict[str, Any]) -> None:
    log = copy.deepcopy(log_of("nantong", "open-kong-of-4-tiles"))
    events = log["hands"][0]["events"]
    place = next(at for at, event in enumerate(events) if event.get("tile") == "3p" and "drawn" in event) + 1
    events.insert(place, act)
    read = read_log(as_bytes(log))
    [hand] = read.record.hands
    law = read.rules.ruleset.build(read.rules.options)
    position = open_position(hand, law)
    *_, last = replay(hand, law, position)
    assert last.number == place
    assert any(breach.stops for breach in last.breaches)
    assert all(min(counts) >= 0 for counts in position.table.hands)
