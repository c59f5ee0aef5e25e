"""Payments and wins as the settlement books them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from scoring.engine.position import Won
from scoring.engine.tiles import Tile


class Priced:
    """One item of a price: its code, points and the clause that earns it."""

    __slots__ = ("clause", "code", "points")

    def __init__(self, code: str, points: int, clause: str) -> None:
        self.code = code
        self.points = points
        self.clause = clause

    def __repr__(self) -> str:
        return f"Priced({self.code!r}, {self.points}, {self.clause!r})"


@dataclass(slots=True, eq=False)
class Transfer:
    """One payment; `payer` and `payee` are seats or HOUSE; `points` is the sum of the items.

    `ties` are other lists of items of the same sum that are as right as a claim.
    """

    event: int | None
    payer: int
    payee: int
    cause: str
    items: list[Priced]
    clause: str
    ties: list[list[Priced]] = field(default_factory=list)

    @property
    def points(self) -> int:
        return sum([item.points for item in self.items])


@dataclass(slots=True, eq=False)
class PricedWin:
    """A win with its best reading. `points` is the value a payer owes before payer-only items.

    `clause` is that of its payments; `also` names patterns the hand has that do not count; `ties` are the
    items of other readings worth as much, each as right as a claim.
    """

    won: Won
    items: list[Priced]
    shape: list[tuple[Tile, ...]]
    clause: str
    also: list[str] = field(default_factory=list)
    ties: list[list[Priced]] = field(default_factory=list)

    @property
    def points(self) -> int:
        return sum([item.points for item in self.items])


@dataclass(slots=True, eq=False)
class Settlement:
    """All payments of a hand; `undecided` where the record does not show enough to price them.

    `open_causes` names the causes of payment that alone cannot be told: the others are as they stand here.
    """

    wins: list[PricedWin] = field(default_factory=list)
    transfers: list[Transfer] = field(default_factory=list)
    undecided: bool = False
    open_causes: frozenset[str] = frozenset()

    @property
    def is_told(self) -> bool:
        """Whether every payment is told, so that the scores are."""
        return not (self.undecided or self.open_causes)


def scores_of(transfers: Iterable[Transfer]) -> list[int]:
    """Points by seat; what the house takes or gives stands at no seat."""
    scores = [0, 0, 0, 0]
    for transfer in transfers:
        points = transfer.points
        if transfer.payer >= 0:
            scores[transfer.payer] -= points
        if transfer.payee >= 0:
            scores[transfer.payee] += points
    return scores
