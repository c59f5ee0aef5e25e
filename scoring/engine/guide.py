"""What a rule set tells its readers beside the law: an introduction, chapters of clauses, worked examples.

All of it is optional. Pages draw it; nothing here decides anything.
"""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from scoring.engine.clauses import Clause
from scoring.engine.words import Words


class Passage(Struct, frozen=True, eq=False):
    """A part of the introduction, in plain words: a heading and what stands below it."""

    title: Words
    paragraphs: tuple[Words, ...]


class Chapter(Struct, frozen=True, eq=False):
    """Clauses that belong together. `id` is its place on a page, the name of an anchor; `clauses` are ids."""

    id: str
    title: Words
    clauses: tuple[str, ...]


class Example(Struct, frozen=True, eq=False):
    """A hand that shows clauses at work.

    `case` is a golden case, a JSON file whose member `log` is the log of one hand. Its items, points and
    payments are computed from that log wherever the example is shown, so that no figure is written twice.
    `clauses` are the ids of those it shows; `remark` says what to look at.
    """

    case: Path
    title: Words
    clauses: tuple[str, ...]
    remark: Words | None = None

    @property
    def name(self) -> str:
        """The name of the case: `X13`."""
        return self.case.stem


def chapter(chapter_id: str, title: Words, clauses: Iterable[Clause]) -> Chapter:
    """A chapter of these clauses."""
    return Chapter(chapter_id, title, tuple(clause.id for clause in clauses))
