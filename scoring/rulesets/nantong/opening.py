"""Opening hands: claimed between the deal and the dealer's first act (NT-17 to NT-22)."""

from collections.abc import Iterator

from scoring.engine.events import Declare, Discard, Draw, Event, Kong, Reveal, Win
from scoring.engine.findings import BROKEN_RECORD, MISSED_DUTY, UNDECIDABLE, Breach
from scoring.engine.position import Position
from scoring.engine.tiles import format_run
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import OPENING_OVER, Memory, Opening, memory_of, opening_window
from scoring.rulesets.nantong.patterns import opening_patterns


def opening_claim(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """A claim stands in the window, once a seat, and names all the patterns that the dealt hand has
    (NT-21).
    """
    if event.key != "opening_win":
        return None
    if not opening_window(position):
        return Breach("NT-21", "opening-late")
    if any(opening.seat == event.seat for opening in memory_of(position).openings):
        return Breach("NT-21", "opening-twice")
    shown = event.tiles or ()
    if not position.table.holds_all(event.seat, shown):
        tiles = format_run(shown)
        return Breach("GEN-03", "shown-not-held", BROKEN_RECORD, actual=tiles, params={"tiles": tiles})
    return _patterns_named(chosen, position, event)


def _patterns_named(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    if position.table.is_hidden(event.seat):
        return Breach("NT-21", "opening-not-shown", UNDECIDABLE)
    held = [code for code, _ in opening_patterns(chosen, position.table.hands[event.seat])]
    named = list(event.patterns or ())
    false = [code for code in named if code not in held] or [
        code for code in dict.fromkeys(named) if named.count(code) > 1
    ]
    expected, actual = list(held), list(named)
    if false or not held:
        return Breach(
            "NT-21", "pattern-not-held", expected=expected, actual=[*actual], params={"items": [*false]}
        )
    left_out = [code for code in held if code not in named]
    if left_out:
        params = {"items": [*left_out]}
        return Breach("NT-21", "pattern-left-out", MISSED_DUTY, expected, [*actual], params)
    return None


def after_opening_claim(chosen: Chosen, position: Position, event: Declare) -> None:
    """Book a claim made in its window; late and second ones pay nothing and end nothing."""
    memory = memory_of(position)
    if not opening_window(position) or any(opening.seat == event.seat for opening in memory.openings):
        memory.idle_claim = position.number
        return
    hand = position.table.hands[event.seat]
    hidden = position.table.is_hidden(event.seat)
    held = [] if hidden else opening_patterns(chosen, hand)
    memory.openings.append(Opening(position.number, event.seat, held, hidden, list(hand)))
    if chosen.opening_win == "end":
        if not position.wins:
            position.phase = OPENING_OVER
    elif chosen.opening_bird == "dice":
        void = not (held or hidden)
        memory.throws_due[event.seat] = void or _wins_as_dealt(position, event.seat)
        memory.idle_claim = position.number if void else memory.idle_claim


def _wins_as_dealt(position: Position, seat: int) -> bool:
    """Whether the dealer also makes the 天胡 that absorbs his opener (NT-42): its throw may be left out."""
    if seat != position.hand.dealer:
        return False
    for event in position.hand.events:
        if isinstance(event, (Draw, Discard, Kong)):
            return False
        if isinstance(event, Win) and event.source_seat is None and event.seat == seat:
            return True
    return False


def is_throw(event: Event) -> bool:
    """Whether dice are shown."""
    return isinstance(event, Reveal) and event.key == "dice"


def opening_throw(memory: Memory, event: Reveal, number: int) -> Breach | None:
    """The throw for an opening claim: two dice, by a seat that claimed (NT-21)."""
    values = list(event.values or ())
    faces = len(values) == 2 and all(1 <= face <= 6 for face in values)
    if faces and (event.seat is None or event.seat in memory.throws_due):
        return None
    idle = memory.idle_claim == number - 1
    return Breach("NT-21", "opening-throw-wrong", expected=2, actual=[*values], consequent=idle)


def missing_throws(memory: Memory, event: int | None, *, consequent: bool = False) -> Iterator[Breach]:
    """NT-21 where a claim that counts was not followed by its throw, but by this event or the end (None)."""
    for seat, settled in memory.throws_due.items():
        if not settled:
            memory.throws_due[seat] = True
            yield Breach(
                "NT-21",
                "opening-throw-missing",
                MISSED_DUTY,
                params={"claimant": seat},
                at=(event, seat),
                consequent=consequent or memory.early_throw,
            )


def after_opening_throw(memory: Memory, event: Reveal) -> None:
    """Give a throw to the claim of its seat, else to the one that waits longest."""
    seat = event.seat if event.seat in memory.throws_due else next(iter(memory.throws_due))
    for opening in memory.openings:
        if opening.seat == seat:
            opening.throw = tuple(event.values or ())
    del memory.throws_due[seat]
