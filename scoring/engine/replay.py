"""The one fold over a hand's events. Audit, frames, what-if and the simulator all read it.

Each event is judged as the position stands, then done as far as it is physically possible, so that a log with
illegal acts still replays to its end.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from scoring.engine.deal import deal_breaches, open_position
from scoring.engine.doing import do
from scoring.engine.events import (
    Chow,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pung,
    Win,
    seat_of,
)
from scoring.engine.findings import BROKEN_RECORD, ERROR, UNDECIDABLE, WRONG_WALL, Breach
from scoring.engine.law import Rules
from scoring.engine.offers import legal_events
from scoring.engine.plain_turns import play_plain_turns
from scoring.engine.position import WON, Position, next_seat
from scoring.engine.record import HandRecord


class Step:
    """What one event brought; `event` is None for deal and end. `legal` stands beside breaches."""

    __slots__ = ("breaches", "event", "legal", "number")

    def __init__(
        self,
        number: int | None,
        event: Event | None,
        breaches: list[Breach] | None = None,
        legal: list[Event] | None = None,
    ) -> None:
        self.number = number
        self.event = event
        self.breaches = [] if breaches is None else breaches
        self.legal = legal


def replay(
    hand: HandRecord,
    rules: Rules,
    position: Position | None = None,
    *,
    list_legal: int = 0,
    only_told: bool = False,
) -> Iterator[Step]:
    """The steps of a hand: the deal, each event, the end. `position` (else a new one) moves along with them.

    The steps of the first `list_legal` illegal events list what would have been legal. With `only_told` the
    events of which there is nothing to tell bring no step.
    """
    if position is None:
        position = open_position(hand, rules)
    yield Step(None, None, list(deal_breaches(position, rules)))
    went_on = False
    events, number = hand.events, 0
    while number < len(events):
        position.number = number
        ahead = events[number:] if only_told else events[number : number + 1]
        plain = play_plain_turns(position, rules, ahead)
        if plain:
            number += plain
            if not only_told:
                yield Step(number - 1, ahead[0])
            continue
        step = _judge_and_do(position, rules, ahead[0], list_legal > 0)
        number += 1
        if step is None:
            if not only_told:
                yield Step(number - 1, ahead[0])
            continue
        list_legal -= step.legal is not None
        yield step
        if any(breach.stops for breach in step.breaches):
            went_on = _is_after_the_end(step.breaches)
            position.stopped = not went_on
            break
    if not position.stopped:
        yield Step(None, None, _at_end(position, rules, went_on=went_on))


def _at_end(position: Position, rules: Rules, *, went_on: bool) -> list[Breach]:
    position.number = len(position.hand.events)
    if position.phase == WON:
        _resume(position, None)
    breaches = list(_ending(position, rules))
    for breach in breaches:
        breach.consequent |= went_on
    return breaches


def _is_after_the_end(breaches: Sequence[Breach]) -> bool:
    # Whoever draws from an empty wall plays on past the end as well.
    return any(breach.stops and breach.code in ("after-the-end", "wall-empty") for breach in breaches)


def play(position: Position, rules: Rules, event: Event, *, list_legal: bool = False) -> Step:
    """Judge one event and do it."""
    step = None
    if not play_plain_turns(position, rules, (event,)):
        step = _judge_and_do(position, rules, event, list_legal)
    return Step(position.number, event) if step is None else step


def _judge_and_do(position: Position, rules: Rules, event: Event, list_legal: bool) -> Step | None:
    """None where there is nothing to tell of the event, as of nearly every one."""
    position.illegal = False
    if position.phase == WON:
        _resume(position, event)
    step = _judge(position, rules, event, list_legal)
    if step is not None and any(breach.stops for breach in step.breaches):
        return step
    shown = do(position, rules, event)
    if step is not None:
        # Where a rule set has a clause of its own for a tile that is not the wall's, it has said so.
        on_wall = any(breach.kind == WRONG_WALL for breach in step.breaches)
        shown = [breach for breach in shown if not (on_wall and breach.kind == WRONG_WALL)]
    if shown:
        step = step or Step(position.number, event)
        for breach in shown:
            # What is odd of the tiles of an act that should not have been follows from the act.
            breach.consequent |= position.illegal
        step.breaches += shown
    if position.displaced and isinstance(event, _TAKING_TURNS):
        position.displaced.discard(event.seat)
    return step


def _resume(position: Position, event: Event | None) -> None:
    """What comes after nothing but false wins (None: the end) may show that the table did not honour them."""
    if _are_false(position) and _goes_unwon(position, event) and not _is_honoured(position):
        _unwin(position)


def _are_false(position: Position) -> bool:
    return all(won.illegal and won.how != "rob_kong" for won in position.wins)


def _unwin(position: Position) -> None:
    position.acts -= len(position.wins)
    position.wins = []
    position.phase, position.seat = position.unwon


def _goes_unwon(position: Position, event: Event | None) -> bool:
    """Whether the event is play, or an announcement right before play, or the table closes as not won."""
    if event is None or isinstance(event, (Declare, Dissolve, Escape)):
        later = position.hand.events[position.number + 1 :]
        before_play = isinstance(event, Declare) and any(isinstance(act, _PLAY) for act in later)
        return before_play or position.hand.outcome != "win"
    return isinstance(event, _PLAY)


def _is_honoured(position: Position) -> bool:
    """Whether the log ends with the wins so far: it says that the hand was won, and no other win follows."""
    later = position.hand.events[position.number :]
    return position.hand.outcome == "win" and not any(isinstance(event, Win) for event in later)


def _follows_false_win(position: Position, rules: Rules, event: Event) -> bool:
    """Whether the event would break nothing but for false wins that the table honoured."""
    if position.phase != WON or not _are_false(position):
        return False
    stood = position.phase, position.seat, position.acts, position.wins
    _unwin(position)
    found = rules.breach(position, event)
    position.phase, position.seat, position.acts, position.wins = stood
    return found is None or found.kind == UNDECIDABLE


def _judge(position: Position, rules: Rules, event: Event, list_legal: bool) -> Step | None:
    breach = rules.breach(position, event)
    if breach is None:
        notes = rules.notes(position, event)
        return Step(position.number, event, _in_order(notes)) if notes else None
    breach.consequent = breach.consequent or _follows_false_win(position, rules, event)
    position.illegal = breach.kind != UNDECIDABLE and breach.severity == ERROR
    # Before the notes settle a duty: until then the duty itself is what would have been legal.
    listed = list_legal and position.illegal
    legal = legal_events(rules, position, seat_of(event)) if listed else None
    # What cannot be done takes nothing away and shows nothing more.
    goes_on = not breach.stops or _is_after_the_end([breach])
    notes = rules.notes(position, event) if goes_on else ()
    _cast_doubt(position, event, breach)
    position.skipped |= breach.code in ("out-of-turn", "draw-missing")
    position.draws_off |= breach.code in ("out-of-turn", "draw-missing", "draw-too-many")
    return Step(position.number, event, _in_order([*notes, breach]), legal)


def _in_order(breaches: Iterable[Breach]) -> list[Breach]:
    """What follows from a fault of the same event stands after it."""
    return sorted(breaches, key=lambda found: found.consequent)


def _cast_doubt(position: Position, event: Event, breach: Breach) -> None:
    """Note whose later acts, and which tiles, a fault may make wrong."""
    drew_for_another = breach.code == "draw-missing" and seat_of(event) != position.seat
    if breach.code == "out-of-turn" or drew_for_another:
        position.displaced.add(position.seat)
        if isinstance(event, Discard):
            # Who has discarded under another's name is followed by its own neighbour.
            position.displaced.add(next_seat(position.seat))
    elif breach.code == "draw-too-many" and isinstance(event, Draw):
        position.odd_kinds.add(event.tile)
    elif breach.code == "not-the-live-tile" and isinstance(event, (Chow, Pung, Kong, Win)):
        live = position.live
        if live is not None and live.seat == event.source_seat:
            position.doubted.add(live.seat)


#: Acts that only a running hand has.
_PLAY: Final = (Draw, Discard, Chow, Pung, Kong)
#: Acts by which a seat takes its turn.
_TAKING_TURNS: Final = (*_PLAY, Win)


def _ending(position: Position, rules: Rules) -> Iterator[Breach]:
    yield from rules.ending(position)
    logged = position.hand.outcome
    shown = position.closed
    if shown is None and rules.is_finished(position):
        shown = rules.outcome(position)
    # A table may close without an event of its own; an escape needs one.
    if shown is None and logged == "dissolved":
        shown = position.closed = logged
    if logged == shown:
        return
    yield Breach(
        "GEN-07",
        "end-not-shown",
        BROKEN_RECORD,
        expected=shown,
        actual=logged,
        params={"outcome": logged},
        at=(None, None),
        consequent=rules.end_follows(position) or (logged == "dissolved" and _hides_false_win(position)),
    )


def _hides_false_win(position: Position) -> bool:
    """Whether nothing but false wins ended the hand: without them a table may close without a word."""
    return bool(position.wins) and all(won.illegal for won in position.wins)
