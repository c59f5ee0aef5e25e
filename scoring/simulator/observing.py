"""What one played hand shows of its rule set."""

from collections.abc import Iterator, Mapping

from scoring.engine.events import Connection, Declare, Kong, Reveal, Win
from scoring.engine.options import OptionValue
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.simulator.claims import Told
from scoring.simulator.coverage import EVENTS, Coverage, option_row
from scoring.simulator.player import PlayedHand


def observed(played: PlayedHand, told: Told) -> Coverage:
    """What a hand shows that is over: its events, its end, and the clauses that were at work in it.

    A clause was at work where a payment, an item or the next dealer follows from it, where it kept a player
    from an act or bound one to it, or where the rule set's own `signs` say so.
    """
    coverage, hand = Coverage(hands=1), played.hand
    _note_events(coverage, hand)
    coverage.note("ends", _ends(played.position))
    coverage.note("causes", [transfer.cause for transfer in told.settlement.transfers])
    coverage.note("items", [item.code for item in told.items()])
    coverage.note("clauses", told.clauses())
    coverage.note("clauses", played.heeded)
    coverage.note("clauses", played.customs.signs(played.law, played.position))
    return coverage


def of_rules(preset: str, options: Mapping[str, OptionValue]) -> Coverage:
    """The rules that a game is played by, every option settled."""
    coverage = Coverage()
    coverage.note("presets", [preset])
    coverage.note("options", [option_row(name, value) for name, value in options.items()])
    return coverage


def _note_events(coverage: Coverage, hand: HandRecord) -> None:
    for event in hand.events:
        if isinstance(event, Connection):
            coverage.note("events", ["disconnect" if event.lost else "reconnect"])
            continue
        coverage.note("events", [EVENTS[type(event)]])
        if isinstance(event, Declare):
            coverage.note("declarations", [event.key])
        elif isinstance(event, Reveal):
            coverage.note("reveals", [event.key])
        elif isinstance(event, Kong):
            coverage.note("kongs", [event.kind])
        elif isinstance(event, Win):
            coverage.note("wins", [str(event.how)])


def _ends(position: Position) -> Iterator[str]:
    yield position.hand.outcome
    winners = len(position.wins)
    if winners:
        yield f"{winners} winner" + ("s" if winners > 1 else "")
