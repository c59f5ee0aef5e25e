"""What a Nancheng table may choose beyond what holds for any: listed numbers, and horses with a mode."""

from itertools import product

import pytest

from scoring.engine.options import RulesRefused, resolve_rules
from scoring.rulesets import load
from tests.support.regions import REGIONS


@pytest.mark.parametrize(("name", "others"), [("horse_count", [1, 5, 7]), ("shi_san_lan_gap", [1, 4])])
def test_an_option_of_listed_numbers_takes_no_other_number_and_no_text(name: str, others: list[int]) -> None:
    option = REGIONS["nancheng"].option(name)
    for choice in option.choices:
        assert option.accepts(choice.value)
        assert not option.accepts(str(choice.value))
    for value in (*others, -1, True, False):
        assert not option.accepts(value)


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
