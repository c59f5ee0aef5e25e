"""`scripts.compiled.constructors`: what is written for the compiler is what dataclasses make."""

import ast
import importlib
import inspect
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from scoring.compiled import PROJECT
from scripts.compiled.constructors import with_constructors
from scripts.compiled.modules import module_of, sources

SOURCE = '''
from dataclasses import dataclass, field


@dataclass(slots=True, eq=False)
class Act:
    seat: int


@dataclass(slots=True, eq=False)
class Draw(Act):
    """With one of everything."""

    tile: int
    source: str = "head"
    seen: list[int] = field(default_factory=list)
    waits: list[set[int]] = field(default_factory=lambda: [set(), set()])
    last: int = field(init=False, default=9)

    def twice(self) -> int:
        return 2 * self.tile


@dataclass(slots=True, eq=False)
class Leave(Act):
    pass


@dataclass(frozen=True, slots=True)
class Price:
    points: int
'''


def ran(source: str) -> ModuleType:
    module = ModuleType("written_out")
    exec(compile(source, "written_out", "exec"), module.__dict__)
    return module


def test_a_record_is_made_of_the_same_arguments_and_defaults() -> None:
    written = ran(with_constructors(SOURCE))
    draw = written.Draw(1, 5)
    assert (draw.seat, draw.tile, draw.source, draw.seen, draw.last) == (1, 5, "head", [], 9)
    assert written.Draw(0, 5, "tail", [3]).seen == [3]
    assert written.Draw(seat=2, tile=5, waits=[{1}]).waits == [{1}]
    assert repr(written.Leave(3)) == repr(ran(SOURCE).Leave(3))
    with pytest.raises(TypeError):
        written.Draw(0)


def test_what_a_record_makes_anew_belongs_to_it_alone() -> None:
    written = ran(with_constructors(SOURCE))
    one, other = written.Draw(0, 1), written.Draw(0, 1)
    one.seen.append(4)
    one.waits[0].add(4)
    assert (other.seen, other.waits) == ([], [set(), set()])


def test_every_line_keeps_its_number_and_other_classes_are_left_alone() -> None:
    before, after = SOURCE.split("\n"), with_constructors(SOURCE).split("\n")
    assert len(before) == len(after)
    assert (
        before[before.index("@dataclass(frozen=True, slots=True)") :]
        == after[after.index("@dataclass(frozen=True, slots=True)") :]
    )


def test_a_class_without_room_for_its_constructor_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="Draw"):
        with_constructors(SOURCE.replace("\n\n    def twice", "\n    def twice"))


def test_what_is_prepared_after_the_constructor_still_is() -> None:
    source = SOURCE + (
        "\n\n@dataclass(slots=True, eq=False)\nclass Wall:\n    size: int\n\n"
        "    def __post_init__(self) -> None:\n        self.size += 1\n"
    )
    assert ran(with_constructors(source)).Wall(4).size == 5


def written_out() -> Iterator[tuple[str, str, str]]:
    """Module, class and parameters of each constructor that is written for the engine."""
    for file in sources(PROJECT):
        name = ""
        for line in with_constructors((PROJECT / file).read_text(encoding="utf-8")).split("\n"):
            if found := re.match(r"class (\w+)", line):
                name = found[1]
            if found := re.match(r"    def __init__\(self, (.*)\) -> None: ", line):
                yield module_of(file), name, found[1]


@pytest.mark.parametrize(("module", "name", "parameters"), [*written_out()])
def test_the_engines_records_take_what_their_dataclasses_take(
    module: str, name: str, parameters: str
) -> None:
    (made,) = ast.parse(f"def made({parameters}): ...").body
    assert isinstance(made, ast.FunctionDef)
    taken = [*inspect.signature(getattr(importlib.import_module(module), name)).parameters.values()]
    assert [one.arg for one in made.args.args] == [one.name for one in taken]
    assert len(made.args.defaults) == sum(one.default is not one.empty for one in taken)
