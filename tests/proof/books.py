"""Faults of what a platform claims of a finished hand: items, points, payments, scores, the next dealer.

Everything that follows from the claim that is wrong stays consistent with it, unless an operator edits it.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from scoring.engine.comparison.scores import claimed_scores
from scoring.engine.events import Win
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer, GameRecord, HandRecord
from scoring.simulator.claims import claimed_payment
from tests.proof.faults import Breaks, Broken, Clean, Fault
from tests.proof.playing import replayed, totals
from tests.proof.records import copied, until_repeated


@dataclass
class Books:
    """The claims of one hand of a log, to be edited in place.

    `position` is that at the end of the hand. Scores and totals are made again from the payments after the
    edit, unless it `settles` them itself.
    """

    game: GameRecord
    place: int
    law: Rules
    chance: random.Random
    _position: list[Position] = field(default_factory=list)

    @property
    def hand(self) -> HandRecord:
        return self.game.hands[self.place]

    @property
    def position(self) -> Position:
        if not self._position:
            self._position.append(replayed(self.law, self.hand))
        return self._position[0]

    @property
    def chosen(self) -> Any:
        """The settled options, of a type of the rule set's own."""
        return getattr(self.law, "chosen", None)

    @property
    def wins(self) -> list[tuple[int, Win]]:
        """The wins that the events show, each with its number."""
        return [(number, event) for number, event in enumerate(self.hand.events) if isinstance(event, Win)]

    @property
    def payments(self) -> list[ClaimedTransfer]:
        return list(self.hand.transfers or ())

    def of_cause(self, cause: str) -> list[ClaimedTransfer]:
        """The payments booked for this cause."""
        return [payment for payment in self.payments if payment.cause == cause]

    def beside(self, payment: ClaimedTransfer) -> list[ClaimedTransfer]:
        """The payments of the same two parties and cause, this one among them: they are netted."""
        pair = {payment.payer, payment.payee}
        return [one for one in self.of_cause(payment.cause) if {one.payer, one.payee} == pair]

    def pay_as_claimed(self) -> None:
        """Book what the items make that the wins claim, as a platform does that prices by them."""
        due = self.law.settle(self.position, claimed_items=True)
        self.hand.transfers = tuple(map(claimed_payment, due.transfers))

    def book(self, *payments: ClaimedTransfer) -> None:
        """Add payments."""
        self.hand.transfers = (*self.payments, *payments)

    def strike(self, *payments: ClaimedTransfer) -> None:
        """Take payments out of the books."""
        self.hand.transfers = tuple(one for one in self.payments if all(one is not out for out in payments))


@dataclass(frozen=True)
class Wrong:
    """Where the finding stands: the event, None where nothing is due.

    `clause` and `kind` stand for those of the operator where they depend on the hand. `follows` tells that
    scores and totals are to follow from the payments as they are now; `of_log` a finding of the log.
    """

    event: int | None = None
    clause: str | None = None
    kind: str | None = None
    follows: bool = True
    of_log: bool = False


Edit = Callable[[Books], Wrong | None]


def by_edit(edit: Edit) -> Breaks:
    """Breaks the claims of a hand of chance's choice, each time in another way."""

    def breaks(fault: Fault, clean: Clean, chance: random.Random) -> Iterator[Broken]:
        return until_repeated(lambda: _edited(edit, fault, clean, chance))

    return breaks


def _edited(edit: Edit, fault: Fault, clean: Clean, chance: random.Random) -> Broken | None:
    game = copied(clean.game)
    books = Books(game, chance.randrange(len(game.hands)), clean.law, chance)
    wrong = edit(books)
    if wrong is None:
        return None
    if wrong.follows:
        books.hand.scores = tuple(claimed_scores(books.payments))
        game.end_scores = totals(game, game.hands)
    number = None if wrong.of_log else books.hand.number
    sign = fault.sign(game.ruleset, wrong.event, number, wrong.clause, wrong.kind)
    return Broken(game, sign)
