"""A hand of mahjong told as a script: what matters is named, everything else is dealt by the builder.

    table = Table().holds(N, "123m456p789s23s55p")
    table.wins(N, "4s", on=O, ping_hu=10)
    table.birds("4m")
    table.ends(scores=(0, 10, -10, 0), next_dealer=N)

Tiles left out are chosen so that they complete nobody's hand. `build` in `dealing` turns the script into a
hand of the log format that is physically and, unless the script says otherwise, legally sound.
"""

from collections.abc import Mapping
from typing import ClassVar, Self

from tests.support.notation import Meld, log_run
from tests.support.script import LIVE_WALL, D, Json, N, O, Script, Step, U, won

__all__ = ["D", "Json", "N", "O", "Step", "Table", "U"]


#: Items and their points, where they are not written as keywords.
Worth = Mapping[str, int]


class Table(Script):
    """The script of one hand; every method that adds an event returns the table.

    What a win is worth is written as keywords (`ping_hu=10`) or given as `worth`.
    """

    #: How its kongs are replaced, where the rule set has several ways.
    kong_mode: ClassVar[str | None] = "supplement"

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
        self,
        seat: int,
        tile: str,
        *,
        on: int,
        claims: Json | None = None,
        feed: bool = True,
        worth: Worth | None = None,
        **items: int,
    ) -> Self:
        """`seat` wins on the discard of `on`, which draws and throws the tile unless `feed` is off."""
        if feed:
            self.ready().feeds(on, tile)
        return self.books(seat, "discard", tile, on, claims, _all(worth, items))

    def wins_too(
        self,
        seat: int,
        tile: str,
        *,
        on: int,
        claims: Json | None = None,
        worth: Worth | None = None,
        **items: int,
    ) -> Self:
        """One more win on the live tile."""
        return self.books(seat, "discard", tile, on, claims, _all(worth, items))

    def self_draws(
        self,
        seat: int,
        tile: str,
        *,
        claims: Json | None = None,
        draw: bool = True,
        worth: Worth | None = None,
        **items: int,
    ) -> Self:
        """`seat` draws this tile in its turn and wins with it."""
        if draw:
            self.ready().until(seat).draws(seat, tile)
        return self.books(seat, "self_draw", tile, None, claims, _all(worth, items))

    def robs(
        self,
        seat: int,
        tile: str,
        *,
        of: int,
        claims: Json | None = None,
        worth: Worth | None = None,
        **items: int,
    ) -> Self:
        return self.books(seat, "rob_kong", tile, of, claims, _all(worth, items))

    def dealt_win(
        self, seat: int, *, claims: Json | None = None, worth: Worth | None = None, **items: int
    ) -> Self:
        return self.books(seat, "dealt", None, None, claims, _all(worth, items))

    def books(
        self, seat: int, how: str, tile: str | None, of: int | None, claims: Json | None, items: Json
    ) -> Self:
        """A win that claims `claims` where given, else what it is worth; the first is labelled ``win``."""
        self.labels.setdefault("win", len(self.steps))
        self.wins_due.append(won(seat, how, items))
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
        self,
        payer: int | str,
        payee: int | str,
        cause: str,
        points: int,
        event: str | None,
        clause: str | None = None,
        **items: int,
    ) -> Self:
        """A payment that is due and booked; `event` is a label, `clause` is compared where given."""
        self.books_payment(payer, payee, cause, points, event, **items)
        due = dict(self.booked[-1])
        if items:
            due["items"] = [[code, worth] for code, worth in items.items()]
        if clause is not None:
            due["clause"] = clause
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


def _all(worth: Worth | None, items: Worth) -> Json:
    return {**(worth or {}), **items}


def _make(table: Table, seat: int, meld: Meld) -> None:
    """The turns in which `seat` makes this meld."""
    tile = meld.tiles[0]
    if meld.kind == "concealed":
        table.until(seat).draws(seat, tile).kongs(seat, tile, "concealed", table.kong_mode)
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
        table.kongs(seat, tile, "exposed", table.kong_mode, of=feeder).draws(seat, source="tail").discards(
            seat
        )
    else:
        table.pungs(seat, tile, of=feeder).discards(seat)
    if meld.kind == "added":
        table.until(seat).draws(seat, tile).kongs(seat, tile, "added", table.kong_mode)
        table.draws(seat, source="tail").discards(seat)
