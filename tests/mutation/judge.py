"""Kills a mutant if any test can: `python -m tests.mutation.judge`, exit status 1 and the killer's name.

Cosmic Ray runs this in a tree where one module (environment `MUTATED`) is changed. Golden cases come first:
they are quick and kill most; those that killed the latest mutants of the module (`KILLERS`, by their paths)
are asked before all others. Survivors meet the tests of the core, unless `CASES_ONLY` is set.
"""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.support.golden import RULESETS, audited, differences

#: Seconds of the processor's time for one case: a mutant may never end. The signal then ends this process.
PATIENCE: Final = 5.0
#: What golden cases do not look at. Tests of texts and of pages say nothing of what mutants change.
TESTS: Final = ("tests/scoring", "tests/proof")


def main() -> int:
    """0 if the mutant survives everything, 1 if it is killed."""
    for path in _cases(os.environ["MUTATED"], os.environ.get("KILLERS", "").split()):
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        if not _is_passed(path):
            print(path.relative_to(RULESETS))
            return 1
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return 0 if os.environ.get("CASES_ONLY") else _tests_fail()


def _cases(module: str, killers: list[str]) -> Iterator[Path]:
    """Golden cases of the module's rule set, or of all if it belongs to none."""
    first = [RULESETS / name for name in killers]
    yield from first
    folders = [folder for folder in RULESETS.iterdir() if (folder / "cases").is_dir()]
    own = [folder for folder in folders if folder.name in Path(module).parts] or folders
    rest = sorted(path for folder in own for path in (folder / "cases").glob("*.json"))
    random.Random(0).shuffle(rest)
    yield from (path for path in rest if path not in first)


def _is_passed(path: Path) -> bool:
    case = json.loads(path.read_text(encoding="utf-8"))
    try:
        return not differences(case["expect"], audited(case["log"]))
    except Exception:  # whatever a mutant raises, it is found out
        return False


def _tests_fail() -> int:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "--tb=no",
        "-rfE",
        *TESTS,
    ]
    tested = subprocess.run(command, capture_output=True, text=True, check=False)
    print(*(line for line in tested.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))), sep="\n")
    return int(tested.returncode != 0)


if __name__ == "__main__":
    sys.exit(main())
