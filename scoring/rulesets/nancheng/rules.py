"""The law of a hand by this rule set: its legality clauses, its flow, its settlement and its succession."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from scoring.engine.events import Claim, Draw, Event, Kong, Pass, Pung, Reveal, SeatEvent, Win
from scoring.engine.exhibits import Exhibit
from scoring.engine.findings import BROKEN_RECORD, Breach, Json
from scoring.engine.law import Rules, Succession
from scoring.engine.position import SILENCE, TURN, Position, Won
from scoring.engine.record import ClaimedTransfer
from scoring.engine.table import Live
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Priced, Settlement, Transfer
from scoring.patterns.claimed_play import ACTS, ClaimedPlay
from scoring.rulesets.nancheng import charges, succession
from scoring.rulesets.nancheng.burns import unseen_burn
from scoring.rulesets.nancheng.candidates import candidates
from scoring.rulesets.nancheng.dice import wrong_break
from scoring.rulesets.nancheng.draws import place_of
from scoring.rulesets.nancheng.exhibits import horse_exhibits
from scoring.rulesets.nancheng.flow import NanchengFlow
from scoring.rulesets.nancheng.horses import missing_horses, tells_horses
from scoring.rulesets.nancheng.let_go import (
    begins_turn,
    catch_up,
    catch_up_for,
    may_refuse_draw,
    note_declined,
    note_passed,
    refuse_self_draw,
)
from scoring.rulesets.nancheng.memory import CLOSINGS, Memory, is_closed, memory_of
from scoring.rulesets.nancheng.surplus import clause_of_items, surplus_clause
from scoring.rulesets.nancheng.taken import taken_down, with_waits
from scoring.rulesets.nancheng.undoing import settlements_undone
from scoring.rulesets.nancheng.waits import FULL_HAND


@dataclass(slots=True, kw_only=True)
class NanchengRules(NanchengFlow):
    """Mahjong as it is played in Nancheng of Jiangxi, under the options `chosen`."""

    before_priority: ClassVar[Collection[str]] = frozenset(
        {"GEN-03", "GEN-04", "GEN-05", "GEN-07", "GEN-08", "JX-76", "JX-15"}
    )

    def at_deal(self, position: Position) -> Iterable[Breach]:
        return wrong_break(position.hand)

    def breach(self, position: Position, event: Event) -> Breach | None:
        if isinstance(event, (Pung, Win)):
            catch_up_for(self, position, event)
        found = ClaimedPlay.breach(self, position, event)
        if found is not None and found.clause == "GEN-04":
            found.consequent |= memory_of(position).discard_told
        return found

    def permits(self, position: Position, event: Event) -> bool | None:
        if isinstance(event, (Pung, Win)):
            catch_up_for(self, position, event)
        return Rules.permits(self, position, event)

    def rests(self, position: Position) -> bool:
        memory: Memory = position.memory
        return not memory.discard_told and memory.declaring is None

    def is_wanted(self, position: Position, live: Live) -> bool:
        """Never so that a clause had to be asked: all that it can be is let go.

        By whom is told when somebody asks, hardly ever. Only the first discard is another thing at once than
        later (JX-51), and so are tiles of which somebody spoke, and hands that are not shown.
        """
        memory: Memory = position.memory
        if memory.has_first_gone and position.window is SILENCE and not position.table.has_unknown:
            memory.gone_by.append(live)
        else:
            memory.has_first_gone = True
            note_passed(self, position, None)
        return False

    def is_bound(self, position: Position, seat: int, tile: Tile) -> bool:
        memory: Memory = position.memory
        if self.chosen.refused_self_draw_locks and may_refuse_draw(self, position, seat):
            return True
        return seat in memory.ready

    def ending(self, position: Position) -> Iterator[Breach]:
        finished, outcome = self.is_finished(position), position.hand.outcome
        if outcome in CLOSINGS and position.closed is None and not finished:
            # A table that closes early shows that by an event; without one it is settled all the same.
            params: dict[str, Json] = {"outcome": outcome}
            position.closed = outcome
            yield Breach("GEN-07", "end-not-shown", BROKEN_RECORD, None, outcome, params, at=(None, None))
        closed = is_closed(position)
        # A record that books a win and shows none has left out the win, not the claim.
        if (closed or finished) and not self._is_win_left_out(position):
            yield from memory_of(position).claims.unheard(position, "JX-33")
        if not closed and finished:
            yield from self.claim_left_out(position)
            yield from unseen_burn(self.chosen, position)
            yield from missing_horses(self.chosen, position)

    def _is_win_left_out(self, position: Position) -> bool:
        return position.hand.outcome == "win" and not position.wins

    def is_finished(self, position: Position) -> bool:
        """Also where a kong was made of the last tile: its seat has none to go on with."""
        if Rules.is_finished(self, position):
            return True
        table, seat = position.table, position.seat
        stuck = memory_of(position).kong_without_tile and table.wall.is_gone and position.phase == TURN
        short = table.sizes[seat] + 3 * len(table.melds[seat]) == FULL_HAND
        return stuck and short and not position.fresh

    # What seats say and let go.

    def window_closes(self, position: Position, event: Event) -> None:
        if isinstance(event, SeatEvent) and not begins_turn(event):
            # Its hand may now become another.
            catch_up(self, position, event.seat)
        live = position.table.live
        if isinstance(event, Draw):
            if live is not None and not position.wins:
                note_passed(self, position, event)
            return
        if isinstance(event, (Pung, Kong)) and live is not None and event.source_seat is not None:
            memory_of(position).fed_by[event.seat, event.tile] = live.seat
        if isinstance(event, ACTS) and not position.wins:
            if self.chosen.refused_self_draw_locks and position.fresh:
                refuse_self_draw(self, position, event)
            if live is not None:
                note_passed(self, position, event)

    def passes(self, position: Position, event: Pass) -> None:
        note_declined(self, position, event)

    def claims(self, position: Position, event: Claim) -> None:
        memory_of(position).claims.note(self, position, event)

    # The wall.

    def place(self, position: Position, draw: Draw) -> int:
        return place_of(self.chosen, position, draw)

    def turned_up(self, position: Position, event: Reveal) -> list[tuple[int | None, Tile]]:
        """Horses are tiles of the set; against the wall they are held by their own clause."""
        if event.key != "horses" or position.illegal:
            return []
        return [(None, tile) for tile in event.tiles or ()]

    # Wins, payments, succession.

    def read_win(self, position: Position, event: Win) -> Won:
        return with_waits(self.chosen, taken_down(self.chosen, position, event))

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return charges.settle(self.chosen, position, claimed_items=claimed_items)

    def exhibits(self, position: Position, due: Settlement) -> Sequence[Exhibit]:
        return horse_exhibits(self.chosen, position, due)

    def sets_price(self, event: Event, code: str) -> bool:
        return isinstance(event, Win)

    def built_on(
        self, position: Position, claimed: Sequence[ClaimedTransfer]
    ) -> Mapping[str, Sequence[Transfer]]:
        return charges.built_on(self.chosen, position, claimed)

    def undone(self, position: Position, seats: Sequence[int]) -> Iterator[Settlement]:
        settle = partial(_settled_by, self, position)
        return settlements_undone(self.chosen, position, settle)

    def leaves_open(self, position: Position, seats: Sequence[int], cause: str) -> bool:
        """What is paid for a kong of which only its tile is shown, or counts a horse not turned up."""
        memory = memory_of(position)
        kongs = cause == "kong" or (cause == "horse" and self.chosen.horses_count_kongs)
        if kongs and memory.drew_from_tail & set(seats):
            return True
        # Which horse was left out nobody can tell without the wall.
        return cause == "horse" and memory.horses_short and not tells_horses(self.chosen, position)

    def end_follows(self, position: Position) -> bool:
        return memory_of(position).kong_without_tile or Rules.end_follows(self, position)

    def clause_of_items(self, due: Sequence[Priced], claimed: Sequence[tuple[str, int]]) -> str | None:
        return clause_of_items(due, claimed)

    def surplus_clause(
        self, position: Position, event: int | None, seat: int, payer: int | None, code: str, payment: str
    ) -> str | None:
        return surplus_clause(self.chosen, position, event, seat, code, payment)

    def succession(self, position: Position) -> Succession:
        return succession.next_dealer(self.chosen, position)

    def candidates(self, position: Position) -> Iterable[Event]:
        return candidates(self.chosen, position)


def _settled_by(law: NanchengRules, position: Position, facts: charges.Facts) -> Settlement:
    return charges.settle(law.chosen, position, claimed_items=False, facts=facts)
