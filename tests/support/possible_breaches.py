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
    "nancheng": {
        *("JX-19", "JX-21", "JX-27", "JX-41", "JX-63", "JX-64", "JX-65", "JX-68", "JX-73", "GEN-09"),
    },
}

#: In Nancheng horses are turned up after a win, or set aside after the deal.
_HORSES = ("JX-38", "JX-46")

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
        "win_claims._unheard": set(),
        "win_claims.farther_wins": _each(("NT-46",), "nearer-winner"),
        "birds.birds_shown": _each(("NT-47", "NT-50"), "bird-not-the-winning-tile"),
        "wins.has_shape": _each(("NT-14", "NT-24"), "no-shape") | _each(("NT-15", "NT-24"), "wrong-pair"),
    },
    "nanchong": {
        "dealers._wrong_dealer": _each(("NC-06", "NC-07", "NC-08"), "dealer-differs"),
        "turns.in_turn": _each(("GEN-04",), "draw-missing", "draw-too-many"),
        "win_claims._left_out": _each(("NC-31",), "winner-left-out"),
        "win_claims._unheard": set(),
        "win_claims.farther_wins": _each(("NC-31",), "nearer-winner"),
        "locks.locked_pung": _each(_LOCKS, "locked-pung"),
        "locks.locked_discard": _each(_LOCKS, "locked-discard"),
        "locks.locked_kong": _each(("NC-20",), "locked-kong-shown-tile")
        | _each(
            _LOCKS,
            *("locked-kong-never", "locked-kong-other-tile", "locked-kong-waits-change", "waits-not-shown"),
        ),
        "wins.robbed_kong": _each(("NC-37",), "exposed-kong-robbed", "concealed-kong-robbed"),
        "duties._missed": _each(("NC-29",), "forced-win-missed") | _each(_LOCKS, "must-win-missed"),
    },
    "nancheng": {
        "dealers._wrong_dealer": _each(("JX-07", "JX-08", "JX-68"), "dealer-differs"),
        "turns.in_turn": _each(("GEN-04",), "draw-missing", "draw-too-many"),
        "win_claims._left_out": set(),
        "win_claims.farther_wins": set(),
        "win_claims._unheard": _each(("JX-33",), "winner-left-out"),
        "dice.wrong_break": _each(("JX-09",), "broken-wall-differs")
        | _each(("JX-10",), "broken-stack-differs"),
        "horses._wrong_number": _each(_HORSES, "horses-too-many", "horses-too-few"),
        "horses._differ": _each(_HORSES, "horses-differ"),
        "horses.missing_horses": _each(_HORSES, "horses-missing", "horses-not-shown"),
        "wins.robbed_kong": _each(("JX-27",), "exposed-kong-robbed", "concealed-kong-robbed"),
    },
}

#: By rule set, what the engine finds and the rule set reports under another clause.
CITED_ELSEWHERE: Mapping[str, Pairs] = {
    "nantong": set(),
    "nanchong": {("GEN-03", "not-the-drawn-tile")},
    "nancheng": {("JX-25", "not-the-drawn-tile")},
}

#: By rule set, functions that pass on what they are given; their callers are read.
PASSING_ON: Mapping[str, set[str]] = {
    "nantong": {"discards._bound", "findings.finding_of"},
    "nanchong": {"findings.finding_of"},
    "nancheng": {"findings.finding_of"},
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
