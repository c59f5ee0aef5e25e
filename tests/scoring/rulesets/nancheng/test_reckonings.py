"""Reckonings shown to people come to what the law pays, whatever is paid and whoever is hit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.engine.exhibits import Cell, Sum, Table
from scoring.engine.record import SEATS
from scoring.rulesets import load
from scoring.rulesets.nancheng.horse_matrix import Matrix, paid_by, with_horses
from scoring.rulesets.nancheng.reckoned_pairs import before_horses, between
from scoring.rulesets.nancheng.reckonings import followed, multiplied, shared
from scoring.rulesets.nancheng.rules import NanchengRules

PAIRS = [(payer, payee) for payer in SEATS for payee in SEATS if payer < payee]

payments = st.tuples(*[st.integers(-30, 30)] * len(PAIRS)).map(
    lambda points: paid_by((*pair, one) for pair, one in zip(PAIRS, points, strict=True))
)
of_seat = st.lists(st.integers(0, 6), min_size=4, max_size=4)


def rules(mode: str, formula: str = "share_matrix") -> NanchengRules:
    """The law of a table with horses of this mode."""
    nancheng = load("nancheng")
    chosen = {option.name: option.default for option in nancheng.options}
    law = nancheng.build(chosen | {"horse_mode": mode, "horse_count": 4, "horse_all_formula": formula})
    assert isinstance(law, NanchengRules)
    return law


def came_to(cell: Cell) -> int:
    """What a calculation comes to, having reckoned it again."""
    if isinstance(cell, int):
        return cell
    if isinstance(cell, Sum):
        assert sum(reckoned(term.figure) for term in cell.terms) == cell.total
        return cell.total
    said, _, result = cell.rpartition(" = ")
    assert not said or reckoned(said) == reckoned(result)
    return reckoned(result)


def reckoned(figures: str) -> int:
    """A calculation as a reader does it, step by step."""
    plain = figures.replace("\N{MINUS SIGN}", "-").replace("×", "*")
    assert set(plain) <= set("0123456789+-*() ")
    return int(eval(plain))


def added(tables: list[Table], column: int) -> list[int]:
    """By seat, what the payments in this column of the tables come to."""
    scores = [0, 0, 0, 0]
    for line in (line for table in tables for line in table.lines):
        payer, payee = line.seats
        points = came_to(line.cells[column])
        scores[payer] -= points
        scores[payee] += points
    return scores


def grown(mode: str, hits: Matrix, paid: Matrix, formula: str = "share_matrix") -> list[int]:
    """By seat, what the law pays with horses."""
    return [sum(row) for row in with_horses(rules(mode, formula).chosen, paid, hits)]


def by_horses(mode: str, hits: Matrix, paid: Matrix) -> list[int]:
    """By seat, what the law pays for horses alone."""
    return [whole - sum(paid[seat]) for seat, whole in enumerate(grown(mode, hits, paid))]


@given(payments, of_seat)
def test_winners_horses(paid: Matrix, own: list[int]) -> None:
    hits = [[own[seat] if seat == other else 0 for other in SEATS] for seat in SEATS]
    assert added(list(multiplied(hits, paid)), 1) == by_horses("winner", hits, paid)


@given(payments, of_seat, st.sampled_from(SEATS))
def test_the_dealers_horses(paid: Matrix, own: list[int], dealer: int) -> None:
    hits = [own if seat == dealer else [0] * 4 for seat in SEATS]
    assert added(list(followed(dealer, hits, paid)), 0) == by_horses("dealer", hits, paid)


@pytest.mark.parametrize("formula", ["share_matrix", "inherit_simple"])
@given(payments, st.tuples(*[of_seat] * 4).map(list))
def test_everybodys_horses(formula: str, paid: Matrix, hits: Matrix) -> None:
    tables = list(shared(hits, paid, own_shares=formula == "share_matrix"))
    results = [came_to(line.cells[-1]) for table in tables for line in table.lines] or [0] * 4
    assert results == grown("all", hits, paid, formula)
    counts = [1 + sum(own[seat] for own in hits) for seat in SEATS]
    for (seat,), cells in ((line.seats, line.cells) for table in tables for line in table.lines):
        assert came_to(cells[0]) == counts[seat]
        assert came_to(cells[1]) == sum(counts[other] * paid[seat][other] for other in SEATS)


def test_each_part_of_a_sum_tells_whose_it_is() -> None:
    paid = paid_by([(0, 1, 2), (2, 1, 1), (3, 1, 1)])
    hits = [[2, 2, 2, 0], [0, 0, 0, 6], [2, 1, 1, 2], [6, 0, 0, 0]]
    [own], [pairs] = (
        [*shared(hits, paid, own_shares=True)],
        [*between(hits, paid, own_shares=True)],
    )
    winner = own.lines[1].cells[1]
    assert isinstance(winner, Sum)
    assert [(term.seats, term.figure) for term in winner.terms] == [
        ((0,), "11 × 2"),
        ((2,), "4 × 1"),
        ((3,), "9 × 1"),
    ]
    cell = {line.seats: line.cells[0] for line in pairs.lines}[3, 0]
    assert isinstance(cell, Sum)
    assert [(term.seats, term.figure) for term in cell.terms] == [
        ((0, 1), "2 × 2 × 6"),
        ((3, 1), "1 × 2 × 1"),
    ]
    assert cell.total == 26


@pytest.mark.parametrize("formula", ["share_matrix", "inherit_simple"])
@given(payments, st.tuples(*[of_seat] * 4).map(list))
def test_what_each_pair_pays_for_everybodys_horses(formula: str, paid: Matrix, hits: Matrix) -> None:
    tables = list(between(hits, paid, own_shares=formula == "share_matrix"))
    law = with_horses(rules("all", formula).chosen, paid, hits)
    shown = {line.seats: [came_to(cell) for cell in line.cells] for table in tables for line in table.lines}
    for payer, payee in PAIRS:
        whole, horses = law[payee][payer], law[payee][payer] - paid[payee][payer]
        back = shown.get((payee, payer), [0, 0])
        assert shown.get((payer, payee), [-back[0], -back[1]]) == [whole, horses]
        assert not {(payer, payee), (payee, payer)} <= shown.keys()
    assert all(horses >= 0 for _whole, horses in shown.values())


@given(payments, payments)
def test_what_is_paid_without_horses_is_told_by_what_it_is_for(win: Matrix, kong: Matrix) -> None:
    tables = list(before_horses({"win": win, "kong": kong}))
    lines = [line for table in tables for line in table.lines]
    assert bool(tables) == (any(map(any, win)) and any(map(any, kong)))
    for payer, payee in PAIRS if tables else ():
        parts = [win[payee][payer], kong[payee][payer]]
        told = [line for line in lines if {*line.seats} == {payer, payee}]
        sign = 1 if told and told[0].seats == (payer, payee) else -1
        assert [[sign * came_to(cell) for cell in line.cells] for line in told] == (
            [[*parts, sum(parts)]] if any(parts) else []
        )
    # Who pays stands first, so that it is never less than nothing.
    assert all(came_to(line.cells[-1]) >= 0 for line in lines)


def test_payments_for_one_thing_alone_need_no_telling_apart() -> None:
    assert list(before_horses({"win": paid_by([(0, 1, 2)])})) == []
    assert list(before_horses({"kong": paid_by([(0, 1, 2)])})) == []
