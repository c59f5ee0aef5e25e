"""How play goes on: what each act makes of the hand and of the rule set's memory of it."""

from dataclasses import dataclass

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal
from scoring.engine.law import Rules
from scoring.engine.position import REPLACEMENT, TURN, Position, is_note
from scoring.engine.table import CONCEALED
from scoring.rulesets.nanchong.announcing import after_ready
from scoring.rulesets.nanchong.kongs import after_turning_up
from scoring.rulesets.nanchong.laying_down import after_laying_down, settle_waits
from scoring.rulesets.nanchong.locks import keep_what_is_left
from scoring.rulesets.nanchong.memory import HiddenKong, Memory, is_locked, memory_of
from scoring.rulesets.nanchong.passed import let_go, lets_live_go, shows_win
from scoring.rulesets.nanchong.piao import after_piao, ends_choosing
from scoring.rulesets.nanchong.plain_turns import PlainTurns


@dataclass(slots=True, kw_only=True)
class NanchongFlow(PlainTurns):
    """The course of a hand under the options `chosen`."""

    def start(self, position: Position) -> None:
        position.memory = Memory()

    def advance(self, position: Position, event: Event) -> None:
        memory: Memory = position.memory
        if not memory.piao_over and ends_choosing(self, event):
            memory.piao_over = True
        if memory.turn_told is not None and not (isinstance(event, (Declare, Reveal)) or is_note(event)):
            memory.turn_told = None
        Rules.advance(self, position, event)
        memory.wins_read.clear()

    def after_draw(self, position: Position, event: Draw) -> None:
        memory: Memory = position.memory
        seat = event.seat
        replaces = position.phase == REPLACEMENT and seat == position.seat
        Rules.after_draw(self, position, event)
        memory.fresh_is_kongs = replaces
        self.turn_begins(position, seat)
        if not position.table.wall.left:
            memory.last_drawer = seat
        if replaces:
            for kong in memory.hidden_kongs[seat]:
                kong.replaced = True

    def after_discard(self, position: Position, event: Discard) -> None:
        memory: Memory = position.memory
        seat = event.seat
        if event.tile not in position.fresh or seat != position.seat:
            memory.hand_changes(seat)
            if position.illegal and position.fresh and is_locked(memory, seat):
                memory.undone[seat].swaps.append((event.tile, position.fresh[-1]))
        memory.live_is_kongs = memory.fresh_is_kongs and seat == position.seat
        Rules.after_discard(self, position, event)
        memory.fresh_is_kongs = False
        memory.awaited.clear()
        if memory.laying_down == seat:
            memory.laying_down = None
            settle_waits(self.chosen, position, seat)
        if memory.passed[seat] and self.chosen.passed_win_cleared_by == "own_discard":
            memory.passed[seat].clear()

    def after_claim(self, position: Position, event: Chow | Pung) -> None:
        memory, seat = memory_of(position), event.seat
        self._meld(memory, seat)
        if position.table.hands[seat][event.tile]:
            memory.kept_fourth.add((seat, event.tile))
        Rules.after_claim(self, position, event)

    def after_kong(self, position: Position, event: Kong) -> None:
        memory, seat = memory_of(position), event.seat
        self._meld(memory, seat)
        memory.kong_kind, memory.kong_feeder = event.kind, event.source_seat
        if event.kind == CONCEALED:
            memory.hidden_kongs[seat].append(HiddenKong(event.tile))
        Rules.after_kong(self, position, event)
        keep_what_is_left(self.chosen, position, seat)
        if not position.table.wall.left:
            position.owed, position.phase = 0, TURN
            memory.kong_without_tile = True

    def _meld(self, memory: Memory, seat: int) -> None:
        memory.hand_changes(seat)
        memory.fresh_is_kongs = memory.live_is_kongs = False
        if self.chosen.passed_win_cleared_by == "draw_or_meld":
            memory.passed[seat].clear()

    def after_declare(self, position: Position, event: Declare) -> None:
        if event.key == "piao":
            after_piao(self.chosen, position, event)
        elif event.key == "ready":
            after_ready(self.chosen, position, event)
        elif event.key == "lay_down":
            if (
                not position.illegal
                and lets_live_go(self.chosen, position, event)
                and shows_win(self, position, event.seat)
            ):
                let_go(self.chosen, position, event.seat)
            after_laying_down(self.chosen, position, event)

    def after_reveal(self, position: Position, event: Reveal) -> None:
        if event.key == "concealed_kong":
            after_turning_up(position, event)
