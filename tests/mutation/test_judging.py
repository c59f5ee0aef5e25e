"""What makes judging mutants quick must not make it wrong: who is asked, and where the mutant stands."""

from types import FunctionType, ModuleType
from typing import Any, Final, cast

from scoring.engine.holdings import DOTS
from scoring.engine.options import resolve_rules
from scoring.rulesets import load
from tests.mutation.choosing import Chooser, by_test_module
from tests.mutation.executions import IMPORTED, Execution
from tests.mutation.patching import caches_of_core, exchange
from tests.mutation.probes import statement_at

SOURCE: Final = """\
LIMIT = 3


def is_many(tiles, limit=LIMIT):
    many = [
        tile
        for tile in tiles
    ]
    if len(many) > limit:
        return True
    return (lambda: False)()


class Seat:
    number = 1

    def next(self):
        return self.number + 1
"""


def test_a_change_belongs_to_the_innermost_statement_of_a_function_that_holds_it() -> None:
    assert statement_at(SOURCE, 7, 20) == 5
    assert statement_at(SOURCE, 9, 7) == 9
    assert statement_at(SOURCE, 10, 15) == 10
    assert statement_at(SOURCE, 18, 29) == 18


def test_a_change_outside_of_functions_belongs_to_no_statement_that_a_test_runs() -> None:
    assert statement_at(SOURCE, 1, 8) is None
    assert statement_at(SOURCE, 4, 28) is None
    assert statement_at(SOURCE, 15, 13) is None


def test_a_change_within_functions_is_there_for_all_who_hold_them() -> None:
    is_many, seat = _changed("> limit", ">= limit")
    assert is_many("123")
    is_many, seat = _changed("+ 1", "+ 2")
    assert seat.next() == 3
    is_many, seat = _changed("lambda: False", "lambda: None")
    assert is_many("12") is None


def test_a_change_of_what_runs_at_import_is_not_made_in_place() -> None:
    module, functions = _imported()
    for old, new in (("LIMIT = 3", "LIMIT = 4"), ("number = 1", "number = 2"), ("limit=LIMIT", "limit=3")):
        assert not exchange(SOURCE, SOURCE.replace(old, new), "tiles.py", functions)
    assert not exchange(
        SOURCE, SOURCE.replace("return True", "return"), "tiles.py", [cast(FunctionType, _imported)]
    )
    assert module.is_many("1234")


def test_nobody_is_asked_of_a_change_that_nobody_runs() -> None:
    assert _chooser().asked("scoring/engine/wall.py", 9, []) == []


def test_those_who_run_the_statement_are_asked_and_the_latest_killers_first() -> None:
    asked = _chooser().asked("scoring/engine/wall.py", 4, ["dear"])
    assert [one.test for one in asked] == ["dear", "cheap"]
    assert [one.test for one in _chooser().asked("scoring/engine/wall.py", 4, [])] == ["cheap", "dear"]


def test_those_who_speak_about_what_is_changed_are_asked_before_others() -> None:
    chooser = Chooser(
        Execution(test, cost, {"scoring.kongs": 1 << 4})
        for cost, test in enumerate([IMPORTED, "cheap", "[kong-robbed]", "[kong-late]", "killer"])
    )
    asked = chooser.asked("scoring/kongs.py", 4, ["killer"], "after_late_kong")
    assert [one.test for one in asked] == ["killer", "[kong-late]", "[kong-robbed]", "cheap"]


def test_those_who_see_what_the_others_have_not_seen_are_asked_early() -> None:
    lines = {"few": 0b111, "same": 0b111, "more": 0b111111, "rest": 0b11000001}
    chooser = Chooser(
        Execution(test, cost / 100, {"scoring": bits})
        for cost, (test, bits) in enumerate([(IMPORTED, 0), *lines.items()])
    )
    assert [one.test for one in chooser.asked("scoring.py", None, [])] == ["few", "more", "rest", "same"]


