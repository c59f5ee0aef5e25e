"""The operators of a region, gathered as they are written, and what of it no log can break."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from scoring.engine.customs import Wishes
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


@dataclass
class Catalogue:
    """Operators by name. `unbreakable` tells of clauses that no log breaks why that is so.

    An operator has the options and tiles that it needs (`under`, `wishes`), what rule sets cite `elsewhere`,
    and those that have operators of their own `apart` from it.
    """

    unbreakable: Mapping[str, str]
    faults: dict[str, Fault] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Fault]:
        return iter(self.faults.values())

    def act(
        self,
        clause: str,
        kind: str = ILLEGAL_ACTION,
        *,
        checks: tuple[str, ...] = (),
        under: Options | None = None,
        wishes: Wishes | None = None,
        habits: Habits | None = None,
        arrange: Arrange | None = None,
        severity: str = ERROR,
        elsewhere: Elsewhere | None = None,
        apart: tuple[str, ...] = (),
    ) -> Callable[[Offers], Offers]:
        """Makes an operator of the deeds that a function offers at a scene."""

        def register(offers: Offers) -> Offers:
            needs = Needs(_sorted(under), wishes, 1, habits, arrange)
            self._add(_name(offers), clause, kind, by_deed(offers), checks, needs, severity, elsewhere, apart)
            return offers

        return register

    def claim(
        self,
        clause: str,
        kind: str,
        *,
        name: str | None = None,
        checks: tuple[str, ...] = (),
        under: Options | None = None,
        wishes: Wishes | None = None,
        habits: Habits | None = None,
        arrange: Arrange | None = None,
        hands: int = 1,
        elsewhere: Elsewhere | None = None,
        apart: tuple[str, ...] = (),
    ) -> Callable[[Edit], Edit]:
        """Makes an operator of a function that edits the claims of a finished hand."""

        def register(edit: Edit) -> Edit:
            needs = Needs(_sorted(under), wishes, hands, habits, arrange)
            self._add(
                name or _name(edit), clause, kind, by_edit(edit), checks, needs, ERROR, elsewhere, apart
            )
            return edit

        return register

    def record(
        self,
        clause: str,
        kind: str,
        *,
        checks: tuple[str, ...] = (),
        under: Options | None = None,
        wishes: Wishes | None = None,
        habits: Habits | None = None,
        arrange: Arrange | None = None,
        hands: int = 1,
        severity: str = ERROR,
        elsewhere: Elsewhere | None = None,
        apart: tuple[str, ...] = (),
    ) -> Callable[[Spoil], Spoil]:
        """Makes an operator of a function that spoils the record of a game."""

        def register(spoil: Spoil) -> Spoil:
            needs = Needs(_sorted(under), wishes, hands, habits, arrange)
            self._add(
                _name(spoil), clause, kind, by_spoiling(spoil), checks, needs, severity, elsewhere, apart
            )
            return spoil

        return register

    def _add(
        self,
        name: str,
        clause: str,
        kind: str,
        breaks: Breaks,
        checks: tuple[str, ...],
        needs: Needs,
        severity: str,
        elsewhere: Elsewhere | None,
        apart: tuple[str, ...],
    ) -> None:
        assert name not in self.faults, f"two operators are called {name}"
        self.faults[name] = Fault(
            name, clause, kind, breaks, checks, needs, severity, elsewhere or {}, frozenset(apart)
        )


def _name(function: Callable[..., object]) -> str:
    return function.__name__.replace("_", "-")


def _sorted(options: Options | None) -> tuple[tuple[str, OptionValue], ...]:
    return tuple(sorted((options or {}).items()))
