"""How horses change payments, reckoned out in figures for readers.

The matrices are those of horse_matrix: `paid`, what each seat receives from each other without horses, and
`hits`, how many horses of a seat count for each seat.
"""

from collections.abc import Iterable, Iterator, Sequence
from operator import mul
from typing import Final

from scoring.engine.exhibits import Cell, Line, Sentence, Sum, Table, Term
from scoring.engine.naming import plain
from scoring.engine.record import SEATS
from scoring.engine.words import words
from scoring.rulesets.nancheng.horse_matrix import Matrix

FROM_TO: Final = words("From and to", "谁付给谁", "誰付給誰")
_SEAT: Final = words("Seat", "座位", "座位")
TIMES: Final = words("Points x times", "分数×倍数", "分數×倍數")
_HORSE_PART: Final = words("Of that, horses", "其中码分", "其中碼分")
_MULTIPLIED: Final = words("Payments that the horses multiply", "跟着码翻的分", "跟著碼翻的分")
_FOLLOWED: Final = words("By the horses on {seat}", "中{seat}的码", "中{seat}的碼")
_SHARED: Final = words("Reckoned seat by seat", "一家一家算", "一家一家算")
_COUNTS: Final = words("Shares", "几份", "幾份")
_OWN_SHARE: Final = words("Own share (Ben Fen)", "本分", "本分")
_RESULT: Final = words("With its own horses", "加上自己的码", "加上自己的碼")


def multiplied(hits: Matrix, paid: Matrix) -> Iterator[Table]:
    """Winners own the horses: a payment to or from one of them counts once, and once more for each hit."""
    times = [1 + hits[seat][seat] for seat in SEATS]
    lines = []
    for payer, payee in payments_in(paid):
        points, factor = paid[payee][payer], times[payer] * times[payee]
        if factor > 1:
            whole = _sum([f"{points} × {factor}"], points * factor)
            lines.append(Line((payer, payee), (whole, points * factor - points)))
    if lines:
        yield Table(Sentence(_MULTIPLIED), FROM_TO, (TIMES, _HORSE_PART), tuple(lines))


def followed(owner: int, hits: Matrix, paid: Matrix) -> Iterator[Table]:
    """One seat owns the horses and shares what each seat that one hits gets or pays; from itself nothing."""
    for seat in SEATS:
        count = hits[owner][seat]
        others = [other for other in SEATS if other != owner and paid[seat][other]]
        if count and others:
            title = Sentence(_FOLLOWED, {"seat": seat})
            lines = tuple(_followed(owner, other, count, paid[seat][other]) for other in others)
            yield Table(title, FROM_TO, (TIMES,), lines)


def _followed(owner: int, other: int, count: int, points: int) -> Line:
    seats = (other, owner) if points > 0 else (owner, other)
    return Line(seats, (_sum([f"{abs(points)} × {count}"], abs(points) * count),))


def shared(hits: Matrix, paid: Matrix, *, own_shares: bool) -> Iterator[Table]:
    """Everybody owns horses: the shares that each seat is, its own share, and what its own horses add.

    A horse adds the own share of the seat that it hits; without `own_shares` what that seat gets without
    horses.
    """
    if not any(map(any, paid)):
        return
    counts = [1 + sum(owner[seat] for owner in hits) for seat in SEATS]
    own = [sum(map(mul, counts, paid[seat])) for seat in SEATS]
    added = own if own_shares else [sum(paid[seat]) for seat in SEATS]
    lines = []
    for seat in SEATS:
        result = own[seat] + sum(map(mul, hits[seat], added))
        once = ["1", str(counts[seat] - 1)] if counts[seat] > 1 else ["1"]
        itself = [Term(plain(own[seat]), (seat,))] if own[seat] else []
        cells = (
            _sum(once, counts[seat]),
            sum_of(_products(counts, paid[seat]), own[seat]),
            sum_of([*itself, *_products(hits[seat], added)], result),
        )
        lines.append(Line((seat,), cells))
    yield Table(Sentence(_SHARED), _SEAT, (_COUNTS, _OWN_SHARE, _RESULT), tuple(lines))


def payments_in(paid: Matrix) -> Iterator[tuple[int, int]]:
    """Payer and payee of each payment."""
    return ((payer, payee) for payee in SEATS for payer in SEATS if paid[payee][payer] > 0)


def _products(factors: Iterable[int], points: Iterable[int]) -> list[Term]:
    """``4 × (−2)`` and so on, by seat; what is nought is left out."""
    pairs = enumerate(zip(factors, points, strict=True))
    return [
        Term(f"{factor} × {factor_of(part)}", (seat,)) for seat, (factor, part) in pairs if factor and part
    ]


def factor_of(points: int) -> str:
    """A number within a calculation; in brackets if it is below nought."""
    return plain(points) if points > 0 else f"({plain(points)})"


def sum_of(terms: Sequence[Term], total: int) -> Cell:
    """The terms and what they come to; a single number stands alone."""
    single = [term.figure for term in terms] in ([], [plain(total)])
    return total if single else Sum(tuple(terms), total)


def _sum(terms: Sequence[str], total: int) -> str:
    """The terms and what they make; a single number stands alone."""
    whole = plain(total)
    return whole if list(terms) in ([], [whole]) else f"{' + '.join(terms)} = {whole}"
