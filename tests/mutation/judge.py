"""Kills mutants if any test can: a process that has collected the tests and forks for each mutant.

`python -m tests.mutation.judge EXECUTIONS [TESTS]` reads a question a line and answers each by a line (JSON,
see `Question` and `Verdict`), in a tree of its own: for a moment the mutant stands in its file too, for tests
that start processes.
"""

import difflib
import gc
import json
import os
import resource
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutation import probes
from tests.mutation.asking import OPTIONS, TESTS, first_failed, seconds_spent
from tests.mutation.choosing import Chooser, by_test_module
from tests.mutation.executions import Execution, executions_in
from tests.mutation.glance import audits_of, golden, suspects
from tests.mutation.patching import caches_of_core, exchange, forget, functions_of_core

#: Bytes that a mutant may take, and seconds of the processor that processes started by it may.
_MEMORY: Final = 6 << 30
_MUCH: Final = 120
#: Seconds that imports take, beside the tests.
_IMPORTS: Final = 2.0
#: Seconds that the audits of all golden cases of a rule set take.
_AUDITS: Final = 1.0
#: So many tests are asked before all golden cases are looked at.
_FIRST: Final = 20


@dataclass(frozen=True)
class Question:
    """A mutant as Cosmic Ray names it, where it begins, and tests that killed the latest of its module."""

    module: str
    operator: str
    arguments: dict[str, Any]
    occurrence: int
    line: int
    column: int
    function: str
    killers: list[str]
    patience: float


@dataclass(frozen=True)
class Verdict:
    """Who killed it (None: nobody), the seconds it took, and the lines changed, as a diff."""

    killer: str | None
    seconds: float
    diff: str


class Judge:
    """In the place of pytest's own loop: answers questions until there are no more."""

    def __init__(self, folder: Path, questions: IO[str], answers: IO[str]) -> None:
        self._chooser = Chooser(executions_in(folder))
        self._questions, self._answers = questions, answers

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.dont_write_bytecode = True
        os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        self._items = {item.nodeid: item for item in session.items}
        self._functions, self._caches = functions_of_core(), caches_of_core()
        gc.freeze()  # else each child would copy all it collects
        # By a child: nothing that the core remembers may be there before a mutant is.
        self._before: dict[str, str] = _forked(lambda: dict(audits_of(golden(self._items))))[0]
        for line in self._questions:
            verdict = self._judged(Question(**json.loads(line)))
            print(json.dumps(asdict(verdict)), file=self._answers, flush=True)
        return True

    def _judged(self, question: Question) -> Verdict:
        file = Path(question.module).resolve()
        source = file.read_text(encoding="utf-8")
        operator = get_operator(question.operator)(**question.arguments)
        mutated: str = mutate_code(source, operator, question.occurrence)
        line = probes.statement_at(source, question.line, question.column)
        asked = self._chooser.asked(question.module, line, question.killers, question.function)
        is_late = not self._chooser.runs_at_import(question.module, line)
        functions = self._functions.get(str(file), []) if is_late else []

        def find() -> str | None:
            if functions and exchange(source, mutated, str(file), functions):
                return self._killer(asked, question.patience)
            return _asked_anew(asked, question.module, question.patience, self._before)

        with _in_place(file, mutated):
            killer, seconds = _forked(find)
        return Verdict(killer, seconds, _diff(source, mutated))

    def _killer(self, asked: Sequence[Execution], patience: float) -> str | None:
        """What the tests say that are there already."""
        for forget_results in self._caches:
            forget_results()
        known = {one.test: (self._items[one.test], one.cost, one.most) for one in asked}
        if (killer := first_failed([*known.values()][:_FIRST], patience)) is not None:
            return killer
        likely = [Execution(test, _AUDITS, {}, _AUDITS) for test in suspects(known, self._before)]
        known |= {one.test: (self._items[one.test], one.cost, one.most) for one in likely}
        # Golden cases that look the same come last.
        order = [*(one.test for one in likely), *(test for test in known if test not in self._before), *known]
        return first_failed([known[test] for test in dict.fromkeys(order)], seconds_spent() + patience)


class Asker:
    """Asks chosen tests of a session, in this order; any module that cannot be imported has killed too."""

    def __init__(self, asked: Sequence[Execution], patience: float) -> None:
        self._asked, self._patience = asked, patience
        self.killer: str | None = "import"

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            items = {item.nodeid: item for item in session.items}
            known = [(items[one.test], one.cost, one.most) for one in self._asked if one.test in items]
            self.killer = first_failed(known, self._patience)
        return True


def _diff(before: str, after: str) -> str:
    return "\n".join(difflib.unified_diff(before.splitlines(), after.splitlines(), n=1, lineterm=""))


def _asked_anew(
    asked: Sequence[Execution], module: str, patience: float, before: Mapping[str, str]
) -> str | None:
    """What the tests say once the core, and they themselves, are imported anew: module by module."""
    forget()
    likely = [Execution(test, _AUDITS, {}, _AUDITS) for test in suspects([one.test for one in asked], before)]
    others = [one for one in asked if one.test not in before]
    most = seconds_spent() + patience + _IMPORTS
    for tests in [*by_test_module(likely, module), *by_test_module(others, module)]:
        asker = Asker(tests, most)
        pytest.main([*OPTIONS, tests[0].test.partition("::")[0]], plugins=[asker])
        if asker.killer is not None or seconds_spent() > most:
            return asker.killer
    return None


def _forked(find: Callable[[], Any]) -> tuple[Any, float]:
    """What a child finds, and the seconds it took; a child that dies of it names its signal."""
    reading, writing = os.pipe()
    if (child := os.fork()) == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (_MUCH, _MUCH))
            os.write(writing, json.dumps(find()).encode())
        except BaseException:
            traceback.print_exc()
        finally:  # a child must not go on as its parent
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        found = answer.read()
    _, status, used = os.wait4(child, 0)
    if not found and not os.WIFSIGNALED(status):
        raise RuntimeError("the judge itself failed")
    told = json.loads(found) if found else f"signal {os.WTERMSIG(status)}"
    return told, used.ru_utime + used.ru_stime


@contextmanager
def _in_place(file: Path, mutated: str) -> Iterator[None]:
    """The mutant in its file, and afterwards what was there, of the same age."""
    before, age = file.read_bytes(), file.stat()
    file.write_text(mutated, encoding="utf-8")
    try:
        yield
    finally:
        file.write_bytes(before)
        os.utime(file, ns=(age.st_atime_ns, age.st_mtime_ns))


def main() -> int:
    """Exit status of pytest."""
    questions, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    judge = Judge(Path(sys.argv[1]), questions, answers)
    return int(pytest.main([*OPTIONS, *(sys.argv[2:] or TESTS)], plugins=[judge]))


if __name__ == "__main__":
    sys.exit(main())
