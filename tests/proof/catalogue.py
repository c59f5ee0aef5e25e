"""The operators of a region, gathered as they are written, and what of it no log can break."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypedDict, TypeVar, Unpack

from scoring.engine.customs import Planning, Wishes, plans_nothing
from scoring.engine.findings import ERROR, ILLEGAL_ACTION
from scoring.engine.options import OptionValue
from tests.proof.arranging import Arrange
from tests.proof.books import Edit, by_edit
from tests.proof.deeds import Offers, by_deed
from tests.proof.faults import Breaks, Fault, Habits, Needs
from tests.proof.records import Spoil, by_spoiling

Options = Mapping[str, OptionValue]
#: By rule set, the clause and the kind of finding that it has in place of those of everywhere.
Elsewhere = Mapping[str, tuple[str, str]]
Function = TypeVar("Function", bound=Callable[..., Any])


class Asked(TypedDict, total=False):
    """What may be said of an operator, all of it optional.

    Its `name`, else that of its function; the rulebooks' `checks` that it is for; the clean logs that it
    needs: options (`under`), tiles dealt (`wishes`), whole hands (`plan`), players (`habits`), somebody who
    wins (`arrange`), how many `hands`, whether `by_default`; the finding's `severity`; what rule sets cite
    `elsewhere`, and those that have operators of their own `apart` from it.
    """

    name: str | None
    checks: tuple[str, ...]
    under: Options | None
    wishes: Wishes | None
    habits: Habits | None
    arrange: Arrange | None
    plan: Planning
    hands: int
    by_default: bool
    severity: str
    elsewhere: Elsewhere
    apart: tuple[str, ...]


@dataclass
class Catalogue:
    """Operators by name. `unbreakable` tells of clauses that no log breaks why that is so."""

    unbreakable: Mapping[str, str]
    faults: dict[str, Fault] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Fault]:
        return iter(self.faults.values())

    def act(
        self, clause: str, kind: str = ILLEGAL_ACTION, **asked: Unpack[Asked]
    ) -> Callable[[Offers], Offers]:
        """Makes an operator of the deeds that a function offers at a scene."""
        return self._entering(by_deed, clause, kind, asked)

    def claim(self, clause: str, kind: str, **asked: Unpack[Asked]) -> Callable[[Edit], Edit]:
        """Makes an operator of a function that edits the claims of a finished hand."""
        return self._entering(by_edit, clause, kind, asked)

    def record(self, clause: str, kind: str, **asked: Unpack[Asked]) -> Callable[[Spoil], Spoil]:
        """Makes an operator of a function that spoils the record of a game."""
        return self._entering(by_spoiling, clause, kind, asked)

    def _entering(
        self, made: Callable[[Function], Breaks], clause: str, kind: str, asked: Asked
    ) -> Callable[[Function], Function]:
        """Enters the operator that is made of a function. Its name must be new."""

        def enter(function: Function) -> Function:
            name = asked.get("name") or function.__name__.replace("_", "-")
            assert name not in self.faults, f"two operators are called {name}"
            self.faults[name] = Fault(
                name=name,
                clause=clause,
                kind=kind,
                breaks=made(function),
                checks=asked.get("checks", ()),
                needs=_needs(asked),
                severity=asked.get("severity", ERROR),
                elsewhere=asked.get("elsewhere", {}),
                apart=frozenset(asked.get("apart", ())),
            )
            return function

        return enter


def _needs(asked: Asked) -> Needs:
    return Needs(
        options=tuple(sorted((asked.get("under") or {}).items())),
        wishes=asked.get("wishes"),
        hands=asked.get("hands", 1),
        habits=asked.get("habits"),
        arrange=asked.get("arrange"),
        plan=asked.get("plan", plans_nothing),
        by_default=asked.get("by_default", False),
    )
