"""Whose turn it is, and when the hand is over (GEN-04, GEN-07)."""

from scoring.engine.events import Discard, Draw, Escape, Event, Kong, Win
from scoring.engine.findings import BROKEN_RECORD, Breach
from scoring.engine.position import CLAIMS, OVER, REPLACEMENT, TURN, WON, Position
from scoring.engine.table import EXPOSED


def after_the_end(position: Position, event: Event) -> Breach | None:
    """Nothing is played once the hand is over; other seats may still win the tile that was won."""
    phase = position.phase
    if phase not in (WON, OVER) and not (
        phase == CLAIMS and isinstance(event, Draw) and position.table.wall.left == 0
    ):
        return None
    if isinstance(event, Escape) and (position.closed == "escaped" or position.hand.outcome != "escaped"):
        return None
    if phase == WON and isinstance(event, Win) and _wins_same_tile(position, event):
        return None
    false = bool(position.wins) and all(won.illegal for won in position.wins)
    return Breach("GEN-07", "after-the-end", BROKEN_RECORD, stops=True, consequent=false)


def _wins_same_tile(position: Position, event: Win) -> bool:
    first = position.wins[-1] if position.wins else None
    if first is None or first.payer is None or event.source_seat != first.payer:
        return False
    return event.seat not in {won.seat for won in position.wins} | {first.payer}


def in_turn(position: Position, event: Draw | Discard, wrong_draw: str = "GEN-04") -> Breach | None:
    """Draws and discards belong to the seat in turn, one draw before each discard.

    `wrong_draw` is the clause of a draw too many or left out.
    """
    phase = position.phase
    if phase not in (TURN, CLAIMS, REPLACEMENT):
        return None
    if event.seat != position.seat:
        found = out_of_turn(position, event.seat)
        # A hand that an earlier fault left one tile short draws it late.
        found.consequent |= isinstance(event, Draw) and position.table.sizes[event.seat] % 3 == 0
        return found
    if isinstance(event, Draw) == (phase == TURN):
        code = "draw-too-many" if phase == TURN else "draw-missing"
        size = position.table.sizes[event.seat]
        # A hand that an earlier fault left one tile longer or shorter needs no draw, or one more.
        mended = phase != REPLACEMENT and size % 3 == (1 if phase == TURN else 2)
        return Breach(wrong_draw, code, params={"size": size}, consequent=mended)
    return None


def own_turn(position: Position, event: Kong | Win) -> Breach | None:
    """A concealed or added kong and a self-drawn win need the seat's own turn."""
    if isinstance(event, Kong) and event.kind == EXPOSED:
        return None
    if isinstance(event, Win) and (event.source_seat is not None or _draws_first(position, event)):
        return None
    if position.phase in (TURN, CLAIMS, REPLACEMENT) and (
        position.phase != TURN or event.seat != position.seat
    ):
        return out_of_turn(position, event.seat)
    return None


def _draws_first(position: Position, event: Win) -> bool:
    """Whether the seat is due to draw and has not drawn anything: what it wins is no drawn tile (GEN-05)."""
    return event.seat == position.seat and position.phase != TURN and not position.fresh


def out_of_turn(position: Position, seat: int) -> Breach:
    """GEN-04 for an act of a seat that is not in turn, or not to act in this way now."""
    return Breach(
        "GEN-04",
        "out-of-turn",
        expected=position.seat,
        actual=seat,
        params={"turn": position.seat},
        consequent=seat in position.displaced,
    )
