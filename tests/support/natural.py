"""Play that looks like people's: hands that grow, and discards of what fits least."""

import random
from collections.abc import Collection


def least_useful(hand: list[str], kept: Collection[str], chance: random.Random) -> str | None:
    """The tile of `hand` with the fewest neighbours, none of `kept`; None when all are to be kept."""
    choices = [tile for tile in hand if tile not in kept]
    if not choices:
        return None
    least = min(usefulness(tile, hand) for tile in choices)
    return chance.choice([tile for tile in choices if usefulness(tile, hand) == least])


def usefulness(tile: str, hand: list[str]) -> int:
    """Pairs count most, then neighbours, then tiles with one between; 2, 5 and 8 may become the pair.

    Of honours pairs alone count.
    """
    rank, suit = int(tile[0]), tile[1]
    if suit == "z":
        return 5 * (hand.count(tile) - 1)
    ranks = [int(other[0]) for other in hand if other[1] == suit]
    beside = sum(abs(other - rank) == 1 for other in ranks)
    near = sum(abs(other - rank) == 2 for other in ranks)
    return 5 * (ranks.count(rank) - 1) + 3 * beside + 2 * near + (rank in (2, 5, 8))
