"""A hand of Nancheng told as a script: dice, horses, kongs, quiet turns.

Seats are D, R, O, L as the rulebook counts them from a dealer of seat 0; honours are E S W N and C F B.
"""

from typing import Any, ClassVar, Final, Self

from tests.support import nancheng_shapes
from tests.support.itemised import Itemised
from tests.support.notation import log_run, run
from tests.support.script import Json, Step
from tests.support.tile_sets import TileSet

D, R, O, L = 0, 1, 2, 3  # noqa: E741 - the seats as the rulebook calls them
SEATS: Final = {"D": D, "R": R, "O": O, "L": L}

ALL_TILES: Final = TileSet(
    nancheng_shapes.ALL_KINDS,
    nancheng_shapes.waits,
    nancheng_shapes.completes,
    lambda _tiles: False,
    linear=True,
)


class Play(Itemised):
    """What happens in one hand of Nancheng.

    `horses` are the tiles that D, R, O and L set aside where everybody does; they are `shown` right after the
    ``deal``, at the ``end`` by `shows_horses`, or not at all. `linear` is how the tail of the wall is taken.
    """

    tile_set: ClassVar[TileSet] = ALL_TILES

    def __init__(
        self,
        dealer: int = D,
        *,
        wall: bool = True,
        natural: bool = False,
        horses: tuple[str, str, str, str] | None = None,
        shown: str = "deal",
        linear: bool = True,
    ) -> None:
        super().__init__(dealer, wall=wall, natural=natural)
        self.linear = linear
        self.heading: Json = {}
        self.set_aside = {(dealer + at) % 4: tiles for at, tiles in enumerate(horses or ())}
        self.live_wall = 83 - sum(len(run(tiles)) for tiles in self.set_aside.values())
        for seat, tiles in self.set_aside.items():
            if shown == "deal":
                self.sets_aside(seat, tiles)
            else:
                self.behind_deal += run(tiles)

    # ---- single events -----------------------------------------------------------------------------------
    def event(self, act: str, seat: int | None = None, tile: str | None = None, **extra: Any) -> Self:
        return super().event(act, seat, named(tile), **extra)

    def draws(self, seat: int, tile: str | None = None, source: str = "head", **extra: Any) -> Self:
        return super().draws(seat, named(tile), source, **extra)

    def discards(self, seat: int, tile: str | None = None) -> Self:
        """The dealer's first discard is dealt to it."""
        if tile is not None and not self.steps_of_play() and seat not in self.dealt:
            self.gives(seat, tile)
        return super().discards(seat, named(tile))

    def steps_of_play(self) -> bool:
        """Whether anything but announcements, tiles shown and kongs has happened."""
        return any(step.act in ("draw", "discard") for step in self.steps)

    # ---- before play -------------------------------------------------------------------------------------
    def dice(self, one: int, other: int, seat: int | None = None, stack: int | None = None) -> Self:
        """The dealer's throw, and where the wall is broken: its seat and the first stack taken."""
        self.heading["dice"] = [one, other]
        if seat is not None:
            self.heading["break"] = {"seat": seat, "stack": stack}
        return self

    def holds(self, seat: int, text: str) -> Self:
        """As elsewhere; the tiles of its pungs come from nobody else, so that none is let go."""
        super().holds(seat, text)
        return self.avoids("".join(meld.tiles[0] for _, meld in self.pending if meld.kind != "concealed"))

    # ---- horses ------------------------------------------------------------------------------------------
    def sets_aside(self, seat: int, text: str, *, in_wall: str | None = None) -> Self:
        """The horses that this seat has set aside are shown; they lie next in the wall."""
        return self._horses(seat, text, text if in_wall is None else in_wall)

    def shows_horses(self, *, leaves_out: int | None = None) -> Self:
        """What the seats had set aside is shown at the end."""
        for seat, tiles in self.set_aside.items():
            if seat != leaves_out:
                self._horses(seat, tiles, "")
        return self

    def turns_up(self, text: str, *, in_wall: str | None = None, tail: bool = False) -> Self:
        """Horses turned up after a win; they lie next in the wall unless `in_wall` does."""
        return self._horses(None, text, text if in_wall is None else in_wall, tail=tail)

    def _horses(self, seat: int | None, text: str, there: str, *, tail: bool = False) -> Self:
        shown = {"key": "horses", "tiles": log_run(run(text))}
        self.steps.append(Step("reveal", seat, None, shown, in_wall=log_run(run(there)), at_tail=tail))
        return self

    # ---- announcements and kongs -------------------------------------------------------------------------
    def reports(self, seat: int, waits: str | None = None) -> Self:
        """定口; the discard that goes with it is an event of its own."""
        extra: Json = {"key": "ready"}
        if waits is not None:
            extra["waits"] = log_run(run(waits))
        return self.event("declare", seat, None, **extra)

    def kongs(
        self, seat: int, tile: str, kind: str, mode: str | None = None, *, of: int | None = None
    ) -> Self:
        """A kong; its event is called ``kong`` and by its tile, as in ``kong-2m``."""
        self.labels.setdefault("kong", len(self.steps))
        self.labels[f"kong-{named(tile)}"] = len(self.steps)
        return super().kongs(seat, tile, kind, mode, of=of)

    def conceals(self, seat: int, tile: str, replacement: str | None = None) -> Self:
        """In its turn `seat` draws the fourth of three, makes the kong and draws for it."""
        self.until(seat).draws(seat, tile).kongs(seat, tile, "concealed")
        return self.replaces(seat, replacement)

    def exposes(self, seat: int, tile: str, of: int, replacement: str | None = None) -> Self:
        """`of` draws and throws the fourth of three that `seat` holds, who makes the kong and draws."""
        return self.feeds(of, tile).kongs(seat, tile, "exposed", of=of).replaces(seat, replacement)

    def replaces(self, seat: int, tile: str | None = None, **extra: Any) -> Self:
        """The tile of a kong is drawn."""
        return self.draws(seat, tile, "tail", **extra)

    def follows(self, tile: str) -> Self:
        """前烧: the dealer's first discard, and the same kind drawn and discarded by the three others."""
        self.discards(self.dealer, tile)
        for _ in range(3):
            seat = self.next
            self.draws(seat, tile).label("followed").discards(seat, tile)
        return self

    # ---- stretches of play -------------------------------------------------------------------------------
    def shifts(self, by: int, tile: str) -> Self:
        """As elsewhere; nobody else is dealt the tile, so that no pung of it is let go."""
        self.avoids(tile)
        return super().shifts(by, tile)


def named(tile: str | None) -> str | None:
    """The tile as the log names it: ``C`` is ``7z``."""
    return None if tile is None else run(tile)[0] if tile != "??" else tile
