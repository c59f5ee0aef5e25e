"""The one fold over a hand's events. Audit, frames, what-if and the simulator all read it.

Each event is judged as the position stands, then done as far as it is physically possible, so that a log with
illegal acts still replays to its end.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from scoring.engine.deal import deal_breaches, open_position
from scoring.engine.events import Chow, Claim, Discard, Draw, Event, Kong, Pass, Pung, Reveal, Win
from scoring.engine.findings import BROKEN_RECORD, ERROR, UNDECIDABLE, WRONG_WALL, Breach
from scoring.engine.law import Rules
from scoring.engine.offers import legal_events
from scoring.engine.position import SILENCE, WON, Position, Window
from scoring.engine.record import HandRecord
from scoring.engine.table import ADDED, CHOW, CONCEALED, EXPOSED, PUNG, Meld
from scoring.engine.tiles import NAMES, UNKNOWN


@dataclass(slots=True, eq=False)
class Step:
    """What one event brought; `event` is None for deal and end. `legal` stands beside breaches."""

    number: int | None
    event: Event | None
    breaches: list[Breach] = field(default_factory=list)
    legal: list[Event] | None = None


def replay(
    hand: HandRecord, rules: Rules, position: Position | None = None, *, list_legal: bool = False
) -> Iterator[Step]:
    """The steps of a hand: the deal, each event, the end. `position` (else a new one) moves along with them.

    With `list_legal` each illegal event's step lists what would have been legal.
    """
    if position is None:
        position = open_position(hand, rules)
    yield Step(None, None, list(deal_breaches(position, rules)))
    went_on = False
    for number, event in enumerate(hand.events):
        position.number = number
        step = play(position, rules, event, list_legal=list_legal)
        yield step
        if any(breach.stops for breach in step.breaches):
            went_on = _is_after_the_end(step)
            position.stopped = not went_on
            break
    if not position.stopped:
        position.number = len(hand.events)
        ending = list(_ending(position, rules))
        for breach in ending:
            breach.consequent |= went_on
        yield Step(None, None, ending)


def _is_after_the_end(step: Step) -> bool:
    return step.breaches[-1].clause == "GEN-07"


def play(position: Position, rules: Rules, event: Event, *, list_legal: bool = False) -> Step:
    """Judge one event and do it."""
    step = Step(position.number, event)
    position.illegal = False
    if position.phase == WON:
        _resume(position, event)
    if not rules.is_ordinary(position, event):
        _judge(position, rules, event, step)
        if list_legal and position.illegal:
            step.legal = legal_events(rules, position, event.seat)
        if step.breaches and step.breaches[-1].stops:
            return step
    _do(position, rules, event, step)
    if position.displaced and event.seat is not None and not isinstance(event, (Claim, Pass)):
        position.displaced.discard(event.seat)
    return step


def _resume(position: Position, event: Event) -> None:
    """Play that goes on after nothing but false wins shows that the table did not honour them."""
    false = all(won.illegal and won.how != "rob_kong" for won in position.wins)
    if false and isinstance(event, (Draw, Discard, Chow, Pung, Kong)):
        position.wins.clear()
        position.phase, position.seat = position.unwon


def _judge(position: Position, rules: Rules, event: Event, step: Step) -> None:
    breach = rules.breach(position, event)
    step.breaches.extend(rules.notes(position, event))
    if breach is not None:
        step.breaches.append(breach)
        position.illegal = breach.kind != UNDECIDABLE and breach.severity == ERROR
        if breach.clause == "GEN-04" and not breach.consequent:
            position.displaced.add(position.seat)


def _do(position: Position, rules: Rules, event: Event, step: Step) -> None:
    """Hear what seats say; of an act, note what it closes, do it at the table and move the hand on."""
    act = type(event)
    if act is Claim or act is Pass:
        _say(position, rules, event)
        return
    rules.window_closes(position, event)
    doing = _DOING.get(act)
    if doing is not None:
        doing(position, rules, event, step)
    rules.advance(position, event)


def _discard(position: Position, rules: Rules, event: Discard, step: Step) -> None:
    if position.table.discard(event.seat, event.tile, position.number):
        _show(position, rules, (event.tile,), step)
    position.window = SILENCE


def _chow(position: Position, rules: Rules, event: Chow, step: Step) -> None:
    tiles = tuple(sorted((event.tile, *event.own)))
    meld = Meld(CHOW, tiles, event.source_seat, event.tile, position.number)
    _show(position, rules, position.table.claim(event.seat, meld, event.own), step)


def _pung(position: Position, rules: Rules, event: Pung, step: Step) -> None:
    meld = Meld(PUNG, (event.tile,) * 3, event.source_seat, event.tile, position.number)
    _show(position, rules, position.table.claim(event.seat, meld, (event.tile,) * 2), step)


def _win(position: Position, rules: Rules, event: Win, _step: Step) -> None:
    position.wins.append(rules.witness(position, event))


def _say(position: Position, rules: Rules, event: Event) -> None:
    if position.window is SILENCE:
        position.window = Window()
    window = position.window
    if isinstance(event, Claim):
        window.claims.append((event.seat, event.want))
        rules.claims(position, event)
        return
    assert isinstance(event, Pass)
    declined = set(event.on or ())
    if event.seat in window.passes and window.passes[event.seat] and declined:
        declined |= window.passes[event.seat]
    rules.passes(position, event)
    window.passes[event.seat] = declined


def _kong(position: Position, rules: Rules, event: Kong, step: Step) -> None:
    table = position.table
    position.window = SILENCE
    if event.kind == CONCEALED:
        new = (event.tile,) * table.conceal(event.seat, event.tile, position.number)
    elif event.kind == ADDED:
        pung = table.pung_of(event.seat, event.tile)
        assert pung is not None, "an added kong without its pung stops the replay"
        new = (event.tile,) * table.add_to(event.seat, pung, position.number)
    else:
        meld = Meld(EXPOSED, (event.tile,) * 4, event.source_seat, event.tile, position.number)
        new = tuple(table.claim(event.seat, meld, (event.tile,) * 3))
    _show(position, rules, new, step)


def _draw(position: Position, rules: Rules, event: Draw, step: Step) -> None:
    table = position.table
    tile = event.tile
    if tile != UNKNOWN:
        _count(position, rules, tile, step)
    place = rules.place(position, event) if table.wall.left else None
    if place is not None:
        shown = table.wall.tile_at(place)
        if UNKNOWN not in (shown, event.tile) and shown != event.tile:
            place = _other_end(position, rules, event, step, place)
        table.wall.take(place)
    table.put(event.seat, event.tile)


def _other_end(position: Position, rules: Rules, event: Draw, step: Step, place: int) -> int:
    """The wall has another tile at the place due: a wrong label explains it, or the wall is wrong."""
    wall = position.table.wall
    if step.breaches:
        for other in (wall.head(), wall.tail()):
            if wall.tile_at(other) == event.tile:
                return other
    mislabelled = bool(step.breaches)
    breach = wrong_wall(position, wall.tile_at(place), event.tile)
    breach.consequent |= mislabelled
    step.breaches.append(breach)
    return place


def wrong_wall(position: Position, shown: int, logged: int) -> Breach:
    """GEN-08 where the log shows another tile than the wall has there; later ones follow from the first."""
    breach = Breach(
        "GEN-08",
        "not-from-wall",
        WRONG_WALL,
        expected=NAMES[shown],
        actual=NAMES[logged],
        params={"tile": NAMES[shown], "logged": NAMES[logged]},
        consequent=position.tainted,
    )
    position.tainted = True
    return breach


def _show(position: Position, rules: Rules, tiles: Sequence[int], step: Step) -> None:
    """Count tiles of hidden hands that the record shows here for the first time."""
    forgotten = position.table.forgotten
    for tile in tiles:
        if forgotten[tile]:
            forgotten[tile] -= 1
        elif tile != UNKNOWN:
            _count(position, rules, tile, step)


def _count(position: Position, rules: Rules, tile: int, step: Step) -> None:
    position.seen[tile] += 1
    if position.seen[tile] > 4 or tile not in rules.known_kinds:
        step.breaches.append(odd_tile(position, tile))


def odd_tile(position: Position, tile: int) -> Breach:
    """GEN-01 for a tile shown that is a fifth of its kind, or of a kind that the set does not have."""
    breach = Breach(
        "GEN-01",
        "tile-set",
        BROKEN_RECORD,
        expected=4,
        actual={NAMES[tile]: position.seen[tile]},
        params={"tiles": NAMES[tile]},
        consequent=position.tainted,
    )
    position.tainted = True
    return breach


def _turn_up(position: Position, rules: Rules, event: Reveal, step: Step) -> None:
    """Tiles turned up leave the wall where the rule set says so, and are counted."""
    for place, tile in rules.turned_up(position, event):
        if tile == UNKNOWN:
            continue
        _count(position, rules, tile, step)
        shown = position.table.wall.tile_at(place) if place is not None else UNKNOWN
        if shown not in (UNKNOWN, tile):
            step.breaches.append(wrong_wall(position, shown, tile))


#: What each type of act does at the table; any other does nothing there.
_DOING: Final[dict[type[Event], Callable[[Position, Rules, Any, Step], None]]] = {
    Draw: _draw,
    Discard: _discard,
    Chow: _chow,
    Pung: _pung,
    Kong: _kong,
    Win: _win,
    Reveal: _turn_up,
}


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
    )
