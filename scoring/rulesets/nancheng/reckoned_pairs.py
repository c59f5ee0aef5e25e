"""What two seats pay each other in the end, reckoned out in figures for readers.

The matrices are those of horse_matrix, as in reckonings.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import prod
from typing import Final

from scoring.engine.exhibits import Cell, Line, Sentence, Table, Term
from scoring.engine.naming import MINUS, plain
from scoring.engine.record import SEATS
from scoring.engine.words import words
from scoring.rulesets.nancheng.horse_matrix import Matrix
from scoring.rulesets.nancheng.reckonings import FROM_TO, TIMES, factor_of, payments_in, sum_of

#: Who pays and who is paid.
Pair = tuple[int, int]

#: By the horses that hit and a payment, what it is multiplied by between two seats.
Times = Callable[[Matrix, Pair, Pair], Sequence[int]]

_BEFORE: Final = words("Without horses", "不算码的分", "不算碼的分")
_WIN: Final = words("Win", "胡分", "胡分")
_KONGS: Final = words("Kongs", "杠分", "槓分")
_TOGETHER: Final = words("Together", "一共", "一共")
_BETWEEN: Final = words("Between two seats", "两家之间", "兩家之間")
_SHARES: Final = words("Points x shares x shares", "分数×份数×份数", "分數×份數×份數")
_HORSES: Final = words("Horses (Ma Fen)", "码分", "碼分")
_NOTE: Final = words(
    "A seat has one share in itself, and one more in any seat for each of its own horses on it. Between two "
    "seats each payment counts times the shares that the one has in who gets it, times the shares that the "
    "other has in who pays it. The horses are what this makes beyond what is paid without them.",
    "每家在自己那里占一份；自己的码中了哪家，就在哪家多占一份。两家之间，每笔分乘上收的一边在得分那家占的份数，"
    "再乘上付的一边在出分那家占的份数。减去不算码的分，就是码分。",
    "每家在自己那裡占一份；自己的碼中了哪家，就在哪家多占一份。兩家之間，每筆分乘上收的一邊在得分那家占的份數，"
    "再乘上付的一邊在出分那家占的份數。減去不算碼的分，就是碼分。",
)
_NOTE_SIMPLE: Final = words(
    "What two seats pay each other counts once. For each of its own horses a seat also shares what the seat "
    "that it hits gets from the other, or pays it. The horses are what this makes beyond what is paid "
    "without them.",
    "两家本来的收付算一份；自己的码中了哪家，那家跟对方的收付也跟着算，一个码一份。减去不算码的分，就是码分。",
    "兩家本來的收付算一份；自己的碼中了哪家，那家跟對方的收付也跟著算，一個碼一份。減去不算碼的分，就是碼分。",
)


def before_horses(by_cause: Mapping[str, Matrix]) -> Iterator[Table]:
    """What is paid without horses, where wins and kongs are both of it."""
    win, kong = by_cause.get("win", []), by_cause.get("kong", [])
    if not (any(map(any, win)) and any(map(any, kong))):
        return
    lines = []
    for one, other in combinations(SEATS, 2):
        together = win[one][other] + kong[one][other]
        payer, payee = (other, one) if together >= 0 else (one, other)
        parts = (win[payee][payer], kong[payee][payer])
        if any(parts):
            lines.append(Line((payer, payee), (*parts, sum(parts))))
    yield Table(Sentence(_BEFORE), FROM_TO, (_WIN, _KONGS, _TOGETHER), tuple(lines))


def between(hits: Matrix, paid: Matrix, *, own_shares: bool) -> Iterator[Table]:
    """Everybody owns horses: which payments make up what each pair pays, and what of that is for horses.

    A pair stands as its horses are paid. Without `own_shares` no two horses are multiplied.
    """
    times = _by_shares if own_shares else _by_hits
    lines = [
        line
        for one, other in combinations(SEATS, 2)
        for pair in ((one, other), (other, one))
        if (line := _line(pair, [*_terms(times, hits, paid, pair)], paid)) is not None
    ]
    if lines:
        columns = (_SHARES if own_shares else TIMES, _HORSES)
        note = Sentence(_NOTE if own_shares else _NOTE_SIMPLE)
        yield Table(Sentence(_BETWEEN), FROM_TO, columns, tuple(lines), note)


def _line(pair: Pair, terms: Sequence[tuple[int, Term]], paid: Matrix) -> Line | None:
    """The line of payer and payee, if they pay horses this way, or at least anything."""
    payer, payee = pair
    before, total = paid[payee][payer], sum(points for points, _term in terms)
    added = total - before
    if added < 0 or (added == 0 and total <= 0):
        return None
    less: Cell = f"{plain(total)} {MINUS} {factor_of(before)} = {plain(added)}" if before else added
    return Line(pair, (sum_of([term for _points, term in terms], total), less))


def _terms(times: Times, hits: Matrix, paid: Matrix, pair: Pair) -> Iterator[tuple[int, Term]]:
    """What each payment without horses counts between payer and payee, in points and as it is reckoned."""
    for payment in payments_in(paid):
        points = paid[payment[1]][payment[0]]
        for sign, way in ((1, pair), (-1, pair[::-1])):
            factors = times(hits, payment, (way[0], way[1]))
            if all(factors):
                figures = [plain(sign * points), *map(plain, factors)]
                yield sign * points * prod(factors), Term(" × ".join(figures), payment)


def _by_shares(hits: Matrix, payment: Pair, pair: Pair) -> Sequence[int]:
    """The shares that the payee has in who gets the payment, and the payer in who makes it."""
    (payer, payee), (source, target) = pair, payment
    return (hits[payee][target] + (payee == target), hits[payer][source] + (payer == source))


def _by_hits(hits: Matrix, payment: Pair, pair: Pair) -> Sequence[int]:
    """Once where it is their own payment, and for each horse that follows one of its seats."""
    (payer, payee), (source, target) = pair, payment
    own_payer, own_payee = payer == source, payee == target
    return (own_payer * own_payee + own_payer * hits[payee][target] + own_payee * hits[payer][source],)
