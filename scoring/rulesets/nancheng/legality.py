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
from scoring.rulesets.nancheng import claims, draws, horses, kongs, passed, ready, wins
from scoring.rulesets.nancheng.chosen import Chosen


def legalities(chosen: Chosen) -> tuple[Legality, ...]:
    """Every legality clause under these options; the first that an event breaks is the one cited."""

    def under(clause: str, acts: tuple[type[Event], ...], judge: object) -> Legality:
        assert callable(judge)
        return Legality(clause, acts, partial(judge, chosen))

    return (
        under("JX-24", (Declare,), ready.declared),
        under(horses.clause_of(chosen), (Reveal,), horses.turned_up),
        Legality("JX-76", (Draw,), draws.from_empty_wall),
        AFTER_THE_END,
        Legality("JX-15", (Chow,), claims.no_chow),
        Legality("JX-27", (Win,), wins.robbed_kong),
        Legality("JX-50", (Win,), wins.as_dealt),
        Legality("JX-23", (Draw, Discard, Kong, Win), draws.replacement_due),
        IN_TURN,
        Legality("JX-16", (Win,), wins.in_pung_turn),
        Legality("GEN-04", (Win,), undrawn),
        OWN_TURN,
        Legality("GEN-05", (Chow, Pung, Kong, Win), wins.live_tile),
        Legality("JX-19", (Kong,), kongs.needs_pung),
        HOLDS_TILES,
        OWN_PASS,
        Legality("JX-23", (Draw,), draws.draw_source),
        under("JX-23", (Draw,), draws.replacement_tile),
        Legality("JX-24", (Pung,), ready.locked_pung),
        Legality("JX-23", (Kong,), kongs.needs_tile),
        under("JX-16", (Kong,), kongs.after_pung),
        under("JX-19", (Kong,), kongs.not_late),
        under("JX-24", (Kong,), ready.locked_kong),
        under("JX-24", (Discard,), ready.discard_with_it),
        Legality("JX-24", (Kong, Win), ready.acts_alone),
        Legality("JX-24", (Discard,), ready.locked_discard),
        under("JX-52", (Win,), wins.has_shape),
        under("JX-34", (Win,), passed.not_barred),
        under("JX-24", (Win,), ready.declared_first),
        under("JX-28", (Win,), wins.rob_is_dear),
        under("JX-76", (Pung,), claims.last_discard),
        under("JX-36", (Pung,), passed.pung_not_barred),
        DRAWN_MARK,
    )
