"""Which tile of a hand a seat can best do without."""

from collections.abc import Sequence

from scoring.engine.customs import Manner
from scoring.engine.tiles import HONOURS, UNKNOWN, Tile, rank

_FIRST_HONOUR = HONOURS[0]


def usefulness(tile: Tile, counts: Sequence[int], manner: Manner) -> float:
    """How much a seat of this manner wants to keep a tile of its hand (`counts` by kind)."""
    if tile >= _FIRST_HONOUR:
        alike = counts[tile] - 1
        return (
            manner.pairs * alike
            + manner.suit * sum(counts[_FIRST_HONOUR:UNKNOWN])
            + manner.lone * (3 - 9 * alike)
        )
    suit = tile // 9 * 9
    near = [counts[suit + place] if 0 <= place < 9 else 0 for place in range(tile % 9 - 2, tile % 9 + 3)]
    own = manner.pairs * (counts[tile] - 1) + manner.runs * (near[1] + near[3])
    own += manner.runs * (near[0] + near[4]) // 2 + manner.jiang * (rank(tile) in (2, 5, 8))
    return own + manner.suit * sum(counts[suit : suit + 9]) - manner.lone * (sum(near) - 1)
