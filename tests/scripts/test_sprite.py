"""The tile sprites: a picture for every tile, small, and safe under the pages' policy."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from scoring.engine.tiles import NAMES

TILES = Path(__file__).parents[2] / "static" / "tiles"
SPRITES = ("tiles.svg", "tiles-indexed.svg")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("sprite", SPRITES)
def test_every_tile_of_the_log_format_has_its_picture(sprite: str) -> None:
    symbols = {
        symbol.get("id") for symbol in ElementTree.parse(TILES / sprite).getroot().iter(f"{SVG}symbol")
    }
    wanted = {f"t-{'unknown' if name == '??' else name}" for name in NAMES} | {"t-back"}
    assert symbols == wanted


@pytest.mark.parametrize("sprite", SPRITES)
def test_no_two_tiles_look_alike(sprite: str) -> None:
    drawings = [
        ElementTree.tostring(symbol).split(b">", 1)[1]
        for symbol in ElementTree.parse(TILES / sprite).getroot().iter(f"{SVG}symbol")
    ]
    assert len(set(drawings)) == len(drawings)


@pytest.mark.parametrize("sprite", SPRITES)
def test_a_sprite_weighs_little_on_the_wire(sprite: str) -> None:
    assert len(gzip.compress((TILES / sprite).read_bytes())) <= 12 * 1024


@pytest.mark.parametrize("sprite", SPRITES)
def test_a_sprite_holds_nothing_that_the_policy_would_block(sprite: str) -> None:
    text = (TILES / sprite).read_text(encoding="utf-8")
    assert not re.search(r"<(script|style|image|foreignObject)|\bstyle=|\bon\w+=|href=", text)


def test_the_licence_of_the_outlines_lies_beside_them() -> None:
    assert "SIL OPEN FONT LICENSE" in (TILES / "OFL.txt").read_text(encoding="utf-8")
    assert all("OFL.txt" in (TILES / sprite).read_text(encoding="utf-8") for sprite in SPRITES)
