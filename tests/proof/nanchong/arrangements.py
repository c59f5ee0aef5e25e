"""Who might be brought to win where it seldom happens: by robbing, on a kong's tile, with the last tile."""

from collections.abc import Iterator

from scoring.engine.events import Discard, Draw, Kong
from scoring.engine.position import CLAIMS, REPLACEMENT
from scoring.engine.record import SEATS
from scoring.engine.table import PUNG
from tests.proof.arranging import Laid, Wanted
from tests.proof.scene import Scene


def by_robbing(scene: Scene) -> Iterator[Wanted]:
    """A kong has just been added to a pung."""
    kong = scene.last
    if isinstance(kong, Kong) and kong.kind == "added" and scene.live is not None:
        yield from (Wanted(seat) for seat in SEATS if seat != kong.seat)


def on_the_tile_of_a_kong(scene: Scene) -> Iterator[Wanted]:
    """The konger is about to draw it."""
    draw = scene.upcoming
    if scene.phase == REPLACEMENT and isinstance(draw, Draw):
        yield Wanted(scene.seat, scene.law.place(scene.position, draw))


def on_the_tile_of_a_kong_that_was_fed(scene: Scene) -> Iterator[Wanted]:
    """The same where another's discard made the kong."""
    if isinstance(scene.last, Kong) and scene.last.kind == "exposed":
        yield from on_the_tile_of_a_kong(scene)


def on_the_discard_after_a_kong(scene: Scene) -> Iterator[Wanted]:
    """The konger has just discarded, for the first time since he drew the tile of his kong."""
    acts = [event for event in scene.so_far if isinstance(event, (Draw, Discard, Kong))][-3:]
    if scene.phase == CLAIMS and [type(act) for act in acts] == [Kong, Draw, Discard]:
        yield from (Wanted(seat) for seat in SEATS if seat != acts[-1].seat)


def on_the_last_tile(scene: Scene) -> Iterator[Wanted]:
    """The last tile of the wall is about to be drawn."""
    if scene.left == 1 and scene.phase == CLAIMS and isinstance(scene.upcoming, Draw):
        yield Wanted(scene.seat, scene.position.table.wall.head)


def fourth_of_a_pung_on_the_last_tile(scene: Scene) -> Iterator[Laid]:
    """The last tile is about to be drawn, and is one that its seat has taken by 碰."""
    if scene.left == 1 and scene.phase == CLAIMS and isinstance(scene.upcoming, Draw):
        melds = scene.position.table.melds[scene.seat]
        for tile in (meld.tiles[0] for meld in melds if meld.kind == PUNG):
            yield Laid(lies=(scene.position.table.wall.head, tile), kept=(scene.seat,))


def on_the_last_discard(scene: Scene) -> Iterator[Wanted]:
    """Whoever drew the last tile has discarded."""
    if not scene.left and scene.phase == CLAIMS and isinstance(scene.last, Discard):
        yield from (Wanted(seat) for seat in SEATS if seat != scene.last.seat)


def by_two_seats(scene: Scene) -> Iterator[Wanted]:
    """Any discard while tiles are left."""
    discard = scene.last
    if isinstance(discard, Discard) and scene.phase == CLAIMS and scene.left and scene.position.acts > 4:
        seat, other = scene.chance.sample([seat for seat in SEATS if seat != discard.seat], 2)
        yield Wanted(seat, beside=other)


def on_a_discard_with_four_melds(scene: Scene) -> Iterator[Wanted]:
    """A seat whose sets all lie open has discarded."""
    discard = scene.last
    if scene.phase != CLAIMS or not isinstance(discard, Discard):
        return
    if len(scene.position.table.melds[discard.seat]) == 4:
        yield from (Wanted(seat) for seat in SEATS if seat != discard.seat)


def on_the_first_discard(scene: Scene) -> Iterator[Wanted]:
    """The dealer has made his first discard."""
    if isinstance(scene.last, Discard) and sum(isinstance(event, Discard) for event in scene.so_far) == 1:
        yield from (Wanted(seat) for seat in SEATS if seat != scene.last.seat)
