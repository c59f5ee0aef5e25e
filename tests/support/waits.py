"""A slow, plain answer to "does this complete a hand?", written apart from the engine.

It is generous: any pair, seven pairs, and hands of 2, 5 and 8 alone count. Builders use it to keep
unwanted wins out of a hand; it judges nothing.
"""

from collections import Counter
from functools import cache

from tests.support.notation import KINDS


def waits(concealed: list[str], melded: tuple[str, ...] = ()) -> frozenset[str]:
    """Kinds that would complete this hand of 3n+1 concealed tiles."""
    key = tuple(sorted(concealed))
    return _waits(key, tuple(sorted(melded)))


@cache
def _waits(concealed: tuple[str, ...], melded: tuple[str, ...]) -> frozenset[str]:
    if len(concealed) % 3 != 1:
        return frozenset()
    return frozenset(kind for kind in KINDS if completes((*concealed, kind), melded))


def completes(concealed: tuple[str, ...], melded: tuple[str, ...] = ()) -> bool:
    """Whether these 3n+2 concealed tiles beside the melds are a winning shape of any kind."""
    counts = Counter(concealed)
    if len(concealed) % 3 != 2:
        return False
    if all(tile[0] in "258" for tile in (*concealed, *melded)):
        return True
    if not melded and len(concealed) == 14 and all(count % 2 == 0 for count in counts.values()):
        return True
    return any(_sets(_without(counts, (pair, pair))) for pair, count in counts.items() if count >= 2)


def _sets(counts: Counter[str]) -> bool:
    if not counts:
        return True
    first = min(counts, key=lambda tile: (tile[1], tile[0]))
    run = (first, *(f"{int(first[0]) + step}{first[1]}" for step in (1, 2)))
    triplet = (first,) * 3
    return any(
        all(counts[tile] >= need for tile, need in Counter(group).items()) and _sets(_without(counts, group))
        for group in (triplet, run)
    )


def _without(counts: Counter[str], tiles: tuple[str, ...]) -> Counter[str]:
    return counts - Counter(tiles)
