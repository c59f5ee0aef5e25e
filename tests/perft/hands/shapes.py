"""Winning shapes by trying everything: tiles are the codes of the log format, hands are sequences of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

#: The kinds in the order of hands, and the place of each.
KINDS: Final = [f"{rank}{suit}" for suit in "mpsz" for rank in range(1, 10) if suit != "z" or rank < 8]
PLACE: Final = {kind: place for place, kind in enumerate(KINDS)}

Group = tuple[str, ...]
#: The runs of which a tile is the lowest.
Runs = Callable[[str], Iterable[Group]]


def split(run: str) -> list[str]:
    return [run[place : place + 2] for place in range(0, len(run), 2)]


def in_order(tiles: Iterable[str]) -> list[str]:
    return sorted(tiles, key=PLACE.__getitem__)


def suited_runs(tile: str) -> list[Group]:
    """Three in a row of one suit; honours make none."""
    rank, suit = int(tile[0]), tile[1]
    return [] if suit == "z" or rank > 7 else [tuple(f"{rank + step}{suit}" for step in range(3))]


def without(tiles: Sequence[str], group: Iterable[str]) -> list[str] | None:
    """The tiles that are left when a group is taken out; None where it is not all there."""
    left = list(tiles)
    for tile in group:
        if tile not in left:
            return None
        left.remove(tile)
    return left


def groupings(tiles: Sequence[str], runs: Runs) -> Iterator[list[Group]]:
    """Every way to part sorted tiles into triplets and runs."""
    if not tiles:
        yield []
        return
    for group in [(tiles[0],) * 3, *runs(tiles[0])]:
        rest = without(tiles, group)
        if rest is not None:
            for others in groupings(rest, runs):
                yield [group, *others]


def readings(tiles: Iterable[str], runs: Runs) -> Iterator[tuple[str, list[Group]]]:
    """Every way to read tiles as a pair, told by its kind, and groups."""
    hand = in_order(tiles)
    for kind in in_order(kind for kind, copies in Counter(hand).items() if copies >= 2):
        rest = without(hand, (kind, kind))
        assert rest is not None
        for groups in groupings(rest, runs):
            yield kind, groups


def is_seven_pairs(tiles: Sequence[str]) -> bool:
    return len(tiles) == 14 and all(copies % 2 == 0 for copies in Counter(tiles).values())
