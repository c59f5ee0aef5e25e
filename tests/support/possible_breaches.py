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
    "nanchong": {"NC-12", "NC-30", "NC-31", "NC-48", "NC-49"},
}

#: In Nanchong a locked seat is one that has laid down, or one that has only declared ready.
_LOCKS = ("NC-20", "NC-26")

#: By rule set, what the source alone does not tell: by the reporting function, the pairs it can report.
FURTHER_TOLD: Mapping[str, Mapping[str, Pairs]] = {
    "nantong": {
        "dealers._wrong_dealer": _each(
            ("NT-08", "NT-09", "NT-10", "NT-11", "NT-12", "NT-13", "NT-45"), "dealer-differs"
        ),
        "turns.in_turn": _each(("GEN-02",), "draw-missing", "draw-too-many"),
        "win_claims._left_out": _each(("NT-46",), "winner-left-out"),
        "win_claims.farther_wins": _each(("NT-46",), "nearer-winner"),
        "birds.birds_shown": _each(("NT-47", "NT-50"), "bird-not-the-winning-tile"),
        "wins.has_shape": _each(("NT-14", "NT-24"), "no-shape") | _each(("NT-15", "NT-24"), "wrong-pair"),
    },
    "nanchong": {
        "dealers._wrong_dealer": _each(("NC-06", "NC-07", "NC-08"), "dealer-differs"),
        "turns.in_turn": _each(("GEN-04",), "draw-missing", "draw-too-many"),
        "win_claims._left_out": _each(("NC-31",), "winner-left-out"),
        "win_claims.farther_wins": _each(("NC-31",), "nearer-winner"),
        "locks.locked_pung": _each(_LOCKS, "locked-pung"),
        "locks.locked_discard": _each(_LOCKS, "locked-discard"),
        "locks.locked_kong": _each(("NC-20",), "locked-kong-shown-tile")
        | _each(
            _LOCKS,
            *("locked-kong-never", "locked-kong-other-tile", "locked-kong-waits-change", "waits-not-shown"),
        ),
        "duties._missed": _each(("NC-29",), "forced-win-missed") | _each(_LOCKS, "must-win-missed"),
    },
}

#: By rule set, what the engine finds and the rule set reports under another clause.
CITED_ELSEWHERE: Mapping[str, Pairs] = {
    "nantong": set(),
    "nanchong": {("GEN-03", "not-the-drawn-tile")},
}

#: By rule set, functions that pass on what they are given; their callers are read.
PASSING_ON: Mapping[str, set[str]] = {
    "nantong": {"discards._bound", "findings.finding_of"},
    "nanchong": {"findings.finding_of"},
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
    """What the engine, the shared patterns and the rule set report."""
    folders = (SCORING / "engine", SCORING / "patterns", SCORING / "rulesets" / ruleset)
    return frozenset[Reported]().union(*map(reported, folders))


@cache
def possible(ruleset: str) -> frozenset[tuple[str, str]]:
    """Every clause and code that a finding of the rule set can carry."""
    known = {(one.clause, one.code) for one in all_reported(ruleset) if one.clause and one.code}
    return frozenset(known.union(CITED_ELSEWHERE[ruleset], *told_at_run_time(ruleset).values()))
