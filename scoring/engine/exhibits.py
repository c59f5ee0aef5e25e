"""Exhibits: how a special part of a hand's price came about, as data that pages draw in any language.

A rule set hands them out beside a settlement (`Rules.exhibits`). They explain what is paid and decide
nothing; no report holds them, since they follow from the hand and its options alone.
"""

from collections.abc import Mapping

from msgspec import Struct, field

from scoring.engine.tiles import Tile
from scoring.engine.words import Words


class Sentence(Struct, frozen=True, eq=False):
    """A sentence: its text names values in braces as those of findings do (`{winner:seat}`; see wording)."""

    text: Words
    values: Mapping[str, int] = field(default_factory=dict)


class Pointer(Struct, frozen=True, eq=False):
    """A tile that stands for a seat. `counts` is False for one that changes nothing in this hand."""

    tile: Tile
    seat: int
    counts: bool = True


class TileRow(Struct, frozen=True, eq=False):
    """Tiles that lie together, and whose they are."""

    title: Sentence
    tiles: tuple[Pointer, ...]


class Term(Struct, frozen=True, eq=False):
    """A part of a sum in figures, ``4 × (−2)``, and whose it is: of two seats the first pays the second."""

    figure: str
    seats: tuple[int, ...]


class Sum(Struct, frozen=True, eq=False):
    """Parts that each tell whose they are, and what they come to."""

    terms: tuple[Term, ...]
    total: int


#: A number, a calculation in figures that reads the same in every language (``1 + 3 = 4``), or a sum.
Cell = int | str | Sum


class Line(Struct, frozen=True, eq=False):
    """A line of a table: of one seat, or of two of which the first pays the second; a cell a column."""

    seats: tuple[int, ...]
    cells: tuple[Cell, ...]


class Table(Struct, frozen=True, eq=False):
    """A small table. `corner` says what stands at the head of each line, `columns` what its cells are; `note`
    how they come about.
    """

    title: Sentence
    corner: Words
    columns: tuple[Words, ...]
    lines: tuple[Line, ...]
    note: Sentence | None = None


class Exhibit(Struct, frozen=True, eq=False):
    """What there is to see of one thing: first in plain sentences, then as tiles, then reckoned out.

    `figure` is the id of the rule set's figure that says more, if there is one.
    """

    title: Words
    sentences: tuple[Sentence, ...]
    rows: tuple[TileRow, ...] = ()
    tables: tuple[Table, ...] = ()
    figure: str | None = None
