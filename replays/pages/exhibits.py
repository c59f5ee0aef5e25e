"""Exhibits as pages show them: sentences, tiles with the seats that they stand for, and small tables."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from replays.pages.naming import in_language, language, seat_name
from scoring.engine.exhibits import Cell, Exhibit, Line, Sentence, Table, TileRow
from scoring.engine.naming import plain
from scoring.engine.ruleset import RuleSet
from scoring.engine.telling import Teller
from scoring.engine.tiles import NAMES
from scoring.engine.wording import fill

#: A space at which no line ends.
_FIXED: Final = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class PointerView:
    """A tile by its code, the seat that it stands for, and whether it changes anything."""

    tile: str
    seat: str
    counts: bool


@dataclass(frozen=True, slots=True)
class TileRowView:
    """Tiles that lie together."""

    title: str
    tiles: list[PointerView]


@dataclass(frozen=True, slots=True)
class TermView:
    """A part of a sum: whose it is - a seat, or who pays whom - and how it is reckoned."""

    seats: list[str]
    figure: str


@dataclass(frozen=True, slots=True)
class CellView:
    """What stands in a table: a figure, with the parts that it is the sum of, if they are told."""

    column: str
    figure: str
    terms: list[TermView]


@dataclass(frozen=True, slots=True)
class LineView:
    """A line of a table: the seats at its head, and its cells."""

    seats: list[str]
    cells: list[CellView]


@dataclass(frozen=True, slots=True)
class TableView:
    """A small table, in the reader's language."""

    title: str
    note: str
    corner: str
    columns: list[str]
    lines: list[LineView]


@dataclass(frozen=True, slots=True)
class ExhibitView:
    """An exhibit in the reader's language; `figure` (id, title) is a drawing that says more, or None."""

    title: str
    sentences: list[str]
    rows: list[TileRowView]
    tables: list[TableView]
    figure: tuple[str, str] | None


def view_exhibits(exhibits: Iterable[Exhibit], ruleset: RuleSet) -> list[ExhibitView]:
    """All that the rule set shows of a hand."""
    teller = Teller(ruleset, language())
    figures = {figure.id: (figure.id, in_language(figure.title)) for figure in ruleset.figures}
    return [_exhibit(exhibit, teller, figures.get(exhibit.figure or "")) for exhibit in exhibits]


def _exhibit(exhibit: Exhibit, teller: Teller, figure: tuple[str, str] | None) -> ExhibitView:
    return ExhibitView(
        title=in_language(exhibit.title),
        sentences=[_told(sentence, teller) for sentence in exhibit.sentences],
        rows=[_row(row, teller) for row in exhibit.rows],
        tables=[_table(table, teller) for table in exhibit.tables],
        figure=figure,
    )


def _told(sentence: Sentence, teller: Teller) -> str:
    return fill(in_language(sentence.text), sentence.values, teller)


def _row(row: TileRow, teller: Teller) -> TileRowView:
    tiles = [PointerView(NAMES[one.tile], seat_name(one.seat), one.counts) for one in row.tiles]
    return TileRowView(_told(row.title, teller), tiles)


def _table(table: Table, teller: Teller) -> TableView:
    columns = [in_language(column) for column in table.columns]
    return TableView(
        title=_told(table.title, teller),
        note=_told(table.note, teller) if table.note else "",
        corner=in_language(table.corner),
        columns=columns,
        lines=[_line(line, columns) for line in table.lines],
    )


def _line(line: Line, columns: list[str]) -> LineView:
    cells = [_cell(column, cell) for column, cell in zip(columns, line.cells, strict=True)]
    return LineView([seat_name(seat) for seat in line.seats], cells)


def _cell(column: str, cell: Cell) -> CellView:
    """A number, a calculation that a narrow column breaks before a plus sign alone, or a sum part by part."""
    if isinstance(cell, str):
        return CellView(column, cell.replace(" ", _FIXED).replace(f"{_FIXED}+", " +"), [])
    if isinstance(cell, int):
        return CellView(column, plain(cell), [])
    terms = [TermView([seat_name(seat) for seat in term.seats], term.figure) for term in cell.terms]
    return CellView(column, plain(cell.total), terms)
