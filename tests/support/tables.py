"""A hand of mahjong told as a script: what matters is named, everything else is dealt by the builder.

    table = Table().holds(N, "123m456p789s23s55p")
    table.wins(N, "4s", on=O, ping_hu=10)
    table.birds("4m")
    table.ends(scores=(0, 10, -10, 0), next_dealer=N)

Tiles left out are chosen so that they complete nobody's hand. `build` in `dealing` turns the script into a hand
of the log format that is physically and, unless the script says otherwise, legally sound.
"""

from dataclasses import dataclass, field
from typing import Any, Self

from tests.support.notation import Meld, hand, log_run, run

D, N, O, U = 0, 1, 2, 3  # noqa: E741 - the seats as the rulebooks call them
LIVE_WALL = 55

Json = dict[str, Any]


@dataclass
class Step:
    """One event to be; `tile` None lets the builder choose, `extra` are further keys of the event.

    `in_wall` is what lies where the tile is taken, when that differs or nothing is logged.
    """

    act: str
    seat: int | None
    tile: str | None = None
    extra: Json = field(default_factory=dict)
    throw: int = 0
    in_wall: str | None = None


class Table:
    """The script of one hand; every method that adds an event returns the table."""

    def __init__(self, dealer: int = D, *, wall: bool = True, natural: bool = False) -> None:
        """`natural` play lets hands grow and idle seats choose what they discard."""
        self.dealer = dealer
        self.wall = wall
        self.natural = natural
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

    def kongs(self, seat: int, tile: str, kind: str, mode: str | None = None, *, of: int | None = None) -> Self:
        extra: Json = {"kind": kind}
        if of is not None:
            extra["from"] = of
        if mode is not None:
            extra["mode"] = mode
        return self.event("kong", seat, tile, **extra)

    def throws(self, seat: int, *faces: int) -> Self:
        return self.event("reveal", seat, None, key="dice", values=list(faces))

    def opens(self, seat: int, *patterns: str, shown: str | None = None, **items: int) -> Self:
        """An opening claim of `patterns`; `items` is what it is worth."""
        extra: Json = {"key": "opening_win", "patterns": list(patterns)}
        if shown is not None:
            extra["tiles"] = log_run(run(shown))
        self.wins_due.append(_win(seat, "opening", items))
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
        """Birds turned up, which lie next in the wall unless `in_wall` lies there or they were drawn `at_sea`."""
        shown = log_run(run(text))
        there = "" if at_sea else log_run(run(in_wall or text))
        self.steps.append(Step("reveal", None, None, {"key": "birds", "tiles": shown}, in_wall=there))
        return self

    def lie_next(self, text: str) -> Self:
        """The next tiles of the wall, which no event shows; stands after the last event."""
        self.steps.append(Step("", None, in_wall=log_run(run(text))))
        return self

    # ---- stretches of play -------------------------------------------------------------------------------
    def starts(self) -> Self:
        """The dealer's first discard, unless it has been made."""
        return self if self.opened else self.discards(self.dealer)

    def turn(self, seat: int, tile: str | None = None) -> Self:
        """`seat` draws a tile and discards it."""
        return self.draws(seat, tile).discards(seat, tile)

    def until(self, seat: int) -> Self:
        """Quiet turns until `seat` is to draw."""
        self.starts()
        while self.next != seat:
            self.turn(self.next)
        return self

    def round(self) -> Self:
        """Four quiet turns."""
        self.starts()
        for _ in range(4):
            self.turn(self.next)
        return self

    def feeds(self, seat: int, tile: str) -> Self:
        """`seat` draws this tile in its turn and discards it."""
        return self.until(seat).turn(seat, tile)

    def ready(self) -> Self:
        """Every meld that `holds` asked for is made, in the order named."""
        self.starts()
        for seat, meld in self.pending:
            _make(self, seat, meld)
        self.pending = []
        return self

    def to_the_last_tile(self, before: int = 0) -> Self:
        """Quiet turns until one tile is left, or so many more."""
        self.ready()
        self.to_the_end = True
        while self.drawn < LIVE_WALL - 1 - before:
            self.turn(self.next)
        return self

    # ---- the end -----------------------------------------------------------------------------------------
    def wins(
        self, seat: int, tile: str, *, on: int, claims: Json | None = None, feed: bool = True, **items: int
    ) -> Self:
        """`seat` wins on the discard of `on`, which draws and throws the tile unless `feed` is off."""
        if feed:
            self.ready().feeds(on, tile)
        return self.books(seat, "discard", tile, on, claims, items)

    def wins_too(self, seat: int, tile: str, *, on: int, claims: Json | None = None, **items: int) -> Self:
        """One more win on the live tile."""
        return self.books(seat, "discard", tile, on, claims, items)

    def self_draws(
        self, seat: int, tile: str, *, claims: Json | None = None, draw: bool = True, **items: int
    ) -> Self:
        """`seat` draws this tile in its turn and wins with it."""
        if draw:
            self.ready().until(seat).draws(seat, tile)
        return self.books(seat, "self_draw", tile, None, claims, items)

    def robs(self, seat: int, tile: str, *, of: int, claims: Json | None = None, **items: int) -> Self:
        return self.books(seat, "rob_kong", tile, of, claims, items)

    def dealt_win(self, seat: int, *, claims: Json | None = None, **items: int) -> Self:
        return self.books(seat, "dealt", None, None, claims, items)

    def books(
        self, seat: int, how: str, tile: str | None, of: int | None, claims: Json | None, items: Json
    ) -> Self:
        """A win event that claims `claims` where given, else what it is worth; the first is labelled ``win``."""
        self.labels.setdefault("win", len(self.steps))
        self.wins_due.append(_win(seat, how, items))
        claimed = {code: points for code, points in items.items() if points} if claims is None else claims
        extra: Json = {} if of is None else {"from": of}
        extra["how"] = how
        if claimed:
            extra["items"] = [{"code": code, "points": points} for code, points in claimed.items()]
        return self.event("win", seat, tile, **extra)

    def ends(
        self,
        outcome: str = "win",
        *,
        scores: tuple[int, ...] | None = (0, 0, 0, 0),
        next_dealer: int | None = None,
        claims: Json | None = None,
        wins: bool = True,
    ) -> Self:
        """Closes the hand: what is due, and what the log claims where that differs (None: nothing).

        Without `scores` neither wins nor scores are compared or claimed; `wins` off leaves the wins out.
        """
        known: Json = {} if scores is None else {"scores": list(scores)}
        known |= {} if next_dealer is None else {"next_dealer": next_dealer}
        self.expected = known | ({"wins": self.wins_due} if wins and scores is not None else {})
        self.expected |= {"transfers": self.due} if self.due else {}
        self.closing = {"outcome": outcome} | ({"transfers": self.booked} if self.booked else {})
        claimed = known | (claims or {})
        self.closing |= {key: value for key, value in claimed.items() if value is not None}
        return self

    def stops(self) -> Self:
        """The table ends the hand; nothing is paid and the deal stays."""
        return self.event("dissolve").ends("dissolved", next_dealer=self.dealer)

    def settles(
        self, payer: int | str, payee: int | str, cause: str, points: int, event: str | None, **items: int
    ) -> Self:
        """A payment that is due and booked; `event` is a label."""
        self.books_payment(payer, payee, cause, points, event, **items)
        due = dict(self.booked[-1])
        if items:
            due["items"] = [[code, worth] for code, worth in items.items()]
        self.due.append(due)
        return self

    def books_payment(
        self, payer: int | str, payee: int | str, cause: str, points: int, event: str | None, **items: int
    ) -> Self:
        """A payment that the log books, due or not."""
        booked: Json = {} if event is None else {"event": self.labels[event]}
        booked |= {"from": payer, "to": payee, "points": points, "cause": cause}
        if items:
            booked["items"] = [{"code": code, "points": worth} for code, worth in items.items()]
        self.booked.append(booked)
        return self


def _win(seat: int, how: str, items: Json) -> Json:
    priced = [[code, points] for code, points in items.items() if points]
    return {"seat": seat, "how": how, "items": priced, "points": sum(items.values())}


def _make(table: Table, seat: int, meld: Meld) -> None:
    """The turns in which `seat` makes this meld."""
    tile = meld.tiles[0]
    if meld.kind == "concealed":
        table.until(seat).draws(seat, tile).kongs(seat, tile, "concealed", "supplement")
        table.draws(seat, source="tail").discards(seat)
        return
    if meld.kind == "chow":
        table.until((seat - 1) % 4)
    elif table.next == seat:
        table.turn(seat)
    feeder = table.next
    table.turn(feeder, tile)
    if meld.kind == "chow":
        table.chows(seat, tile, log_run(meld.own), of=feeder).discards(seat)
    elif meld.kind == "exposed":
        table.kongs(seat, tile, "exposed", "supplement", of=feeder).draws(seat, source="tail").discards(seat)
    else:
        table.pungs(seat, tile, of=feeder).discards(seat)
    if meld.kind == "added":
        table.until(seat).draws(seat, tile).kongs(seat, tile, "added", "supplement")
        table.draws(seat, source="tail").discards(seat)
