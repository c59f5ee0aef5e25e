"""How horses change payments: S = (I + C) P (I + C) transposed (JX-41 to JX-47, JX-71 to JX-73).

P holds what each seat receives from each other before horses, C how many horses of a seat count for which
seat, S what they pay each other in the end. Matrices are 4 by 4, the seat that receives or owns in front.
"""

from collections.abc import Iterable, Sequence
from operator import mul

from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.patterns.win_claims import distance
from scoring.rulesets.nancheng.chosen import Chosen

Matrix = list[list[int]]

#: What a matrix of payments holds of each payment: payer, payee, points.
Payment = tuple[int, int, int]


def paid_by(payments: Iterable[Payment]) -> Matrix:
    """The matrix P of these payments."""
    paid = [[0] * 4 for _ in SEATS]
    for payer, payee, points in payments:
        paid[payee][payer] += points
        paid[payer][payee] -= points
    return paid


def counting(
    chosen: Chosen,
    position: Position,
    hits: Sequence[Sequence[int]],
    winners: Sequence[int] | None = None,
) -> Matrix:
    """The matrix C: of the horses of each seat (`hits[seat]`; of a win `hits[0]`), those that count.

    `winners` are those whose hand has a shape, unless others are named.
    """
    if winners is None:
        winners = [won.seat for won in position.wins if not won.shapeless]
    counted = [[0] * 4 for _ in SEATS]
    dealer = position.hand.dealer
    if chosen.horse_mode == "all" and chosen.horse_all_formula != "dealer_text":
        return [list(own) for own in hits]
    tiles = hits[dealer] if chosen.horse_mode == "all" else hits[0]
    if chosen.horse_mode == "dealer" and chosen.horse_dealer_scope == "inherit_all":
        counted[dealer] = list(tiles)
        return counted
    for winner in _owning(chosen, position, winners):
        counted[winner if chosen.horse_mode == "winner" else dealer][winner] = tiles[winner]
    return counted


def _owning(chosen: Chosen, position: Position, winners: Sequence[int]) -> Sequence[int]:
    """The winners whose horses count: each one, or only the nearest after who fed them (JX-43)."""
    payer = position.wins[0].payer if position.wins else None
    nearest_only = chosen.horse_mode != "all" and chosen.horse_multi_win == "nearest_only"
    if payer is not None and nearest_only and winners:
        return [min(winners, key=lambda seat: distance(payer, seat))]
    return winners


def with_horses(chosen: Chosen, paid: Matrix, counted: Matrix) -> Matrix:
    """The matrix S: payments with what the horses add."""
    if chosen.horse_mode == "all" and chosen.horse_all_formula == "inherit_simple":
        once = _product(counted, paid)
        return [[paid[one][other] + once[one][other] - once[other][one] for other in SEATS] for one in SEATS]
    shares = [[counted[one][other] + (one == other) for other in SEATS] for one in SEATS]
    return _product(_product(shares, paid), _transposed(shares))


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = _transposed(right)
    return [[sum(map(mul, row, column)) for column in columns] for row in left]


def _transposed(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]
