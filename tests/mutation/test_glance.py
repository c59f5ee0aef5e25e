"""A glance at the golden cases finds those of which the audit says something else, and those alone."""

from typing import Final

import pytest

from tests.mutation.glance import audits_of, changed, golden, suspects

CASES: Final = "tests/scoring/rulesets/test_cases.py::test_the_case_audits_as_the_rulebook_says"
ONE: Final = f"{CASES}[nanchong-report-as-dealt]"
TWO: Final = f"{CASES}[nantong-X01]"
OTHER: Final = "tests/scoring/engine/test_wall.py::test_a_wall[nantong-X01]"


@pytest.fixture(scope="module")
def before() -> dict[str, str]:
    return dict(audits_of(golden([ONE, OTHER, TWO])))


def test_only_golden_cases_are_looked_at_and_each_by_its_own_audit(before: dict[str, str]) -> None:
    assert before.keys() == {ONE, TWO}
    assert before[ONE] != before[TWO]


def test_what_says_the_same_as_before_is_not_suspected(before: dict[str, str]) -> None:
    assert changed([ONE, TWO, OTHER], before) == []
    assert suspects([ONE, TWO, OTHER], before) == []


def test_what_says_something_else_is_asked_itself_and_then_with_all_of_its_rule_set(
    before: dict[str, str],
) -> None:
    otherwise = before | {TWO: "something else"}
    assert changed([ONE, TWO], otherwise) == [TWO]
    itself, together = suspects([ONE, TWO], otherwise)
    assert itself == TWO
    assert together.startswith("tests/scoring/rulesets/test_same_version.py::")
    assert together.endswith("[nantong]")


def test_where_the_core_cannot_be_imported_all_are_suspected(
    before: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(name: str) -> None:
        raise SyntaxError(name)

    monkeypatch.setattr("tests.mutation.glance.import_module", cannot)
    assert changed([ONE, TWO, OTHER], before) == [ONE, TWO]
