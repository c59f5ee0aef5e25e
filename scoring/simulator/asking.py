"""All seats are asked once what they want of the live tile; the highest claim, or all wins, get it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring.engine.events import Chow, Claim, Draw, Event, Kong, Pass, Pung, Win, seat_of
from scoring.engine.general_law import wanted
from scoring.engine.position import TURN, Position
from scoring.engine.record import SEATS
from scoring.engine.table import EXPOSED

if TYPE_CHECKING:
    from scoring.simulator.player import PlayedHand


def answer_live_tile(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    """Whether somebody takes the live tile; says aloud who wants it where the table is talkative."""
    live = played.position.live
    if live is None or live.event == played.offered:
        return False
    played.offered = live.event
    offers = [event for event in legal if wanted(event) is not None]
    offers.sort(key=lambda event: (_seat(event) - live.seat) % 4)
    chosen = [event for seat in SEATS if (event := _choice(played, offers, seat)) is not None]
    if played.talkative:
        _talk(played, offers, chosen)
        if len(chosen) > 1:
            _think_of_lower(played, chosen)
    wins = [event for event in chosen if isinstance(event, Win)]
    if wins:
        _all_win(played, wins, live.seat)
        return True
    best = next((event for event in chosen if not isinstance(event, Chow)), None)
    best = best or next(iter(chosen), None)
    if best is not None:
        played.do(best)
    return best is not None


def is_conceivable(position: Position, event: Event) -> bool:
    """Whether the seat holds what a claim takes, and a draw is not made by who holds a full hand."""
    hands = position.table.hands
    if isinstance(event, Pung):
        return hands[event.seat][event.tile] >= 2
    if isinstance(event, Chow):
        return all(hands[event.seat][tile] for tile in event.own)
    if isinstance(event, Kong) and event.kind == EXPOSED:
        return hands[event.seat][event.tile] >= 3
    return not isinstance(event, Draw) or position.phase != TURN


def _choice(played: "PlayedHand", offers: Sequence[Event], seat: int) -> Event | None:
    """What this seat wants of all it could have."""
    for want in ("win", "kong", "pung", "chow"):
        own = [event for event in offers if seat_of(event) == seat and wanted(event) == want]
        if not own:
            continue
        if played.must(own) or _fancies(played, own[0], want):
            return played.chance.choice(own)
    return None


def _fancies(played: "PlayedHand", event: Event, want: str) -> bool:
    if isinstance(event, Win):
        return played.likes_win(event.seat, str(event.how))
    return played.likes(_seat(event), want)


def _all_win(played: "PlayedHand", wins: list[Win], payer: int) -> None:
    """In turn order from the payer, as far as the table has them all win."""
    wins.sort(key=lambda event: (event.seat - payer) % 4)
    for win in wins:
        if played.may(win):
            played.do(win)


def _talk(played: "PlayedHand", offers: Sequence[Event], chosen: Sequence[Event]) -> None:
    """Claims of those who want the tile, then passes of some who could have had it."""
    for event in chosen:
        want = wanted(event)
        assert want is not None
        played.do(Claim(_seat(event), want))
    for seat in sorted({_seat(event) for event in offers} - {_seat(event) for event in chosen}):
        declined = sorted({str(wanted(event)) for event in offers if _seat(event) == seat})
        if played.chance.random() < 0.7:
            played.do(Pass(seat, played.chance.choice([None, tuple(declined)])))


def _think_of_lower(played: "PlayedHand", chosen: Sequence[Event]) -> None:
    """All who have asked for the tile think of taking it; the law keeps those of lower rank from it."""
    for event in chosen:
        played.may(event)


def _seat(event: Event) -> int:
    seat = seat_of(event)
    assert seat is not None
    return seat
