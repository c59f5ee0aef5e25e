"""Winning hands of Nantong told plainly from the rulebook, apart from the engine's own tables."""

from collections.abc import Sequence
from typing import Any

from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import Tile, rank

#: Counts by kind, 27 of them.
Counts = Sequence[int]


def is_jiang(tile: Tile) -> bool:
    return rank(tile) in (2, 5, 8)


def all_sets(counts: list[int]) -> bool:
    """Whether these tiles are triplets and runs alone."""
    tile = next((tile for tile, count in enumerate(counts) if count), None)
    if tile is None:
        return True
    for taken in ((tile, tile, tile), (tile, tile + 1, tile + 2)):
        same_suit = taken[2] // 9 == tile // 9 and taken[2] < 27
        if same_suit and all(counts[one] >= taken.count(one) for one in taken):
            rest = list(counts)
            for one in taken:
                rest[one] -= 1
            if all_sets(rest):
                return True
    return False


def pairs_of(hand: Counts) -> list[Tile]:
    """The kinds that may be the pair of this hand, all else being sets (NT-14)."""
    found = []
    for tile in range(27):
        if hand[tile] >= 2:
            rest = list(hand[:27])
            rest[tile] -= 2
            if all_sets(rest):
                found.append(tile)
    return found


def win_fault(
    chosen: Any, hand: Counts, melds: Sequence[Meld], *, self_drawn: bool, lifted: bool = False
) -> str | None:
    """The clause that a win with this hand, its tile in, breaks: NT-14 or NT-15; None for a win.

    `lifted` tells that the circumstances lift the rule of the pair (context_pair=any).
    """
    kinds = [tile for tile in range(27) if hand[tile]] + [tile for meld in melds for tile in meld.tiles]
    pairs = pairs_of(hand)
    seven_pairs = not melds and sum(hand[:27]) == 14 and all(count % 2 == 0 for count in hand[:27])
    if seven_pairs or _is_all_jiang(chosen, kinds, pairs):
        return None
    if not pairs:
        return "NT-14"
    if any(is_jiang(tile) for tile in pairs) or lifted or len({tile // 9 for tile in kinds}) == 1:
        return None
    if _is_all_pungs(hand, melds) or _is_all_melded(chosen, melds, self_drawn=self_drawn):
        return None
    return "NT-15"


def _is_all_jiang(chosen: Any, kinds: Sequence[Tile], pairs: Sequence[Tile]) -> bool:
    """将将胡, which needs no sets unless the table asks for them (NT-27); seven pairs are told apart."""
    return all(map(is_jiang, kinds)) and (chosen.jiang_jiang_hu_shape == "none" or bool(pairs))


def _is_all_pungs(hand: Counts, melds: Sequence[Meld]) -> bool:
    """碰碰胡 (NT-26)."""
    counts = sorted(count for count in hand[:27] if count)
    return all(meld.kind != CHOW for meld in melds) and counts[0] == 2 and set(counts[1:]) <= {3}


def _is_all_melded(chosen: Any, melds: Sequence[Meld], *, self_drawn: bool) -> bool:
    """全求人 (NT-36)."""
    if len(melds) != 4 or (self_drawn and not chosen.quan_qiu_ren_self_draw):
        return False
    return chosen.quan_qiu_ren_concealed_kong or all(meld.kind != CONCEALED for meld in melds)


def waits(chosen: Any, hand: Counts, melds: Sequence[Meld]) -> set[Tile]:
    """What a hand of 13 tiles waits for, off others or self-drawn, without kinds it holds four of (NT-56)."""
    found = set()
    for tile in range(27):
        own = hand[tile] + sum(meld.tiles.count(tile) for meld in melds)
        whole = [count + (kind == tile) for kind, count in enumerate(hand[:27])]
        if own < 4 and not all(
            win_fault(chosen, whole, melds, self_drawn=self_drawn) for self_drawn in (True, False)
        ):
            found.add(tile)
    return found


def openers(chosen: Any, hand: Counts) -> list[str]:
    """The opening patterns of a dealt hand (NT-17 to NT-20)."""
    counts = hand[:27]
    triplets = [
        count for count in counts if count == 3 or (count == 4 and chosen.liu_liu_shun_quad == "counts")
    ]
    held = {
        "si_xi": 4 in counts,
        "ban_ban_hu": not any(count for tile, count in enumerate(counts) if is_jiang(tile)),
        "que_yi_se": len({tile // 9 for tile, count in enumerate(counts) if count}) < 3,
        "liu_liu_shun": len(triplets) >= 2,
    }
    return [code for code, holds in held.items() if holds]
