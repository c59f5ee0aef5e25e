"""Winning shapes and waits by the rulebook, told plainly and apart from the engine.

Hands are counts by tile; `melds` is how many sets lie on the table.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from scoring.engine.tiles import SUITED, Tile

Counts = Sequence[int]
_SUITS: Final = (0, 9, 18)


def wins(hand: Counts, melds: int) -> bool:
    """Whether 14 tiles, melds as three, are four sets and a pair or seven pairs (L31, L32)."""
    ranks = [tuple(hand[low : low + 9]) for low in _SUITS]
    over = [sum(suit) % 3 for suit in ranks]
    if sorted(over) == [0, 0, 2] and all(map(_parts, ranks)):
        return True
    return not melds and is_pairs(hand)


def is_pairs(hand: Counts) -> bool:
    return not any(count % 2 for count in hand[:27])


def shape_waits(hand: Counts, melds: int, *, fifth: bool = False) -> set[Tile]:
    """Kinds that complete 13 tiles, melds as three; with `fifth` those of which the hand holds all four."""
    grown, found = list(hand), set()
    for tile in _candidates(hand, melds):
        if (hand[tile] == 4) == fifth:
            grown[tile] += 1
            if wins(grown, melds):
                found.add(tile)
            grown[tile] -= 1
    return found


def _candidates(hand: Counts, melds: int) -> list[Tile]:
    """Kinds worth trying: of the suit that does not fall into sets by itself, or the one that makes pairs."""
    broken = [low for low in _SUITS if not _parts(tuple(hand[low : low + 9]))]
    found = [] if len(broken) > 1 else [low + step for low in broken or _SUITS for step in range(9)]
    odd = [tile for tile in SUITED if hand[tile] % 2]
    return found + odd if not melds and len(odd) == 1 else found


def waits(hand: Counts, melds: Sequence[Sequence[Tile]]) -> set[Tile]:
    """The waits of a seat with the melds lying before it: those of which it has all four itself left out."""
    own = [hand[tile] + sum(meld.count(tile) for meld in melds) for tile in SUITED]
    return {tile for tile in shape_waits(hand, len(melds)) if own[tile] < 4}


def shown_waits(shown: Counts, unshown: Counts, melds: int) -> set[Tile]:
    """What the shown part of a hand waits for by itself, by any reading of the rest (section 8, 摆牌)."""
    rest = [sum(unshown[low : low + 9]) % 3 for low in _SUITS]
    in_sets = all(_parts(tuple(unshown[low : low + 9])) for low in _SUITS)
    found, grown = set(), list(shown)
    for tile in SUITED:
        if shown[tile] + unshown[tile] < 4:
            grown[tile] += 1
            parts = [tuple(grown[low : low + 9]) for low in _SUITS]
            over = sorted(sum(suit) % 3 for suit in parts)
            whole = all(map(_parts, parts))
            if in_sets and not any(rest) and whole and over == [0, 0, 2]:
                found.add(tile)
            if in_sets and sorted(rest) == [0, 0, 2] and whole and over == [0, 0, 0]:
                found.add(tile)
            if not melds and is_pairs(unshown) and is_pairs(grown):
                found.add(tile)
            grown[tile] -= 1
    return found


def parts_of(hand: Counts) -> Iterator[tuple[list[int], list[int]]]:
    """The hand parted into what is shown and one set that stays unshown."""
    for tile in SUITED:
        for group in ((tile,) * 3, (tile, tile + 1, tile + 2)):
            shown = [*hand, 0, 0]
            for other in group:
                shown[other] -= 1
            if (group[0] == group[2] or tile % 9 < 7) and min(shown) >= 0:
                shown = shown[: len(hand)]
                yield shown, [held - out for held, out in zip(hand, shown, strict=True)]


def is_whole(tiles: Counts, melds: int) -> bool:
    """Whether tiles may stay unshown in a hand laid down: sets, sets and a pair, or pairs (L28)."""
    ranks = [tuple(tiles[low : low + 9]) for low in _SUITS]
    rests = [sum(suit) % 3 for suit in ranks]
    if all(map(_parts, ranks)) and rests.count(2) <= 1:
        return True
    return not melds and is_pairs(tiles)


@cache
def _parts(ranks: tuple[int, ...]) -> bool:
    """Whether one suit falls into sets, with a pair beside them where two tiles are over."""
    if sum(ranks) % 3 == 1:
        return False
    if sum(ranks) % 3 == 2:
        return any(
            count >= 2 and _parts((*ranks[:place], count - 2, *ranks[place + 1 :]))
            for place, count in enumerate(ranks)
        )
    place = next((place for place, count in enumerate(ranks) if count), None)
    if place is None:
        return True
    left = list(ranks)
    if ranks[place] >= 3:
        left[place] -= 3
        if _parts(tuple(left)):
            return True
        left[place] += 3
    if place > 6 or not (ranks[place + 1] and ranks[place + 2]):
        return False
    for step in range(3):
        left[place + step] -= 1
    return _parts(tuple(left))
