"""Reckonings shown to people come to what the law pays, whatever is paid and whoever is hit."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.engine.exhibits import Cell, Table
from scoring.engine.record import SEATS
from scoring.rulesets import load
from scoring.rulesets.nancheng.horse_matrix import Matrix, paid_by, with_horses
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
    """What a calculation comes to."""
    return cell if isinstance(cell, int) else int(cell.split(" = ")[-1].replace("\N{MINUS SIGN}", "-"))


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
