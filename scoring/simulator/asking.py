"""All seats are asked once what they want of the live tile; the highest claim, or all wins, get it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scoring.engine.events import Chow, Claim, Event, Pass, Win, seat_of
from scoring.engine.general_law import wanted
from scoring.engine.record import SEATS
from scoring.simulator.temptations import tempt

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
        if len(chosen) > 1 and played.chance.random() < 0.2:
            tempt(played)
    wins = [event for event in chosen if isinstance(event, Win)]
    if wins:
        _all_win(played, wins, live.seat)
        return True
    best = next((event for event in chosen if not isinstance(event, Chow)), None)
    best = best or next(iter(chosen), None)
    if best is not None:
        played.do(best)
    return best is not None


def _choice(played: "PlayedHand", offers: Sequence[Event], seat: int) -> Event | None:
    """What this seat wants of all it could have."""
    for want in ("win", "kong", "pung", "chow"):
        own = [event for event in offers if seat_of(event) == seat and wanted(event) == want]
        if own and (played.must(own) or played.likes(seat, want)):
            return played.chance.choice(own)
    return None


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


def _seat(event: Event) -> int:
    seat = seat_of(event)
    assert seat is not None
    return seat
