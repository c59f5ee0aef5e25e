"""Kinds of tile that complete a hand, as masks of kinds (bit 0 to 26), told from its tiles alone."""

from scoring.engine.holdings import Holding, suits_held
from scoring.engine.standard_shape import is_sets, pair_waits, paired_in, set_waits
from scoring.engine.suits import KEY_OF_TILE
from scoring.engine.tiles import kinds_in

#: What a hand holds of each suit.
Suits = tuple[Holding, Holding, Holding]


def shape_waits(keys: list[int], melds: int) -> int:
    """The kinds that complete 13 tiles, melds as three, to a winning shape; of no kind a fifth in hand.

    `keys` are those of the concealed tiles by suit; `melds` counts the melds.
    """
    suits = suits_held(keys)
    mask = pair_waits(suits)
    return mask if melds else mask | _twin_waits(suits)


def _twin_waits(suits: Suits) -> int:
    """The kind that makes these tiles pairs: the only one held in odd number."""
    man, dots, bamboo = suits
    odd = man.odd | dots.odd | bamboo.odd
    return 0 if odd & (odd - 1) else odd


def fifth_waits(keys: list[int], *, with_pair: bool = True) -> int:
    """Kinds held four times in hand of which a fifth would complete it: waits in shape alone.

    Completed are sets and a pair, without `with_pair` sets alone.
    """
    mask = 0
    for tile in kinds_in(_fours(suits_held(keys))):
        grown = list(keys)
        grown[tile // 9] += KEY_OF_TILE[tile]
        suits = suits_held(grown)
        fits = sum(held.size % 3 for held in suits) == (2 if with_pair else 0)
        if fits and all(held.splits for held in suits):
            mask |= 1 << tile
    return mask


def _fours(suits: Suits) -> int:
    man, dots, bamboo = suits
    return man.fours | dots.fours | bamboo.fours


def _is_pairs(suits: Suits) -> bool:
    return not any(held.odd for held in suits)


def shown_waits(keys: list[int], unshown: list[int], melds: int, *, fifths: bool) -> int:
    """The kinds that the shown part of a hand waits for by itself, under any reading of what stays unshown.

    Both parts are given by their keys. None where what stays unshown is neither sets, nor sets and a pair,
    nor pairs (NC-19); `fifths` counts waits for a fifth tile.
    """
    suits, rest = suits_held(keys), suits_held(unshown)
    mask = 0
    if is_sets(rest):
        mask |= pair_waits(suits) | (fifth_waits(keys) if fifths else 0)
    if paired_in(rest):
        mask |= set_waits(suits) | (fifth_waits(keys, with_pair=False) if fifths else 0)
    if not melds and _is_pairs(rest):
        mask |= _twin_waits(suits)
    return mask


def is_hideable(unshown: list[int], melds: int) -> bool:
    """Whether tiles of these keys may stay unshown: sets, sets and a pair, or pairs of a hand without melds
    (NC-19).
    """
    rest = suits_held(unshown)
    return is_sets(rest) or paired_in(rest) is not None or (not melds and _is_pairs(rest))
