"""A slow, plain answer to "does this complete a hand?", written apart from the engine.

It is generous: any pair, seven pairs, and hands of 2, 5 and 8 alone count. Builders use it to keep
unwanted wins out of a hand; it judges nothing.
"""

from collections import Counter
from functools import cache

from tests.support.notation import KINDS


def waits(concealed: list[str], melded: tuple[str, ...] = ()) -> frozenset[str]:
    """Kinds that would complete this hand of 3n+1 concealed tiles."""
    return _waits(tuple(sorted(concealed)), tuple(sorted(melded)))


@cache
def _waits(concealed: tuple[str, ...], melded: tuple[str, ...]) -> frozenset[str]:
    if len(concealed) % 3 != 1:
        return frozenset()
    suits = {suit: _ranks(concealed, suit) for suit in "mps"}
    fitting = {suit for suit, ranks in suits.items() if _fits(ranks)}
    return frozenset(
        kind
        for kind in KINDS
        if (fitting >= set("mps") - {kind[1]} and _fits(tuple(sorted((*suits[kind[1]], int(kind[0]))))))
        or _has_no_sets((*concealed, kind), melded)
    )


def completes(concealed: tuple[str, ...], melded: tuple[str, ...] = ()) -> bool:
    """Whether these 3n+2 concealed tiles beside the melds are a winning shape of any kind."""
    if len(concealed) % 3 != 2:
        return False
    return _has_no_sets(concealed, melded) or all(_fits(_ranks(concealed, suit)) for suit in "mps")


def opens(tiles: list[str]) -> bool:
    """Whether a seat could announce an opening win with these tiles as dealt."""
    counts = Counter(tiles)
    return (
        max(counts.values()) > 3
        or sum(count == 3 for count in counts.values()) > 1
        or len({tile[1] for tile in tiles}) < 3
        or not any(tile[0] in "258" for tile in tiles)
    )


def _has_no_sets(concealed: tuple[str, ...], melded: tuple[str, ...]) -> bool:
    """Whether these are 2, 5 and 8 alone, or seven pairs."""
    if all(tile[0] in "258" for tile in (*concealed, *melded)):
        return True
    return (
        not melded and len(concealed) == 14 and all(count % 2 == 0 for count in Counter(concealed).values())
    )


def _ranks(tiles: tuple[str, ...], suit: str) -> tuple[int, ...]:
    return tuple(sorted(int(tile[0]) for tile in tiles if tile[1] == suit))


def _fits(ranks: tuple[int, ...]) -> bool:
    return _sets(ranks) if len(ranks) % 3 == 0 else _sets_and_pair(ranks)


@cache
def _sets_and_pair(ranks: tuple[int, ...]) -> bool:
    pairs = [rank for rank in set(ranks) if ranks.count(rank) >= 2]
    return any(_sets(_without(ranks, (pair, pair))) for pair in pairs)


@cache
def _sets(ranks: tuple[int, ...]) -> bool:
    if not ranks:
        return True
    first = ranks[0]
    groups = ((first, first, first), (first, first + 1, first + 2))
    return any(_holds(ranks, group) and _sets(_without(ranks, group)) for group in groups)


def _holds(ranks: tuple[int, ...], group: tuple[int, ...]) -> bool:
    return all(ranks.count(rank) >= group.count(rank) for rank in group)


def _without(ranks: tuple[int, ...], group: tuple[int, ...]) -> tuple[int, ...]:
    left = list(ranks)
    for rank in group:
        left.remove(rank)
    return tuple(left)
