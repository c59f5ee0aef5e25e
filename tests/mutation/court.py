"""Judges at work: processes in trees of their own, each asked by a thread."""

import json
import subprocess
import sys
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

from tests.mutation.judge import Question, Verdict
from tests.mutation.sessions import Mutant

#: So many latest killers of a module are asked first.
REMEMBERED: Final = 24


class Court:
    """As many judges as there are trees."""

    def __init__(self, trees: Sequence[Path], executions: Path, patience: float) -> None:
        self._patience = patience
        self._killers: dict[str, deque[str]] = defaultdict(lambda: deque(maxlen=REMEMBERED))
        self._free: SimpleQueue[subprocess.Popen[str]] = SimpleQueue()
        self._judges = [_judge(tree, executions) for tree in trees]
        for judge in self._judges:
            self._free.put(judge)

    def tried(self, mutants: Sequence[Mutant]) -> Iterator[tuple[Mutant, WorkResult, float]]:
        """Each mutant with its fate and the seconds it took, as soon as they are known."""
        waiting = iter(mutants)
        running: dict[Future[Verdict], Mutant] = {}
        with ThreadPoolExecutor(len(self._judges)) as pool:
            while True:
                while len(running) < len(self._judges) and (mutant := next(waiting, None)) is not None:
                    running[pool.submit(self._asked, self._question(mutant))] = mutant
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    mutant, verdict = running.pop(done), done.result()
                    self._learn(str(mutant.mutation.module_path), verdict)
                    yield mutant, _result(verdict), verdict.seconds

    def close(self) -> None:
        """Send the judges home."""
        for judge in self._judges:
            judge.communicate()

    def _question(self, mutant: Mutant) -> Question:
        mutation = mutant.mutation
        return Question(
            module=str(mutation.module_path),
            operator=mutation.operator_name,
            arguments=dict(mutation.operator_args),
            occurrence=mutation.occurrence,
            line=mutation.start_pos[0],
            column=mutation.start_pos[1],
            function=mutation.definition_name or "",
            killers=list(self._killers[str(mutation.module_path)]),
            patience=self._patience,
        )

    def _asked(self, question: Question) -> Verdict:
        judge = self._free.get()
        try:
            assert judge.stdin is not None
            assert judge.stdout is not None
            print(json.dumps(asdict(question)), file=judge.stdin, flush=True)
            return Verdict(**json.loads(judge.stdout.readline()))
        finally:
            self._free.put(judge)

    def _learn(self, module: str, verdict: Verdict) -> None:
        killers = self._killers[module]
        if verdict.killer is not None and "::" in verdict.killer:
            if verdict.killer in killers:
                killers.remove(verdict.killer)
            killers.appendleft(verdict.killer)


def _judge(tree: Path, executions: Path) -> subprocess.Popen[str]:
    with (tree.parent / f"{tree.name}.log").open("w") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "tests.mutation.judge", str(executions)],
            cwd=tree,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )


def _result(verdict: Verdict) -> WorkResult:
    return WorkResult(
        worker_outcome=WorkerOutcome.NORMAL,
        test_outcome=TestOutcome.SURVIVED if verdict.killer is None else TestOutcome.KILLED,
        output=verdict.killer or "",
        diff=verdict.diff,
    )
