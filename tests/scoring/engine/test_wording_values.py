"""Which value a sentence takes for a name, and in which way it is told."""

from dataclasses import replace
from typing import Any, Final

import pytest

from scoring.engine.clauses import Clause, Source
from scoring.engine.telling import Teller
from scoring.engine.wording import Wording, fill, values_of
from scoring.engine.words import Words, words
from scoring.rulesets import load

RULESET: Final = load("nantong")
ENGLISH: Final = Teller(RULESET, "en")


def same(text: str) -> Words:
    return words(text, text, text)


def wording(**breaches: str) -> Wording:
    """The sentences of one clause, XX-01."""
    told = {code: same(text) for code, text in breaches.items()}
    clause = Clause("XX-01", same("A title"), Source("seed", 1), told)
    return Wording(replace(RULESET, clauses=(*RULESET.clauses, clause)))


def finding(code: str, **more: Any) -> dict[str, Any]:
    own = {"kind": "illegal_action", "hand": 1, "event": 4, "seat": 1, "expected": None, "actual": None}
    return own | {"clause": "XX-01", "code": code, "params": {}} | more


@pytest.mark.parametrize(
    ("template", "name", "told"),
    [
        # Only what tells the very value counts, whatever is told before and after it.
        ("{seat:number} {expected:tiles} {turn:seat}", "expected", "5 Characters"),
        ("{actual:seat} {expected:tiles} {wall:seat}", "expected", "5 Characters"),
        ("{expected:tiles} {actual:seat} {act:tiles}", "actual", "Seat 3"),
        ("{act:tiles} {actual:seat} {expected:tiles}", "actual", "Seat 3"),
        # Where its first mention tells it in no way of its own, the next does.
        ("{expected} {expected:tiles}", "expected", "5 Characters"),
        ("{expected:no_such_way} {expected:tiles}", "expected", "5 Characters"),
        ("{expected:tiles} {expected:key}", "expected", "5 Characters"),
        ("{seat} {actual:seat}", "expected", None),
        ("{expected}", "expected", None),
        ("{seat:seat}", "actual", None),
        ("nothing", "actual", None),
    ],
)
def test_a_value_by_itself_is_told_as_its_sentence_tells_it(
    template: str, name: str, told: str | None
) -> None:
    at_fault = finding("some", expected="5m", actual=2)
    assert wording(some=template).told(at_fault, name, "en") == told


def test_a_value_that_is_not_there_is_not_told_by_itself() -> None:
    assert wording(some="{expected:tiles}").told(finding("some"), "expected", "en") is None


def test_a_finding_says_more_than_its_params_and_those_more_than_the_act() -> None:
    act = {"type": "pung", "tile": "1m", "seat": 0, "from": 3, "hand": "act", "expected": "act"}
    params = {"act": act, "tile": "2m", "seat": 1, "event": 9, "actual": "params"}
    values = values_of(finding("some", seat=2, params=params, expected="own", actual=None))
    assert (values["tile"], values["seat"], values["from"]) == ("2m", 2, 3)
    assert (values["hand"], values["event"]) == (1, 4)
    assert (values["expected"], values["actual"]) == ("own", None)
    assert values["both"] == ("own", None)


@pytest.mark.parametrize(
    ("kind", "added"), [("added", "5m"), ("exposed", None), ("concealed", None), ("zzz", None), (None, None)]
)
def test_only_a_tile_added_to_a_pung_is_the_tile_added(kind: str | None, added: str | None) -> None:
    act = {"type": "kong", "kind": kind, "tile": "5m"}
    assert values_of(finding("some", params={"act": act}))["added"] == added


@pytest.mark.parametrize(
    ("kind", "undecided"),
    [("undecidable", True), ("illegal_action", None), ("wrong_wall", None), ("a", None), (None, None)],
)
def test_only_what_cannot_be_decided_is_undecided(kind: str | None, undecided: bool | None) -> None:
    assert values_of(finding("some", kind=kind))["undecided"] is undecided


@pytest.mark.parametrize("params", [None, "ab", [1]])
def test_a_finding_whose_params_are_no_params_has_none(params: object) -> None:
    assert values_of(finding("some", params=params)).keys() == values_of(finding("some")).keys()
    assert values_of(finding("some", params={"act": params}))["added"] is None


@pytest.mark.parametrize(
    ("template", "values", "text"),
    [
        ("{tile}", {"tile": "5m"}, "5 Characters"),
        ("{expected:tiles}", {"expected": "5m"}, "5 Characters"),
        # The way named goes before the way of the name.
        ("{tile:key}", {"tile": "5m"}, '"5m"'),
        ("{seat:number}", {"seat": 2}, "2"),
        # A neutral word for what is missing, by its way, or for what is of no kind.
        ("{tile} {seat} {act} {number}", {}, "a tile a seat acts some"),
        ("{expected:tiles} {expected:seat}", {}, "a tile a seat"),
        ("{expected} {expected:no_such_way}", {"expected": "5m"}, "something else something else"),
        ("{preset}", {"preset": "no such"}, "something else"),
    ],
)
def test_a_value_is_told_in_the_way_named_or_else_in_that_of_its_name(
    template: str, values: dict[str, object], text: str
) -> None:
    assert fill(template, values, ENGLISH) == text


@pytest.mark.parametrize(
    ("template", "values", "text"),
    [
        ("a[ {tile} {seat}|b]", {"tile": "5m", "seat": 0}, "a 5 Characters Seat 1"),
        ("a[ {tile} {seat}|b]", {"tile": "5m"}, "ab"),
        ("a[ {tile} {seat}|b]", {"seat": 0}, "ab"),
        ("a[ {tile}]", {}, "a"),
        ("a[ b]", {}, "a b"),
        ("a[ b|c]", {}, "a b"),
        ("a[undecided? b|c]", {"undecided": True}, "a b"),
        ("a[undecided? b|c]", {}, "ac"),
        ("a[undecided? b]", {"undecided": None}, "a"),
        # Asked for is only whether the value is there.
        ("a[event? b|c]", {"event": 0}, "a b"),
        ("a[event? {tile}|c]", {"event": 4}, "a a tile"),
        ("a[event? {tile}|c {seat}]", {"seat": 1, "tile": "5m"}, "ac Seat 2"),
    ],
)
def test_a_part_in_brackets_stands_by_its_condition_or_its_values(
    template: str, values: dict[str, object], text: str
) -> None:
    assert fill(template, values, ENGLISH) == text


def test_a_clause_without_a_sentence_for_a_breach_has_the_common_one_and_else_its_title() -> None:
    sentences = wording(some="own")
    assert sentences.template("XX-01", "some") == same("own")
    assert sentences.template("XX-01", "other")["en"] == "Not as the rules have it: A title."
    common = sentences.template("XX-01", "dealer-differs")
    assert common == sentences.template("YY-99", "dealer-differs")
    assert sentences.template("YY-99", "other")["en"] == "Not as the rules have it: YY-99."
