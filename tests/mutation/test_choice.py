"""Mutants are tried only where they can say something."""

from pathlib import Path
from typing import Final

from cosmic_ray.work_item import MutationSpec

from tests.mutation.choice import is_worth_a_try, senseless_in, words_of

SOURCE: Final = """\
OPEN: Final = "open"
MOST: Final = 4


@dataclass(slots=True)
class Seat:
    number: int = 1


def is_full(seat: int | None, kind: str) -> bool:
    return kind == OPEN and seat == MOST and kind != "added"
"""


def is_tried(text: str, operator: str) -> bool:
    """Whether the operator would be tried on the first such text of the source."""
    before = SOURCE[: SOURCE.index(text)]
    start = (before.count("\n") + 1, len(before) - before.rfind("\n") - 1)
    mutation = MutationSpec(Path("seats.py"), f"core/{operator}", 0, start, (start[0], start[1] + len(text)))
    return is_worth_a_try(mutation, senseless_in(SOURCE, words_of([SOURCE])))


def test_words_are_the_same_or_not_but_none_is_more_than_another() -> None:
    for text in ("== OPEN", '!= "added"'):
        assert is_tried(text, "ReplaceComparisonOperator_Eq_NotEq")
        assert not is_tried(text, "ReplaceComparisonOperator_Eq_GtE")
        assert not is_tried(text, "ReplaceComparisonOperator_NotEq_Lt")


def test_numbers_are_more_and_less() -> None:
    assert is_tried("== MOST", "ReplaceComparisonOperator_Eq_GtE")
    assert is_tried("== MOST", "ReplaceComparisonOperator_Eq_NotEq")


def test_annotations_are_left_alone() -> None:
    assert not is_tried("| None", "ReplaceBinaryOperator_BitOr_BitAnd")
    assert is_tried("4", "NumberReplacer")


def test_how_a_dataclass_keeps_its_fields_is_left_alone() -> None:
    assert not is_tried("True", "ReplaceTrueWithFalse")
    assert is_tried("@dataclass", "RemoveDecorator")
    assert is_tried("1", "NumberReplacer")


def test_how_a_struct_keeps_its_fields_is_left_alone() -> None:
    source = "class Passage(Struct, frozen=True): ..."
    assert [start for start, _ in senseless_in(source, ()).spans] == [(1, source.index("True"))]


def test_a_zip_stays_strict() -> None:
    source = "pairs = zip(seats, scores, strict=True)"
    assert [start for start, _ in senseless_in(source, ()).spans] == [(1, source.index("True"))]


def test_operators_that_others_imply_are_left_out() -> None:
    assert not is_tried("== MOST", "ReplaceComparisonOperator_Eq_Is")
