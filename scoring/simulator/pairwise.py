"""Covering arrays: so few choices of options that any two values of two options stand together in one.

Built greedily, one option after another taking the value that brings most new pairs; the same for ever.
"""

import random
from collections.abc import Iterator, Mapping
from itertools import combinations, product

from scoring.engine.options import Contradiction, OptionValue
from scoring.engine.ruleset import RuleSet
from scoring.simulator.options import values_of

Options = dict[str, OptionValue]
#: An option at the number of one of its values, and two such together, the option that sorts first before.
Cell = tuple[str, int]
Pair = tuple[Cell, Cell]


def pairwise_options(ruleset: RuleSet) -> list[Options]:
    """Every option at some value in each; those that contradict each other never stand together."""
    return list(_Array(ruleset).rows())


class _Array:
    """The pairs still to be covered, and the rows that cover them."""

    def __init__(self, ruleset: RuleSet) -> None:
        self._values = {option.name: values_of(ruleset, option) for option in ruleset.options}
        self._together = [self._met_by(one) for one in ruleset.contradictions]
        self._chance = random.Random(ruleset.id)
        names = sorted(self._values)
        self._left: dict[Pair, None] = dict.fromkeys(
            ((one, at), (other, place))
            for one, other in combinations(names, 2)
            for at in range(len(self._values[one]))
            for place in range(len(self._values[other]))
        )

    def _met_by(self, contradiction: Contradiction) -> list[dict[str, int]]:
        """All choices of its options, by the numbers of their values, that go together."""
        names = contradiction.options
        choices = product(*(range(len(self._values[name])) for name in names))
        rows = (dict(zip(names, choice, strict=True)) for choice in choices)
        return [row for row in rows if contradiction.is_met(self._settled(row))]

    def rows(self) -> Iterator[Options]:
        """Rows until every pair that can stand stands in one."""
        while self._left:
            first = next(iter(self._left))
            row = self._row(first)
            if row is None:
                del self._left[first]
                continue
            for pair in combinations(sorted(row.items()), 2):
                self._left.pop(pair, None)
            yield self._settled(row)

    def _row(self, first: Pair) -> dict[str, int] | None:
        """A row with this pair; None where nothing can stand beside it."""
        row = dict(first)
        others = [name for name in self._values if name not in row]
        self._chance.shuffle(others)
        if not self._can_stand(row):
            return None
        for name in others:
            possible = [at for at in range(len(self._values[name])) if self._can_stand({**row, name: at})]
            if not possible:
                return None
            row[name] = max(possible, key=lambda at: (self._gain(row, (name, at)), self._chance.random()))
        return row

    def _gain(self, row: Mapping[str, int], cell: Cell) -> int:
        """How many pairs still to be covered this value makes with those of the row."""
        left = self._left
        return sum(((other, cell) if other < cell else (cell, other)) in left for other in row.items())

    def _can_stand(self, row: Mapping[str, int]) -> bool:
        """Whether the options of each contradiction can still go together, with those not chosen yet."""
        return all(
            any(all(row.get(name, at) == at for name, at in choice.items()) for choice in choices)
            for choices in self._together
        )

    def _settled(self, row: Mapping[str, int]) -> Options:
        return {name: self._values[name][at] for name, at in row.items()}
