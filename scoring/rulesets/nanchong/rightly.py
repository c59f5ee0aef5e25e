"""What would hold had nobody said what the law refused: findings that would not then stand follow from it."""

from collections.abc import Iterator
from contextlib import contextmanager

from scoring.engine.events import Win
from scoring.engine.position import Position
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.taken import taken_down, value_anew


def are_words_wrong(position: Position) -> bool:
    """Whether some hand was laid down or announced though the law refused that."""
    memory = memory_of(position)
    return any(laid.wrong for laid in memory.laid_down.values()) or any(memory.ready.values())


@contextmanager
def without_wrong_words(position: Position) -> Iterator[None]:
    """Have such hands be neither laid down nor announced for a while."""
    memory = memory_of(position)
    said = memory.laid_down, memory.ready
    memory.laid_down = {seat: laid for seat, laid in said[0].items() if not laid.wrong}
    memory.ready = {seat: wrong for seat, wrong in said[1].items() if not wrong}
    try:
        yield
    finally:
        memory.laid_down, memory.ready = said


def is_worth_winning(chosen: Chosen, position: Position, win: Win) -> bool:
    """Whether a win that is legal now would be worth enough without what was said wrongly."""
    if not chosen.min_fan or not are_words_wrong(position):
        return True
    won = taken_down(position, win)
    with without_wrong_words(position):
        value = value_anew(chosen, position, won)
    return value is not None and value.fan >= chosen.min_fan
