"""The legality clauses of this rule set in order of precedence, those of every rule set among them."""

from functools import partial

from scoring.engine.events import Chow, Declare, Discard, Draw, Event, Kong, Pung, Reveal, Win
from scoring.engine.general_law import (
    AFTER_THE_END,
    DRAWN_MARK,
    HOLDS_TILES,
    IN_TURN,
    OWN_PASS,
    OWN_TURN,
)
from scoring.engine.legality import Legality
from scoring.patterns.win_facts import undrawn
from scoring.rulesets.nanchong import (
    announcing,
    awaited,
    claims,
    draws,
    kongs,
    laying_down,
    locks,
    passed,
    piao,
    wins,
)
from scoring.rulesets.nanchong.chosen import Chosen


def legalities(chosen: Chosen) -> tuple[Legality, ...]:
    """Every legality clause under these options; the first that an event breaks is the one cited."""

    def under(clause: str, acts: tuple[type[Event], ...], judge: object) -> Legality:
        assert callable(judge)
        return Legality(clause, acts, partial(judge, chosen))

    return (
        under("NC-10", (Declare,), piao.piao_declared),
        under("NC-26", (Declare,), announcing.ready_declared),
        under("NC-19", (Declare,), laying_down.laid_down),
        Legality("GEN-03", (Reveal,), kongs.turned_up_kong),
        Legality("GEN-08", (Draw,), draws.from_empty_wall),
        AFTER_THE_END,
        Legality("NC-15", (Chow,), claims.no_chow),
        Legality("NC-37", (Win,), wins.robbed_kong),
        IN_TURN,
        Legality("GEN-04", (Win,), undrawn),
        OWN_TURN,
        Legality("GEN-05", (Chow, Pung, Kong, Win), wins.live_tile),
        HOLDS_TILES,
        OWN_PASS,
        under("NC-42", (Draw,), draws.draw_source),
        Legality("NC-20", (Pung,), locks.locked_pung),
        Legality("NC-15", (Kong,), kongs.kong_needs_tile),
        Legality("NC-15", (Kong,), kongs.after_pung),
        under("NC-15", (Kong,), kongs.held_added_kong),
        under("NC-20", (Kong,), locks.locked_kong),
        Legality("NC-19", (Discard, Kong, Win), awaited.bears_out),
        Legality("NC-20", (Discard,), locks.locked_discard),
        under("NC-32", (Win,), wins.has_shape),
        under("NC-27", (Win,), passed.not_barred),
        Legality("NC-19", (Win,), wins.declared_tile),
        under("NC-31", (Win,), wins.nearest_only),
        under("NC-41", (Pung,), claims.last_discard),
        Legality("NC-28", (Win,), wins.as_dealt),
        DRAWN_MARK,
    )
