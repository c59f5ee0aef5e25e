"""Every clause that can be broken is broken in some golden case; of the others it is told why not."""

from collections.abc import Iterator
from typing import Final

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from tests.support.golden import findings_of, reports
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: By rule set, clauses that no finding cites, and why.
NEVER_CITED: Final = {
    "nancheng": {
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
    },
    "nanchong": {
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
    },
    "nantong": {
        "NT-01": "names the game; a log of another rule set is refused when it is read",
        "NT-02": "the set of tiles is the same breach everywhere: GEN-01",
        "NT-03": "sizes at the deal are the same breach everywhere: GEN-02",
        "NT-04": "turns are the same breach everywhere: GEN-04, and GEN-05 for the tile claimed",
        "NT-06": "priority is the same breach everywhere: GEN-06",
        "NT-07": "the first dealer is drawn by lot; nothing to check",
        "NT-16": "frees a pair; where it does not, NT-15 is cited",
        "NT-41": "how opening hands add; a wrong sum is at the hand's own clause or at NT-37",
        "NT-43": "how big hands add; a wrong sum is at the hand's own clause, NT-39 or NT-40",
        "NT-44": "that the bird doubles; the payment is earned by NT-49",
        "NT-48": "where the bird sits; the payment is earned by NT-49",
        "NT-G2": "allows an added kong on a later turn",
        "NT-G4": "allows any discard after a claim",
        "NT-G5": "allows a pung after one was passed",
        "NT-G6": "accepts a concealed kong shown or not",
        "NT-G7": "says how a wall can run out; NT-53 and NT-54 judge it",
        "NT-G8": "four seats; a log of another number is refused when it is read",
        "NT-G9": "sets no bounds to scores",
        "NT-G10": "lets opening claims and a win as dealt stand together",
    },
}
#: By rule set, items that are earned under other clauses than the one that bears their name.
EARNED_ELSEWHERE: Final = {
    "nancheng": {("ma_fen", "JX-41"), ("ma_fen", "JX-73"), ("bu_gang", "JX-21")},
    "nanchong": {
        *(("men_qing", "NC-49"), ("long_qi_dui", "NC-48"), ("bai_pai_pei", "NC-25"), ("piao", "NC-12")),
    },
    "nantong": {
        *(
            ("zha_niao", "NT-50"),
            ("zhuang_xian", "NT-38"),
            ("zhuang_xian", "NT-39"),
            ("zhuang_xian", "NT-40"),
        ),
    },
}
#: By rule set, the clauses by which something is paid.
PAYING: Final = {
    "nancheng": {
        *("JX-64", "JX-65"),
        *("JX-18", "JX-20", "JX-21", "JX-22"),  # kongs
        *("JX-44", "JX-41", "JX-73"),  # horses
        *("JX-12", "JX-13"),  # burns
    },
    "nanchong": {"NC-18", "NC-30", "NC-31", "NC-37"},
    "nantong": {*("NT-22", "NT-37", "NT-38", "NT-39", "NT-40", "NT-45", "NT-49", "NT-50", "NT-60")},
}

each_region = pytest.mark.parametrize("region", REGIONS)


def earned_items(region: str) -> set[tuple[str, str]]:
    """Each item of a win or payment in any report, with the clause that it is earned under."""
    return {(item["code"], item["clause"]) for report in reports(region) for item in items_of(report)}


def items_of(report: Json) -> Iterator[Json]:
    for hand in report["hands"]:
        for paid in [*hand["transfers"], *hand["wins"]]:
            yield from paid["items"]


def paying_clauses(report: Json) -> set[str]:
    return {transfer["clause"] for hand in report["hands"] for transfer in hand["transfers"]}


@each_region
def test_every_clause_is_cited_by_a_finding_or_it_is_told_why_none_can(region: str) -> None:
    cited = {finding["clause"] for report in reports(region) for finding in findings_of(report)}
    assert {clause.id for clause in REGIONS[region].ruleset.clauses} - cited == NEVER_CITED[region].keys()


@each_region
def test_a_clause_that_nothing_can_break_has_no_words_for_it(region: str) -> None:
    worded = {clause.id for clause in REGIONS[region].ruleset.clauses if clause.breaches}
    assert not worded & NEVER_CITED[region].keys()


@each_region
def test_every_breach_of_a_kind_of_its_own_is_shown_by_a_case(region: str) -> None:
    own = [(clause.id, code) for clause in REGIONS[region].clauses for code in clause.breaches]
    worded = {(clause, code) for clause, code in own if code not in COMMON_BREACHES}
    shown = {(one["clause"], one["code"]) for report in reports(region) for one in findings_of(report)}
    assert worded - shown == set()


@each_region
def test_every_item_is_earned_in_some_case_under_the_clause_that_bears_its_name(region: str) -> None:
    named = {(item.code, item.clause) for item in REGIONS[region].ruleset.items}
    assert named <= earned_items(region)


@each_region
def test_items_that_another_clause_earns_are_earned_under_it_too(region: str) -> None:
    named = {(item.code, item.clause) for item in REGIONS[region].ruleset.items}
    assert earned_items(region) - named == EARNED_ELSEWHERE[region]


@each_region
def test_every_clause_of_a_payment_earns_one_in_some_case(region: str) -> None:
    assert set().union(*map(paying_clauses, reports(region))) == PAYING[region]


@each_region
def test_whatever_is_cited_is_a_clause_of_the_rule_set(region: str) -> None:
    known = {clause.id for clause in REGIONS[region].ruleset.clauses}
    for report in reports(region):
        assert {finding["clause"] for finding in findings_of(report)} <= known
        assert {item["clause"] for item in items_of(report)} | paying_clauses(report) <= known
