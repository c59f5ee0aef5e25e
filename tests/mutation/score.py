"""The score of a part, and who survived."""

from collections.abc import Sequence

from tests.mutation.parts import Part
from tests.mutation.sessions import Mutant


def print_score(part: Part, mutants: Sequence[Mutant]) -> float:
    """Print the score and each survivor with its change; the score in percent of the mutants tried."""
    tried = [mutant for mutant in mutants if mutant.is_tried]
    survivors = [mutant for mutant in tried if not mutant.is_killed]
    score = 100.0 * (len(tried) - len(survivors)) / len(tried) if tried else 0.0
    for mutant in sorted(survivors, key=lambda one: (str(one.mutation.module_path), one.mutation.start_pos)):
        mutation = mutant.mutation
        print(f"--- {mutation.module_path}:{mutation.start_pos[0]} {mutation.operator_name}")
        print(changed_lines(mutant))
    left = len(mutants) - len(tried)
    print(f"{part.name}: {score:.1f} % of {len(tried)} mutants killed, {left} not tried yet")
    return score


def changed_lines(mutant: Mutant) -> str:
    """The lines that the mutant takes out and puts in."""
    diff = (mutant.result.diff or "") if mutant.result is not None else ""
    return "\n".join(
        line for line in diff.splitlines() if line[:1] in "+-" and not line.startswith(("+++", "---"))
    )
