"""Signs that a clause was at work in a hand, where neither a payment nor a refusal names it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from scoring.engine.events import Claim, Connection, Correction, Draw, Event, Kong, Pass, Pung, Win
from scoring.engine.general_law import RANKS
from scoring.engine.position import Position
from scoring.engine.table import CONCEALED
from scoring.engine.transfers import PricedWin, Settlement


@dataclass(frozen=True, slots=True)
class Ended:
    """A hand that is over and what it pays; `chosen` are the settled options."""

    chosen: Any
    position: Position
    due: Settlement

    @property
    def events(self) -> tuple[Event, ...]:
        return self.position.hand.events

    def has(self, *acts: type[Event]) -> bool:
        """Whether one of the events is of these types."""
        return any(isinstance(event, acts) for event in self.events)

    def follow(self) -> Iterator[tuple[Event, Event]]:
        """Each act or word with the one after it, lost connections apart."""
        return pairwise(event for event in self.events if not isinstance(event, (Connection, Correction)))

    @property
    def wins(self) -> list[PricedWin]:
        return self.due.wins

    def wins_with(self, *codes: str) -> bool:
        """Whether one win has all these items."""
        return any({*codes} <= {item.code for item in win.items} for win in self.wins)

    def won_by(self, *ways: str) -> bool:
        """Whether somebody won in one of these ways."""
        return any(won.how in ways for won in self.position.wins)

    def pays(self, *, cause: str | None = None, clause: str | None = None, code: str | None = None) -> bool:
        """Whether there is a payment for this cause, by this clause, with this item."""
        return any(
            cause in (None, transfer.cause)
            and clause in (None, transfer.clause)
            and (code is None or any(item.code == code for item in transfer.items))
            for transfer in self.due.transfers
        )


Sign = Callable[[Ended], bool]


def seen(signs: Mapping[str, Sign], ended: Ended) -> Iterator[str]:
    """The clauses whose sign the hand bears."""
    return (clause for clause, sign in signs.items() if sign(ended))


def always(_ended: Ended) -> bool:
    """Of every hand."""
    return True


def shows_wall(ended: Ended) -> bool:
    """The record gives the wall, so that every tile of the set is counted."""
    return ended.position.hand.wall is not None


def is_first(ended: Ended) -> bool:
    """The first hand of a log, whose dealer nobody has made."""
    return ended.position.hand.number == 1


def is_played(ended: Ended) -> bool:
    """Somebody has acted after the deal."""
    return ended.position.acts > 0


def has_draw(ended: Ended) -> bool:
    """A seat has drawn in its turn."""
    return ended.has(Draw)


def is_drawn(ended: Ended) -> bool:
    """Nobody has won, and nobody has left."""
    return ended.position.hand.outcome == "draw"


def several_win(ended: Ended) -> bool:
    """Several seats have won on one tile."""
    return len(ended.position.wins) > 1


def robs(ended: Ended) -> bool:
    """Somebody has won on the tile of a kong."""
    return ended.won_by("rob_kong")


def has_exposed_meld(ended: Ended) -> bool:
    """A pung or an exposed kong lies on the table."""
    return any(
        isinstance(event, Pung) or (isinstance(event, Kong) and event.kind != CONCEALED)
        for event in ended.events
    )


def higher_claim_goes_first(ended: Ended) -> bool:
    """Of two claims on a tile that differ in rank the higher was honoured."""
    wants: dict[int, str] = {}
    for event in ended.events:
        if isinstance(event, Claim):
            wants[event.seat] = event.want
        elif not isinstance(event, (Pass, Connection, Correction)):
            if len({RANKS[want] for want in wants.values()}) > 1:
                return True
            wants = {}
    return False


def wins_after(ended: Ended, *, mode: str | None = None) -> bool:
    """A self-draw is won on the tile that replaced a kong, of this mode if one is named."""
    acts = [event for event in ended.events if isinstance(event, (Kong, Draw, Win))][-3:]
    if len(acts) < 3 or not isinstance(acts[0], Kong) or not isinstance(acts[1], Draw):
        return False
    return isinstance(acts[2], Win) and acts[2].source_seat is None and mode in (None, acts[0].mode)
