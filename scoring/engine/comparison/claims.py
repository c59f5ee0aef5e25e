"""What claimed numbers are held against."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from scoring.engine.position import Position
from scoring.engine.record import ClaimedTransfer
from scoring.engine.transfers import Priced, Settlement, Transfer


@dataclass(slots=True, eq=False)
class Claims:
    """What a comparison needs to know.

    The settlement due, and the one at the log's own item prices; the clauses of items in the order of the
    rulebook, of causes and of items that are kept out; what payments that build upon others would be at those
    claimed; which earlier faults payments follow from (`went_on`: the log plays on past the end, or books a
    win that is not shown), and what would be paid without them.
    """

    position: Position
    due: Settlement
    settle_at_claimed_items: Callable[[], Settlement]
    item_clauses: Mapping[str, str]
    cause_clauses: Mapping[str, str]
    undone: Callable[[Sequence[int]], Iterator[Settlement]]
    built_on: Callable[[Sequence[ClaimedTransfer]], Mapping[str, Sequence[Transfer]]]
    clause_of_items: Callable[[Sequence[Priced], Sequence[tuple[str, int]]], str | None]
    leaves_open: Callable[[Sequence[int], str], bool]
    surplus_clause: Callable[[int | None, int, int | None, str, str], str | None]
    upset_causes: frozenset[str]
    went_on: bool
    faulty_events: frozenset[int]
    _at_claimed_items: Settlement | None = None

    @property
    def at_claimed_items(self) -> Settlement:
        """Settled only when something differs."""
        if self._at_claimed_items is None:
            self._at_claimed_items = self.settle_at_claimed_items()
        return self._at_claimed_items
