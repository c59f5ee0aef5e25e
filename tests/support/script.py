"""The events of a hand, told one by one; the builder fills in what is left out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from tests.support.notation import Meld, hand, log_run, run
from tests.support.tile_sets import SUITED, TileSet

D, N, O, U = 0, 1, 2, 3  # noqa: E741 - the seats as the rulebooks call them
LIVE_WALL = 55

Json = dict[str, Any]


@dataclass
class Step:
    """One event to be; `tile` None lets the builder choose, `extra` are further keys of the event.

    `in_wall` is what lies where the tile is taken, when that differs or nothing is logged; `at_tail` says
    that what is turned up lies at the tail of the wall.
    """

    act: str
    seat: int | None
    tile: str | None = None
    extra: Json = field(default_factory=dict)
    throw: int = 0
    in_wall: str | None = None
    at_tail: bool = False


class Script:
    """What the seats hold and what happens; every method that adds something returns the script."""

    #: The tiles that are played with.
    tile_set: ClassVar[TileSet] = SUITED

    def __init__(self, dealer: int = D, *, wall: bool = True, natural: bool = False) -> None:
        """`natural` play lets hands grow and idle seats choose what they discard."""
        self.dealer = dealer
        self.wall = wall
        self.natural = natural
        self.linear = self.tile_set.linear
        self.behind_deal: list[str] = []
        self.steps: list[Step] = []
        self.labels: dict[str, int] = {}
        self.wanted: dict[int, tuple[list[str], list[Meld]]] = {}
        self.dealt: dict[int, list[str]] = {}
        self.given: dict[int, list[str]] = {}
        self.pending: list[tuple[int, Meld]] = []
        self.next = dealer
        self.opened = False
        self.drawn = 0
        self.to_the_end = False
        self.overflow = "tail"
        self.closing: Json = {}
        self.wins_due: list[Json] = []
        self.expected: Json = {}
        self.avoided: set[str] = set()
        self.booked: list[Json] = []
        self.due: list[Json] = []

    # ---- what the seats hold -----------------------------------------------------------------------------
    def holds(self, seat: int, text: str) -> Self:
        """`seat` is to hold this hand, melds included, when it matters."""
        concealed, melds = hand(text)
        assert len(concealed) + 3 * len(melds) == 13, f"{text} has the wrong size"
        self.wanted[seat] = (concealed, melds)
        self.pending.extend((seat, meld) for meld in melds)
        return self

    def deals(self, seat: int, text: str) -> Self:
        """Exactly these tiles are dealt to `seat`."""
        self.dealt[seat] = run(text)
        return self

    def gives(self, seat: int, text: str) -> Self:
        """These tiles are among those dealt to `seat`, which waits for nothing."""
        self.given.setdefault(seat, []).extend(run(text))
        return self

    def unplanned(self) -> Self:
        """The melds asked for so far are made by the script's own events, their own tiles are dealt."""
        self.pending = []
        return self

    def leaves_out_kongs(self) -> Self:
        """As `unplanned`, for kongs alone."""
        self.pending = [(seat, meld) for seat, meld in self.pending if meld.kind in ("chow", "pung")]
        return self

    def avoids(self, text: str) -> Self:
        """No tile the builder chooses is one of these."""
        self.avoided |= set(run(text))
        return self

    def overflows(self, to: str) -> Self:
        """A throw beyond the last stack takes from the `tail` or the `front` one."""
        self.overflow = to
        return self

    # ---- single events -----------------------------------------------------------------------------------
    def label(self, name: str) -> Self:
        """The next event is called `name` where findings and payments point to it."""
        self.labels[name] = len(self.steps)
        return self

    def event(self, act: str, seat: int | None = None, tile: str | None = None, **extra: Any) -> Self:
        """Any event as it stands in the log."""
        self.steps.append(Step(act, seat, tile, extra))
        return self

    def draws(
        self,
        seat: int,
        tile: str | None = None,
        source: str = "head",
        *,
        throw: int = 0,
        in_wall: str | None = None,
    ) -> Self:
        extra = {} if source == "head" else {"source": source}
        self.steps.append(Step("draw", seat, tile, extra, throw=throw, in_wall=in_wall))
        self.drawn += 1
        return self

    def discards(self, seat: int, tile: str | None = None) -> Self:
        self.steps.append(Step("discard", seat, tile))
        self.next = (seat + 1) % 4
        self.opened = True
        return self

    def chows(self, seat: int, tile: str, own: str, *, of: int) -> Self:
        return self.event("chow", seat, tile, **{"from": of, "own": log_run(run(own))})

    def pungs(self, seat: int, tile: str, *, of: int) -> Self:
        return self.event("pung", seat, tile, **{"from": of})

    def kongs(
        self, seat: int, tile: str, kind: str, mode: str | None = None, *, of: int | None = None
    ) -> Self:
        extra: Json = {"kind": kind}
        if of is not None:
            extra["from"] = of
        if mode is not None:
            extra["mode"] = mode
        return self.event("kong", seat, tile, **extra)

    def throws(self, seat: int, *faces: int) -> Self:
        return self.event("reveal", seat, None, key="dice", values=list(faces))

    def opens(
        self,
        seat: int,
        *patterns: str,
        shown: str | None = None,
        worth: Mapping[str, int] | None = None,
        **items: int,
    ) -> Self:
        """An opening claim of `patterns`; `items` is what it is worth."""
        extra: Json = {"key": "opening_win", "patterns": list(patterns)}
        if shown is not None:
            extra["tiles"] = log_run(run(shown))
        self.wins_due.append(won(seat, "opening", {**(worth or {}), **items}))
        return self.event("declare", seat, None, **extra)

    def sea(self, seat: int, takes: bool) -> Self:
        return self.event("declare", seat, None, key="seabed", value=int(takes))

    def sea_until(self, taker: int) -> Self:
        """The last tile is offered in turn and `taker` accepts it."""
        while self.next != taker:
            self.sea(self.next, False)
            self.next = (self.next + 1) % 4
        return self.sea(taker, True)

    def sea_refused(self) -> Self:
        """All four refuse the last tile."""
        for step in range(4):
            self.sea((self.next + step) % 4, False)
        return self

    def birds(self, text: str, *, at_sea: bool = False, in_wall: str | None = None) -> Self:
        """Birds turned up; they lie next in the wall unless `in_wall` does or they were drawn `at_sea`."""
        shown = log_run(run(text))
        there = "" if at_sea else log_run(run(in_wall or text))
        self.steps.append(Step("reveal", None, None, {"key": "birds", "tiles": shown}, in_wall=there))
        return self

    def lie_next(self, text: str) -> Self:
        """The next tiles of the wall, which no event shows; stands after the last event."""
        self.steps.append(Step("", None, in_wall=log_run(run(text))))
        return self


def won(seat: int, how: str, items: Json) -> Json:
    priced = [[code, points] for code, points in items.items() if points]
    return {"seat": seat, "how": how, "items": priced, "points": sum(items.values())}
