"""Covering arrays: so few choices of options that any two values of two options stand together in one.

Built greedily, one option after another taking the value that brings most new pairs; the same for ever.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from scoring.engine.options import OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.simulator.options import values_of

Options = dict[str, OptionValue]
#: An option at the number of one of its values, and two such together, the option that sorts first before.
Cell = tuple[str, int]
Pair = tuple[Cell, Cell]

#: So often a row is tried for a pair that contradictions may rule out.
_TRIES: Final = 5


def pairwise_options(ruleset: RuleSet) -> list[Options]:
    """Every option at some value in each; those that contradict each other never stand together."""
    return list(_Array(ruleset).rows())


class _Array:
    """The pairs still to be covered, and the rows that cover them."""

    def __init__(self, ruleset: RuleSet) -> None:
        self._values = {option.name: values_of(ruleset, option) for option in ruleset.options}
        self._contradictions = ruleset.contradictions
        self._chance = random.Random(ruleset.id)
        names = sorted(self._values)
        self._left: dict[Pair, None] = dict.fromkeys(
            ((one, at), (other, place))
            for one, other in combinations(names, 2)
            for at in range(len(self._values[one]))
            for place in range(len(self._values[other]))
        )

    def rows(self) -> Iterator[Options]:
        """Rows until every pair that can stand stands in one."""
        while self._left:
            first = next(iter(self._left))
            row = next((row for _ in range(_TRIES) if (row := self._row(first)) is not None), None)
            if row is None:
                del self._left[first]
                continue
            for pair in combinations(sorted(row.items()), 2):
                self._left.pop(pair, None)
            yield self._settled(row)

    def _row(self, first: Pair) -> dict[str, int] | None:
        """A row with this pair; None where its values, or those chosen beside them, contradict each other."""
        row = dict(first)
        others = [name for name in self._values if name not in row]
        self._chance.shuffle(others)
        if self._is_contradicted(row):
            return None
        for name in others:
            possible = [
                at
                for at in range(len(self._values[name]))
                if not self._is_contradicted({**row, name: at}, name)
            ]
            if not possible:
                return None
            row[name] = max(possible, key=lambda at: (self._gain(row, (name, at)), self._chance.random()))
        return row

    def _gain(self, row: Mapping[str, int], cell: Cell) -> int:
        """How many pairs still to be covered this value makes with those of the row."""
        left = self._left
        return sum(((other, cell) if other < cell else (cell, other)) in left for other in row.items())

    def _is_contradicted(self, row: Mapping[str, int], name: str | None = None) -> bool:
        """Whether options of the row do not go together; of those contradictions alone that `name` is in."""
        settled = self._settled(row)
        return any(
            name in (None, *one.options) and row.keys() >= {*one.options} and not one.is_met(settled)
            for one in self._contradictions
        )

    def _settled(self, row: Mapping[str, int]) -> Options:
        return {name: self._values[name][at] for name, at in row.items()}
