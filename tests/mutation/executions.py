"""Which tests run which lines of the core, and what each costs: found once, kept for all mutants.

`python -m tests.mutation.executions FOLDER [TESTS]` runs the tests that need no servers with probes in the
core, each module of tests in a process of its own, and writes a file for each; it goes on where it was ended.
"""

import hashlib
import importlib
import json
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

import pytest

from tests.mutation import probes
from tests.mutation.asking import OPTIONS, TESTS, is_passed, needs_no_server
from tests.mutation.patching import caches_of_core

#: What runs while the core is imported, under the name of no test.
IMPORTED: Final = ""
#: The file that says that nothing is left.
_ALL: Final = "all"


@dataclass(frozen=True)
class Execution:
    """One test: pytest's name of it, its cost (seconds of the processor), its lines of each module.

    `most` is what it may cost by itself: as much as the dearest of its module, whose work others may share.
    """

    test: str
    cost: float
    lines: dict[str, int]
    most: float = 0.0

    def runs(self, module: str, line: int | None) -> bool:
        """Whether it runs this statement; without a line, anything at all in the module."""
        ran = self.lines.get(module, 0)
        return bool(ran if line is None else ran >> line & 1)


def executions_in(folder: Path) -> Iterator[Execution]:
    """What has been found out and kept in this folder."""
    for file in sorted(folder.glob("*.json")):
        found = json.loads(file.read_bytes())
        most = max((cost for cost, _ in found.values()), default=0.0)
        for test, (cost, lines) in found.items():
            yield Execution(test, cost, {module: int(bits, 16) for module, bits in lines.items()}, most)


def recorded(tree: Path, store: Path) -> Path:
    """The folder with what the tests of this tree run; found out first where it is not known."""
    command = [
        "git",
        "rev-parse",
        *(f"HEAD:{folder}" for folder in ("scoring", "replays", "tests/support", *TESTS)),
    ]
    told = subprocess.run(command, cwd=tree, check=True, capture_output=True)
    folder = store / f"executions-{hashlib.sha256(told.stdout).hexdigest()[:12]}"
    if not (folder / _ALL).exists():
        subprocess.run([sys.executable, "-m", "tests.mutation.executions", str(folder)], cwd=tree, check=True)
        (folder / _ALL).touch()
    return folder


class Recorder:
    """In the place of pytest's own loop: runs the tests module by module, in children that it waits for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if needs_no_server(item)]
        for module, of_module in groupby(items, key=lambda item: item.nodeid.partition("::")[0]):
            file = self._folder / f"{module.replace('/', '.')}.json"
            if file.exists():
                continue
            if (child := os.fork()) == 0:
                _keep(file, _recorded(list(of_module)))
                os._exit(0)
            os.waitpid(child, 0)
            print(module, flush=True)
        return True


def _recorded(items: list[pytest.Item]) -> Iterator[tuple[str, float, dict[str, int]]]:
    """What each runs by itself: the core remembers nothing of the test before."""
    caches = caches_of_core()
    for item, following in zip(items, [*items[1:], None], strict=True):
        for forget in caches:
            forget()
        probes.clear_marks()
        began = _seconds()
        if is_passed(item, following):
            yield item.nodeid, round(_seconds() - began, 4), probes.lines_run()


def _keep(file: Path, executions: Iterable[tuple[str, float, dict[str, int]]]) -> None:
    found = {
        test: (cost, {module: hex(bits) for module, bits in lines.items()})
        for test, cost, lines in executions
    }
    part = file.with_suffix(".part")
    part.write_text(json.dumps(found), encoding="utf-8")
    part.rename(file)


def _seconds() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _import_core() -> dict[str, int]:
    """What runs when every module of the core is imported."""
    core = importlib.import_module(probes.CORE)
    for module in pkgutil.walk_packages(core.__path__, f"{probes.CORE}."):
        importlib.import_module(module.name)
    return probes.lines_run()


def main() -> int:
    """Exit status of pytest."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    probes.watch()
    _keep(folder / "imported.json", [(IMPORTED, 0.0, _import_core())])
    return int(pytest.main([*OPTIONS, *(sys.argv[2:] or TESTS)], plugins=[Recorder(folder)]))


if __name__ == "__main__":
    sys.exit(main())
