"""One way to break a clean log, and what the audit must then find by the rulebook alone."""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from scoring.engine.customs import Customs, Wishes
from scoring.engine.findings import ERROR
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue, ResolvedRules
from scoring.engine.record import GameRecord


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
    rules: ResolvedRules
    sign: Sign


@dataclass(frozen=True)
class Needs:
    """What clean logs an operator asks for: these options, these tiles dealt, so many hands in the log.

    Operators of equal needs share their logs. `wishes` bring what a rule set's players seldom see, `habits`
    make them do what they seldom do.
    """

    options: tuple[tuple[str, OptionValue], ...] = ()
    wishes: Wishes | None = None
    hands: int = 1
    habits: "Habits | None" = None


@dataclass(frozen=True)
class Fault:
    """An operator: its name, the clause it breaks, the kind of finding, the legality checks it is for.

    `elsewhere` are the clauses that rule sets cite in place of `clause`; `breaks` gives None where the clean
    log offers no place for the fault.
    """

    name: str
    clause: str
    kind: str
    breaks: "Breaks"
    checks: Sequence[str] = ()
    needs: Needs = Needs()
    severity: str = ERROR
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def clause_in(self, ruleset: str) -> str:
        """The clause to be cited: that of the rule set where it has one of its own."""
        return self.elsewhere.get(ruleset, self.clause)

    def broken(self, clean: Clean, chance: random.Random) -> Broken | None:
        """The log with this fault at a place of chance's choice, None where it has none."""
        return self.breaks(self, clean, chance)


#: The customs of players who play otherwise than theirs.
Habits = Callable[[Customs], Customs]
Breaks = Callable[[Fault, Clean, random.Random], Broken | None]
