"""Law of every rule set: turns, tiles held, the live tile, claims on it and the end of the hand.

Each judge answers for one GEN clause (audit report, section 3). They know the phases of `position`; a phase
that a rule set adds is judged by that rule set alone.
"""

from typing import Final

from scoring.engine.events import Chow, Discard, Dissolve, Draw, Escape, Kong, Pung, Win
from scoring.engine.general_law.keys import known_key
from scoring.engine.general_law.live_tile import chow_makes_run, takes_live_tile
from scoring.engine.general_law.priority import (
    RANKS,
    claims_of_seat,
    honours_claims,
    keeps_own_pass,
    wanted,
)
from scoring.engine.general_law.tiles_held import drawn_mark, holds_tiles
from scoring.engine.general_law.turns import after_the_end, in_turn, out_of_turn, own_turn
from scoring.engine.legality import Legality

AFTER_THE_END: Final = Legality(
    "GEN-07", (Draw, Discard, Chow, Pung, Kong, Win, Escape, Dissolve), after_the_end
)
HOLDS_TILES: Final = Legality("GEN-03", (Discard, Chow, Pung, Kong), holds_tiles)
IN_TURN: Final = Legality("GEN-04", (Draw, Discard), in_turn)
OWN_TURN: Final = Legality("GEN-04", (Kong, Win), own_turn)
LIVE_TILE: Final = Legality("GEN-05", (Chow, Pung, Kong, Win), takes_live_tile)
OWN_PASS: Final = Legality("GEN-06", (Chow, Pung, Kong), keeps_own_pass, of_claims=True)
DRAWN_MARK: Final = Legality("GEN-03", (Discard,), drawn_mark)

#: In order of precedence, for a rule set to put its own clauses after.
GENERAL_LEGALITIES: Final = (AFTER_THE_END, HOLDS_TILES, IN_TURN, OWN_TURN, LIVE_TILE, OWN_PASS)

__all__ = [
    "AFTER_THE_END",
    "DRAWN_MARK",
    "GENERAL_LEGALITIES",
    "HOLDS_TILES",
    "IN_TURN",
    "LIVE_TILE",
    "OWN_PASS",
    "OWN_TURN",
    "RANKS",
    "after_the_end",
    "chow_makes_run",
    "claims_of_seat",
    "holds_tiles",
    "honours_claims",
    "in_turn",
    "known_key",
    "out_of_turn",
    "takes_live_tile",
    "wanted",
]
