"""What bears upon plain draws, discards and choices of 飘, which are by far the most and need no judging."""

from dataclasses import dataclass

from scoring.engine.events import Declare
from scoring.engine.position import TURN, Position
from scoring.engine.table import Live
from scoring.engine.tiles import Tile
from scoring.patterns.claimed_play import ClaimedPlay
from scoring.patterns.win_claims import in_turn_after
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.duties import may_be_due
from scoring.rulesets.nanchong.feeding import waiting_seat
from scoring.rulesets.nanchong.hands import anyone_may_complete, completes
from scoring.rulesets.nanchong.memory import Memory, is_locked


@dataclass(slots=True, kw_only=True)
class PlainTurns(ClaimedPlay):
    """The answers of this rule set to `scoring.engine.plain_turns`, under the options `chosen`."""

    chosen: Chosen

    def rests(self, position: Position) -> bool:
        """Whether no kong and no announcement is still to be borne out by what comes next."""
        memory: Memory = position.memory
        if memory.awaited or memory.turn_told is not None:
            return False
        if any(memory.hidden_kongs) and not self._waits_for_draw(position):
            return False
        return self.chosen.passed_win_cleared_by != "own_discard" or not any(memory.passed)

    def _waits_for_draw(self, position: Position) -> bool:
        """Whether kongs may stay face down until their seat draws again (then `is_wanted` tells it)."""
        shown = self.chosen.an_gang_show
        return shown == "ignore" or (
            shown == "round" and (position.phase == TURN or position.table.live is not None)
        )

    def is_plain_word(self, position: Position, event: Declare) -> bool:
        """A seat that has not chosen its stake does so before play, within what the table allows."""
        memory: Memory = position.memory
        return (
            event.key == "piao"
            and event.value is not None
            and 0 <= event.value <= self.chosen.piao_max
            and memory.piao[event.seat] is None
            and not memory.piao_over
            and position.closed is None
        )

    def is_wanted(self, position: Position, live: Live) -> bool:
        """Whether another's hand may be complete with the tile, or who draws has a kong face down."""
        memory: Memory = position.memory
        if anyone_may_complete(position) & 1 << live.tile:
            for seat in in_turn_after(live.seat):
                if completes(position, seat, live.tile):
                    return True
        return bool(memory.hidden_kongs[position.seat]) and self.chosen.an_gang_show == "round"

    def turn_begins(self, position: Position, seat: int) -> None:
        memory: Memory = position.memory
        memory.drawn_at[seat] = position.number
        if memory.passed[seat] and self.chosen.passed_win_cleared_by != "own_discard":
            memory.passed[seat].clear()
        if memory.hidden_kongs[seat] and not memory.fresh_is_kongs:
            memory.hidden_kongs[seat].clear()

    def is_bound(self, position: Position, seat: int, tile: Tile) -> bool:
        """Whether the seat must keep its hand, may have to win, or may feed a hand laid down."""
        memory: Memory = position.memory
        if memory.laid_down or memory.ready:
            if memory.laying_down is not None:
                return not self._goes_with_laying_down(memory, seat)
            if self._is_bound_by_words(position, seat, tile):
                return True
        if not memory.piao_over and self.chosen.piao_max and None in memory.piao:
            return True
        may, fresh = memory.may_complete[seat], position.fresh
        if may is not None and fresh and not may & 1 << fresh[-1]:
            return False
        return may_be_due(self.chosen, position)

    def _goes_with_laying_down(self, memory: Memory, seat: int) -> bool:
        """Whether a discard of the seat goes with the hand it has just laid down, of which all is told.

        Beside others laid down it may have a wait of theirs to spare.
        """
        if memory.laying_down != seat or seat in memory.ready:
            return False
        own = memory.laid_down[seat]
        spares = self.chosen.protect_open_waits != "none" and len(memory.laid_down) > 1
        return own.waits != 0 and not own.wrong and not spares

    def _is_bound_by_words(self, position: Position, seat: int, tile: Tile) -> bool:
        """Whether a hand laid down or announced asks for another discard than this tile."""
        if is_locked(position.memory, seat):
            return position.fresh[-1:] != [tile]
        return self.chosen.protect_open_waits == "always" and waiting_seat(position, seat, tile) is not None

    def turn_ends(self, position: Position, seat: int, *, as_drawn: bool) -> None:
        memory: Memory = position.memory
        if not as_drawn:
            memory.hand_changes(seat)
        memory.live_is_kongs, memory.fresh_is_kongs = memory.fresh_is_kongs, False
        memory.laying_down = None
        memory.piao_over = True
