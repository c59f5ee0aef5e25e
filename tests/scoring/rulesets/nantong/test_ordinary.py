"""What is let pass unjudged is what judging in full would let pass."""

import copy
import random
from collections.abc import Iterator

import pytest

import scoring.rulesets.nantong.rules as nantong_rules
from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from scoring.engine.events import Event
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.replay import replay
from scoring.rulesets.nantong.ordinary import is_ordinary
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.mutations import mutate
from tests.support.random_nantong import nantong_log, random_options


def logs(number: int, seed: str) -> Iterator[ReadLog]:
    """Random legal logs, golden cases, and both with changes."""
    chance = random.Random(seed)
    cases = [case["log"] for case in load_cases()]
    for at in range(number):
        log = (
            copy.deepcopy(chance.choice(cases))
            if at % 2
            else nantong_log(f"{seed}{at}", random_options(chance))
        )
        for _ in range(4):
            try:
                yield read_log(as_bytes(log))
            except LogRefused:
                break
            mutate(log, chance, most=2)


class Doubter:
    """Stands for `is_ordinary` and judges in full what it lets pass."""

    def __init__(self) -> None:
        self.law: Rules | None = None
        self.passed = 0

    def __call__(self, position: Position, event: Event) -> bool:
        ordinary = is_ordinary(position, event)
        if ordinary and self.law is not None:
            self.passed += 1
            assert self.law.breach(position, event) is None, event
            assert not [*self.law.notes(position, event)], event
        return ordinary


def check(number: int, seed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many acts passed unjudged."""
    doubter = Doubter()
    monkeypatch.setattr(nantong_rules, "is_ordinary", doubter)
    for read in logs(number, seed):
        doubter.law = read.rules.ruleset.build(read.rules.options)
        for hand in read.record.hands:
            for _ in replay(hand, doubter.law):
                pass
    return doubter.passed


def test_an_ordinary_act_breaks_no_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(60, "ordinary", monkeypatch) > 5_000


@pytest.mark.long
def test_very_many_ordinary_acts_break_no_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(2_000, "very ordinary", monkeypatch) > 150_000
