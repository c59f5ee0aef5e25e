"""Figures of a rule set's page: what is easier looked at than read, such as whose tiles are whose."""

from msgspec import Struct

from scoring.engine.tiles import Tile
from scoring.engine.words import Words


class Tiles(Struct, frozen=True):
    """Tiles side by side."""

    tiles: tuple[Tile, ...]


class Dice(Struct, frozen=True):
    """A throw, by the faces that lie on top (1 to 6)."""

    faces: tuple[int, ...]


#: What stands in a chart: a number, words, tiles or dice.
Mark = int | Words | Tiles | Dice


class Chart(Struct, frozen=True, eq=False):
    """Marks in lines, one a column. Without `columns` the marks need no heads."""

    lines: tuple[tuple[Mark, ...], ...]
    columns: tuple[Words, ...] = ()


class Round(Struct, frozen=True, eq=False):
    """A chart for each seat of the table: the dealer's, then those of the seats to the right in turn."""

    dealer: Chart
    right: Chart
    opposite: Chart
    left: Chart


class Figure(Struct, frozen=True, eq=False):
    """A drawing that shows clauses, by their ids. `id` names its anchor; `remark` says how to read it."""

    id: str
    title: Words
    clauses: tuple[str, ...]
    drawn: Chart | Round
    remark: Words | None = None
