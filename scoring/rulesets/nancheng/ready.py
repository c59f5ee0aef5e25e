"""定口: a hand declared ready before its discard, and what it may do from then on (JX-24)."""

from collections.abc import Sequence
from typing import Final

from scoring.engine.events import Declare, Discard, Kong, Pung, Win
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import CLAIMS, REPLACEMENT, TURN, Position
from scoring.engine.table import EXPOSED
from scoring.engine.tiles import KINDS, NAMES, UNKNOWN, Tile, format_run, kinds_in, mask_of
from scoring.patterns.following import following_act, is_discard_of
from scoring.patterns.win_facts import is_dealt
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.hands import after_kong, hand_without
from scoring.rulesets.nancheng.memory import Memory, memory_of
from scoring.rulesets.nancheng.waits import all_held, waits_of

DECLARED: Final = "declared"


def is_locked(memory: Memory, seat: int) -> bool:
    """Whether the seat has declared and put out the discard that goes with it."""
    return seat in memory.ready and memory.declaring != seat


# The declaration.


def declared(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """Who may declare, when, and with what hand and waits."""
    if event.key != "ready":
        return None
    if chosen.ready != DECLARED:
        return Breach("JX-24", "ready-off")
    memory, seat = memory_of(position), event.seat
    if seat in memory.ready:
        return Breach("JX-24", "ready-twice", consequent=memory.ready[seat])
    act = following_act(position, event)
    if position.phase in (CLAIMS, REPLACEMENT) and position.seat == seat and is_discard_of(act, seat):
        # The draw that should stand before is missed at the discard.
        return None
    if position.phase != TURN or position.seat != seat:
        follows = seat in position.displaced or position.is_off(seat)
        return Breach("JX-24", "ready-out-of-turn", params={"turn": position.seat}, consequent=follows)
    if is_discard_of(act, seat):
        return _with_discard(chosen, position, event, act)
    if act is not None:
        return Breach("JX-24", "ready-alone")
    held = [tile for tile in KINDS if position.table.hands[seat][tile]]
    found = [_judged(chosen, position, event, hand_without(position, seat, tile)) for tile in held]
    return None if None in found or not found else found[0]


def _with_discard(chosen: Chosen, position: Position, event: Declare, act: Discard) -> Breach | None:
    if not position.table.holds(act.seat, act.tile):
        return None
    if act.tile == UNKNOWN:
        return Breach("JX-24", "waits-not-shown", UNDECIDABLE)
    return _judged(chosen, position, event, hand_without(position, act.seat, act.tile))


def _judged(chosen: Chosen, position: Position, event: Declare, hand: Sequence[int]) -> Breach | None:
    """Whether this hand of 13 waits, and for what the declaration says."""
    seat = event.seat
    if hand[UNKNOWN] or position.table.is_hidden(seat):
        return Breach("JX-24", "waits-not-shown", UNDECIDABLE)
    melds = position.table.melds[seat]
    waits = waits_of(chosen, hand, melds)
    if not waits:
        return Breach("JX-24", "ready-not-ready", consequent=position.is_off(seat))
    return _waits_told(event, waits, all_held(hand, melds))


def _waits_told(event: Declare, waits: int, held: int) -> Breach | None:
    told = event.waits
    if told is None or UNKNOWN in told or mask_of(told, KINDS) & ~held == waits:
        return None
    expected, actual = format_run(kinds_in(waits)), format_run(told)
    return Breach("JX-24", "ready-waits-differ", expected=expected, actual=actual)


def after_ready(chosen: Chosen, position: Position, event: Declare) -> None:
    """The seat keeps its hand from now on, also where the law refused the declaration."""
    memory, seat = memory_of(position), event.seat
    if chosen.ready != DECLARED or seat in memory.ready:
        return
    memory.ready[seat] = position.illegal
    memory.declaring = seat if position.phase == TURN and position.seat == seat else None
    act = following_act(position, event)
    memory.ready_unjudged = act is None and memory.declaring is not None
    memory.discard_told = position.illegal and act is not None and not is_discard_of(act, seat)


def discard_with_it(chosen: Chosen, position: Position, event: Discard) -> Breach | None:
    """The discard that goes with a declaration, while the hand is being played, bears it out."""
    memory, seat = memory_of(position), event.seat
    if not memory.ready_unjudged or memory.declaring != seat:
        return None
    return _with_discard(chosen, position, Declare(seat, "ready"), event)


def acts_alone(position: Position, event: Kong | Win) -> Breach | None:
    """While the hand is being played, a seat that declares goes on with its discard and nothing else."""
    memory = memory_of(position)
    own = event.source_seat is None and memory.ready_unjudged and memory.declaring == event.seat
    return Breach("JX-24", "ready-alone") if own else None


# What binds a seat that has declared.


def locked_pung(position: Position, event: Pung) -> Breach | None:
    """A seat that has declared does not pung."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat):
        return None
    return Breach("JX-24", "ready-locked-pung", consequent=memory.ready[seat])


def locked_discard(position: Position, event: Discard) -> Breach | None:
    """A seat that has declared discards the kind that it has just drawn."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat) or not position.fresh or seat != position.seat:
        return None
    drawn = position.fresh[-1]
    if UNKNOWN in (drawn, event.tile) or drawn == event.tile:
        return None
    return Breach(
        "JX-24",
        "ready-locked-discard",
        expected=NAMES[drawn],
        actual=NAMES[event.tile],
        params={"tile": NAMES[event.tile], "drawn": NAMES[drawn]},
        consequent=memory.ready[seat] or position.is_off(seat),
    )


def locked_kong(chosen: Chosen, position: Position, event: Kong) -> Breach | None:
    """A kong of a seat that has declared leaves its waits as they were."""
    memory, seat = memory_of(position), event.seat
    if not is_locked(memory, seat):
        return None
    if position.table.is_hidden(seat) or event.tile == UNKNOWN:
        return Breach("JX-24", "waits-not-shown", UNDECIDABLE)
    drawn: Tile | None = None if event.kind == EXPOSED or not position.fresh else position.fresh[-1]
    before = waits_of(chosen, hand_without(position, seat, drawn), position.table.melds[seat])
    after = waits_of(chosen, *after_kong(position, event))
    if before == after:
        return None
    return Breach(
        "JX-24",
        "ready-locked-kong",
        expected=format_run(kinds_in(before)),
        actual=format_run(kinds_in(after)),
        params={"tile": NAMES[event.tile]},
        consequent=memory.ready[seat] or position.is_off(seat),
    )


def declared_first(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """Only who has declared wins, the dealer as dealt apart."""
    if chosen.ready != DECLARED or is_dealt(position, event):
        return None
    declared = event.seat in memory_of(position).ready
    return None if declared else Breach("JX-24", "ready-not-declared")
