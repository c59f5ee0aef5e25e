"""海底漫游: the last tile is offered round the table (NT-53, NT-54)."""

from scoring.engine.events import Declare
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.position import CLAIMS, OVER, Position, next_seat
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.hands import seat_waits
from scoring.rulesets.nantong.memory import SEA_ASKING, SEA_DRAW, SEA_TURN, memory_of


def is_asking(position: Position) -> bool:
    """Whether the last tile is on offer: one tile left, and a normal draw due or answers begun."""
    if position.phase == SEA_ASKING:
        return True
    return position.phase == CLAIMS and position.table.wall.left == 1


def sea_answer(chosen: Chosen, position: Position, event: Declare) -> Breach | None:
    """Answers come from the seat due to draw onwards, once each, until one takes the tile (NT-54)."""
    if event.key != "seabed":
        return None
    memory = memory_of(position)
    if not is_asking(position):
        if position.table.wall.left == 0 and memory.last_replacement is not None:
            return Breach("NT-53", "last-tile-was-replacement")
        return Breach("NT-54", "sea-not-offered", consequent=memory.sea_fault or position.draws_off)
    if event.seat != position.seat:
        return Breach(
            "NT-54",
            "sea-out-of-order",
            expected=position.seat,
            actual=event.seat,
            consequent=memory.sea_fault,
        )
    if event.value not in (0, 1):
        return Breach("NT-54", "sea-answer-unknown", expected=[0, 1], actual=event.value)
    if event.value == 1 and chosen.sea_requires_ready:
        return _taker_waits(chosen, position, event.seat)
    return None


def _taker_waits(chosen: Chosen, position: Position, seat: int) -> Breach | None:
    if position.table.is_hidden(seat):
        return Breach("NT-54", "waits-not-shown", UNDECIDABLE)
    if seat_waits(position, chosen, seat).either or position.is_off(seat):
        return None
    return Breach("NT-54", "sea-not-waiting")


def after_sea_answer(position: Position, event: Declare) -> None:
    """Move the offer on; an answer when nothing is on offer changes nothing."""
    memory = memory_of(position)
    if not is_asking(position):
        if position.phase not in (SEA_DRAW, SEA_TURN):
            memory.sea_fault = True
        return
    if event.seat != position.seat:
        memory.sea_fault = True
    memory.asked.append(event.seat)
    position.table.live = None
    position.phase = SEA_ASKING
    position.seat = next_seat(event.seat)
    if event.value == 1:
        position.phase, position.seat = SEA_DRAW, event.seat
    elif len(memory.asked) >= 4:
        position.phase = OVER
