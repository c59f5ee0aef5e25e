"""飘 chosen wrongly: too high, too low, twice, not at all, in play (NC-10, NC-13)."""

from collections.abc import Iterator

from scoring.engine.events import Declare
from scoring.engine.findings import MISSED_DUTY
from scoring.engine.record import SEATS
from scoring.rulesets.nanchong.memory import memory_of
from tests.proof.deeds import Deed, deed
from tests.proof.nanchong.catalogue import act
from tests.proof.nanchong.view import View


def choosing(scene: View) -> list[int]:
    """Seats that have not chosen yet, while nobody has done anything else."""
    if not _is_before_play(scene) or not scene.chosen.piao_max:
        return []
    return [seat for seat in SEATS if memory_of(scene.position).piao[seat] is None]


def _is_before_play(scene: View) -> bool:
    """Whether play has not begun, and the table has not broken up instead."""
    return not memory_of(scene.position).piao_over and scene.position.closed is None


@act("NC-10", checks=("L06",), under={"piao_max": 3})
def piao_above_the_most(scene: View) -> Iterator[Deed]:
    """A seat says more than the table allows."""
    for seat in choosing(scene):
        yield deed(Declare(seat, "piao", scene.chosen.piao_max + scene.chance.randint(1, 4)))


@act("NC-10", checks=("L06",), under={"piao_max": 5})
def piao_below_nothing(scene: View) -> Iterator[Deed]:
    """A seat says less than nothing."""
    for seat in choosing(scene):
        yield deed(Declare(seat, "piao", -scene.chance.randint(1, 3)))


@act("NC-10", checks=("L06",), under={"piao_max": 0})
def piao_where_there_is_none(scene: View) -> Iterator[Deed]:
    """A seat chooses at a table that plays without."""
    if _is_before_play(scene):
        yield deed(Declare(scene.chance.choice(SEATS), "piao", scene.chance.randint(1, 5)))


@act("NC-10", checks=("L05",), under={"piao_max": 5})
def piao_chosen_twice(scene: View) -> Iterator[Deed]:
    """A seat chooses again before play."""
    for seat in SEATS if _is_before_play(scene) else ():
        if memory_of(scene.position).piao[seat] is not None:
            yield deed(Declare(seat, "piao", scene.chance.randint(0, scene.chosen.piao_max)))


@act("NC-10", MISSED_DUTY, checks=("L05",), under={"piao_max": 5})
def piao_forgotten(scene: View) -> Iterator[Deed]:
    """One seat never chooses; the dealer's first discard shows it."""
    missing, discards = choosing(scene), scene.discards()
    if missing and discards and not scene.wins_itself:
        forgetful, discard = scene.chance.choice(missing), scene.chance.choice(discards)
        said = [
            Declare(seat, "piao", scene.chance.randint(0, scene.chosen.piao_max))
            for seat in missing
            if seat != forgetful
        ]
        yield deed(*said, discard, at=len(said))


@act("NC-13", checks=("L07",), under={"piao_max": 5})
def piao_in_play(scene: View) -> Iterator[Deed]:
    """A seat chooses when play has begun."""
    if memory_of(scene.position).piao_over and scene.is_quiet and scene.upcoming is not None:
        value = scene.chance.randint(0, scene.chosen.piao_max)
        yield deed(Declare(scene.chance.choice(SEATS), "piao", value))
