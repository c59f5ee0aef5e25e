"""The law of a hand by this rule set: its legality clauses, its flow, its settlement and its succession."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scoring.engine.events import (
    Chow,
    Claim,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pass,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.findings import Breach
from scoring.engine.general_law import honours_claims, known_key
from scoring.engine.law import Rules, Succession
from scoring.engine.position import REPLACEMENT, Position, Won, is_note
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Settlement
from scoring.patterns.claimed_play import stopped_where_not_held
from scoring.patterns.win_claims import farther_wins
from scoring.rulesets.nantong import charges, succession
from scoring.rulesets.nantong.birds import due_birds, missing_birds
from scoring.rulesets.nantong.candidates import candidates
from scoring.rulesets.nantong.contexts import taken_down, with_waits
from scoring.rulesets.nantong.draws import place_of, throw_left_out
from scoring.rulesets.nantong.flow import NantongFlow
from scoring.rulesets.nantong.legality import throw_is_due
from scoring.rulesets.nantong.memory import (
    OPENING_OVER,
    SEA_ASKING,
    SEA_CLAIMS,
    Memory,
    memory_of,
)
from scoring.rulesets.nantong.missed import catch_up, let_go_by, note_miss
from scoring.rulesets.nantong.opening import (
    is_throw,
    missing_throws,
)
from scoring.rulesets.nantong.sea import is_asking
from scoring.rulesets.nantong.surplus import surplus_clause


@dataclass(slots=True, kw_only=True)
class NantongRules(NantongFlow):
    """Changsha mahjong as the platforms of Nantong play it, under the options `chosen`."""

    def breach(self, position: Position, event: Event) -> Breach | None:
        found = Rules.breach(self, position, event)
        if found is None and position.window.claims and self._uses_up(position, event):
            found = honours_claims(self, position, event)
        return stopped_where_not_held(position, event, found)

    def _uses_up(self, position: Position, event: Event) -> bool:
        """Whether the event is an act after which the live tile can no longer be claimed."""
        if type(event) in _ACTS:
            return True
        if isinstance(event, Reveal):
            return event.key == "dice" and throw_is_due(self.chosen, position)
        return isinstance(event, Declare) and event.key == "seabed" and is_asking(position)

    # Findings beside the act itself.

    def notes(self, position: Position, event: Event) -> Sequence[Breach]:
        memory: Memory = position.memory
        found: list[Breach] = []
        if isinstance(event, Draw):
            if position.owed:
                found += throw_left_out(self.chosen, position, event)
        elif isinstance(event, (Declare, Reveal)):
            unknown = known_key(self, event)
            if unknown:
                # It changes nothing, so it comes between nothing.
                return unknown
        elif isinstance(event, Win) and event.source_seat is not None and self.chosen.multi_win == "nearest":
            found += farther_wins(position, event.seat, event.source_seat, "NT-46")
        if memory.throws_due and not _lets_throw_wait(event):
            found += missing_throws(memory, position.number, consequent=position.illegal)
        return found

    def ending(self, position: Position) -> Iterator[Breach]:
        memory = memory_of(position)
        yield from missing_throws(memory, None)
        if position.closed is None:
            nearest_only = self.chosen.multi_win == "nearest"
            yield from memory.win_claims.left_out(position, nearest_only=nearest_only, clause="NT-46")
            birds = missing_birds(self.chosen, position)
            if birds is not None:
                birds.at = (None, None)
                yield birds

    # What seats say and let go.

    def window_closes(self, position: Position, event: Event) -> None:
        live = position.table.live
        if self.chosen.missed_win == "off":
            return
        if live is not None and not position.wins and self._uses_up(position, event):
            let_go_by(self.chosen, position, live)
        if isinstance(event, (Discard, Chow, Pung, Kong)):
            # Its hand is about to change. Whoever draws has missed nothing any more.
            catch_up(self.chosen, position, event.seat)

    def passes(self, position: Position, event: Pass) -> None:
        live = position.live
        if live is not None and live.seat != event.seat and (event.on is None or "win" in event.on):
            note_miss(self.chosen, position, event.seat)

    def claims(self, position: Position, event: Claim) -> None:
        memory_of(position).win_claims.note(self, position, event)

    # The wall.

    def place(self, position: Position, draw: Draw) -> int:
        if position.phase != REPLACEMENT:
            return position.table.wall.head
        return place_of(self.chosen, position, draw)

    def turned_up(self, position: Position, event: Reveal) -> list[tuple[int | None, Tile]]:
        due = due_birds(self.chosen, position)
        if event.key != "birds" or due.tile is not None or memory_of(position).birds is not None:
            return []
        places: list[int | None] = [*due.places]
        tiles = event.tiles or ()
        return list(zip(places, tiles, strict=False))

    # Wins, payments, succession.

    def read_win(self, position: Position, event: Win) -> Won:
        return with_waits(position, self.chosen, taken_down(position, self.chosen, event))

    def settle(self, position: Position, claimed_items: bool) -> Settlement:
        return charges.settle(self.chosen, position, claimed_items=claimed_items)

    def sets_price(self, event: Event, code: str) -> bool:
        if code in _PRICELESS:
            return False
        return isinstance(event, Win) or (isinstance(event, Declare) and event.key == "opening_win")

    def upset_cause(self, event: Event | None, code: str) -> str | None:
        shown = isinstance(event, Reveal) and event.key == "birds" and code != "birds-not-due"
        return "bird" if shown or code in _BIRD_FAULTS else None

    def surplus_clause(
        self, position: Position, event: int | None, seat: int, payer: int | None, code: str, payment: str
    ) -> str | None:
        return surplus_clause(position, event, seat, code, payment)

    def end_follows(self, position: Position) -> bool:
        memory = memory_of(position)
        unwon = memory.birds_too_early and not position.wins
        return memory.sea_fault or unwon or Rules.end_follows(self, position)

    def succession(self, position: Position) -> Succession:
        return succession.next_dealer(self.chosen, position)

    def candidates(self, position: Position) -> Iterable[Event]:
        return candidates(self.chosen, position)

    def is_finished(self, position: Position) -> bool:
        if position.phase in (OPENING_OVER, SEA_CLAIMS):
            return True
        if position.phase == SEA_ASKING and memory_of(position).sea_fault:
            return True
        return Rules.is_finished(self, position)

    def outcome(self, position: Position) -> str:
        opened = self.chosen.opening_win == "end" and memory_of(position).openings
        return "win" if position.wins or opened else "draw"


#: Faults at a win or an opening claim that leave its price alone.
_PRICELESS: Final = frozenset({"shown-not-held", "winner-left-out"})
#: Faults after which payments for birds are not what they would have been.
_BIRD_FAULTS: Final = frozenset({"birds-missing", "opening-throw-missing", "opening-throw-wrong"})
_ACTS: Final = frozenset({Draw, Discard, Chow, Pung, Kong})


def _lets_throw_wait(event: Event) -> bool:
    """Whether the event is the throw itself, or one beside play: a remark, or the table closing."""
    return is_throw(event) or is_note(event) or isinstance(event, (Escape, Dissolve))
