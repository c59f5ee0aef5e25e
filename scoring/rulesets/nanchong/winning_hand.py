"""The hand that a win is made with, however it is read, and how it is won."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring.engine.holdings import Holding
from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import KINDS_OF_SUITS, Tile
from scoring.rulesets.nanchong.chosen import Chosen

_MAN, _DOTS, _BAMBOO, _ = KINDS_OF_SUITS


@dataclass(slots=True, eq=False)
class Occasion:
    """How a hand is won, beside its tiles.

    `tile` is the winning one, None where there is none (天胡); `codes` are items of circumstances;
    `laid_down` is the item of a hand laid down with its points; `single_wait` that it waited for one kind.
    """

    tile: Tile | None
    self_drawn: bool
    codes: tuple[str, ...] = ()
    laid_down: tuple[str, int] | None = None
    is_ready: bool = False
    single_wait: bool = False


@dataclass(slots=True, eq=False)
class Held:
    """All tiles of a winning hand, however they are read.

    `melds` counts melds, none of which is exposed where it `is_concealed`; `suits` counts suits, `gen` kinds
    held four times (NC-44); `filled` tells that the winning tile is the fourth of its kind in hand (NC-48).
    """

    melds: int
    is_concealed: bool
    has_chow: bool
    suits: int
    gen: int
    filled: bool


def held_of(
    chosen: Chosen, hand: Sequence[int], suits: Sequence[Holding], melds: Sequence[Meld], occasion: Occasion
) -> Held:
    """What is told of a hand, by kind and by suit with the winning tile in, and melds."""
    tile = occasion.tile
    kinds = suits[0].held | suits[1].held | suits[2].held
    fours = suits[0].fours | suits[1].fours | suits[2].fours
    is_concealed, has_chow = True, False
    for meld in melds:
        kinds |= 1 << meld.tiles[0]
        fours |= _fours_with(chosen, hand, melds, meld)
        is_concealed = is_concealed and meld.kind == CONCEALED
        has_chow = has_chow or meld.kind == CHOW
    return Held(
        melds=len(melds),
        is_concealed=is_concealed,
        has_chow=has_chow,
        suits=(kinds & _MAN != 0) + (kinds & _DOTS != 0) + (kinds & _BAMBOO != 0),
        gen=fours.bit_count(),
        filled=tile is not None and hand[tile] >= 4,
    )


def _fours_with(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], meld: Meld) -> int:
    """Mask of the kinds of a meld that are held four times: a kong, or by `gen_scope` with others (NC-44)."""
    if not meld.is_kong and chosen.gen_scope != "all":
        return 0
    mask = 0
    for tile in meld.tiles:
        if meld.is_kong or hand[tile] + sum([other.tiles.count(tile) for other in melds]) >= 4:
            mask |= 1 << tile
    return mask
