"""Figures of a rule set as its page draws them."""

from dataclasses import dataclass

from replays.pages.board import SIDES
from replays.pages.naming import in_language, place_name
from scoring.engine.figures import Chart, Dice, Figure, Mark, Round, Tiles
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import NAMES


@dataclass(frozen=True, slots=True)
class MarkView:
    """One of: words or a number, codes of tiles, faces of dice."""

    text: str = ""
    tiles: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChartView:
    """Lines of marks under the heads of their columns, if they have heads."""

    columns: list[str]
    lines: list[list[MarkView]]


@dataclass(frozen=True, slots=True)
class SeatChart:
    """The chart of a seat: what the seat is called and where it stands in the drawing."""

    place: str
    side: str
    chart: ChartView


@dataclass(frozen=True, slots=True)
class FigureView:
    """A figure: one chart, or one for each seat."""

    id: str
    title: str
    remark: str
    clauses: tuple[str, ...]
    chart: ChartView | None
    seats: list[SeatChart]


def view_figures(ruleset: RuleSet) -> list[FigureView]:
    """All figures of the rule set, in its order."""
    return [_figure(figure) for figure in ruleset.figures]


def _figure(figure: Figure) -> FigureView:
    return FigureView(
        id=figure.id,
        title=in_language(figure.title),
        remark=in_language(figure.remark) if figure.remark else "",
        clauses=figure.clauses,
        chart=_chart(figure.drawn) if isinstance(figure.drawn, Chart) else None,
        seats=_seats(figure.drawn) if isinstance(figure.drawn, Round) else [],
    )


def _seats(drawn: Round) -> list[SeatChart]:
    charts = (drawn.dealer, drawn.right, drawn.opposite, drawn.left)
    return [
        SeatChart(place_name(place, 0), side, _chart(chart))
        for place, (side, chart) in enumerate(zip(SIDES, charts, strict=True))
    ]


def _chart(chart: Chart) -> ChartView:
    return ChartView(
        columns=[in_language(column) for column in chart.columns],
        lines=[[_mark(mark) for mark in line] for line in chart.lines],
    )


def _mark(mark: Mark) -> MarkView:
    if isinstance(mark, Tiles):
        return MarkView(tiles=tuple(NAMES[tile] for tile in mark.tiles))
    if isinstance(mark, Dice):
        return MarkView(dice=mark.faces)
    return MarkView(text=str(mark) if isinstance(mark, int) else in_language(mark))
