"""Draw the tile sprites: ``python -m scripts.tiles.make_sprite FONT_FOLDER``.

Writes ``static/tiles/tiles.svg``, ``tiles-indexed.svg`` (with a figure in the corner, for those who cannot
read the faces) and the page icon. FONT_FOLDER holds NotoSerifSC-Regular.otf and NotoSansSC-Regular.otf, as
the wheel ``pylopdf-fonts-zh-cn`` packs them. It is needed only to draw anew: the sprites keep the outlines.
"""

import sys
from pathlib import Path
from typing import Final

from scripts.tiles.faces import Fonts, symbols
from scripts.tiles.glyphs import Glyphs
from scripts.tiles.palette import HEIGHT, WIDTH

TARGET: Final = Path(__file__).resolve().parents[2] / "static" / "tiles"
NOTICE: Final = (
    "Character outlines: Noto CJK, SIL Open Font License 1.1, see OFL.txt. Drawn by scripts/tiles."
)


def sprite(fonts: Fonts, indexed: bool) -> str:
    """One SVG document with a symbol ``t-<code>`` a tile."""
    drawings = "\n".join(
        f'<symbol id="t-{name}" viewBox="0 0 {WIDTH} {HEIGHT}">{drawing}</symbol>'
        for name, drawing in symbols(fonts, indexed)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n<!-- {NOTICE} -->\n{drawings}\n</svg>\n'


def icon(fonts: Fonts) -> str:
    """The page icon: one red dragon."""
    drawing = dict(symbols(fonts, indexed=False))["7z"]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 {WIDTH + 20} {HEIGHT}">{drawing}</svg>\n'


def main(folder: Path) -> None:
    fonts = Fonts(Glyphs(folder / "NotoSerifSC-Regular.otf"), Glyphs(folder / "NotoSansSC-Regular.otf"))
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, indexed in (("tiles.svg", False), ("tiles-indexed.svg", True)):
        (TARGET / name).write_text(sprite(fonts, indexed), encoding="utf-8")
    (TARGET / "favicon.svg").write_text(icon(fonts), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
