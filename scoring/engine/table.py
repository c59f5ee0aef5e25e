"""The table: where every tile is. Physics only: it moves tiles and knows nothing of law."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.suits import KEY_OF_TILE, keys_of_tiles
from scoring.engine.tiles import COUNTS, UNKNOWN, Tile, counts_of
from scoring.engine.wall import Wall

CHOW: Final = "chow"
PUNG: Final = "pung"
EXPOSED: Final = "exposed"
ADDED: Final = "added"
CONCEALED: Final = "concealed"
KONGS: Final = (EXPOSED, ADDED, CONCEALED)


@dataclass(slots=True, eq=False)
class Meld:
    """`tiles` are all of its tiles; `taken` came from `source_seat`. `event` is the act that made it last."""

    kind: str
    tiles: tuple[Tile, ...]
    source_seat: int | None
    taken: Tile | None
    event: int

    @property
    def is_kong(self) -> bool:
        return self.kind in KONGS


@dataclass(slots=True, eq=False)
class Live:
    """The tile that others may take: a discard, or the tile of an added kong (`is_kong`)."""

    tile: Tile
    seat: int
    event: int
    is_kong: bool = False


def same(shown: Tile, other: Tile | None) -> bool:
    """Whether two tiles are, or by what is not shown may be, of one kind."""
    return shown in (other, UNKNOWN) or other == UNKNOWN


class Table:
    """Hands as counts by tile, with the base-5 key of each suit kept beside them; melds, rivers and the wall.

    Tiles that the record does not show are counted under UNKNOWN and stand for whatever is needed.
    """

    __slots__ = ("forgotten", "hands", "has_unknown", "keys", "live", "melds", "rivers", "sizes", "wall")

    def __init__(self, deal: tuple[tuple[Tile, ...], ...], wall: Wall) -> None:
        self.hands = [counts_of(tiles) for tiles in deal]
        self.keys = [keys_of_tiles(tiles) for tiles in deal]
        self.sizes = [len(tiles) for tiles in deal]
        self.melds: list[list[Meld]] = [[] for _ in deal]
        self.rivers: list[list[Tile]] = [[] for _ in deal]
        self.live: Live | None = None
        self.wall = wall
        #: Tiles once shown in hands that are uncertain now, by kind: shown again they are no new ones.
        self.forgotten = [0] * COUNTS
        #: Whether a tile of some hand or meld has ever not been shown: of most records none is.
        self.has_unknown = any(hand[UNKNOWN] for hand in self.hands)

    def put(self, seat: int, tile: Tile) -> None:
        """Add a tile to a hand."""
        self.hands[seat][tile] += 1
        self.sizes[seat] += 1
        if tile == UNKNOWN:
            self.has_unknown = True
        else:
            self.keys[seat][tile // 9] += KEY_OF_TILE[tile]

    def holds(self, seat: int, tile: Tile, copies: int = 1) -> bool:
        """Whether the seat has, or by what is not shown may have, so many copies in hand."""
        hand = self.hands[seat]
        if tile == UNKNOWN:
            return self.sizes[seat] >= copies
        return hand[tile] + hand[UNKNOWN] >= copies

    def holds_all(self, seat: int, tiles: Sequence[Tile]) -> bool:
        """Whether the seat has, or may have, all of these: a tile not shown stands in for one alone."""
        hand = self.hands[seat]
        missing = sum(max(0, tiles.count(tile) - hand[tile]) for tile in {*tiles} if tile != UNKNOWN)
        return self.sizes[seat] >= len(tiles) and missing <= hand[UNKNOWN]

    def shows(self, seat: int, tile: Tile, copies: int = 1) -> bool:
        """Whether so many copies are in the hand for all to see in the record."""
        return self.hands[seat][tile] >= copies

    def is_hidden(self, seat: int) -> bool:
        """Whether some tile of this hand, melds included, is not shown."""
        if not self.has_unknown:
            return False
        if self.hands[seat][UNKNOWN]:
            return True
        melds = self.melds[seat]
        return bool(melds) and any(UNKNOWN in meld.tiles for meld in melds)

    def remove(self, seat: int, tile: Tile, copies: int = 1) -> int:
        """Take tiles out of a hand that `holds` them; those not shown stand in for what is missing.

        Returns how many of them the record shows here for the first time.
        """
        hand = self.hands[seat]
        if tile != UNKNOWN and hand[tile] >= copies:
            hand[tile] -= copies
            self.sizes[seat] -= copies
            self.keys[seat][tile // 9] -= copies * KEY_OF_TILE[tile]
            return 0
        return self._remove_unshown(seat, tile, copies)

    def _remove_unshown(self, seat: int, tile: Tile, copies: int) -> int:
        if tile == UNKNOWN and self.hands[seat][UNKNOWN] < self.sizes[seat]:
            self._forget(seat)
        hand = self.hands[seat]
        self.sizes[seat] -= copies
        known = min(copies, hand[tile]) if tile != UNKNOWN else 0
        if known:
            hand[tile] -= known
            self.keys[seat][tile // 9] -= known * KEY_OF_TILE[tile]
        hand[UNKNOWN] -= copies - known
        return 0 if tile == UNKNOWN else copies - known

    def _forget(self, seat: int) -> None:
        """A tile left a known hand unseen: nothing in it is certain any more."""
        self.has_unknown = True
        for tile, count in enumerate(self.hands[seat][:UNKNOWN]):
            self.forgotten[tile] += count
        self.hands[seat] = [0] * COUNTS
        self.hands[seat][UNKNOWN] = self.sizes[seat]
        self.keys[seat] = [0, 0, 0, 0]

    def discard(self, seat: int, tile: Tile, event: int) -> int:
        """Lay a tile of the hand down; it is the live tile. Returns as `remove` does."""
        new = self.remove(seat, tile)
        self.rivers[seat].append(tile)
        self.live = Live(tile, seat, event)
        return new

    def claim(self, seat: int, meld: Meld, own: tuple[Tile, ...]) -> list[Tile]:
        """Meld tiles of the hand with the tile taken; a live discard leaves its river.

        Returns those of the hand that the record shows here for the first time.
        """
        new = [tile for tile in own if self.remove(seat, tile)]
        self._take_live(meld)
        self.has_unknown = self.has_unknown or UNKNOWN in meld.tiles
        self.melds[seat].append(meld)
        return new

    def _take_live(self, meld: Meld) -> None:
        live = self.live
        if live and not live.is_kong and same(live.tile, meld.taken) and live.seat == meld.source_seat:
            self.rivers[live.seat].pop()
        self.live = None

    def conceal(self, seat: int, tile: Tile, event: int) -> int:
        """Lay down four tiles of the hand as a concealed kong. Returns as `remove` does."""
        new = self.remove(seat, tile, 4)
        self.has_unknown = self.has_unknown or tile == UNKNOWN
        self.melds[seat].append(Meld(CONCEALED, (tile,) * 4, None, None, event))
        self.live = None
        return new

    def pung_of(self, seat: int, tile: Tile) -> Meld | None:
        """The seat's exposed pung of this tile."""
        return next((meld for meld in self.melds[seat] if meld.kind == PUNG and meld.taken == tile), None)

    def add_to(self, seat: int, pung: Meld, event: int) -> int:
        """Make a pung a kong with the fourth tile, which is live then. Returns as `remove` does."""
        tile = pung.tiles[0]
        new = self.remove(seat, tile)
        pung.kind, pung.tiles, pung.event = ADDED, (tile,) * 4, event
        self.live = Live(tile, seat, event, is_kong=True)
        return new

    def undo_added(self, seat: int, tile: Tile) -> None:
        """A robbed kong is a pung again; its fourth tile is the winner's."""
        meld = next(meld for meld in self.melds[seat] if meld.kind == ADDED and meld.tiles[0] == tile)
        meld.kind, meld.tiles = PUNG, (tile,) * 3
