"""Faces of the three suits: characters, dots and bamboo."""

from typing import Final

from scripts.tiles.glyphs import Box, Glyphs
from scripts.tiles.palette import CENTRE, CINNABAR, INK, IVORY, JADE

NUMERALS: Final = "一二三四五六七八九"

#: A place on the face and the colour of what stands there.
Spot = tuple[float, float, str]


def characters(rank: int, glyphs: Glyphs) -> str:
    """The numeral over 萬, as on every table whatever the script of the page."""
    numeral = NUMERALS[rank - 1]
    height = 7.0 if numeral == "一" else 24.0
    upper = glyphs.path(numeral, Box(30, 20, 40, height), INK, 1.3)
    return upper + glyphs.path("萬", Box(30, 53, 38, 31), CINNABAR, 1.0)


def _grid(columns: str, rows: list[float]) -> list[tuple[float, float]]:
    """Places row by row; `columns` is L, M or R for each row, e.g. ``"LR M LR"``."""
    across = {"L": 17.0, "M": 30.0, "R": 43.0}
    return [(across[name], y) for line, y in zip(columns.split(), rows, strict=True) for name in line]


def _coloured(places: list[tuple[float, float]], colours: str) -> list[Spot]:
    palette = {"b": INK, "r": CINNABAR, "g": JADE}
    return [(x, y, palette[name]) for (x, y), name in zip(places, colours, strict=True)]


DOTS: Final[dict[int, tuple[float, list[Spot]]]] = {
    2: (13.5, _coloured([(30, 20), (30, 55)], "gb")),
    3: (10.8, _coloured([(16.5, 16), (30, 37.5), (43.5, 59)], "brg")),
    4: (11.5, _coloured(_grid("LR LR", [20, 55]), "bggb")),
    5: (10.2, _coloured(_grid("LR M LR", [16.5, 37.5, 58.5]), "bgrgb")),
    6: (10, _coloured(_grid("LR LR LR", [15.5, 40, 60]), "ggrrrr")),
    7: (
        8.6,
        _coloured([(14.5, 12.5), (30, 19.5), (45.5, 26.5), *_grid("LR LR", [44.5, 62.5])], "gggrrrr"),
    ),
    8: (8.4, _coloured(_grid("LR LR LR LR", [12, 29, 46, 63]), "bbbbbbbb")),
    9: (8, _coloured([(x, y) for y in (14, 37.5, 61) for x in (13, 30, 47)], "gggrrrbbb")),
}


def _dot(x: float, y: float, radius: float, colour: str) -> str:
    """A coin: a ring, a gap and a heart."""
    ring = radius * 0.26
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius - ring / 2:.1f}" fill="none" stroke="{colour}"'
        f' stroke-width="{ring:.1f}"/><circle cx="{x:g}" cy="{y:g}" r="{radius * 0.46:.1f}" fill="{colour}"/>'
    )


def _great_coin() -> str:
    """The one of dots: a green rim with beads, an ink ring and a red heart."""
    x, y = CENTRE
    rings = [(22, JADE), (19.2, IVORY), (14.6, INK), (11.4, IVORY), (7.6, CINNABAR)]
    discs = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"/>' for r, colour in rings)
    beads = (
        f'<circle cx="{x:g}" cy="{y:g}" r="17" fill="none" stroke="{JADE}" stroke-width="2.6"'
        ' stroke-linecap="round" stroke-dasharray="0 6.676"/>'
    )
    return discs + beads + f'<circle cx="{x:g}" cy="{y:g}" r="2.6" fill="{IVORY}"/>'


def dots(rank: int) -> str:
    if rank == 1:
        return _great_coin()
    radius, spots = DOTS[rank]
    return "".join(_dot(x, y, radius, colour) for x, y, colour in spots)


#: Middle, colour and turn (degrees) of a cane.
Cane = tuple[float, float, str, int]


def _upright(spots: list[Spot]) -> list[Cane]:
    return [(x, y, colour, 0) for x, y, colour in spots]


_ROW: Final = (13.5, 30.0, 46.5)
#: By rank: width and height of the canes, then the canes.
CANES: Final[dict[int, tuple[float, float, list[Cane]]]] = {
    2: (9.0, 29, _upright(_coloured([(30, 20.5), (30, 54.5)], "gb"))),
    3: (9.0, 29, _upright(_coloured([(30, 20.5), (17, 54.5), (43, 54.5)], "bgg"))),
    4: (9.0, 29, _upright(_coloured(_grid("LR LR", [20.5, 54.5]), "gbbg"))),
    5: (8.2, 28, _upright(_coloured([*_grid("LR", [20.5]), (30, 37.5), *_grid("LR", [54.5])], "gbrbg"))),
    6: (8.2, 29, _upright(_coloured([(x, y) for y in (20.5, 54.5) for x in _ROW], "gggbbb"))),
    7: (7.6, 20, _upright(_coloured([(30, 14), *((x, y) for y in (38, 61) for x in _ROW)], "rgbggbg"))),
    8: (
        6.6,
        27,
        [
            *((x, y, colour, 0) for y, colour in ((20.5, JADE), (54.5, INK)) for x in (10.5, 49.5)),
            (23.5, 20.5, JADE, 33),
            (36.5, 20.5, JADE, -33),
            (23.5, 54.5, INK, -33),
            (36.5, 54.5, INK, 33),
        ],
    ),
    9: (7.6, 20.5, _upright(_coloured([(x, y) for y in (14, 37.5, 61) for x in _ROW], "grbgrbgrb"))),
}


def _cane(cane: Cane, width: float, height: float) -> str:
    """A stem of bamboo: three knots, and a lighter vein between each two."""
    x, y, colour, turn = cane
    top, foot, half = y - height / 2, y + height / 2, width / 2
    turned = f' transform="rotate({turn} {x:g} {y:g})"' if turn else ""
    knots = "".join(f"M{x - half:.1f} {at:g}h{width:g}" for at in (top + 1.6, y, foot - 1.6))
    veins = f"M{x:g} {top + 4.6:g}V{y - 3:g}M{x:g} {y + 3:g}V{foot - 4.6:g}"
    return (
        f'<g fill="none" stroke-linecap="round"{turned}><path stroke="{colour}" stroke-width="{width - 1:g}"'
        f' stroke-linecap="butt" d="M{x:g} {top + 1:g}V{foot - 1:g}"/>'
        f'<path stroke="{colour}" stroke-width="3.4" d="{knots}"/>'
        f'<path stroke="{IVORY}" stroke-width="{width / 4.4:.1f}" d="{veins}"/></g>'
    )


def bamboo(rank: int) -> str:
    """Two to nine canes; the one is the bird's."""
    width, height, canes = CANES[rank]
    return "".join(_cane(cane, width, height) for cane in canes)
