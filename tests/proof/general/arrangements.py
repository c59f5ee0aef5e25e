"""Who might be brought to win off a discard, or with the tile that is drawn next."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw
from scoring.engine.position import CLAIMS
from scoring.engine.record import SEATS
from tests.proof.arranging import Wanted
from tests.proof.scene import Scene


def off_a_discard(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.position.acts > 4:
        yield Wanted(scene.chance.choice([seat for seat in SEATS if seat != discard.seat]))


def off_a_discard_that_another_could_pung(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left, of which another seat is to hold a pair."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left > 4 and scene.position.acts > 4:
        seat, other = scene.chance.sample([seat for seat in SEATS if seat != discard.seat], 2)
        yield Wanted(seat, three=other, copies=2)


def on_the_next_draw(scene: Scene) -> Iterator[Wanted]:
    """An ordinary draw is due."""
    due = isinstance(scene.upcoming, Draw) and scene.goes_on and scene.phase == CLAIMS
    if due and scene.left > 4 and scene.position.acts > 4:
        yield Wanted(scene.seat, scene.position.table.wall.head)
