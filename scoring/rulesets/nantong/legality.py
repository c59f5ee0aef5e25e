"""The legality clauses of this rule set in order of precedence, those of every rule set among them."""

from functools import partial
from typing import Final

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
from scoring.engine.findings import Breach
from scoring.engine.general_law import (
    AFTER_THE_END,
    DRAWN_MARK,
    HOLDS_TILES,
    LIVE_TILE,
    OWN_PASS,
    OWN_TURN,
    in_turn,
)
from scoring.engine.legality import Legality
from scoring.engine.position import REPLACEMENT, Position
from scoring.rulesets.nantong import birds, claims, discards, draws, kongs, missed, opening, sea, wins
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.memory import OPENING_OVER, after_the_end, memory_of

CLAIMING: Final = (Chow, Pung, Kong)


def legalities(chosen: Chosen) -> tuple[Legality, ...]:
    """Every legality clause under these options; the first that an event breaks is the one cited."""

    def under(clause: str, acts: tuple[type[Event], ...], judge: object) -> Legality:
        assert callable(judge)
        return Legality(clause, acts, partial(judge, chosen))

    return (
        Legality("NT-24", (Win,), wins.as_dealt),
        Legality("GEN-07", (Win,), wins.after_opening),
        Legality("NT-53", (Draw,), draws.last_tile_gone),
        Legality("GEN-07", (Escape, Dissolve), closed_after_opening),
        AFTER_THE_END,
        Legality("GEN-07", (Draw,), draws.draw_in_phase),
        Legality("GEN-07", (Discard,), discards.discard_in_phase),
        Legality("NT-30", CLAIMING, claims.claim_in_phase),
        Legality("NT-54", (Kong,), kongs.kong_at_sea),
        Legality("GEN-04", (Kong,), kongs.kong_in_own_phase),
        under("NT-21", (Declare,), opening.opening_claim),
        under("NT-54", (Declare,), sea.sea_answer),
        under("NT-47", (Reveal,), birds.birds_shown),
        under("NT-59", (Reveal,), throw),
        under("NT-34", (Win,), wins.robbed_kong),
        HOLDS_TILES,
        Legality("GEN-04", (Draw, Discard), partial(in_turn, wrong_draw="GEN-02")),
        OWN_TURN,
        Legality("GEN-04", (Win,), wins.own_moment),
        LIVE_TILE,
        under("NT-52", (Draw,), draws.draw_source),
        Legality("NT-05", (Chow,), claims.chow_by_next_seat),
        Legality("NT-G3", (Kong,), kongs.kong_needs_tile),
        Legality("NT-53", (Chow, Pung), claims.claim_on_empty_wall),
        Legality("NT-58", (Chow, Pung), claims.claim_by_locked),
        Legality("NT-57", (Kong,), kongs.kong_before_discard),
        under("NT-58", (Kong,), kongs.kong_under_lock),
        under("NT-G1", (Kong,), kongs.kong_after_claim),
        under("NT-56", (Kong,), kongs.open_kong_waits),
        Legality("NT-57", (Discard,), discards.bound_discard),
        under("NT-14", (Win,), wins.has_shape),
        under("NT-55", (Win,), missed.not_barred),
        under("NT-46", (Win,), wins.nearest_only),
        OWN_PASS,
        DRAWN_MARK,
    )


def closed_after_opening(position: Position, event: Escape | Dissolve) -> Breach | None:
    """A hand that an opening claim has ended is not closed once more (GEN-07)."""
    recorded = isinstance(event, Escape) and position.hand.outcome != "escaped"
    return after_the_end(position) if position.phase == OPENING_OVER and not recorded else None


def throw(chosen: Chosen, position: Position, event: Reveal) -> Breach | None:
    """A throw stands where one is due: before an open kong draws (NT-59), after an opening claim (NT-21)."""
    if event.key != "dice":
        return None
    memory = memory_of(position)
    if memory.throws_due:
        return opening.opening_throw(memory, event, position.number)
    if not throw_is_due(chosen, position):
        idle = memory.idle_claim is not None and memory.idle_claim == position.number - 1
        return Breach("NT-59", "throw-not-due", consequent=memory.throw_left_out or idle)
    if fits(chosen, event) and event.seat in (None, position.seat):
        return None
    return Breach("NT-59", "throw-wrong", expected=chosen.kong_dice, actual=list(event.values or ()))


def fits(chosen: Chosen, event: Reveal) -> bool:
    """Whether the faces shown can be an open kong's throw."""
    values = event.values or ()
    return len(values) == chosen.kong_dice and all(1 <= face <= 6 for face in values)


def throw_is_due(chosen: Chosen, position: Position) -> bool:
    """Whether an open kong waits for its throw."""
    memory = memory_of(position)
    return (
        position.phase == REPLACEMENT
        and memory.kong_mode == "open"
        and chosen.kong_dice > 0
        and memory.throw is None
    )
