"""Legal lines by the engine: what the law offers and then finds no fault in."""

from dataclasses import replace

from replays.logformat.writing import event_document
from scoring.engine.deal import open_position
from scoring.engine.events import Draw, Event
from scoring.engine.findings import ERROR
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.engine.replay import play
from tests.perft.hands.table import Json


def position_after(law: Rules, hand: HandRecord) -> tuple[Position, list[str]]:
    """The position after all events of a hand, and the errors that the last of them brought."""
    position, errors = open_position(hand, law), list[str]()
    for number, event in enumerate(hand.events):
        position.number = number
        step = play(position, law, event)
        errors = [breach.clause for breach in step.breaches if breach.severity == ERROR]
    return position, errors


def moves_of_engine(law: Rules, hand: HandRecord) -> list[tuple[Json, HandRecord]]:
    """The legal acts after a hand so far, each with the hand that it makes."""
    position, _ = position_after(law, hand)
    found = []
    for event in law.candidates(position):
        if law.breach(position, event) is None:
            later = replace(hand, events=(*hand.events, shown(law, position, event)))
            if not position_after(law, later)[1]:
                found.append((event_document(later.events[-1]), later))
    return found


def shown(law: Rules, position: Position, event: Event) -> Event:
    """A draw with the tile that the wall has for it; anything else as it is."""
    if isinstance(event, Draw):
        return Draw(event.seat, position.table.wall.tile_at(law.place(position, event)), event.source)
    return event
