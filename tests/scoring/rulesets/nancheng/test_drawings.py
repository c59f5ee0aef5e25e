"""What the page draws: walls that dice break, seats that horses hit, what kongs are paid."""

import pytest

from scoring.engine.figures import Chart, Dice, Figure, Mark, Round, Tiles
from scoring.engine.tiles import format_run
from scoring.rulesets.nancheng.drawings import FIGURES

DRAWN = {figure.id: figure for figure in FIGURES}
PLACES = ("dealer", "right", "opposite", "left")


def lines(figure: Figure, place: str) -> tuple[tuple[Mark, ...], ...]:
    """The lines of one seat's chart."""
    assert isinstance(figure.drawn, Round)
    chart: Chart = getattr(figure.drawn, place)
    return chart.lines


@pytest.mark.parametrize(
    ("faces", "place", "kept"),
    [
        ((3, 4), "opposite", 3),
        ((1, 1), "right", 1),
        ((6, 6), "left", 6),
        ((2, 3), "dealer", 2),
        ((4, 5), "dealer", 4),
        ((1, 6), "opposite", 1),
        ((4, 4), "left", 4),
        ((5, 6), "opposite", 5),
    ],
)
def test_a_throw_stands_at_the_wall_it_breaks(faces: tuple[int, int], place: str, kept: int) -> None:
    assert (Dice(faces), sum(faces), kept, kept + 1) in lines(DRAWN["dice"], place)


def test_every_throw_stands_once() -> None:
    throws = [line[0] for place in PLACES for line in lines(DRAWN["dice"], place)]
    assert len(throws) == len(set(throws)) == 21


@pytest.mark.parametrize(
    ("place", "runs"),
    [
        ("dealer", ["1m5m9m", "1p5p9p", "1s5s9s", "1z7z"]),
        ("right", ["2m6m", "2p6p", "2s6s", "2z6z"]),
        ("opposite", ["3m7m", "3p7p", "3s7s", "3z5z"]),
        ("left", ["4m8m", "4p8p", "4s8s", "4z"]),
    ],
)
def test_each_tile_stands_at_the_seat_it_hits(place: str, runs: list[str]) -> None:
    marks = [mark for [mark] in lines(DRAWN["horses"], place)]
    assert [format_run(mark.tiles) for mark in marks if isinstance(mark, Tiles)] == runs


def test_kongs_are_drawn_with_what_each_seat_pays() -> None:
    drawn = DRAWN["kongs"].drawn
    assert isinstance(drawn, Chart)
    assert [line[1:] for line in drawn.lines[:3]] == [(2, 1), (2, 1), (1, 1)]
    assert drawn.lines[3][2] == 2
