"""The score of a part, and who survived."""

from collections.abc import Sequence

from tests.mutation.parts import Part
from tests.mutation.sessions import Mutant
from tests.mutation.words import changed_in, key_of, words_on_survivors


def print_score(part: Part, mutants: Sequence[Mutant]) -> float:
    """Print the score, in percent of the mutants tried, and each survivor with the word on it."""
    words = words_on_survivors()
    tried = [mutant for mutant in mutants if mutant.is_tried]
    survivors = [mutant for mutant in tried if not mutant.is_killed]
    score = 100.0 * (len(tried) - len(survivors)) / len(tried) if tried else 0.0
    for mutant in sorted(survivors, key=lambda one: (str(one.mutation.module_path), one.mutation.start_pos)):
        module, changed = str(mutant.mutation.module_path), changed_of(mutant)
        print(f"--- {module}:{mutant.mutation.start_pos[0]} {mutant.mutation.operator_name}")
        print(f"    {changed}")
        print(f"    {words.get(key_of(module, changed), 'no word on it in docs/correctness/survivors.md')}")
    left = len(mutants) - len(tried)
    print(f"{part.name}: {score:.1f} % of {len(tried)} mutants killed, {left} not tried yet")
    return score


def changed_of(mutant: Mutant) -> str:
    """The lines as the mutant has them."""
    return changed_in((mutant.result.diff or "") if mutant.result is not None else "")
