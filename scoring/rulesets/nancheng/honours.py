"""What honours make with one another: triplets, and by the table's choice runs (JX-14).

Winds are places 0 to 3 (东南西北), dragons 4 to 6 (白发中), as their tiles follow one another.
"""

from itertools import combinations
from typing import Final

from scoring.engine.holdings import Family
from scoring.engine.sets import Group, SetTable, triplets
from scoring.engine.tiles import HONOURS

#: Any three different winds are a run.
WINDS: Final[tuple[Group, ...]] = tuple(combinations(range(4), 3))
#: The three dragons are one.
DRAGONS: Final[tuple[Group, ...]] = ((4, 5, 6),)

#: What is a run, by value of `honor_runs`.
RUNS: Final[dict[str, tuple[Group, ...]]] = {
    "winds_any3_and_dragons": (*WINDS, *DRAGONS),
    "dragons_only": DRAGONS,
    "none": (),
}


def _family(runs: tuple[Group, ...]) -> Family:
    places = len(HONOURS)
    return Family(HONOURS[0], SetTable(places, (*triplets(places), *runs)))


#: The family of honours, by value of `honor_runs`.
FAMILIES: Final[dict[str, Family]] = {name: _family(runs) for name, runs in RUNS.items()}
