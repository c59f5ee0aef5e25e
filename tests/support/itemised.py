"""A hand told as a script where each payment is made of items, and each item is of a clause."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from tests.support import tables
from tests.support.script import LIVE_WALL, Json
from tests.support.tables import Worth

#: An item as its code, its points and its clause.
Items = list[list[Any]]


class Itemised(tables.Table):
    """The script of one hand whose scores are the sum of the payments due."""

    kong_mode: ClassVar[str | None] = None
    #: The clause of each item.
    clauses: ClassVar[Mapping[str, str]] = {}
    #: How many tiles of the wall may be drawn.
    live_wall: int = LIVE_WALL

    def listed(self, items: Worth) -> Items:
        """Items as codes with their points and clauses."""
        return [[code, points, self.clauses.get(code, "")] for code, points in items.items()]

    # ---- stretches of play -------------------------------------------------------------------------------
    def adds(self, seat: int, tile: str) -> Self:
        """In its turn `seat` draws the fourth of a pung and adds it."""
        return self.until(seat).draws(seat, tile).kongs(seat, tile, "added")

    def punged(self, seat: int, tile: str, of: int) -> Self:
        """`of` draws and throws a tile that `seat` pungs, discarding then."""
        return self.feeds(of, tile).pungs(seat, tile, of=of).discards(seat)

    def until_left(self, left: int, seat: int, spare: str = "1s") -> Self:
        """Quiet turns until so many tiles are left, and `seat` is to draw the next.

        Where it would be another's turn then, an idle pung of `spare` moves the turns on.
        """
        self.ready().starts()
        self.to_the_end = True
        by = (seat - self.next - (self.live_wall - self.drawn - left)) % 4
        if by:
            self.shifts(by, spare)
        while self.live_wall - self.drawn > left:
            self.turn(self.next)
        assert self.live_wall - self.drawn == left, "fewer tiles are left already"
        assert self.next == seat, f"with {left} left seat {self.next} is to draw"
        return self

    def shifts(self, by: int, tile: str) -> Self:
        """An idle seat's pung of `tile`: each later tile is drawn by a seat so much further on."""
        taker = next(seat for seat in (3, 2, 1, 0) if seat not in self.wanted and seat not in self.dealt)
        return self.gives(taker, tile * 2).punged(taker, tile, (taker - by) % 4)

    def to_the_end_of_the_wall(self) -> Self:
        """Quiet turns until no tile is left and the last discard is made."""
        self.ready().starts()
        self.to_the_end = True
        while self.drawn < self.live_wall:
            self.turn(self.next)
        return self

    # ---- wins and payments -------------------------------------------------------------------------------
    def books(
        self, seat: int, how: str, tile: str | None, of: int | None, claims: Json | None, items: Json
    ) -> Self:
        """A win that claims `claims` where given, else what it is worth; labelled ``win`` or by its seat."""
        self.labels.setdefault("win", len(self.steps))
        self.labels[f"win-{seat}"] = len(self.steps)
        worth = self.listed(items)
        self.wins_due.append(
            {"seat": seat, "how": how, "items": worth, "points": sum(points for _, points, _ in worth)}
        )
        claimed = worth if claims is None else self.listed(claims)
        extra: Json = {} if of is None else {"from": of}
        extra["how"] = how
        if claimed:
            extra["items"] = [{"code": code, "points": points} for code, points, _ in claimed]
        return self.event("win", seat, tile, **extra)

    def win_of(self, seat: int | None) -> Json:
        """The latest win, or the latest of this seat."""
        return next(won for won in reversed(self.wins_due) if seat in (None, won["seat"]))

    def _owes(
        self,
        event: int | None,
        payer: int,
        payee: int,
        cause: str,
        clause: str,
        items: Items,
        books: Worth | None,
    ) -> Self:
        """A payment that is due for these items; `books` are those of the log where they are others."""
        where: Json = {} if event is None else {"event": event}
        paid = where | {"from": payer, "to": payee, "points": total_of(items), "cause": cause}
        self.due.append(paid | {"clause": clause, "items": items})
        logged = items if books is None else self.listed(books)
        self.booked.append(
            paid
            | {"points": total_of(logged)}
            | {"items": [{"code": code, "points": worth} for code, worth, _ in logged]}
        )
        return self

    # ---- the end -----------------------------------------------------------------------------------------
    def net(self) -> list[int]:
        """What the payments due come to, by seat."""
        found = [0, 0, 0, 0]
        for paid in self.due:
            found[paid["from"]] -= paid["points"]
            found[paid["to"]] += paid["points"]
        return found

    def closes(
        self,
        next_dealer: int | None,
        scores: tuple[int, ...] | None = None,
        *,
        outcome: str | None = None,
        claims: Json | None = None,
    ) -> Self:
        """Ends the hand at the sum of the payments due; `scores` states it again where the rulebook does."""
        assert scores is None or list(scores) == self.net(), f"{scores} are not {self.net()}"
        ended = outcome or ("win" if self.wins_due else "draw")
        self.ends(ended, scores=tuple(self.net()), next_dealer=next_dealer, claims=claims)
        self.expected["transfers"] = self.due
        return self

    def unscored(self, next_dealer: int | None = None, *, outcome: str = "win") -> Self:
        """Ends the hand without a word on what it is worth: only the findings are compared."""
        return self.ends(outcome, scores=None, next_dealer=next_dealer)


def total_of(items: Items) -> int:
    """The points of items, but for those that a script claims as no number."""
    return sum(worth for _, worth, _ in items if isinstance(worth, int))
