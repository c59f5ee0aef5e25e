"""All the faces of the sprite by symbol name: 34 kinds, the back, and the tile that no record shows."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from scripts.tiles.bird import bird
from scripts.tiles.glyphs import Box, Glyphs
from scripts.tiles.palette import (
    ASH,
    BACK,
    BACK_DARK,
    CENTRE,
    CINNABAR,
    EDGE,
    HEIGHT,
    INK,
    IVORY,
    JADE,
    RIM,
    WIDTH,
)
from scripts.tiles.suits import bamboo, characters, dots

#: Winds and dragons in the order of the log format, 1z to 7z; the fifth, 白, is a frame.
HONOURS: Final = "東南西北白發中"
HONOUR_INDICES: Final = "ESWNBFC"


@dataclass(frozen=True, slots=True)
class Fonts:
    """The serif that draws faces and the sans that draws corner indices."""

    serif: Glyphs
    sans: Glyphs


def _honour(place: int, glyphs: Glyphs) -> str:
    x, y = CENTRE
    if place == 5:
        return (
            f'<g fill="none" stroke="{INK}">'
            '<rect x="11" y="12" width="38" height="51" rx="3" stroke-width="3.4"/>'
            '<rect x="16.5" y="17.5" width="27" height="40" rx="1" stroke-width="1.4"/></g>'
        )
    colour = {6: JADE, 7: CINNABAR}.get(place, INK)
    width = 34 if place == 7 else 42
    return glyphs.path(HONOURS[place - 1], Box(x, y, width, 50), colour, 1.4)


def _faces(fonts: Fonts) -> Iterator[tuple[str, str, str]]:
    """Symbol name, corner index and face of each kind."""
    for rank in range(1, 10):
        yield f"{rank}m", str(rank), characters(rank, fonts.serif)
        yield f"{rank}p", str(rank), dots(rank)
        yield f"{rank}s", str(rank), bird() if rank == 1 else bamboo(rank)
    for place in range(1, 8):
        yield f"{place}z", HONOUR_INDICES[place - 1], _honour(place, fonts.serif)


def _slab(top: str, foot: str, rim: str) -> str:
    """The body of a tile: the edge of the layer below, then the layer seen."""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{foot}"/>'
        f'<rect x=".6" y=".6" width="{WIDTH - 1.2:g}" height="{HEIGHT - EDGE - 1}" rx="6.4" fill="{top}"'
        f' stroke="{rim}" stroke-width="1.2"/>'
    )


def _indexed(face: str, index: str, glyphs: Glyphs) -> str:
    """The face drawn smaller, with its figure or letter in the corner it leaves free."""
    width = 5.5 if index == "1" else 9.0
    corner = glyphs.path(index, Box(8.5, 11, width, 13), INK, 0.9)
    return f'<g transform="translate(10.5 10) scale(.82)">{face}</g>{corner}'


def _back() -> str:
    lattice = "M12 12L48 63M48 12L12 63M30 12V63M12 37.5H48"
    return (
        _slab(BACK, IVORY, BACK_DARK)
        + f'<g fill="none" stroke="{BACK_DARK}"><rect x="8" y="8" width="44" height="59" stroke-width="2"/>'
        + f'<path stroke-width="1.6" d="{lattice}"/></g>'
    )


def _unknown(glyphs: Glyphs) -> str:
    """Not 白: a grey slab with a question mark."""
    mark = glyphs.path("?", Box(*CENTRE, 22, 38), ASH, 0.8)
    return _slab("#e9e4d4", BACK, RIM) + mark


def symbols(fonts: Fonts, indexed: bool) -> Iterator[tuple[str, str]]:
    """Name and drawing of every symbol; `indexed` puts figures in the corners."""
    for name, index, face in _faces(fonts):
        shown = _indexed(face, index, fonts.sans) if indexed else face
        yield name, _slab(IVORY, BACK, RIM) + shown
    yield "back", _back()
    yield "unknown", _unknown(fonts.sans)
