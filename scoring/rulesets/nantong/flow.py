"""The flow of a hand: what a done event makes of the position, and what the rule set remembers of it."""

from dataclasses import dataclass

from scoring.engine.events import (
    Chow,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Kong,
    Pung,
    Reveal,
)
from scoring.engine.law import Rules
from scoring.engine.position import OVER, REPLACEMENT, TURN, Position
from scoring.engine.table import Live, same
from scoring.engine.tiles import UNKNOWN, Tile
from scoring.rulesets.nantong.birds import due_birds
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.legality import fits, throw_is_due
from scoring.rulesets.nantong.memory import (
    KONG_DISCARDS,
    SEA_CLAIMS,
    SEA_TURN,
    Memory,
    memory_of,
)
from scoring.rulesets.nantong.missed import let_go_by
from scoring.rulesets.nantong.opening import (
    after_opening_claim,
    after_opening_throw,
)
from scoring.rulesets.nantong.sea import after_sea_answer
from scoring.rulesets.nantong.unthrown import worked_out


@dataclass(slots=True, kw_only=True)
class NantongFlow(Rules):
    """Turns, open kongs, the last tile, openings and birds, under the options `chosen`."""

    chosen: Chosen

    def start(self, position: Position) -> None:
        position.memory = Memory()

    # Plain turns.

    def rests(self, position: Position) -> bool:
        memory: Memory = position.memory
        return not (
            memory.due
            or memory.throws_due
            or memory.throw_left_out
            or memory.fresh_is_open
            or memory.live_is_open
            or memory.live_is_sea
        )

    def is_wanted(self, position: Position, live: Live) -> bool:
        """Never so that a clause had to be asked: all that a tile that goes by can be is missed."""
        if self.chosen.missed_win != "off":
            let_go_by(self.chosen, position, live)
        return False

    def turn_begins(self, position: Position, seat: int) -> None:
        memory: Memory = position.memory
        memory.missed[seat].clear()
        memory.unnoted[seat] = len(memory.gone_by)

    def is_bound(self, position: Position, seat: int, tile: Tile) -> bool:
        memory: Memory = position.memory
        return seat in memory.locked and tile not in position.fresh

    def turn_ends(self, position: Position, seat: int, *, as_drawn: bool) -> None:
        if not as_drawn:
            position.memory.waits[seat] = None

    # All others.

    def after_draw(self, position: Position, event: Draw) -> None:
        memory: Memory = position.memory
        self.turn_begins(position, event.seat)
        in_turn = event.seat == position.seat
        replaces = position.phase == REPLACEMENT and in_turn
        one_more = position.phase == TURN and in_turn and bool(memory.due)
        Rules.after_draw(self, position, event)
        if one_more:
            # A tile too many on an open kong is laid down with the others.
            memory.due.append(event.tile)
        elif replaces:
            self._after_replacement(position, event.seat)
        else:
            memory.fresh_is_open, memory.due = False, []
            # However it was drawn, the last tile is the sea tile unless a kong took it.
            if position.table.wall.left == 0 and memory.last_replacement is None:
                memory.taker = event.seat
                position.phase = SEA_TURN

    def _after_replacement(self, position: Position, seat: int) -> None:
        memory = memory_of(position)
        memory.fresh_is_open = memory.kong_mode == "open"
        if position.table.wall.left == 0:
            memory.last_replacement = seat
        if position.phase == TURN:
            memory.due = list(position.fresh) if memory.fresh_is_open else []

    def after_discard(self, position: Position, event: Discard) -> None:
        memory: Memory = position.memory
        at_sea, due = position.phase == SEA_TURN, memory.due
        memory.throws_due.clear()
        memory.throw_left_out = False
        if memory.fresh_is_open and not due and position.phase == REPLACEMENT:
            due = list(position.fresh)
        if event.tile not in position.fresh or event.seat != position.seat:
            memory.waits[event.seat] = None
        Rules.after_discard(self, position, event)
        memory.live_is_sea = at_sea
        memory.live_is_open = memory.fresh_is_open = False
        if due:
            self._of_open_kong(position, event, due)
        if at_sea:
            position.phase = SEA_CLAIMS

    def _of_open_kong(self, position: Position, event: Discard, due: list[Tile]) -> None:
        """One of an open kong's tiles goes down, or another in its place; the rest must follow."""
        memory = memory_of(position)
        memory.live_is_open = event.tile in due or event.tile == UNKNOWN or UNKNOWN in due
        memory.due = list(due)
        if event.tile in due and not same(due[0], event.tile):
            memory.due.remove(event.tile)
        else:
            memory.due.pop(0)
        if memory.due:
            position.phase, position.seat = KONG_DISCARDS, event.seat

    def after_claim(self, position: Position, event: Chow | Pung) -> None:
        memory = memory_of(position)
        memory.waits[event.seat] = None
        memory.fresh_is_open, memory.due = False, []
        Rules.after_claim(self, position, event)

    def after_kong(self, position: Position, event: Kong) -> None:
        memory = memory_of(position)
        memory.throws_due.clear()
        memory.waits[event.seat] = None
        Rules.after_kong(self, position, event)
        is_open = event.mode == "open"
        memory.kong_mode, memory.kong_kind = event.mode or "supplement", event.kind
        memory.throw, memory.fresh_is_open, memory.due = None, False, []
        memory.live_is_open = memory.live_is_sea = False
        memory.dealer_konged |= event.seat == position.hand.dealer
        if is_open:
            if position.illegal and event.seat not in memory.locked:
                memory.wrongly_locked.add(event.seat)
            memory.locked.add(event.seat)
        position.owed = min(self.chosen.kong_draw_count if is_open else 1, position.table.wall.left)
        if not position.owed:
            position.phase = TURN

    def after_closing(self, position: Position, event: Dissolve | Escape) -> None:
        Rules.after_closing(self, position, event)
        if position.closed is not None:
            memory_of(position).throws_due.clear()

    def after_declare(self, position: Position, event: Declare) -> None:
        if event.key == "opening_win":
            after_opening_claim(self.chosen, position, event)
        elif event.key == "seabed":
            after_sea_answer(position, event)

    def after_reveal(self, position: Position, event: Reveal) -> None:
        memory = memory_of(position)
        if event.key == "dice":
            self._after_throw(position, event)
        elif event.key == "birds" and memory.birds is None:
            due = due_birds(self.chosen, position)
            if due.count:
                memory.birds, memory.birds_due = event.tiles or (), due
                position.phase = OVER
            elif not position.wins:
                memory.birds_too_early = True

    def _after_throw(self, position: Position, event: Reveal) -> None:
        memory = memory_of(position)
        if memory.throws_due:
            after_opening_throw(memory, event)
        elif throw_is_due(self.chosen, position):
            if fits(self.chosen, event):
                memory.throw = event.values or ()
            else:
                memory.throw = worked_out(self.chosen, position, position.number + 1)
            position.table.live = None
        else:
            memory.stray_throw = True
            memory.early_throw |= not position.acts
