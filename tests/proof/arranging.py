"""Hands in which somebody wins where it seldom happens: tiles that nobody has seen change places.

Up to a point of a hand, the tiles that seats still hold concealed and those of the wall may lie any way round
without another act being done. So a seat can be given a hand that waits for the tile that comes next.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from scoring.engine.customs import is_every_other
from scoring.engine.deal import deal_places
from scoring.engine.events import Chow, Discard, Draw, Escape, Event, Kong, Pung
from scoring.engine.record import HandRecord
from scoring.engine.table import CONCEALED
from scoring.engine.tiles import Tile
from tests.proof.scene import Scene
from tests.proof.waiting import waiting_hand


@dataclass(frozen=True)
class Wanted:
    """Who is to win: the live tile, or the one that is drawn from this place of the wall.

    Who holds a tile to discard may instead be given `four` alike to lay down at once, whose replacement comes
    from that place; without a place it need not win. Who `leaves` does so at once. The seat `beside` is to
    win the same tile. The seat `three` is to hold three of the live tile (else so many `copies`).
    """

    seat: int
    place: int | None = None
    four: bool = False
    leaves: bool = False
    beside: int | None = None
    three: int | None = None
    copies: int = 3


@dataclass(frozen=True)
class Laid:
    """Tiles laid otherwise: who `holds` which beside others, which tile `lies` at a place of the wall.

    The other tiles of each seat that `waits` make a hand that waits for a tile: with a pair of 2, 5 or 8, or
    with `another_pair`. Seats that are `kept` keep what they hold. What somebody `does` then is done at once.
    """

    holds: tuple[tuple[int, tuple[Tile, ...]], ...] = ()
    lies: tuple[int, Tile] | None = None
    waits: tuple[tuple[int, Tile], ...] = ()
    another_pair: bool = False
    kept: tuple[int, ...] = ()
    does: tuple[Event, ...] = ()


#: Who might be brought to win at a scene, or which tiles might lie otherwise.
Arrange = Callable[[Scene], Iterable[Wanted | Laid]]


def arranged(scene: Scene, wanted: Wanted | Laid, drawn_from: dict[int, int]) -> HandRecord | None:
    """The hand up to this scene, in which the seat waits for that tile; None if no way was found.

    `drawn_from` tells the place of the wall by the number of each draw.
    """
    if isinstance(wanted, Wanted) and wanted.leaves:
        left = (*scene.so_far, Escape(wanted.seat))
        return replace(scene.hand, events=left, outcome="escaped")
    if isinstance(wanted, Laid):
        hand = _laid(scene, wanted, drawn_from)
    else:
        hand = _arranged(scene, wanted, drawn_from)
    # What the table does in this hand as in every other has been done already, or not, up to here.
    return hand if hand is not None and is_every_other(hand) == is_every_other(scene.hand) else None


def _laid(scene: Scene, laid: Laid, drawn_from: dict[int, int]) -> HandRecord | None:
    tiles = _Unseen(scene, drawn_from)
    if not tiles.lay(laid):
        return None
    hand = tiles.dealt()
    hand.events = (*hand.events, *laid.does)
    return hand


def _arranged(scene: Scene, wanted: Wanted, drawn_from: dict[int, int]) -> HandRecord | None:
    tiles = _Unseen(scene, drawn_from)
    if not wanted.four:
        found = wanted.three is None or tiles.give_of_live(wanted.three, wanted.copies)
        found = found and tiles.have_win(wanted, [])
        found = found and (wanted.beside is None or tiles.have_win_too(wanted.beside))
        return tiles.dealt() if found else None
    four = tiles.four_alike()
    if not four or not tiles.have_four(wanted, four):
        return None
    hand = tiles.dealt()
    hand.events = (*hand.events, Kong(wanted.seat, four[0], CONCEALED, None, "supplement"))
    return hand


class _Unseen:
    """The tiles that nobody has seen: of the wall, and concealed in hands."""

    def __init__(self, scene: Scene, drawn_from: dict[int, int]) -> None:
        assert scene.hand.wall is not None
        self.scene, self.chance, self.drawn_from = scene, scene.chance, drawn_from
        self.wall = list(scene.hand.wall)
        self.own = _concealed(scene, drawn_from)
        self.free = [*scene.position.table.wall.remaining(), *(place for held in self.own for place in held)]
        self.winning: Tile | None = None

    def have_win(self, wanted: Wanted, four: Sequence[Tile]) -> bool:
        """Give the seat a hand that waits for the tile wanted, beside four alike if there are any."""
        tile = self._tile_to_win(wanted)
        if tile is None or tile in four:
            return False
        there = Counter(self.wall[place] for place in self.free) - Counter(four)
        if wanted.place is not None:
            there -= Counter([tile])
        hand = waiting_hand(there, tile, len(self.own[wanted.seat]) - len(four), self.chance)
        if hand is None:
            return False
        if wanted.place is not None:
            _bring(self.wall, [wanted.place], [tile], self.free)
            self.free.remove(wanted.place)
        self.winning = tile
        return self.give(wanted.seat, [*hand, *four])

    def have_win_too(self, seat: int) -> bool:
        """Give another seat a hand that waits for the same tile."""
        there = Counter(self.wall[place] for place in self.free)
        assert self.winning is not None
        hand = waiting_hand(there, self.winning, len(self.own[seat]), self.chance)
        return hand is not None and self.give(seat, hand)

    def have_four(self, wanted: Wanted, four: Sequence[Tile]) -> bool:
        """Give the seat four alike, and if there is a place, a hand that waits beside them."""
        if wanted.place is None:
            return self.give(wanted.seat, four)
        return self.have_win(wanted, four)

    def give_of_live(self, seat: int, copies: int) -> bool:
        """Bring so many of the live tile to the hand of a seat."""
        live = self.scene.live
        return live is not None and self._give(seat, [live.tile] * copies)

    def _give(self, seat: int, tiles: Sequence[Tile]) -> bool:
        """Bring tiles to the hand of a seat, if it holds so many and they are there."""
        there = Counter(self.wall[place] for place in self.free)
        if len(self.own[seat]) < len(tiles) or Counter(tiles) - there:
            return False
        return self.give(seat, tiles)

    def give(self, seat: int, tiles: Sequence[Tile]) -> bool:
        """Bring tiles to the hand of a seat, where they stay."""
        _bring(self.wall, self.own[seat], tiles, self.free)
        self.free = [place for place in self.free if place not in self.own[seat]]
        return True

    def four_alike(self) -> list[Tile]:
        """Four of a kind that nobody has seen any of."""
        there = Counter(self.wall[place] for place in self.free)
        kinds = [kind for kind, count in sorted(there.items()) if count == 4]
        return [self.chance.choice(kinds)] * 4 if kinds else []

    def lay(self, laid: Laid) -> bool:
        """Lay tiles as they are to lie: that of the wall first, whole hands that wait, then what is held."""
        kept = {place for seat in laid.kept for place in self.own[seat]}
        self.free = [place for place in self.free if place not in kept]
        if laid.lies is not None and not self._lay_at(*laid.lies):
            return False
        held = dict(laid.holds)
        for seat, tile in laid.waits:
            beside = held.pop(seat, ())
            there = Counter(self.wall[place] for place in self.free) - Counter(beside)
            for others in held.values():
                there -= Counter(others)
            size = len(self.own[seat]) - len(beside)
            hand = waiting_hand(there, tile, size, self.chance, another_pair=laid.another_pair)
            if hand is None or not self._give(seat, [*hand, *beside]):
                return False
        return all(self._give(seat, tiles) for seat, tiles in held.items())

    def _lay_at(self, place: int, tile: Tile) -> bool:
        if tile not in (self.wall[one] for one in self.free):
            return False
        _bring(self.wall, [place], [tile], self.free)
        self.free.remove(place)
        return True

    def dealt(self) -> HandRecord:
        """The hand up to the scene, with the wall as it lies now."""
        wall, hand = tuple(self.wall), self.scene.hand
        events = [
            replace(event, tile=wall[self.drawn_from[number]]) if isinstance(event, Draw) else event
            for number, event in enumerate(self.scene.so_far)
        ]
        deal = tuple(tuple(wall[place] for place in places) for places in deal_places(hand.dealer))
        return replace(hand, wall=wall, deal=deal, events=tuple(events))

    def _tile_to_win(self, wanted: Wanted) -> Tile | None:
        live = self.scene.live
        if wanted.place is None:
            return live.tile if live is not None and live.seat != wanted.seat else None
        return self.wall[self.chance.choice(self.free)]


def _concealed(scene: Scene, drawn_from: dict[int, int]) -> list[list[int]]:
    """By seat, the places of the wall from which its concealed tiles came."""
    assert scene.hand.wall is not None
    wall = scene.hand.wall
    places = [list(dealt) for dealt in deal_places(scene.hand.dealer)]
    for number, event in enumerate(scene.so_far):
        if isinstance(event, Draw):
            places[event.seat].append(drawn_from[number])
        elif isinstance(event, (Discard, Chow, Pung, Kong)):
            for tile in _laid_down(event):
                held = places[event.seat]
                there = [place for place in held if wall[place] == tile]
                # Of two alike the one just drawn is discarded: it may have to be.
                latest = isinstance(event, Discard) and event.drawn is not False
                held.remove(there[-1 if latest else 0])
    return places


def _laid_down(event: Event) -> Sequence[Tile]:
    """The tiles that leave the concealed hand by this act."""
    if isinstance(event, Chow):
        return event.own
    if isinstance(event, Kong):
        return [event.tile] * {"exposed": 3, "added": 1, "concealed": 4}[event.kind]
    if isinstance(event, Pung):
        return [event.tile] * 2
    return [event.tile] if isinstance(event, Discard) else []


def _bring(wall: list[Tile], places: Sequence[int], tiles: Sequence[Tile], free: Sequence[int]) -> None:
    """Have these tiles lie at these places, each for one of the free ones that is not needed there."""
    missing = list((Counter(tiles) - Counter(wall[place] for place in places)).elements())
    kept = Counter(tiles)
    for place in places:
        if kept[wall[place]]:
            kept[wall[place]] -= 1
            continue
        if not missing:
            return
        tile = missing.pop()
        other = next(other for other in free if other not in places and wall[other] == tile)
        wall[place], wall[other] = wall[other], wall[place]
