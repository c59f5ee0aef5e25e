"""Every breach that can be reported has its sentence in three languages, and each sentence can be told."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.telling import WAYS
from scoring.engine.wording import PART, VALUE, WAY_OF_NAME, add_messages
from scoring.engine.words import LANGUAGES, Words
from scoring.rulesets import load
from tests.support.breaches import SCORING, Reported, reported
from tests.support.golden import audited, load_cases

RULESET = load("nantong")
BREACHES = {clause.id: clause.breaches for clause in RULESET.clauses}
PRICES = {item.clause for item in RULESET.items} | {"NT-22", "NT-37", "NT-38", "NT-39", "NT-40", "NT-50"}
#: Clauses that keep an item out of a win, or a payment out of a hand.
PRICES |= {"NT-42", "NT-51", "NT-53"}

#: What the source alone does not tell: by the reporting function, the pairs it can report.
TOLD_AT_RUN_TIME = {
    "dealers._wrong_dealer": {
        (clause, "dealer-differs")
        for clause in ("NT-08", "NT-09", "NT-10", "NT-11", "NT-12", "NT-13", "NT-45")
    },
    "birds.birds_shown": {(clause, "bird-not-the-winning-tile") for clause in ("NT-47", "NT-50")},
    "payments._items_finding": {(clause, "payment-items-differ") for clause in PRICES},
    "payments._transfer_finding": {
        (clause, code)
        for clause in PRICES
        for code in ("payment-differs", "payment-missing", "payment-not-due")
    },
    "items._win_finding": {(clause, code) for clause in PRICES for code in ("items-differ", "points-differ")},
    "wins.has_shape": {
        ("NT-14", "no-shape"),
        ("NT-15", "wrong-pair"),
        ("NT-24", "no-shape"),
        ("NT-24", "wrong-pair"),
    },
}
#: These pass on what they are given; their callers are read.
PASSING_ON = {"discards._bound", "findings.finding_of"}

REPORTED = reported(SCORING / "engine") | reported(SCORING / "rulesets" / "nantong")


def pairs() -> set[tuple[str, str]]:
    """Every clause and code that a finding can carry."""
    known = {(one.clause, one.code) for one in REPORTED if one.clause and one.code}
    return known | {pair for told in TOLD_AT_RUN_TIME.values() for pair in told}


def templates() -> Iterator[tuple[str, Words]]:
    """Each sentence with a name that finds it again."""
    for clause, breaches in BREACHES.items():
        yield from ((f"{clause} {code}", sentence) for code, sentence in breaches.items())
    yield from COMMON_BREACHES.items()


TEMPLATES = dict(templates())


def is_open(one: Reported) -> bool:
    return one.clause is None or one.code is None


def test_what_is_only_told_at_run_time_is_listed_here() -> None:
    assert {one.place for one in REPORTED if is_open(one)} == TOLD_AT_RUN_TIME.keys() | PASSING_ON


@pytest.mark.parametrize(("clause", "code"), sorted(pairs()))
def test_a_breach_has_its_sentence(clause: str, code: str) -> None:
    assert code in BREACHES[clause] or code in COMMON_BREACHES


def test_no_sentence_is_for_a_breach_that_nothing_reports() -> None:
    possible = pairs()
    worded = {(clause, code) for clause, breaches in BREACHES.items() for code in breaches}
    assert worded <= possible
    assert COMMON_BREACHES.keys() <= {code for _, code in possible}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_sentence_names_the_same_values_in_each_language(name: str) -> None:
    sentence = dict(TEMPLATES[name])
    named = [sorted(set(VALUE.findall(str(sentence[language])))) for language in LANGUAGES]
    # Chinese says "he" where English repeats the seat, so only which values are named counts, not how often.
    assert named[0] == named[1] == named[2]


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_sentence_is_written_as_templates_are(name: str) -> None:
    for text in dict(TEMPLATES[name]).values():
        for value, way in VALUE.findall(str(text)):
            assert (way or WAY_OF_NAME.get(value)) in WAYS, value
        bare = VALUE.sub("", PART.sub(lambda part: (part[2] or "") + (part[3] or ""), str(text)))
        assert not set("[]{}|") & set(bare), bare
        assert all(part[1] or VALUE.search(part[2]) for part in PART.finditer(str(text)))


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_chinese_sentence_holds_no_latin_letters_and_ends_with_a_full_stop(name: str) -> None:
    for language in ("zh-hans", "zh-hant"):
        text = str(dict(TEMPLATES[name])[language])
        plain = PART.sub(lambda part: (part[2] or "") + (part[3] or ""), text)
        assert not re.search(r"[A-Za-z]", VALUE.sub("", plain))
        assert text.endswith("。")
    assert TEMPLATES[name]["en"].endswith(".")


Found = list[tuple[str, dict[str, Any]]]


@pytest.fixture(scope="module")
def found() -> Found:
    """The worded findings of the golden cases, each with the name of its case."""
    return list(_findings_of_cases())


def _findings_of_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for case in load_cases():
        expect = case["expect"]
        if not expect.get("findings") and not any(hand.get("findings") for hand in expect["hands"]):
            continue
        report = add_messages(audited(case["log"]), RULESET)
        for finding in [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]:
            yield case["case"], finding


def test_the_cases_report_nothing_that_the_source_was_not_read_to_report(found: Found) -> None:
    assert {(finding["clause"], finding["code"]) for _, finding in found} <= pairs()


def test_the_findings_of_the_cases_are_told_without_gaps(found: Found) -> None:
    gaps = ("某家", "某张牌", "别的内容", "若干", "有动作", "a seat", "something else", "与规则不符")
    for case, finding in found:
        message = finding["message"]
        assert not [gap for gap in gaps for text in message.values() if gap in text], (case, message)
        assert not set("{}[]|") & set("".join(message.values())), (case, message)


def test_the_chinese_messages_of_the_cases_hold_no_latin_letters_but_what_the_log_says(found: Found) -> None:
    for case, finding in found:
        for language in ("zh-hans", "zh-hant"):
            own = re.sub("“[^”]*”|「[^」]*」", "", finding["message"][language])
            assert not re.search(r"[A-Za-z]", own), (case, finding["message"])
        assert finding["message"]["zh-hans"].encode("gb2312")
        assert finding["message"]["zh-hant"].encode("big5")


def test_most_breaches_are_met_in_the_cases(found: Found) -> None:
    met = {finding["code"] for _, finding in found}
    assert len(met) >= 60


def test_a_report_without_messages_keeps_its_bytes() -> None:
    case = next(case for case in load_cases() if case["case"] == "claim-wrong-items")
    report = audited(case["log"])
    before = json.dumps(report, sort_keys=True)
    worded = add_messages(report, RULESET)
    assert json.dumps(report, sort_keys=True) == before
    for finding in [one for hand in worded["hands"] for one in hand["findings"]]:
        del finding["message"]
    assert json.dumps(worded, sort_keys=True) == before
