"""Hands that wait for a tile, put together of the tiles there are."""

import random
from collections import Counter
from typing import Final

from scoring.engine.tiles import Tile, rank

#: How often a hand is put together before it is given up.
TRIES: Final = 60


def waiting_hand(
    there: Counter[Tile], tile: Tile, size: int, chance: random.Random, *, another_pair: bool = False
) -> list[Tile] | None:
    """So many of the tiles there are that make sets and a pair of 2, 5 or 8 with this one; one any pair.

    With `another_pair` it is one of the other ranks.
    """
    if size == 1:
        return [tile] if there[tile] else None
    kinds = sorted(there)
    pairs = [kind for kind in kinds if kind < 27 and (rank(kind) in (2, 5, 8)) != another_pair]
    if not pairs:
        return None
    for _ in range(TRIES):
        groups = [_set_with(tile, chance)] + [
            _set_with(chance.choice(kinds), chance) for _ in range(size // 3 - 1)
        ]
        pair = chance.choice(pairs)
        hand = Counter([one for group in groups for one in group] + [pair, pair])
        hand[tile] -= 1
        if hand.total() == size and all(there[kind] >= count for kind, count in hand.items()):
            return list(hand.elements())
    return None


def _set_with(tile: Tile, chance: random.Random) -> tuple[Tile, Tile, Tile]:
    """A run or a triplet in which this tile is."""
    low = tile - chance.randrange(3)
    if tile >= 27 or low < tile // 9 * 9 or low + 2 >= tile // 9 * 9 + 9 or chance.random() < 0.2:
        return tile, tile, tile
    return low, low + 1, low + 2
