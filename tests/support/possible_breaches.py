"""Which breaches each rule set can report: read from the source, and listed here where that does not tell."""

from collections.abc import Iterable, Mapping
from functools import cache

from scoring.rulesets import load
from tests.support.breaches import SCORING, Reported, reported

Pairs = set[tuple[str, str]]


def _each(clauses: Iterable[str], *codes: str) -> Pairs:
    return {(clause, code) for clause in clauses for code in codes}


#: By rule set, clauses of payments, and those that keep an item out of a win or a payment out of a hand; the
#: items' own clauses are known.
FURTHER_PRICES: Mapping[str, set[str]] = {
    "nantong": {"NT-22", "NT-37", "NT-38", "NT-39", "NT-40", "NT-50", "NT-42", "NT-51", "NT-53"},
}

#: By rule set, what the source alone does not tell: by the reporting function, the pairs it can report.
FURTHER_TOLD: Mapping[str, Mapping[str, Pairs]] = {
    "nantong": {
        "dealers._wrong_dealer": _each(
            ("NT-08", "NT-09", "NT-10", "NT-11", "NT-12", "NT-13", "NT-45"), "dealer-differs"
        ),
        "turns.in_turn": _each(("GEN-02",), "draw-missing", "draw-too-many"),
        "birds.birds_shown": _each(("NT-47", "NT-50"), "bird-not-the-winning-tile"),
        "wins.has_shape": _each(("NT-14", "NT-24"), "no-shape") | _each(("NT-15", "NT-24"), "wrong-pair"),
    },
}

#: By rule set, functions that pass on what they are given; their callers are read.
PASSING_ON: Mapping[str, set[str]] = {
    "nantong": {"discards._bound", "findings.finding_of"},
}


def told_at_run_time(ruleset: str) -> Mapping[str, Pairs]:
    """By reporting function, the pairs that it can report though the source alone does not tell."""
    prices = {item.clause for item in load(ruleset).items} | FURTHER_PRICES[ruleset]
    return {
        **FURTHER_TOLD[ruleset],
        "payments._items_finding": _each(prices, "payment-items-differ"),
        "payments._transfer_finding": _each(prices, "payment-differs", "payment-missing", "payment-not-due"),
        "items._win_finding": _each(prices, "items-differ", "points-differ"),
    }


@cache
def all_reported(ruleset: str) -> frozenset[Reported]:
    """What the engine and the rule set report."""
    return frozenset(reported(SCORING / "engine") | reported(SCORING / "rulesets" / ruleset))


@cache
def possible(ruleset: str) -> frozenset[tuple[str, str]]:
    """Every clause and code that a finding of the rule set can carry."""
    known = {(one.clause, one.code) for one in all_reported(ruleset) if one.clause and one.code}
    return frozenset(known.union(*told_at_run_time(ruleset).values()))
