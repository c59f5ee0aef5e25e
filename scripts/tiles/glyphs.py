"""Outlines of characters, taken from a font as SVG path data."""

from dataclasses import dataclass
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


@dataclass(frozen=True, slots=True)
class Box:
    """Where a character goes: its middle and the size it must fit into, in tile units."""

    x: float
    y: float
    width: float
    height: float


class Glyphs:
    """A font that draws characters into boxes."""

    def __init__(self, font: Path) -> None:
        self._font = TTFont(font)
        self._set = self._font.getGlyphSet()
        self._names = self._font.getBestCmap()

    def path(self, character: str, box: Box, colour: str, weight: float = 0.0) -> str:
        """`character` stretched to fill `box`; `weight` thickens its strokes, in tile units."""
        glyph = self._set[self._names[ord(character)]]
        bounds = BoundsPen(self._set)
        glyph.draw(bounds)
        left, bottom, right, top = bounds.bounds
        across, down = box.width / (right - left), box.height / (top - bottom)
        shift = (box.x - across * (left + right) / 2, box.y + down * (bottom + top) / 2)
        pen = SVGPathPen(self._set, ntos=_short)
        glyph.draw(TransformPen(pen, (across, 0, 0, -down, *shift)))
        stroke = f' stroke="{colour}" stroke-width="{weight}"' if weight else ""
        return f'<path fill="{colour}"{stroke} d="{pen.getCommands()}"/>'


def _short(number: float) -> str:
    """A coordinate with one decimal: finer than a screen shows at any size used."""
    return f"{number:.1f}".removesuffix(".0")
