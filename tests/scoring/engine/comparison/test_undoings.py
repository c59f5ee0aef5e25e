"""Faults are undone in turn, as often as a hand may ask for it."""

from collections.abc import Iterator, Sequence

from scoring.engine.comparison.undoings import Undoings
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.transfers import Settlement
from tests.support.positions import at


class Undoing(Rules):
    """A law that can undo so many faults of as many seats as are asked for."""

    def undone(self, position: Position, seats: Sequence[int]) -> Iterator[Settlement]:
        for _ in range(100 * len(seats)):
            yield Settlement()


def undoings() -> Undoings:
    return Undoings(Undoing(tuple(range(27)), ()), at())


def test_all_that_the_law_can_undo_of_these_seats_is_tried() -> None:
    made = undoings()
    assert made.tried == 0
    assert list(made.of(())) == []
    assert made.tried == 0
    first = made.of((1, 2))
    assert isinstance(next(first), Settlement)
    assert made.tried == 1
    next(first)
    assert made.tried == 2


def test_one_hand_tries_sixty_and_no_more_however_often_it_asks() -> None:
    made = undoings()
    assert len(list(made.of((1,)))) == 60
    assert list(made.of((1, 2))) == []
    assert made.tried == 60
    made = undoings()
    found = made.of((3,))
    for _ in range(50):
        next(found)
    assert len(list(made.of((0,)))) == 10
