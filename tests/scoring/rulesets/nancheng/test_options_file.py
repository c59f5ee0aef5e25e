"""The options of Nancheng are the published ones, and the rule set's page tells them as they are."""

import hashlib
import json
import re
from dataclasses import fields
from itertools import product
from pathlib import Path

import pytest

from scoring.engine.options import Option, RulesRefused, resolve_rules
from scoring.rulesets import load
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.clauses import CLAUSES
from scoring.rulesets.nancheng.items import ITEMS
from scoring.rulesets.nancheng.options import DEFAULT_PRESET, OPTIONS, PRESET_NAMES, PRESETS
from tests.support.option_rows import documented_others, documented_rows, documented_value, published_row

ROOT = Path(__file__).parents[4]
PUBLISHED = ROOT.parent / "shared" / "rulebook" / "options" / "nancheng.json"
PAGE = ROOT / "docs" / "rulesets" / "nancheng.md"

#: SHA-256 of the published rows, one a line, for where the published table is not at hand.
DIGEST_OF_ROWS = "50aa9cffba19567fbb88e84e6a2d125f89a835dfc03445aa1bd3e01fc719172b"

#: Compared as text, since True equals 1 and must not pass for it.
OURS = [json.dumps(published_row(option, PRESETS), sort_keys=True) for option in OPTIONS]


def named(option: Option) -> str:
    return option.name


@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published options are not here")
def test_options_and_presets_are_the_published_ones() -> None:
    published = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    for row in published["options"]:
        row.pop("called_in_rulebook", None)
    assert [json.dumps(row, sort_keys=True) for row in published["options"]] == OURS
    assert list(PRESETS) == published["presets"]
    assert published["default_preset"] == DEFAULT_PRESET


def test_names_types_bounds_values_defaults_presets_and_clauses_are_as_they_were_published() -> None:
    assert hashlib.sha256("\n".join(OURS).encode()).hexdigest() == DIGEST_OF_ROWS


def test_the_settled_options_have_one_field_an_option_of_its_type() -> None:
    assert [field.name for field in fields(Chosen)] == [option.name for option in OPTIONS]
    assert [field.type for field in fields(Chosen)] == [type(option.default) for option in OPTIONS]


@pytest.mark.parametrize("option", OPTIONS, ids=named)
def test_an_option_accepts_its_default_which_stands_first(option: Option) -> None:
    assert option.accepts(option.default)
    if option.choices:
        values = [(type(choice.value), choice.value) for choice in option.choices]
        assert values[0] == (type(option.default), option.default)
        assert len(set(values)) == len(values) > 1


@pytest.mark.parametrize("option", OPTIONS, ids=named)
def test_an_option_takes_nothing_beside_its_values(option: Option) -> None:
    assert not option.accepts(None)
    assert not option.accepts("no such value")
    if option.is_integer:
        assert option.minimum is not None
        assert option.maximum is not None
        assert option.accepts(option.minimum)
        assert option.accepts(option.maximum)
        assert not option.accepts(option.minimum - 1)
        assert not option.accepts(option.maximum + 1)
        assert not option.accepts(True)
    elif type(option.default) is bool:
        assert not option.accepts(1)
        assert not option.accepts(0)


@pytest.mark.parametrize(("name", "others"), [("horse_count", [1, 5, 7]), ("shi_san_lan_gap", [1, 4])])
def test_an_option_of_listed_numbers_takes_no_other_number_and_no_text(name: str, others: list[int]) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    for choice in option.choices:
        assert option.accepts(choice.value)
        assert not option.accepts(str(choice.value))
    for value in (*others, -1, True, False):
        assert not option.accepts(value)


def test_a_preset_names_only_what_differs_from_the_defaults() -> None:
    options = {option.name: option for option in OPTIONS}
    assert len(options) == len(OPTIONS)
    assert PRESETS.keys() == PRESET_NAMES.keys()
    assert PRESETS[DEFAULT_PRESET] == {}
    for chosen in PRESETS.values():
        for name, value in chosen.items():
            assert options[name].accepts(value)
            assert value != options[name].default


MODES = ("none", "winner", "dealer", "all")
COUNTS = (0, 2, 3, 4, 6)


@pytest.mark.parametrize(("mode", "count"), [*product(MODES, COUNTS)])
def test_there_are_horses_exactly_where_they_have_a_mode(mode: str, count: int) -> None:
    options: dict[str, int | str] = {"horse_mode": mode, "horse_count": count}
    if (mode == "none") == (count == 0):
        assert resolve_rules(load("nancheng"), None, options).options["horse_count"] == count
        return
    with pytest.raises(RulesRefused) as refused:
        resolve_rules(load("nancheng"), None, options)
    [fault] = refused.value.faults
    assert (fault.pointer, fault.code) == ("/options/horse_count", "contradiction")
    assert fault.found == options
    assert all(name in fault.expected for name in options)


@pytest.mark.parametrize(
    ("preset", "options", "pointer"),
    [
        (None, {"horse_mode": "winner"}, "/options/horse_mode"),
        (None, {"horse_count": 4}, "/options/horse_count"),
        ("winner-horses", {"horse_mode": "none"}, "/options/horse_mode"),
        ("all-horses", {"horse_count": 0}, "/options/horse_count"),
    ],
)
def test_horses_left_to_a_preset_must_go_with_those_that_are_named(
    preset: str | None, options: dict[str, int | str], pointer: str
) -> None:
    with pytest.raises(RulesRefused) as refused:
        resolve_rules(load("nancheng"), preset, options)
    assert [fault.pointer for fault in refused.value.faults] == [pointer]


@pytest.mark.parametrize("option", OPTIONS, ids=named)
def test_the_page_tells_each_option_as_it_is(option: Option) -> None:
    default, others, *presets, meaning = documented_rows(PAGE)[option.name]
    assert default == documented_value(option.default)
    assert others == documented_others(option)
    assert meaning.endswith(f"({option.clause})")
    differing = [preset for preset in PRESETS if preset != DEFAULT_PRESET]
    chosen = [PRESETS[preset].get(option.name) for preset in differing]
    assert presets == ["" if value is None else documented_value(value) for value in chosen]


def test_the_page_lists_every_option_and_item_and_none_that_does_not_exist() -> None:
    assert documented_rows(PAGE).keys() == {option.name for option in OPTIONS}
    page = PAGE.read_text(encoding="utf-8")
    items = re.findall(r"^\| (\S+) \| `(\w+)` \| .+ \| (JX-\d\d) \|$", page, re.MULTILINE)
    ours = [(item.name["zh-hans"], item.code, item.clause) for item in ITEMS]
    assert sorted(items) == sorted(ours)


def test_the_page_tells_of_every_clause() -> None:
    # The page's opening speaks of all of them at once; what is told is told below it.
    body = PAGE.read_text(encoding="utf-8").split("## The game in short", 1)[1]
    told = {int(number) for number in re.findall(r"JX-(\d\d)", body)}
    for first, last in re.findall(r"JX-(\d\d) to JX-(\d\d)", body):
        told |= set(range(int(first), int(last) + 1))
    assert sorted(told) == [int(clause.id.removeprefix("JX-")) for clause in CLAUSES]


def test_the_page_shows_rules_that_a_log_may_name() -> None:
    example = re.search(r"```json\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    rules = json.loads(example[1])
    assert rules["id"] == "nancheng"
    resolve_rules(load("nancheng"), rules["preset"], rules["options"])
