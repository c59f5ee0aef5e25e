"""What a finding's view tells of the values in a report."""

from dataclasses import replace
from typing import Final, cast

import pytest
from django.utils.translation import override

from replays.auditing.report import FindingKind, ReportFinding
from replays.commandline.text import TextReport
from replays.pages.findings import FindingReader, FindingView
from replays.pages.rulebook import Rulebook
from scoring.engine.wording_tables import KINDS
from scoring.engine.words import words
from scoring.rulesets import load

#: By rule set, what a price is made of that is listed wrongly.
OWN: Final = {"nantong": "番種不對", "nanchong": "番種不對", "nancheng": "分項不對"}


def found(clause: str, code: str, expected: object, actual: object) -> ReportFinding:
    return ReportFinding(
        kind="wrong_dealer",
        hand=1,
        event=None,
        seat=None,
        clause=clause,
        code=code,
        severity="error",
        consequent=False,
        expected=expected,
        actual=actual,
        params={},
        legal=None,
        also_legal_under=[],
    )


def viewed(clause: str, code: str, expected: object, actual: object) -> FindingView:
    finding = found(clause, code, expected, actual)
    return FindingReader(Rulebook(load("nantong"))).read([finding])[0]


@pytest.mark.parametrize(
    ("clause", "code", "expected", "actual", "told"),
    [
        ("NT-08", "dealer-differs", 0, 2, ("1号位", "3号位")),
        ("NT-52", "draw-source", "tail", "head", ("牌墙末尾", "牌墙前端")),
        ("NT-57", "kong-tile-kept", "5m", "7p", ("五万", "七筒")),
    ],
)
def test_expected_and_found_are_told_as_in_the_sentence(
    clause: str, code: str, expected: object, actual: object, told: tuple[str, str]
) -> None:
    with override("zh-hans"):
        view = viewed(clause, code, expected, actual)
        assert (view.expected, view.actual) == told


def test_a_bare_number_is_left_to_the_sentence() -> None:
    with override("zh-hans"):
        view = viewed("NT-05", "chow-by-another", 0, 1)
        assert (view.expected, view.actual) == ("", "")


def test_items_stand_in_the_order_of_the_rule_set() -> None:
    items = [
        {"code": "zha_niao", "points": 10},
        {"code": "unknown", "points": 1},
        {"code": "ping_hu", "points": 10},
    ]
    with override("zh-hans"):
        view = viewed("NT-37", "items-differ", items, items[:1])
        assert (view.expected, view.actual) == ("平胡 10、扎鸟 10、unknown 1", "扎鸟 10")


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_finding_is_headed_by_the_regions_own_word_where_it_has_one(kind: str) -> None:
    own = words("In the region's words", "当地的说法", "當地的說法")
    finding, ruleset = found("JX-44", "payment-items-differ", [], []), load("nancheng")
    finding.kind = cast("FindingKind", kind)
    speaking = replace(ruleset, keys={**ruleset.keys, f"kind.{kind}": own})
    assert TextReport(speaking, "zh-hans").kind(kind) == "当地的说法"
    with override("zh-hant"):
        assert FindingReader(Rulebook(speaking)).read([finding])[0].kind == "當地的說法"
        heads = {region: FindingReader(Rulebook(load(region))).read([finding])[0].kind for region in OWN}
    assert kind != "wrong_items" or heads == OWN
