"""A sound game leaves no cycles of objects: memory is free at once, and no collector has to look for them."""

import gc

import pytest

from replays.auditing.child import audit_bytes
from replays.logformat.writing import log_document
from scoring.rulesets import load
from scoring.simulator.games import simulate
from tests.support.gamelogs import as_bytes
from tests.support.regions import REGIONS


@pytest.mark.parametrize("region", sorted(REGIONS))
def test_an_audit_of_a_sound_game_leaves_no_cycles_behind(region: str) -> None:
    log = as_bytes(log_document(simulate(load(region), "cycles", hands=6)))
    audit_bytes(log)
    gc.collect()
    gc.disable()
    try:
        audit_bytes(log)
        assert gc.collect() == 0
    finally:
        gc.enable()
