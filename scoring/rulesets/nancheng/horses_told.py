"""What there is to tell of the horses of a hand: the tiles, whom they hit, what they multiply."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Settlement
from scoring.rulesets.nancheng.charges import causes_multiplied, counted_horses, horses_in
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.horse_matrix import Matrix, paid_by
from scoring.rulesets.nancheng.memory import is_closed


@dataclass(frozen=True, slots=True, eq=False)
class HorsesTold:
    """The horses of a hand. `tiles` are by owner; None owns those that are turned up after a win.

    `counted` and `paid` are the matrices of horse_matrix, `by_cause` the parts of `paid`; `causes` those of
    the payments in it, `apart` those of the others. Where a payment that horses multiply cannot be told,
    `is_open` is set and `paid` holds nothing.
    """

    chosen: Chosen
    dealer: int
    winners: tuple[int, ...]
    tiles: Mapping[int | None, Sequence[Tile]]
    counted: Matrix
    paid: Matrix
    by_cause: Mapping[str, Matrix]
    is_open: bool
    causes: frozenset[str]
    apart: frozenset[str]

    @property
    def pays(self) -> bool:
        """Whether there is a payment that horses could multiply."""
        return any(map(any, self.paid)) and (bool(self.winners) or self.shares_all)

    @property
    def of_wins(self) -> Sequence[Tile]:
        """The tiles that count for winners alone."""
        return self.tiles[self.dealer if self.chosen.horse_mode == "all" else None]

    def is_paid_by_alone(self, payee: int, payer: int) -> bool:
        """Whether nobody else pays this seat anything, or is paid by it."""
        return not any(points for seat, points in enumerate(self.paid[payee]) if seat != payer)

    @property
    def shares_all(self) -> bool:
        """Whether every seat's horses count for every seat (码踩码)."""
        return self.chosen.horse_mode == "all" and self.chosen.horse_all_formula != "dealer_text"


def horses_told(chosen: Chosen, position: Position, due: Settlement) -> HorsesTold | None:
    """The horses of the hand; None where there are none to be, or the record does not show enough."""
    causes, horses = causes_multiplied(chosen, position), horses_in(chosen, position)
    winners = tuple(won.seat for won in position.wins if not won.shapeless)
    if chosen.horse_mode == "none" or is_closed(position) or not (winners or chosen.horse_mode == "all"):
        return None
    if horses is None:
        return None
    is_open = bool(due.open_causes & {*causes, "horse"})
    owners: tuple[int | None, ...] = SEATS if chosen.horse_mode == "all" else (None,)
    by_cause = {
        cause: paid_by((one.payer, one.payee, one.points) for one in due.transfers if one.cause == cause)
        for cause in (() if is_open else causes)
    }
    return HorsesTold(
        chosen=chosen,
        dealer=position.hand.dealer,
        winners=winners,
        tiles=dict(zip(owners, horses, strict=True)),
        counted=counted_horses(chosen, position, horses),
        paid=[[sum(own[seat][other] for own in by_cause.values()) for other in SEATS] for seat in SEATS],
        by_cause=by_cause,
        is_open=is_open,
        causes=causes,
        apart=frozenset(one.cause for one in due.transfers if one.points) - causes - {"horse"},
    )
