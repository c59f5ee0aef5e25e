"""Which events are listed as legal, and in which order."""

from collections.abc import Iterator, Sequence

import pytest

from scoring.engine.events import Discard, Dissolve, Draw, Event, SeatEvent
from scoring.engine.findings import Breach
from scoring.engine.law import Rules
from scoring.engine.legality import Judges, Legality
from scoring.engine.offers import MOST, legal_events
from scoring.engine.position import Position
from tests.support.positions import at


def refuses_ones(_position: Position, event: Event) -> Breach | None:
    return Breach("X-01", "refused") if isinstance(event, Discard) and event.tile == 1 else None


def refuses_nothing(_position: Position, _event: Event) -> None:
    return None


class Offering(Rules):
    """A law under which these events come to mind; no 2m is discarded."""

    offered: Sequence[Event] = ()

    def candidates(self, position: Position) -> Iterator[Event]:
        yield from self.offered


def listed(*offered: Event, first: int | None = None) -> list[Event]:
    rules = Offering((), (Legality("X-01", (Discard,), refuses_ones),))
    rules.offered = offered
    return legal_events(rules, at(), first)


@pytest.mark.parametrize(
    ("first", "seats"),
    [
        (None, [None, 0, 1, 2, 3]),
        (0, [0, None, 1, 2, 3]),
        (2, [2, None, 0, 1, 3]),
        (3, [3, None, 0, 1, 2]),
    ],
)
def test_the_seat_that_acted_comes_first_then_the_table_and_the_others_in_order(
    first: int | None, seats: list[int | None]
) -> None:
    events = [Draw(3, 5), Draw(1, 5), Draw(0, 5), Dissolve(None), Draw(2, 5)]
    found = listed(*events, first=first)
    assert [one.seat if isinstance(one, SeatEvent) else None for one in found] == seats


def test_events_of_one_seat_stay_in_the_order_they_come_to_mind_and_illegal_ones_are_left_out() -> None:
    tiles = [3, 1, 2, 1, 0]
    found = listed(*(Discard(2, tile) for tile in tiles), first=2)
    assert [one.tile for one in found if isinstance(one, Discard)] == [3, 2, 0]


@pytest.mark.parametrize(("number", "due"), [(39, 39), (40, 40), (41, 40), (90, 40)])
def test_at_most_forty_are_listed_those_of_the_seat_before_all_others(number: int, due: int) -> None:
    events = [*(Draw(0, 5) for _ in range(number)), Draw(1, 6)]
    found = listed(*events, first=1)
    assert found[0] is events[-1]
    assert len(found) == min(due + 1, MOST)
    assert len(listed(*events[:-1])) == due


def test_an_event_is_judged_by_the_clauses_about_its_type_in_their_order() -> None:
    both = Legality("X-01", (Discard, Draw), refuses_ones)
    draws = Legality("X-02", (Draw,), refuses_nothing)
    judges = Judges([both, draws])
    assert judges.of(Draw(0, 1)) == (refuses_ones, refuses_nothing)
    assert judges.of(Discard(0, 1)) == (refuses_ones,)
    assert judges.of(Dissolve(None)) == ()
    assert not both.of_claims
