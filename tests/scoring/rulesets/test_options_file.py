"""The options of each rule set are the published ones, and its page tells them as they are."""

import hashlib
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Final

import pytest

from scoring.engine.options import Option, resolve_rules
from tests.support.option_rows import documented_others, documented_rows, documented_value, published_row
from tests.support.regions import EACH_OPTION, REGIONS

ROOT: Final = Path(__file__).parents[3]
PUBLISHED: Final = ROOT.parent / "shared" / "rulebook" / "options"

#: SHA-256 of the published rows, one a line, for where the published table is not at hand.
DIGESTS_OF_ROWS: Final = {
    "nancheng": "50aa9cffba19567fbb88e84e6a2d125f89a835dfc03445aa1bd3e01fc719172b",
    "nanchong": "86cadce5fd272b5c541f00b8abab159791bb09d32a464a70d7515d9a46289f1b",
    "nantong": "ad27fa64a6cd9957cc00def4fd2abbfd60da08adab7c96b217fab6e11029c1d1",
}
#: The page of Nantong groups clauses and items otherwise; its own tests tell how.
TOLD_BY_CLAUSE: Final = [region for region in REGIONS if region != "nantong"]

each_region = pytest.mark.parametrize("region", REGIONS)
each_option = pytest.mark.parametrize(("region", "option"), EACH_OPTION)


def our_rows(region: str) -> list[str]:
    """The options as published rows; as text, since True equals 1 and must not pass for it."""
    ruleset = REGIONS[region].ruleset
    return [json.dumps(published_row(option, ruleset.presets), sort_keys=True) for option in ruleset.options]


def page_of(region: str) -> Path:
    return ROOT / "docs" / "rulesets" / f"{region}.md"


def text_of_page(region: str) -> str:
    return page_of(region).read_text(encoding="utf-8")


def prefix_of(region: str) -> str:
    """What the ids of the rule set's clauses begin with: ``JX``."""
    return REGIONS[region].clauses[0].id.split("-")[0]


@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published options are not here")
@each_region
def test_options_and_presets_are_the_published_ones(region: str) -> None:
    published = json.loads((PUBLISHED / f"{region}.json").read_text(encoding="utf-8"))
    for row in published["options"]:
        row.pop("called_in_rulebook", None)
    assert [json.dumps(row, sort_keys=True) for row in published["options"]] == our_rows(region)
    ruleset = REGIONS[region].ruleset
    assert list(ruleset.presets) == published["presets"]
    assert published["default_preset"] == ruleset.default_preset


@each_region
def test_names_types_bounds_values_defaults_presets_and_clauses_are_as_they_were_published(
    region: str,
) -> None:
    assert hashlib.sha256("\n".join(our_rows(region)).encode()).hexdigest() == DIGESTS_OF_ROWS[region]


@each_region
def test_the_settled_options_have_one_field_an_option_of_its_type(region: str) -> None:
    options = REGIONS[region].ruleset.options
    assert [field.name for field in fields(REGIONS[region].chosen)] == [option.name for option in options]
    assert [field.type for field in fields(REGIONS[region].chosen)] == [
        type(option.default) for option in options
    ]


@each_option
def test_an_option_accepts_its_default_which_stands_first(region: str, option: Option) -> None:
    assert option.accepts(option.default)
    if option.choices:
        values = [(type(choice.value), choice.value) for choice in option.choices]
        assert values[0] == (type(option.default), option.default)
        assert len(set(values)) == len(values) > 1


@each_option
def test_an_option_takes_nothing_beside_its_values(region: str, option: Option) -> None:
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


@each_region
def test_a_preset_names_only_what_differs_from_the_defaults(region: str) -> None:
    ruleset = REGIONS[region].ruleset
    options = {option.name: option for option in ruleset.options}
    assert len(options) == len(ruleset.options)
    assert ruleset.presets.keys() == ruleset.preset_names.keys()
    assert ruleset.presets[ruleset.default_preset] == {}
    for chosen in ruleset.presets.values():
        for name, value in chosen.items():
            assert options[name].accepts(value)
            assert value != options[name].default


@each_option
def test_the_page_tells_each_option_as_it_is(region: str, option: Option) -> None:
    ruleset = REGIONS[region].ruleset
    default, others, *presets, meaning = documented_rows(page_of(region))[option.name]
    assert default == documented_value(option.default)
    assert others == documented_others(option)
    assert meaning.endswith(f"({option.clause})")
    differing = [preset for preset in ruleset.presets if preset != ruleset.default_preset]
    chosen = [ruleset.presets[preset].get(option.name) for preset in differing]
    assert presets == ["" if value is None else documented_value(value) for value in chosen]


@each_region
def test_the_page_lists_every_option_and_none_that_does_not_exist(region: str) -> None:
    options = REGIONS[region].ruleset.options
    assert documented_rows(page_of(region)).keys() == {option.name for option in options}


@pytest.mark.parametrize("region", TOLD_BY_CLAUSE)
def test_the_page_lists_every_item_and_none_that_does_not_exist(region: str) -> None:
    row = rf"^\| (\S+) \| `(\w+)` \| .+ \| ({prefix_of(region)}-\d\d) \|$"
    listed = re.findall(row, text_of_page(region), re.MULTILINE)
    items = REGIONS[region].ruleset.items
    assert sorted(listed) == sorted((item.name["zh-hans"], item.code, item.clause) for item in items)


@pytest.mark.parametrize("region", TOLD_BY_CLAUSE)
def test_the_page_tells_of_every_clause(region: str) -> None:
    # The page's opening speaks of all of them at once; what is told is told below it.
    body = text_of_page(region).split("## The game in short", 1)[1]
    prefix = prefix_of(region)
    told = {int(number) for number in re.findall(rf"{prefix}-(\d\d)", body)}
    for first, last in re.findall(rf"{prefix}-(\d\d) to {prefix}-(\d\d)", body):
        told |= set(range(int(first), int(last) + 1))
    assert sorted(told) == [int(clause.id.removeprefix(f"{prefix}-")) for clause in REGIONS[region].clauses]


@each_region
def test_the_page_shows_rules_that_a_log_may_name(region: str) -> None:
    example = re.search(r"```json\n(.+?)```", text_of_page(region), re.DOTALL)
    assert example is not None
    rules = json.loads(example[1])
    assert rules["id"] == region
    assert rules["preset"] in REGIONS[region].ruleset.presets
    resolve_rules(REGIONS[region].ruleset, rules["preset"], rules["options"])
