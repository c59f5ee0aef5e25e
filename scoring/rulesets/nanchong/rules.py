"""The law of a hand by this rule set: its legality clauses, its flow, its settlement and its succession."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from scoring.engine.events import Claim, Declare, Discard, Draw, Event, Kong, Pass, Win, seat_of
from scoring.engine.findings import Breach
from scoring.engine.law import Rules, Succession
from scoring.engine.position import REPLACEMENT, Position, Won
from scoring.engine.transfers import Settlement
from scoring.patterns.claimed_play import ACTS, ClaimedPlay
from scoring.patterns.win_claims import farther_wins
from scoring.rulesets.nanchong import charges, succession
from scoring.rulesets.nanchong.candidates import candidates
from scoring.rulesets.nanchong.check_ready import waits_not_shown
from scoring.rulesets.nanchong.duties import (
    may_be_due,
    missed_at_end,
    missed_by_word,
    missed_live,
    missed_self_draw,
)
from scoring.rulesets.nanchong.feeding import feeds_open_wait
from scoring.rulesets.nanchong.flow import NanchongFlow
from scoring.rulesets.nanchong.kongs import never_turned_up, still_face_down
from scoring.rulesets.nanchong.memory import Memory, is_closed, memory_of
from scoring.rulesets.nanchong.passed import declines_win, let_go, lets_live_go, note_passed, shows_win
from scoring.rulesets.nanchong.piao import ends_choosing, missing_piao
from scoring.rulesets.nanchong.surplus import surplus_clause
from scoring.rulesets.nanchong.taken import taken_down, worth_of
from scoring.rulesets.nanchong.undoing import settlements_undone

#: Acts by which a seat takes a turn.
_TURNS: Final = (*ACTS, Win)


@dataclass(slots=True, kw_only=True)
class NanchongRules(NanchongFlow):
    """Mahjong as it is played in Nanchong, under the options `chosen`."""

    # Section 6 of the rulebook.
    before_priority: ClassVar[Collection[str]] = frozenset(
        {"GEN-03", "GEN-04", "GEN-05", "GEN-07", "GEN-08", "NC-37", "chow-never"}
    )

    def breach(self, position: Position, event: Event) -> Breach | None:
        found = ClaimedPlay.breach(self, position, event)
        if found is not None and isinstance(event, _TURNS) and found.clause in ("GEN-04", "GEN-05"):
            found.consequent |= memory_of(position).turn_told is not None
        return found

    # Findings beside the act itself.

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        found: list[Breach] = []
        memory: Memory = position.memory
        if not memory.piao_over and ends_choosing(self, event):
            found += missing_piao(self.chosen, position)
        found += ClaimedPlay.notes(self, position, event)
        if isinstance(event, Win) and event.source_seat is not None and self.chosen.multi_win == "nearest":
            found += farther_wins(position, event.seat, event.source_seat, "NC-31")
        if may_be_due(self.chosen, position) and (not isinstance(event, Declare) or event.key == "lay_down"):
            found += self._missed(position, event)
        if memory.laid_down and isinstance(event, Discard):
            found += feeds_open_wait(self.chosen, position, event)
        if any(memory.hidden_kongs) and not position.illegal:
            found += still_face_down(self.chosen, position, event)
        return found

    def _missed(self, position: Position, event: Event) -> Iterator[Breach]:
        """Wins that had to be taken and that this event shows to have been let go, where any may be due."""
        law, chosen = self, self.chosen
        if isinstance(event, ACTS):
            for breach in missed_live(law, chosen, position, event.seat):
                # Who draws or discards out of turn takes the win from others.
                breach.consequent |= isinstance(event, (Draw, Discard)) and event.seat != position.seat
                yield breach
        elif isinstance(event, Pass):
            if declines_win(event):
                yield from missed_by_word(law, chosen, position, event.seat, position.number)
        elif not position.illegal and lets_live_go(chosen, position, event) and position.live is not None:
            yield from missed_by_word(law, chosen, position, seat_of(event) or 0, position.live.event)
        if isinstance(event, (Discard, Kong, Declare)):
            yield from missed_self_draw(law, chosen, position, event)

    def ending(self, position: Position) -> Iterator[Breach]:
        yield from missed_at_end(self, self.chosen, position)
        if self.is_finished(position):
            if any(memory_of(position).hidden_kongs):
                yield from never_turned_up(self.chosen, position)
            if position.table.has_unknown:
                yield from waits_not_shown(self.chosen, position)
        if not is_closed(position):
            yield from self.claim_left_out(position)
            nearest_only = self.chosen.multi_win == "nearest"
            yield from memory_of(position).claims.left_out(
                position, nearest_only=nearest_only, clause="NC-31"
            )

    # What seats say and let go.

    def window_closes(self, position: Position, event: Event) -> None:
        if position.table.live is not None and not position.wins and isinstance(event, ACTS):
            note_passed(self, self.chosen, position, event.seat)

    def passes(self, position: Position, event: Pass) -> None:
        if declines_win(event) and shows_win(self, position, event.seat):
            let_go(self.chosen, position, event.seat)

    def claims(self, position: Position, event: Claim) -> None:
        memory_of(position).claims.note(self, position, event)

    # The wall.

    def place(self, position: Position, draw: Draw) -> int:
        wall, end = position.table.wall, draw.source
        # A wrong end was taken all the same.
        if not position.illegal:
            replaces = position.phase == REPLACEMENT
            end = self.chosen.kong_draw if replaces and self.chosen.kong_draw != "any" else end
        return wall.tail() if end == "tail" else wall.head

    # Wins, payments, succession.

    def read_win(self, position: Position, event: Win) -> Won:
        won = taken_down(position, event)
        worth_of(self.chosen, position, won)
        return won

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return charges.settle(self.chosen, position, claimed_items=claimed_items)

    def sets_price(self, event: Event, code: str) -> bool:
        return isinstance(event, Win) and code != "winner-left-out"

    def end_follows(self, position: Position) -> bool:
        return memory_of(position).kong_without_tile or Rules.end_follows(self, position)

    def undone(self, position: Position, seats: Sequence[int]) -> Iterator[Settlement]:
        settle = partial(charges.settle, self.chosen, position, claimed_items=False, afresh=True)
        return settlements_undone(position, seats, settle)

    def leaves_open(self, position: Position, seats: Sequence[int], cause: str) -> bool:
        return cause == "check_ready" and any(position.is_off(seat) for seat in seats)

    def surplus_clause(
        self, position: Position, event: int | None, seat: int, payer: int | None, code: str, payment: str
    ) -> str | None:
        return surplus_clause(position, seat, payer, code, payment)

    def succession(self, position: Position) -> Succession:
        return succession.next_dealer(self.chosen, position)

    def candidates(self, position: Position) -> Iterable[Event]:
        return candidates(self.chosen, position)
