"""What is said or won as dealt, before anybody has acted."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from scoring.engine.events import Declare, Event, Win

if TYPE_CHECKING:
    from scoring.simulator.player import PlayedHand

_OPENING: Final = frozenset({"opening_win", "ready", "dealt"})


def opening_of(event: Event) -> str | None:
    """Which announcement or win of the deal this is; None for anything else."""
    key = event.key if isinstance(event, Declare) else event.how if isinstance(event, Win) else None
    return key if key in _OPENING else None


def announce(played: "PlayedHand", legal: Sequence[Event]) -> bool:
    """One announcement or win as dealt, each seat asked for each once; the dealer's own last."""
    offers = [event for event in legal if isinstance(event, (Declare, Win)) and opening_of(event) is not None]
    offers.sort(key=lambda event: opening_of(event) == "ready" and event.seat == played.hand.dealer)
    for event in offers:
        seat = event.seat
        asked = (seat, str(opening_of(event)))
        if asked in played.asked:
            continue
        played.asked.add(asked)
        if played.must([event]) or played.likes(seat, str(opening_of(event)), as_a="win"):
            played.do(event)
            return True
    return False
