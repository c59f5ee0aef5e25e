"""Every clause that can be broken is broken in some golden case; of the others it is told why not."""

from collections.abc import Iterator
from typing import Final

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.rulesets import load
from tests.support.golden import findings_of, reports
from tests.support.tables import Json

RULESET: Final = load("nanchong")

#: Clauses that no finding cites, and why.
NEVER_CITED: Final = {
    "NC-01": "names the family of games; a log of another number of seats is refused when it is read",
    "NC-02": "the set of tiles is the same breach everywhere: GEN-01",
    "NC-03": "sizes at the deal are the same breach everywhere: GEN-02",
    "NC-04": "who begins is a matter of turns: GEN-04",
    "NC-05": "the first dealer is drawn by lot; nothing to check",
    "NC-09": "names things; a hand that is no drawn one is GEN-07",
    "NC-14": "turns and claims are the same breach everywhere: GEN-04 to GEN-06",
    "NC-16": "a meld is public as the record shows it; a concealed kong is NC-17",
    "NC-23": "says that the two additions of NC-21 and NC-22 stand side by side; each is cited itself",
    "NC-51": "says that a hook of triplets has both items; each is cited itself: NC-50, NC-38",
    "NC-52": "checks a sum of other items; each is cited itself",
}


@pytest.fixture(scope="module")
def audits() -> list[Json]:
    """What the audit says of each golden case."""
    return reports("nanchong")


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
    others = {("men_qing", "NC-49"), ("long_qi_dui", "NC-48"), ("bai_pai_pei", "NC-25"), ("piao", "NC-12")}
    assert earned - {(item.code, item.clause) for item in RULESET.items} == others


def test_every_clause_of_a_payment_earns_one_in_some_case(audits: list[Json]) -> None:
    earning = {
        transfer["clause"] for report in audits for hand in report["hands"] for transfer in hand["transfers"]
    }
    assert earning == {"NC-18", "NC-30", "NC-31", "NC-37"}


def test_whatever_is_cited_is_a_clause_of_the_rule_set(audits: list[Json]) -> None:
    known = {clause.id for clause in RULESET.clauses}
    for report in audits:
        assert {finding["clause"] for finding in findings_of(report)} <= known
        assert {*clauses_of_payments(report)} <= known
