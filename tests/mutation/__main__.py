"""`make mutants`: change engine, patterns and rule sets in one place at a time, and see a test fail.

What has been tried is kept in `var/mutation/`, so that a run that was ended goes on where it was. What is
mutated is the last commit.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.court import Court
from tests.mutation.executions import recorded
from tests.mutation.parts import PARTS, Part
from tests.mutation.score import print_score
from tests.mutation.sessions import Mutant, keep, mutants_of
from tests.mutation.trees import STORE, clone


def main() -> int:
    """Exit status 1 if the score of a part is below the one asked for."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="by default all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of tests for one that survives")
    parser.add_argument("--again", action="store_true", help="also try those that survived before")
    parser.add_argument("--only-score", action="store_true", help="try none, tell what is known")
    parser.add_argument("--least", type=float, default=90.0, help="the score asked for, percent")
    chosen = parser.parse_args()
    parts = [PARTS[name] for name in chosen.parts or PARTS]
    trees = [clone(STORE / f"tree-{number}") for number in range(chosen.jobs)]
    os.chdir(trees[0])  # Cosmic Ray names modules by where it stands
    if not chosen.only_score:
        _try_all(parts, trees, patience=chosen.patience, again=chosen.again)
    scores = [print_score(part, mutants_of(part, trees[0], STORE)) for part in parts]
    return int(min(scores) < chosen.least)


def _try_all(parts: Sequence[Part], trees: Sequence[Path], *, patience: float, again: bool) -> None:
    """Try what has not been tried."""
    court = Court(trees, recorded(trees[0], STORE), patience)
    for part in parts:
        known = mutants_of(part, trees[0], STORE)
        left = [mutant for mutant in known if not mutant.is_tried or (again and not mutant.is_killed)]
        for number, (mutant, result, seconds) in enumerate(court.tried(left), start=1):
            keep(mutant, result)
            is_killed = Mutant(mutant.session, mutant.item, result).is_killed
            fate = f"killed by {result.output}" if is_killed else "SURVIVED"
            print(f"{part.name} {number}/{len(left)} {_place(mutant)} {seconds:.1f} s: {fate}", flush=True)
    court.close()


def _place(mutant: Mutant) -> str:
    mutation = mutant.mutation
    return f"{mutation.module_path}:{mutation.start_pos[0]} {mutation.operator_name.removeprefix('core/')}"


if __name__ == "__main__":
    sys.exit(main())
