"""What one played hand shows of its rule set."""

from collections.abc import Iterator

from scoring.engine.events import Connection, Declare, Kong, Reveal, Win
from scoring.engine.options import ResolvedRules
from scoring.engine.position import Position
from scoring.engine.record import GameRecord, HandRecord
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
    coverage.note("clauses", played.customs.signs(played.law, played.position, told.settlement))
    return coverage


def of_rules(rules: ResolvedRules) -> Coverage:
    """The rules that a game is played by."""
    coverage = Coverage()
    coverage.note("presets", [rules.preset])
    coverage.note("options", [option_row(name, value) for name, value in rules.options.items()])
    return coverage


def of_record(record: GameRecord) -> Coverage:
    """The clauses of every rule set that an audit checks of what this record shows."""
    coverage = Coverage()
    for hand in record.hands:
        coverage.note("clauses", _checks_of(hand))
    if record.end_scores is not None:
        coverage.note("clauses", ["GEN-10"])
    if len(record.hands) > 1:
        coverage.note("clauses", ["GEN-11"])
    if record.preset is None:
        coverage.note("clauses", ["GEN-12"])
    return coverage


def _checks_of(hand: HandRecord) -> Iterator[str]:
    yield "GEN-02"
    if hand.wall is not None:
        yield from ("GEN-01", "GEN-08")
    if hand.scores is not None:
        yield "GEN-09"


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
