"""Colours and measures of a tile face: one place for everything that is not a shape."""

from typing import Final

#: A tile is WIDTH by HEIGHT units; the ivory ends EDGE units above the foot, where the bamboo back shows.
WIDTH: Final = 60
HEIGHT: Final = 80
EDGE: Final = 5
#: The middle of the ivory face.
CENTRE: Final = (30.0, 37.5)

IVORY: Final = "#fbf6e6"
RIM: Final = "#d8cba6"
BACK: Final = "#2c7a5c"
BACK_DARK: Final = "#1d5b44"
INK: Final = "#16305e"
CINNABAR: Final = "#b8201c"
JADE: Final = "#12683f"
ASH: Final = "#8b8778"
