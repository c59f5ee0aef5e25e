"""What Nanchong's hands wait for and are worth, whoever announced what."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.perft.hands.nanchong_fan import Tiles, fan, is_complete, won_with
from tests.perft.hands.shapes import KINDS, without
from tests.perft.hands.table import TableHand


@dataclass
class Laid:
    """What a seat has laid down: the tiles shown and the waits that it declared."""

    shown: list[str]
    waits: set[str]


@dataclass
class NanchongValues(TableHand):
    """A hand in play with what its seats have announced."""

    ready: set[int] = field(default_factory=set)
    laid: dict[int, Laid] = field(default_factory=dict)
    #: Whether the tile just drawn replaces a kong.
    after_kong: bool = False

    def value_of_live(self, seat: int) -> int | None:
        """What the seat would count for the live tile; None where it has no win of it."""
        assert self.live is not None
        tile, hand = self.live.tile, won_with(self.hands[seat], self.live.tile)
        if seat in self.laid and tile not in self.laid[seat].waits:
            return None
        return self.counted(seat, hand, tile, self_drawn=False) if self.is_worth(seat, hand, tile) else None

    def is_worth(self, seat: int, hand: list[str], tile: str | None, *, self_drawn: bool = False) -> bool:
        if not is_complete(hand, self.melds[seat]):
            return False
        least: int = self.options["min_fan"]
        return self.counted(seat, hand, tile, self_drawn=self_drawn) >= least

    def counted(self, seat: int, hand: list[str], tile: str | None, *, self_drawn: bool) -> int:
        rest = None if tile is None else without(hand, [tile])
        single = rest is not None and len(self.waits(seat, rest)) == 1
        found = fan(Tiles(hand, self.melds[seat], tile, single), self.options)
        return found + sum(self.circumstances(seat, tile, self_drawn=self_drawn))

    def circumstances(self, seat: int, tile: str | None, *, self_drawn: bool) -> Iterator[int]:
        options = self.options
        if seat in self.laid:
            how = "self_draw" if self_drawn else "discard"
            single = len(self.laid[seat].waits) == 1
            yield options[f"points_du_zhang_bai_{how}" if single else "points_bai_pai"]
        if seat in self.ready:
            yield options["points_bao_jiao"]
        if not self_drawn:
            first = self.live is not None and not self.live.is_kong and self.acts == 1
            yield first * options["points_di_hu"]
            return
        yield (options["self_draw_bonus"] == "fan1") * 1
        if tile is None:
            yield options["points_tian_hu"]
        else:
            yield (not self.left) * options["points_hai_di_lao"] + self.after_kong * options[
                "points_gang_shang_hua"
            ]

    def waits(self, seat: int, hand: list[str]) -> set[str]:
        alive = 5 if self.options["dead_wait"] == "shape" else 4
        return {
            kind
            for kind in KINDS[:27]
            if self.held(seat, kind, hand) < alive and is_complete(won_with(hand, kind), self.melds[seat])
        }

    def waits_after(self, seat: int, tile: str) -> set[str]:
        rest = without(self.hands[seat], [tile])
        assert rest is not None
        return self.waits(seat, rest)
