"""The hand that a win is made with, however it is read, and how it is won."""

from collections.abc import Sequence

from scoring.engine.holdings import Holding
from scoring.engine.table import CHOW, CONCEALED, Meld
from scoring.engine.tiles import KINDS_OF_SUITS, Tile
from scoring.rulesets.nanchong.chosen import Chosen

#: What a hand holds of each suit.
Suits = tuple[Holding, Holding, Holding]

_MAN, _DOTS, _BAMBOO, _ = KINDS_OF_SUITS


class Occasion:
    """How a hand is won, beside its tiles.

    `tile` is the winning one, None where there is none (天胡); `codes` are items of circumstances;
    `laid_down` is the item of a hand laid down with its points; `single_wait` that it waited for one kind.
    """

    __slots__ = ("codes", "is_ready", "laid_down", "self_drawn", "single_wait", "tile")

    def __init__(
        self,
        tile: Tile | None,
        *,
        self_drawn: bool,
        codes: tuple[str, ...] = (),
        laid_down: tuple[str, int] | None = None,
        is_ready: bool = False,
        single_wait: bool = False,
    ) -> None:
        self.tile = tile
        self.self_drawn = self_drawn
        self.codes = codes
        self.laid_down = laid_down
        self.is_ready = is_ready
        self.single_wait = single_wait


class Held:
    """All tiles of a winning hand, however they are read.

    `melds` counts melds, none of which is exposed where it `is_concealed`; `suits` counts suits, `gen` kinds
    held four times (NC-44); `filled` tells that the winning tile is the fourth of its kind in hand (NC-48).
    """

    __slots__ = ("filled", "gen", "has_chow", "is_concealed", "melds", "suits")

    def __init__(
        self, chosen: Chosen, hand: Sequence[int], suits: Suits, melds: Sequence[Meld], tile: Tile | None
    ) -> None:
        man, dots, bamboo = suits
        kinds, fours = man.held | dots.held | bamboo.held, man.fours | dots.fours | bamboo.fours
        self.is_concealed, self.has_chow = True, False
        for meld in melds:
            kinds |= 1 << meld.tiles[0]
            fours |= _fours_with(chosen, hand, melds, meld)
            self.is_concealed = self.is_concealed and meld.kind == CONCEALED
            self.has_chow = self.has_chow or meld.kind == CHOW
        self.melds = len(melds)
        self.suits = (kinds & _MAN != 0) + (kinds & _DOTS != 0) + (kinds & _BAMBOO != 0)
        self.gen = fours.bit_count()
        self.filled = tile is not None and hand[tile] >= 4


def _fours_with(chosen: Chosen, hand: Sequence[int], melds: Sequence[Meld], meld: Meld) -> int:
    """Mask of the kinds of a meld that are held four times: a kong, or by `gen_scope` with others (NC-44)."""
    if not meld.is_kong and chosen.gen_scope != "all":
        return 0
    mask = 0
    for tile in meld.tiles:
        if meld.is_kong or hand[tile] + sum([other.tiles.count(tile) for other in melds]) >= 4:
            mask |= 1 << tile
    return mask
