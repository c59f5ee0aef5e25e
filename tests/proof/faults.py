"""One way to break a clean log, and what the audit must then find by the rulebook alone."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from scoring.engine.customs import Customs, Planning, Wishes, plans_nothing
from scoring.engine.findings import ERROR
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue, ResolvedRules
from scoring.engine.record import GameRecord
from tests.proof.arranging import Arrange


@dataclass(frozen=True)
class Sign:
    """The one finding that is due. `event` is its number in the hand, None where the rulebook names none.

    `hand` is the hand's number, None for what is said of the log as a whole.
    """

    kind: str
    clause: str
    event: int | None
    hand: int | None
    severity: str = ERROR


@dataclass(frozen=True)
class Clean:
    """A log without fault, played by these rules; never to be changed."""

    game: GameRecord
    rules: ResolvedRules
    law: Rules


@dataclass(frozen=True)
class Broken:
    """A log with one fault, and the sign of it."""

    game: GameRecord
    sign: Sign


@dataclass(frozen=True)
class Needs:
    """What clean logs an operator asks for: these options, these tiles dealt, so many hands in the log.

    Beside its options they have those that each log has in its turn, or where it asks for that, `by_default`
    those of the rule set's default.

    Operators of equal needs share their logs. `wishes` bring what a rule set's players seldom see, a `plan`
    that and players who make use of it; `habits` make them do what they seldom do, and `arrange` has somebody
    win where it seldom happens.
    """

    options: tuple[tuple[str, OptionValue], ...] = ()
    wishes: Wishes | None = None
    hands: int = 1
    habits: "Habits | None" = None
    arrange: Arrange | None = None
    plan: Planning = plans_nothing
    by_default: bool = False


@dataclass(frozen=True)
class Fault:
    """An operator: its name, the clause it breaks, the kind of finding, the legality checks it is for.

    A check is the id that the rulebook gives it, after the name of the rule set where it is one of several's.

    `elsewhere` are the clause and kind that rule sets have in place of these; rule sets `apart` have
    operators of their own for it. `breaks` gives nothing where the clean log offers no place for the fault.
    """

    name: str
    clause: str
    kind: str
    breaks: "Breaks"
    checks: Sequence[str] = ()
    needs: Needs = Needs()
    severity: str = ERROR
    elsewhere: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    apart: frozenset[str] = frozenset()

    def cited_in(self, ruleset: str) -> tuple[str, str]:
        """The clause and the kind of finding that this rule set has for it."""
        return self.elsewhere.get(ruleset, (self.clause, self.kind))

    def checks_in(self, ruleset: str) -> set[str]:
        """The ids of this rule set's checks that it is for."""
        own = {check.removeprefix(f"{ruleset} ") for check in self.checks}
        return {check for check in own if " " not in check}

    def sign(
        self, ruleset: str, event: int | None, hand: int | None, clause: str | None, kind: str | None
    ) -> Sign:
        """The finding at this place; a clause or kind that depends on the log stands for the operator's."""
        usual = self.cited_in(ruleset)
        return Sign(kind or usual[1], clause or usual[0], event, hand, self.severity)

    def broken(self, clean: Clean, chance: random.Random) -> Iterator[Broken]:
        """The log with this fault at a place of chance's choice, then at others; nothing without a place."""
        return self.breaks(self, clean, chance)


#: The customs of players who play otherwise than theirs.
Habits = Callable[[Customs], Customs]
Breaks = Callable[[Fault, Clean, random.Random], Iterator[Broken]]
