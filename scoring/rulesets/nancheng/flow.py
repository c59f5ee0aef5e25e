"""How play goes on: what each act makes of the hand and of the rule set's memory of it."""

from dataclasses import dataclass, field

from scoring.engine.events import (
    Chow,
    Declare,
    Discard,
    Dissolve,
    Draw,
    Escape,
    Event,
    Kong,
    Pung,
    Reveal,
    Win,
)
from scoring.engine.law import Rules
from scoring.engine.position import REPLACEMENT, TURN, Position, Won, is_note
from scoring.engine.record import SEATS
from scoring.engine.table import ADDED, EXPOSED
from scoring.patterns.claimed_play import ClaimedPlay
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.fits import Glance
from scoring.rulesets.nancheng.horses import after_turning_up
from scoring.rulesets.nancheng.kongs import is_late
from scoring.rulesets.nancheng.memory import NOTHING, KongMade, Memory, memory_of
from scoring.rulesets.nancheng.ready import after_ready


@dataclass(slots=True, kw_only=True)
class NanchengFlow(ClaimedPlay):
    """The course of a hand under the options `chosen`."""

    chosen: Chosen
    glance: Glance = field(init=False)

    def __post_init__(self) -> None:
        Rules.__post_init__(self)
        self.glance = Glance(self.chosen)

    def start(self, position: Position) -> None:
        position.memory = Memory()

    def advance(self, position: Position, event: Event) -> None:
        memory: Memory = position.memory
        if (memory.discard_told or position.illegal) and not (
            isinstance(event, (Declare, Reveal)) or is_note(event)
        ):
            memory.discard_told = False
            memory.early_fault |= position.illegal and sum(position.discards) <= len(SEATS)
        Rules.advance(self, position, event)

    def turn_begins(self, position: Position, seat: int) -> None:
        """What the seat let go bars nothing any more."""
        memory: Memory = position.memory
        memory.let_go[seat] = NOTHING
        memory.unnoted[seat] = len(memory.gone_by)

    def after_draw(self, position: Position, event: Draw) -> None:
        memory: Memory = position.memory
        of_kong = position.phase == REPLACEMENT and event.seat == position.seat
        if position.illegal and event.source == "tail" and not of_kong:
            memory.drew_from_tail.add(event.seat)
        Rules.after_draw(self, position, event)
        if of_kong or memory.kong_drawn_at == position.acts:
            memory.kong_drawn_at = position.acts if of_kong else -1
        # Who plays tiles that are kept from play plays on past the end of the wall.
        position.draws_off |= position.table.wall.reserved < self.reserved
        # The tile of a kong is drawn in a turn that has begun before.
        if not of_kong:
            self.turn_begins(position, event.seat)

    def after_discard(self, position: Position, event: Discard) -> None:
        memory: Memory = position.memory
        Rules.after_discard(self, position, event)
        memory.ready_unjudged = False
        memory.declaring = None

    def after_claim(self, position: Position, event: Chow | Pung) -> None:
        self.turn_begins(position, event.seat)
        Rules.after_claim(self, position, event)

    def after_kong(self, position: Position, event: Kong) -> None:
        memory, seat = memory_of(position), event.seat
        late, feeder = is_late(position, event), event.source_seat
        if event.kind == ADDED:
            melds = position.table.melds[seat]
            feeder = next(meld.source_seat for meld in melds if meld.event == position.number)
        made = KongMade(position.number, seat, event.kind, event.tile, feeder, late, position.illegal)
        memory.kongs.append(made)
        if event.kind == EXPOSED:
            self.turn_begins(position, seat)
        Rules.after_kong(self, position, event)
        wall = position.table.wall
        memory.kong_without_tile |= not wall.left
        if wall.is_gone:
            position.owed, position.phase = 0, TURN

    def witness(self, position: Position, event: Win) -> Won:
        live = position.live
        won = Rules.witness(self, position, event)
        if won.how == "rob_kong" and live is not None and live.is_kong:
            kong = memory_of(position).kongs[-1]
            kong.ill_robbed = won.illegal and (kong.ill_robbed or not kong.robbed)
            kong.robbed = True
        return won

    def after_closing(self, position: Position, event: Dissolve | Escape) -> None:
        """A hand that ends by escapes ends at the last of them."""
        later = position.hand.events[position.number + 1 :]
        if isinstance(event, Escape) and any(isinstance(act, Escape) for act in later):
            return
        Rules.after_closing(self, position, event)

    def after_declare(self, position: Position, event: Declare) -> None:
        if event.key == "ready":
            after_ready(self.chosen, position, event)

    def after_reveal(self, position: Position, event: Reveal) -> None:
        after_turning_up(self.chosen, position, event)
