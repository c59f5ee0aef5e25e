"""What has been tried is kept: a Cosmic Ray session for each module as it stands, so that a run can go on.

A module that changes gets a session of its own; the others keep theirs. A mutant is known by what is changed
where, so that its fate is found again by module, operator and occurrence.
"""

import hashlib
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path

from cosmic_ray.commands import init as plan
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tests.mutation.choice import Senseless, is_worth_a_try, lot_of, senseless_in, words_of
from tests.mutation.parts import Part
from tests.mutation.probes import CORE


@dataclass(frozen=True)
class Mutant:
    """One change in one module, and what became of it: None before it was tried."""

    session: Path
    item: WorkItem
    result: WorkResult | None

    @property
    def mutation(self) -> MutationSpec:
        mutation: MutationSpec = self.item.mutations[0]
        return mutation

    @property
    def is_killed(self) -> bool:
        """Whether a test, a timeout or the interpreter found it out."""
        return self.result is not None and self.result.test_outcome != TestOutcome.SURVIVED

    @property
    def is_tried(self) -> bool:
        return self.result is not None and self.result.worker_outcome == WorkerOutcome.NORMAL


def mutants_of(part: Part, tree: Path, store: Path) -> list[Mutant]:
    """The mutants of a part that are to be tried, in the order of the lot."""
    words = words_of(file.read_text(encoding="utf-8") for file in (tree / CORE).rglob("*.py"))
    found = [
        mutant
        for module in part.modules(tree)
        for mutant in _of_module(module, tree, store / part.name, words)
    ]
    found.sort(key=lambda mutant: lot_of(mutant.mutation))
    return found[: part.sample]


def keep(mutant: Mutant, result: WorkResult) -> None:
    """Store what became of a mutant."""
    with use_db(mutant.session, WorkDB.Mode.open) as session:
        session.set_result(mutant.item.job_id, result)


def _of_module(module: Path, tree: Path, store: Path, words: Container[str]) -> Iterator[Mutant]:
    source = (tree / module).read_bytes()
    path = (
        store / f"{'.'.join(module.with_suffix('').parts)}-{hashlib.sha256(source).hexdigest()[:12]}.sqlite"
    )
    senseless = senseless_in(source.decode(), words)
    if not path.exists():
        _begin(path, module, senseless)
    with use_db(path, WorkDB.Mode.open) as session:
        results = dict(session.results)
        for item in session.work_items:
            if is_worth_a_try(item.mutations[0], senseless):
                yield Mutant(path, item, results.get(item.job_id))


def _begin(path: Path, module: Path, senseless: Senseless) -> None:
    """A session that holds the mutants worth a try and no others."""
    path.parent.mkdir(parents=True, exist_ok=True)
    began = path.with_suffix(".part")
    began.unlink(missing_ok=True)
    with use_db(began, WorkDB.Mode.create) as session:
        plan([module], session, {})
        worth = [item for item in session.work_items if is_worth_a_try(item.mutations[0], senseless)]
        session.clear()
        session.add_work_items(worth)
    began.rename(path)
