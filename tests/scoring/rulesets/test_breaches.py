"""Every breach that can be reported has its sentence in three languages, and each sentence can be told."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.wording import add_messages
from scoring.engine.words import Words
from scoring.rulesets import installed
from tests.support.golden import audited, load_cases, report_of
from tests.support.possible_breaches import PASSING_ON, all_reported, possible, told_at_run_time
from tests.support.sentences import CHINESE, check_sentence, check_template

RULESETS = [*installed()]
BREACHES = {
    ruleset.id: {clause.id: clause.breaches for clause in ruleset.clauses} for ruleset in installed().values()
}

#: What stands in a message where a value could not be told.
GAPS = ("某家", "某张牌", "别的内容", "若干", "有动作", "a seat", "something else", "与规则不符")

#: How many different codes the cases of a rule set meet at least.
MET = {"nantong": 60, "nanchong": 60, "nancheng": 65}


def templates() -> Iterator[tuple[str, Words]]:
    """Each sentence with a name that finds it again."""
    for breaches in BREACHES.values():
        for clause, sentences in breaches.items():
            yield from ((f"{clause} {code}", sentence) for code, sentence in sentences.items())
    yield from COMMON_BREACHES.items()


TEMPLATES = dict(templates())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_only_told_at_run_time_is_listed(ruleset: str) -> None:
    opened = {one.place for one in all_reported(ruleset) if one.clause is None or one.code is None}
    assert opened == told_at_run_time(ruleset).keys() | PASSING_ON[ruleset]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_breach_has_its_sentence(ruleset: str) -> None:
    breaches = BREACHES[ruleset]
    bare = {pair for pair in possible(ruleset) if pair[1] not in {**COMMON_BREACHES, **breaches[pair[0]]}}
    assert bare == set()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_sentence_of_a_rule_set_is_for_a_breach_that_nothing_reports(ruleset: str) -> None:
    own = {clause: codes for clause, codes in BREACHES[ruleset].items() if not clause.startswith("GEN-")}
    worded = {(clause, code) for clause, codes in own.items() for code in codes}
    assert worded <= possible(ruleset)


def test_no_sentence_for_all_rule_sets_is_for_a_breach_that_none_reports() -> None:
    every = frozenset[tuple[str, str]]().union(*map(possible, RULESETS))
    general = BREACHES[RULESETS[0]].items()
    worded = {(clause, code) for clause, codes in general if clause.startswith("GEN-") for code in codes}
    assert worded <= every
    assert COMMON_BREACHES.keys() <= {code for _, code in every}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_sentence_can_be_told_and_names_the_same_values_in_each_language(name: str) -> None:
    check_template(TEMPLATES[name])


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_chinese_sentence_holds_no_latin_letters_and_ends_with_a_full_stop(name: str) -> None:
    check_sentence(TEMPLATES[name])


Found = list[tuple[str, dict[str, Any]]]


@cache
def found(ruleset: str) -> Found:
    """The worded findings of the golden cases, each with the name of its case."""
    return list(_findings_of_cases(ruleset))


def _findings_of_cases(ruleset: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for case in load_cases(ruleset):
        expect = case["expect"]
        if not expect.get("findings") and not any(hand.get("findings") for hand in expect["hands"]):
            continue
        report = add_messages(report_of(ruleset, case["case"]), installed()[ruleset])
        for finding in [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]:
            yield case["case"], finding


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_cases_report_nothing_that_the_source_was_not_read_to_report(ruleset: str) -> None:
    assert {(finding["clause"], finding["code"]) for _, finding in found(ruleset)} <= possible(ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_findings_of_the_cases_are_told_without_gaps(ruleset: str) -> None:
    for case, finding in found(ruleset):
        message = finding["message"]
        assert not [gap for gap in GAPS for text in message.values() if gap in text], (case, message)
        assert not set("{}[]|") & set("".join(message.values())), (case, message)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_chinese_messages_of_the_cases_hold_no_latin_letters_but_what_the_log_says(ruleset: str) -> None:
    for case, finding in found(ruleset):
        for language in CHINESE:
            own = re.sub("“[^”]*”|「[^」]*」", "", finding["message"][language])
            assert not re.search(r"[A-Za-z]", own), (case, finding["message"])
        # The true minus sign is in neither set, and in every font.
        assert finding["message"]["zh-hans"].replace("−", "-").encode("gb2312")
        assert finding["message"]["zh-hant"].replace("−", "-").encode("big5")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_message_of_the_cases_has_brackets_within_brackets(ruleset: str) -> None:
    for case, finding in found(ruleset):
        for text in finding["message"].values():
            assert not re.search(r"[(（][^)）]*[(（]", text), (case, text)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_points_have_one_unit_in_all_messages_of_the_cases(ruleset: str) -> None:
    for case, finding in found(ruleset):
        for language in CHINESE:
            told = re.sub("[选選][项項]有[0-9]+[个個]", "", finding["message"][language])
            assert not re.search("[0-9][个個]", told), (case, told)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_most_breaches_are_met_in_the_cases(ruleset: str) -> None:
    assert len({finding["code"] for _, finding in found(ruleset)}) >= MET[ruleset]


def test_a_report_without_messages_keeps_its_bytes() -> None:
    case = next(case for case in load_cases("nantong") if case["case"] == "claim-wrong-items")
    report = audited(case["log"])
    before = json.dumps(report, sort_keys=True)
    worded = add_messages(report, installed()["nantong"])
    assert json.dumps(report, sort_keys=True) == before
    for finding in [one for hand in worded["hands"] for one in hand["findings"]]:
        del finding["message"]
    assert json.dumps(worded, sort_keys=True) == before
