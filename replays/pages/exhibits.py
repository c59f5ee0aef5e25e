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
class LineView:
    """A line of a table: the seats at its head, and each cell with the head of its column."""

    seats: list[str]
    cells: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class TableView:
    """A small table, in the reader's language."""

    title: str
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
        corner=in_language(table.corner),
        columns=columns,
        lines=[_line(line, columns) for line in table.lines],
    )


def _line(line: Line, columns: list[str]) -> LineView:
    cells = [(column, _cell(cell)) for column, cell in zip(columns, line.cells, strict=True)]
    return LineView([seat_name(seat) for seat in line.seats], cells)


def _cell(cell: Cell) -> str:
    """A number, or a calculation that a narrow column breaks before a plus sign alone."""
    if isinstance(cell, int):
        return plain(cell)
    return cell.replace(" ", _FIXED).replace(f"{_FIXED}+", " +")
