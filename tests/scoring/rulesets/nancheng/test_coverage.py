"""Every clause that can be broken is broken in some golden case; of the others it is told why not."""

from collections.abc import Iterator
from typing import Final

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.rulesets import load
from tests.support.golden import findings_of, reports
from tests.support.tables import Json

RULESET: Final = load("nancheng")

#: Clauses that no finding cites, and why.
NEVER_CITED: Final = {
    "JX-01": "the set of tiles is the same breach everywhere: GEN-01",
    "JX-02": "a wall of another size is the same breach everywhere: GEN-01",
    "JX-03": "sizes at the deal and the deal against the wall are GEN-02 and GEN-08",
    "JX-04": "who begins is a matter of turns: GEN-04",
    "JX-05": "who may claim a discard forbids nothing",
    "JX-06": "the first dealer is drawn by lot; nothing to check",
    "JX-11": "an example of the dice: JX-09, JX-10",
    "JX-14": "a run of honours that is none leaves no winning shape: JX-52",
    "JX-17": "names the kinds of kongs; each is cited itself",
    "JX-29": "one suit without shape, where it is none, leaves no winning shape: JX-52",
    "JX-30": "a tile that does not match leaves no winning shape: JX-52",
    "JX-35": "what may be won while barred is part of the bar: JX-34",
    "JX-39": "how many horses there are is cited where they are turned up: JX-38",
    "JX-40": "whom a horse hits shows in payments alone: JX-44, JX-41, JX-73",
    "JX-42": "what horses add for the dealer off a discard: JX-41",
    "JX-43": "whose horses count among several winners shows in payments: JX-44, JX-41",
    "JX-45": "what horses add off a discard: JX-44",
    "JX-47": "how shares are counted shows in payments: JX-73",
    "JX-48": "burns and horses apart: each is cited itself",
    "JX-49": "which kongs horses count shows in payments: those of the horses",
    "JX-66": "whether horses count kongs shows in payments: those of the horses",
    "JX-67": "whether they do in a drawn hand shows in payments: those of the horses",
    "JX-69": "lists the options; what is left out is GEN-12",
    "JX-70": "options that contradict each other are refused when a log is read",
    "JX-71": "a share of who did not win: JX-73",
    "JX-72": "the winner's share: JX-73",
    "JX-74": "an example of the shares: JX-73",
    "JX-75": "a kong that is not paid is cited by its kind: JX-18, JX-20, JX-22",
    "JX-77": "the unit is part of every price; each is cited itself",
    "JX-78": "priority among claims is the same breach everywhere: GEN-06",
    "JX-79": "the order of turns is the same breach everywhere: GEN-04",
}


@pytest.fixture(scope="module")
def audits() -> list[Json]:
    """What the audit says of each golden case."""
    return reports("nancheng")


def clauses_of_payments(report: Json) -> Iterator[str]:
    for hand in report["hands"]:
        for paid in [*hand["transfers"], *hand["wins"]]:
            yield from (item["clause"] for item in paid["items"])
        yield from (transfer["clause"] for transfer in hand["transfers"])


def items_of(audits: list[Json]) -> Iterator[Json]:
    for report in audits:
        for hand in report["hands"]:
            for paid in [*hand["transfers"], *hand["wins"]]:
                yield from paid["items"]


def test_every_clause_is_cited_by_a_finding_or_it_is_told_why_none_can(audits: list[Json]) -> None:
    cited = {finding["clause"] for report in audits for finding in findings_of(report)}
    assert {clause.id for clause in RULESET.clauses} - cited == NEVER_CITED.keys()


def test_a_clause_that_nothing_can_break_has_no_words_for_it() -> None:
    assert not [clause.id for clause in RULESET.clauses if clause.breaches and clause.id in NEVER_CITED]


def test_every_breach_of_a_kind_of_its_own_is_shown_by_a_case(audits: list[Json]) -> None:
    own = [clause for clause in RULESET.clauses if not clause.id.startswith("GEN-")]
    worded = {(clause.id, code) for clause in own for code in clause.breaches if code not in COMMON_BREACHES}
    shown = {(one["clause"], one["code"]) for report in audits for one in findings_of(report)}
    assert worded - shown == set()


def test_every_item_is_earned_in_some_case_under_the_clause_that_bears_its_name(audits: list[Json]) -> None:
    earned = {(item["code"], item["clause"]) for item in items_of(audits)}
    assert {(item.code, item.clause) for item in RULESET.items} <= earned


def test_items_that_another_clause_earns_are_earned_under_it_too(audits: list[Json]) -> None:
    earned = {(item["code"], item["clause"]) for item in items_of(audits)}
    others = {("ma_fen", "JX-41"), ("ma_fen", "JX-73"), ("bu_gang", "JX-21")}
    assert earned - {(item.code, item.clause) for item in RULESET.items} == others


def test_every_clause_of_a_payment_earns_one_in_some_case(audits: list[Json]) -> None:
    earning = {
        transfer["clause"] for report in audits for hand in report["hands"] for transfer in hand["transfers"]
    }
    kongs, horses, burns = (
        {"JX-18", "JX-20", "JX-21", "JX-22"},
        {"JX-44", "JX-41", "JX-73"},
        {"JX-12", "JX-13"},
    )
    assert earning == {"JX-64", "JX-65"} | kongs | horses | burns


def test_whatever_is_cited_is_a_clause_of_the_rule_set(audits: list[Json]) -> None:
    known = {clause.id for clause in RULESET.clauses}
    for report in audits:
        assert {finding["clause"] for finding in findings_of(report)} <= known
        assert {*clauses_of_payments(report)} <= known
