"""`make mutants`: change engine, patterns and rule sets in one place at a time, and see a test fail.

What has been tried is kept in `var/mutation/`, so that a run that was ended goes on where it was. What is
mutated is the last commit.
"""

import argparse
import os
import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import SimpleQueue
from pathlib import Path
from typing import Final

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import WorkItem, WorkResult

from tests.mutation.parts import PARTS, Part
from tests.mutation.score import print_score
from tests.mutation.sessions import Mutant, keep, mutants_of
from tests.mutation.trees import CHECKOUT, clone

STORE: Final = CHECKOUT / "var" / "mutation"
JUDGE: Final = f"{sys.executable} -m tests.mutation.judge"
#: Seconds after which a mutant counts as one that never ends.
PATIENCE: Final = 1800.0
#: So many latest killers of a module are asked first.
REMEMBERED: Final = 12


def main() -> int:
    """Exit status 1 if the score of a part is below the one asked for."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="by default all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="also try those that survived before")
    parser.add_argument("--cases-only", action="store_true", help="first those that golden cases kill")
    parser.add_argument("--only-score", action="store_true", help="try none, tell what is known")
    parser.add_argument("--least", type=float, default=90.0, help="the score asked for, percent")
    chosen = parser.parse_args()
    parts = [PARTS[name] for name in chosen.parts or PARTS]
    trees = [clone(STORE / f"tree-{number}") for number in range(chosen.jobs)]
    os.chdir(trees[0])  # Cosmic Ray names modules by where it stands
    if not chosen.only_score:
        for part in parts:
            _try_all(part, trees, again=chosen.again, cases_only=chosen.cases_only)
    scores = [print_score(part, mutants_of(part, trees[0], STORE)) for part in parts]
    return int(min(scores) < chosen.least)


def _try_all(part: Part, trees: Sequence[Path], *, again: bool, cases_only: bool) -> None:
    """Try what has not been tried; who survives the cases alone has not."""
    os.environ["CASES_ONLY"] = "1" if cases_only else ""
    known = mutants_of(part, trees[0], STORE)
    left = [mutant for mutant in known if not mutant.is_tried or (again and not mutant.is_killed)]
    free: SimpleQueue[str] = SimpleQueue()
    for tree in trees:
        free.put(str(tree))
    killers: dict[str, deque[str]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
    with ProcessPoolExecutor(len(trees), initializer=_enter, initargs=(free,)) as pool:
        for number, (mutant, result) in enumerate(_tried(pool, left, killers, len(trees)), start=1):
            is_killed = Mutant(mutant.session, mutant.item, result).is_killed
            if is_killed or not cases_only:
                keep(mutant, result)
            fate = "killed by" if is_killed else "SURVIVED"
            print(
                f"{part.name} {number}/{len(left)} {_place(mutant)}: {fate} {result.output.strip()[-120:]}",
                flush=True,
            )


def _tried(
    pool: ProcessPoolExecutor, mutants: Sequence[Mutant], killers: dict[str, deque[str]], at_once: int
) -> Iterator[tuple[Mutant, WorkResult]]:
    """Each mutant with its fate, as soon as it is known; killers of a module are learnt on the way."""
    waiting = iter(mutants)
    running: dict[Future[WorkResult], Mutant] = {}
    while True:
        while len(running) < at_once and (mutant := next(waiting, None)) is not None:
            module = str(mutant.mutation.module_path)
            running[pool.submit(_try, mutant.item, module, " ".join(killers[module]))] = mutant
        if not running:
            return
        for done in wait(running, return_when=FIRST_COMPLETED).done:
            mutant, result = running.pop(done), done.result()
            _learn(killers[str(mutant.mutation.module_path)], result)
            yield mutant, result


def _learn(killers: deque[str], result: WorkResult) -> None:
    killer = (result.output or "").strip()
    if killer.endswith(".json"):
        if killer in killers:
            killers.remove(killer)
        killers.appendleft(killer)


def _enter(free: "SimpleQueue[str]") -> None:
    os.chdir(free.get())


def _try(item: WorkItem, module: str, killers: str) -> WorkResult:
    os.environ.update(MUTATED=module, KILLERS=killers)
    return mutate_and_test(item.mutations, JUDGE, PATIENCE)


def _place(mutant: Mutant) -> str:
    mutation = mutant.mutation
    return f"{mutation.module_path}:{mutation.start_pos[0]} {mutation.operator_name.removeprefix('core/')}"


if __name__ == "__main__":
    sys.exit(main())
