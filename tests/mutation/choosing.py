"""Which tests are asked of a mutant, and in which order: those that run the statement that it changes.

First come those that together see most of the module for the least time, then those that see most of what is
left, and so on (Rothermel et al. 2001, "Prioritizing Test Cases For Regression Testing": by added coverage).
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import PurePath
from typing import Final

from tests.mutation.asking import CASES
from tests.mutation.executions import IMPORTED, Execution

#: So many tests of a module are ordered by what they see; the rest by their costs.
_ORDERED: Final = 300
#: Seconds that only quick tests stay below.
_QUICK: Final = 0.1
#: Seconds that any test costs.
_BESIDES: Final = 0.002
#: So many tests that speak about what is changed are asked first.
_SPEAKING: Final = 40
#: So many modules of tests are close to a module of the core.
_CLOSE: Final = 5
#: A test that runs no more lines of the core looks at its data.
_DATA: Final = 20


class Chooser:
    """Knows what every test runs."""

    def __init__(self, executions: Iterable[Execution]) -> None:
        known = {execution.test: execution for execution in executions}
        self._imported = known.pop(IMPORTED)
        self._tests = sorted(known.values(), key=lambda one: one.cost)
        self._orders: dict[str, list[Execution]] = {}

    def runs_at_import(self, file: str, line: int | None) -> bool:
        """Whether a statement of this file (path in the tree) runs while the core is imported."""
        return line is None or self._imported.runs(_module(file), line)

    def asked(self, file: str, line: int | None, killers: Sequence[str], about: str = "") -> list[Execution]:
        """The tests that run the statement, those that killed of late before all others.

        Then some come that speak `about` the same as the function changed, by its name.

        Of what runs at import nobody can say who depends on it: those are asked that run the module, or if
        none does, its neighbours, the tests that stand beside them, and those near that look at data alone.
        """
        module = _module(file)
        if self.runs_at_import(file, line):
            found = self._with_data(self._beside(self._in_order(module) or self._neighbours(module)), file)
        else:
            found = [one for one in self._in_order(module) if one.runs(module, line)]
        speaking = sorted(found, key=lambda one: -_shared_words(one.test, f"{file} {about}"))[:_SPEAKING]
        first = [*killers, *(one.test for one in speaking if _shared_words(one.test, f"{file} {about}"))]
        rank = {test: place for place, test in reversed([*enumerate(first)])}
        return sorted(found, key=lambda one: rank.get(one.test, len(first)))

    def _in_order(self, module: str) -> list[Execution]:
        if module not in self._orders:
            self._orders[module] = _ordered(module, [one for one in self._tests if one.runs(module, None)])
        return self._orders[module]

    def _beside(self, tests: Sequence[Execution]) -> list[Execution]:
        """These tests, and the others of their modules; golden cases only if they are among these."""
        modules = {_test_module(one) for one in tests} - {CASES}
        named = {one.test for one in tests}
        return [*tests, *(o for o in self._tests if _test_module(o) in modules and o.test not in named)]

    def _with_data(self, tests: Sequence[Execution], file: str) -> list[Execution]:
        """These tests, and those that look at data, in a folder that mirrors one in which the file is."""
        named = {one.test for one in tests}
        folders = PurePath(file).parents
        near = [one for one in self._tests if _mirrored(one) in folders]
        return [*tests, *(one for one in near if _size(one) < _DATA and one.test not in named)]

    def _neighbours(self, module: str) -> list[Execution]:
        """The tests that look at data, and those that run anything in the nearest package that any runs."""
        inside: list[Execution] = []
        while not inside and "." in module:
            module = module.rpartition(".")[0]
            inside = [one for one in self._tests if any(m.startswith(f"{module}.") for m in one.lines)]
        named = {one.test for one in inside}
        return [*inside, *(one for one in self._tests if one.test not in named and _size(one) < _DATA)]


def _shared_words(test: str, about: str) -> int:
    """How many words of a module's or function's name stand in a test's name."""
    names = "/".join(about.split("/")[-2:])
    words = {word.removesuffix("s") for word in re.findall("[a-z]{4,}", names)}
    return sum(word in test for word in words)


def by_test_module(asked: Sequence[Execution], file: str) -> list[list[Execution]]:
    """Tests that are to be imported, by their modules: first those that look at little else than this file.

    Golden cases, which see everything, come after a few of these and after those that look at data.
    """
    module = _module(file)
    found: dict[str, list[Execution]] = {}
    for one in asked:
        found.setdefault(_test_module(one), []).append(one)
    cases = found.pop(CASES, None)
    ordered = sorted(
        found.values(),
        key=lambda tests: (
            -max(_closeness(one, module) for one in tests),
            -_shared_words(_test_module(tests[0]), file),
            sum(one.cost for one in tests),
        ),
    )
    rest = ordered[_CLOSE:]
    data = [tests for tests in rest if all(_size(one) < _DATA for one in tests)]
    others = [tests for tests in rest if tests not in data]
    return [*ordered[:_CLOSE], *data, *([cases] if cases else ()), *others]


def _closeness(one: Execution, module: str) -> float:
    """How much of what a test runs is in this module."""
    return one.lines.get(module, 0).bit_count() / max(_size(one), 1)


def _size(one: Execution) -> int:
    """How many lines of the core a test runs."""
    return sum(bits.bit_count() for bits in one.lines.values())


def _test_module(one: Execution) -> str:
    return one.test.partition("::")[0]


def _mirrored(one: Execution) -> PurePath:
    """The folder of the core that the test's own folder mirrors."""
    return PurePath(*PurePath(_test_module(one)).parent.parts[1:])


def _ordered(module: str, tests: Sequence[Execution]) -> list[Execution]:
    """The tests of a module by how much each sees that those before it have not, for its cost.

    Slow ones come after many quick ones, those first that look at little else.
    """
    order: dict[str, Execution] = {}
    left = {one.test: (one.lines[module], one.cost + _BESIDES) for one in tests if one.cost < _QUICK}
    by_name = {one.test: one for one in tests}
    seen = 0
    while left and len(order) < _ORDERED:
        best = max(left, key=lambda test: (left[test][0] & ~seen).bit_count() / left[test][1])
        if left[best][0] & ~seen:
            seen |= left.pop(best)[0]
            order[best] = by_name[best]
        else:
            seen = 0
    slow = sorted((one for one in tests if one.cost >= _QUICK), key=lambda one: -_closeness(one, module))
    rest = [one for one in tests if one.test not in order and one.cost < _QUICK]
    return [*order.values(), *slow, *rest]


def _module(file: str) -> str:
    path = PurePath(file).with_suffix("")
    return ".".join(path.parts[:-1] if path.name == "__init__" else path.parts)