def test_of_what_runs_at_import_all_are_asked_who_run_the_module_or_else_its_neighbours() -> None:
    chooser = _chooser()
    assert [one.test for one in chooser.asked("scoring/engine/wall.py", None, [])] == ["cheap", "dear"]
    assert [one.test for one in chooser.asked("scoring/engine/wall.py", 2, [])] == ["cheap", "dear"]
    assert [one.test for one in chooser.asked("scoring/engine/tiles.py", None, [])] == ["cheap", "dear"]
    assert [one.test for one in chooser.asked("scoring/patterns/plans.py", None, [])] == [
        "cheap",
        "other",
        "dear",
    ]
    assert chooser.runs_at_import("scoring/engine/wall.py", None)
    assert chooser.runs_at_import("scoring/engine/wall.py", 2)
    assert not chooser.runs_at_import("scoring/engine/wall.py", 4)


def test_of_what_runs_at_import_those_near_are_asked_too_who_look_at_data() -> None:
    chooser = Chooser(
        [
            Execution(IMPORTED, 0.0, {"scoring.rulesets.toy.clauses": 1 << 2}),
            Execution("tests/scoring/rulesets/test_sources.py::far", 0.0, {"scoring.rulesets": 1}),
            Execution("tests/scoring/rulesets/other/test_words.py::apart", 0.0, {"scoring.rulesets": 1}),
            Execution(
                "tests/scoring/rulesets/toy/test_play.py::runs", 1.0, {"scoring.rulesets.toy.clauses": 8}
            ),
        ]
    )
    asked = chooser.asked("scoring/rulesets/toy/clauses.py", 2, [])
    assert {one.test.rpartition("::")[2] for one in asked} == {"far", "runs"}
    assert [
        one.test.rpartition("::")[2] for one in chooser.asked("scoring/rulesets/toy/clauses.py", 3, [])
    ] == ["runs"]


def test_modules_of_tests_that_look_at_little_else_are_imported_first() -> None:
    lines = {"scoring.engine.wall": 0b1, "scoring.engine.tiles": 0b111}
    tests = [
        Execution("tests/far.py::one", 0.0, lines),
        Execution("tests/near.py::one", 0.0, {"scoring.engine.wall": 0b1}),
        Execution("tests/far.py::two", 0.0, lines),
    ]
    ordered = by_test_module(tests, "scoring/engine/wall.py")
    assert [[one.test for one in group] for group in ordered] == [
        ["tests/near.py::one"],
        ["tests/far.py::one", "tests/far.py::two"],
    ]


def _changed(old: str, new: str) -> tuple[Any, Any]:
    """The function and a seat that were there before the change."""
    module, functions = _imported()
    held = module.is_many, module.Seat()
    assert exchange(SOURCE, SOURCE.replace(old, new), "tiles.py", functions)
    return held


def _imported() -> tuple[ModuleType, list[Any]]:
    module = ModuleType("tiles")
    exec(compile(SOURCE, "tiles.py", "exec"), vars(module))
    return module, [module.is_many, module.Seat.next]


def _chooser() -> Chooser:
    return Chooser(
        [
            Execution(IMPORTED, 0.0, {"scoring.engine.wall": 1 << 2}),
            Execution("dear", 2.0, {"scoring.engine.wall": 1 << 4}),
            Execution("cheap", 0.1, {"scoring.engine.wall": 1 << 4 | 1 << 5}),
            Execution("other", 0.2, {"scoring.rulesets.toy": (1 << 40) - 1}),
        ]
    )


def test_what_the_core_has_found_out_before_a_change_is_forgotten() -> None:
    found = DOTS[0]
    rules = resolve_rules(load("nantong"), None, {})
    for forget in caches_of_core():
        forget()
    assert not DOTS.known
    assert DOTS[0] is not found
    assert resolve_rules(load("nantong"), None, {}) is not rules
