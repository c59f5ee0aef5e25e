"""What is played without judging it comes out as it would judged in full."""

import copy
import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, Final

import pytest

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from scoring.engine import replay as replaying
from scoring.engine.deal import open_position
from scoring.engine.events import Event, Win
from scoring.engine.law import Rules
from scoring.engine.plain_turns import play_plain_turns
from scoring.engine.position import Position
from scoring.engine.record import SEATS, HandRecord
from scoring.engine.replay import replay
from scoring.engine.tiles import KINDS
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.mutations import mutate
from tests.support.regions import REGIONS
from tests.support.views import leave_out_tiles, seen_by

#: What is kept because it was found once: it may be known to one and not yet to the other.
KEPT: Final = ("waits", "shape_waits")
#: The wins that were looked at, kept likewise, what was found sooner and may be more or less narrow, and what
#: is to be noted once somebody asks.
LOOKED_AT: Final = (
    "last_win",
    "wins_read",
    "may_complete",
    "anyones",
    "gone_by",
    "has_first_gone",
    "unnoted",
)


def logs(region: str, number: int, seed: str) -> Iterator[ReadLog]:
    """Random legal logs, golden cases, and both with changes; of some not everything is shown."""
    chance = random.Random(seed)
    cases = [case["log"] for case in load_cases(region)]
    for at in range(number):
        log = REGIONS[region].random_log(f"{seed}{at}", chance)
        if at % 4 == 2:
            leave_out_tiles(log, chance)
        if at % 2:
            log = copy.deepcopy(chance.choice(cases))
            log = seen_by(log, chance.choice([None, *SEATS]), chance) if at % 4 == 3 else log
        for _ in range(4):
            try:
                yield read_log(as_bytes(log))
            except LogRefused:
                break
            mutate(log, chance, most=2)


def facts(thing: Any) -> Any:
    """All that a position, or a part of it, consists of."""
    if isinstance(thing, (list, tuple)):
        return [facts(part) for part in thing]
    if isinstance(thing, dict):
        return {key: facts(part) for key, part in thing.items()}
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())}
    return {name: facts(getattr(thing, name)) for name in names - {"hand"}} or thing


def assert_alike(position: Position, in_full: Position, law: Rules) -> None:
    """The same position; of what is kept, where both know it."""
    for one, seat in product((position, in_full), SEATS):
        law.permits(one, Win(seat, KINDS[0], (seat + 1) % 4))
    found, found_in_full = facts(position), facts(in_full)
    memory, memory_in_full = found["memory"], found_in_full["memory"]
    for name in KEPT:
        known, known_in_full = memory.pop(name, []), memory_in_full.pop(name, [])
        for one, other in zip(known, known_in_full, strict=True):
            assert None in (one, other) or one == other, name
    for name in LOOKED_AT:
        memory.pop(name, None)
        memory_in_full.pop(name, None)
    assert found == found_in_full


class SideBySide:
    """Replays hands twice at once: as they are, and with every event judged."""

    def __init__(self, law: type[Rules], monkeypatch: pytest.MonkeyPatch) -> None:
        self.unjudged = 0
        self._in_full: Position | None = None
        asked, played = law.rests, play_plain_turns

        def rests(rules: Rules, position: Position) -> bool:
            return position is not self._in_full and asked(rules, position)

        def counted(position: Position, rules: Rules, events: Sequence[Event]) -> int:
            plain = played(position, rules, events)
            self.unjudged += plain
            return plain

        monkeypatch.setattr(law, "rests", rests)
        monkeypatch.setattr(replaying, "play_plain_turns", counted)

    def replay(self, hand: HandRecord, law: Rules) -> None:
        """Raises AssertionError where the two differ."""
        position, self._in_full = open_position(hand, law), open_position(hand, law)
        steps, in_full = replay(hand, law, position), replay(hand, law, self._in_full)
        for one, other in zip(steps, in_full, strict=True):
            assert (one.number, facts(one.breaches)) == (other.number, facts(other.breaches))
            # What differs once differs for good, nearly always; to look takes longer than to play.
            if one.number is None or one.number % 6 == 0:
                assert_alike(position, self._in_full, law)


def check(region: str, number: int, seed: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many events were played without judging them, of hands that come out alike judged in full."""
    both = SideBySide(REGIONS[region].law, monkeypatch)
    for read in logs(region, number, seed):
        law = read.rules.ruleset.build(read.rules.options)
        for hand in read.record.hands:
            both.replay(hand, law)
    return both.unjudged


@pytest.mark.parametrize("region", REGIONS)
def test_a_plain_turn_comes_out_as_it_would_judged_in_full(
    region: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check(region, 12, "plain", monkeypatch) > 500


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_very_many_plain_turns_come_out_as_they_would_judged_in_full(
    region: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check(region, 1_000, "very plain", monkeypatch) > 40_000
