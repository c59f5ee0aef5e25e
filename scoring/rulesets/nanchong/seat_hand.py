"""What a seat has before it, or would have: concealed tiles, kept as a table keeps them, beside its melds."""

from collections.abc import Sequence

from scoring.engine.position import Position
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.table import Meld
from scoring.engine.tiles import Tile


class Hand:
    """Concealed tiles, `counts` by kind and `keys` by suit, beside `melds`. Nobody writes to any of them."""

    __slots__ = ("counts", "keys", "melds")

    def __init__(self, counts: list[int], keys: list[int], melds: Sequence[Meld]) -> None:
        self.counts = counts
        self.keys = keys
        self.melds = melds

    def without(self, tile: Tile | None) -> "Hand":
        """The hand with one tile of this kind, if it holds one, put aside."""
        return self._changed(tile, -1, self.melds) if tile is not None and self.counts[tile] else self

    def without_tiles(self, tiles: Sequence[Tile]) -> "Hand":
        """The hand with these tiles put aside; counts are below 0 where it does not hold them."""
        counts, keys = self.counts.copy(), self.keys.copy()
        for tile in tiles:
            counts[tile] -= 1
            keys[tile // 9] -= KEY_OF_TILE[tile]
        return Hand(counts, keys, self.melds)

    def without_kind(self, tile: Tile, melds: Sequence[Meld]) -> "Hand":
        """The hand with every tile of this kind put aside, beside such melds."""
        return self._changed(tile, -self.counts[tile], melds)

    def with_tile(self, tile: Tile) -> "Hand":
        """The hand with one more tile."""
        return self._changed(tile, 1, self.melds)

    def _changed(self, tile: Tile, more: int, melds: Sequence[Meld]) -> "Hand":
        counts, keys = self.counts.copy(), self.keys.copy()
        counts[tile] += more
        keys[tile // 9] += more * KEY_OF_TILE[tile]
        return Hand(counts, keys, melds)


def hand_of(position: Position, seat: int) -> Hand:
    """The seat's hand as it is now; it goes on changing with the table."""
    table = position.table
    return Hand(table.hands[seat], table.keys[seat], table.melds[seat])
