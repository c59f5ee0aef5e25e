"""What is told at a glance to agree with what is due agrees by the whole comparison too."""

import copy
import random
from collections.abc import Iterator, Sequence

import pytest

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from scoring.compiled import COMPILED, engine
from scoring.engine import hand_audit
from scoring.engine.audit import audit_game
from scoring.engine.comparison.agreement import claims_what_is_due
from scoring.engine.position import Position
from scoring.engine.report import encode_report
from scoring.engine.transfers import Settlement
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS


def logs(region: str, number: int) -> Iterator[ReadLog]:
    """Golden cases and random logs, each also with a change or two."""
    chance = random.Random(f"agreement {region}")
    cases = [case["log"] for case in load_cases(region)]
    for at in range(number):
        played = REGIONS[region].random_log(f"agreement{at}", chance)
        log = copy.deepcopy(chance.choice(cases)) if at % 2 else played
        for _ in range(3):
            try:
                yield read_log(as_bytes(log))
            except LogRefused:
                break
            mutate(log, chance, most=1)


def report_of(read: ReadLog) -> bytes:
    return encode_report(audit_game(read.record, read.rules, read.sha256))


@pytest.mark.skipif(engine() == COMPILED, reason="compiled, the engine calls its own functions alone")
@pytest.mark.parametrize("region", REGIONS)
def test_a_hand_that_agrees_at_a_glance_agrees_in_full(region: str, monkeypatch: pytest.MonkeyPatch) -> None:
    agreed = 0

    def compared_in_full(position: Position, due: Settlement, scores: Sequence[int]) -> bool:
        nonlocal agreed
        agreed += claims_what_is_due(position, due, scores)
        return False

    for read in logs(region, 24):
        at_a_glance = report_of(read)
        with monkeypatch.context() as patched:
            patched.setattr(hand_audit, "claims_what_is_due", compared_in_full)
            assert report_of(read) == at_a_glance
    assert agreed > 15
