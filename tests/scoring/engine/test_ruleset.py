"""What a rule set hands out: clauses by id, what its options do not meet, and small things for readers."""

from pathlib import Path

import pytest

from scoring.engine.exhibits import Pointer
from scoring.engine.figures import Chart, Dice, Tiles
from scoring.engine.guide import Example, chapter
from scoring.engine.options import Contradiction
from scoring.engine.wording import clause_title
from scoring.engine.words import words
from scoring.rulesets import load
from tests.support.option_trials import NAME, named, ruleset_of
from tests.support.regions import REGIONS


@pytest.mark.parametrize("region", REGIONS)
def test_every_clause_has_its_title_by_its_id(region: str) -> None:
    ruleset = load(region)
    for clause in ruleset.clauses:
        assert clause_title(ruleset, clause.id) == clause.title


@pytest.mark.parametrize("clause_id", ["", "A", "NT-", "NT-99", "ZZ-01"])
def test_a_clause_that_a_rule_set_does_not_have_has_no_title(clause_id: str) -> None:
    assert clause_title(load("nantong"), clause_id) is None


def test_what_options_do_not_meet_is_told_and_what_they_meet_is_not() -> None:
    low = Contradiction(("level",), "low", NAME, lambda options: options["level"] == "low")
    high = Contradiction(("level",), "high", NAME, lambda options: options["level"] == "high")
    ruleset = ruleset_of(named("level", "low", "high", "middle"), contradictions=(low, high))
    assert ruleset.contradicted({"level": "low"}) == [high]
    assert ruleset.contradicted({"level": "high"}) == [low]
    assert ruleset.contradicted({"level": "middle"}) == [low, high]


def test_a_tile_that_points_to_a_seat_counts_unless_it_is_said_not_to() -> None:
    assert Pointer(4, 2).counts
    assert not Pointer(4, 2, False).counts


def test_an_example_is_called_as_the_file_of_its_case() -> None:
    title = words("A hand", "一局", "一局")
    assert Example(Path("cases/X13.json"), title, ("NT-01",)).name == "X13"


def test_a_chapter_names_its_clauses_in_order() -> None:
    clauses = load("nantong").clauses[:3]
    assert chapter("first", NAME, clauses).clauses == tuple(clause.id for clause in clauses)


def test_a_chart_holds_numbers_words_tiles_and_dice() -> None:
    marks = (1, NAME, Tiles((4,)), Dice((6,)))
    assert Chart((marks,)).lines == (marks,)
    assert Chart((marks,)).columns == ()
