"""What is let pass unjudged is what judging in full would let pass."""

import copy
import random
from collections.abc import Iterator

import pytest

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from scoring.engine.events import Event
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.replay import replay
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS


def logs(region: str, number: int, seed: str) -> Iterator[ReadLog]:
    """Random legal logs, golden cases, and both with changes."""
    chance = random.Random(seed)
    cases = [case["log"] for case in load_cases(region)]
    for at in range(number):
        played = REGIONS[region].random_log(f"{seed}{at}", chance)
        log = copy.deepcopy(chance.choice(cases)) if at % 2 else played
        for _ in range(4):
            try:
                yield read_log(as_bytes(log))
            except LogRefused:
                break
            mutate(log, chance, most=2)


class Doubter:
    """Stands for a law's own `is_ordinary` and judges in full what it lets pass."""

    def __init__(self, law: type[Rules], monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0
        asked = law.is_ordinary

        def judged(rules: Rules, position: Position, event: Event) -> bool:
            ordinary = asked(rules, position, event)
            if ordinary:
                self.passed += 1
                assert rules.breach(position, event) is None, event
                assert not [*rules.notes(position, event)], event
            return ordinary

        monkeypatch.setattr(law, "is_ordinary", judged)


def check(region: str, number: int, seed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many acts passed unjudged."""
    doubter = Doubter(REGIONS[region].law, monkeypatch)
    for read in logs(region, number, seed):
        law = read.rules.ruleset.build(read.rules.options)
        for hand in read.record.hands:
            for _ in replay(hand, law):
                pass
    return doubter.passed


@pytest.mark.parametrize("region", REGIONS)
def test_an_ordinary_act_breaks_no_clause(region: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(region, 60, "ordinary", monkeypatch) > 4_000


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_very_many_ordinary_acts_break_no_clause(region: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(region, 2_000, "very ordinary", monkeypatch) > 120_000
