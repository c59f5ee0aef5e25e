"""The one of bamboo: a peacock on a cane, drawn so that its outline still reads at 28 pixels."""

from scripts.tiles.palette import CINNABAR, INK, IVORY, JADE


def bird() -> str:
    return _tail() + _body() + _head() + _perch()


def _tail() -> str:
    """Five feathers fanned up behind the bird, each with an eye."""
    tips = [(22.5, 8.5, JADE), (33, 8.0, INK), (42.5, 12.5, JADE), (49.0, 21.0, INK), (51.0, 31.5, JADE)]
    feathers = "".join(
        f'<path stroke="{colour}" stroke-width="5" d="M31 46L{x:g} {y:g}"/>' for x, y, colour in tips
    )
    eyes = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="4.6" fill="{colour}"/>' for x, y, colour in tips)
    hearts = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="2" fill="{IVORY}"/>' for x, y, _ in tips)
    return f'<g stroke-linecap="round">{feathers}</g>{eyes}{hearts}'


def _body() -> str:
    """A full breast, and a wing in cinnabar over it."""
    breast = "M11 27C11 40 10 58 29 59C41 59 46 50 44 39C38 44 30 46 25 41C20 37 20 31 19 26Z"
    wing = "M24 47C29 52 38 50 42 43C42 52 36 57 29 56C24 55 22 51 24 47Z"
    outline = f'stroke="{IVORY}" stroke-width="1.6" stroke-linejoin="round"'
    return f'<path fill="{JADE}" {outline} d="{breast}"/><path fill="{CINNABAR}" d="{wing}"/>'


def _head() -> str:
    crest = "M13 17L9.5 9M15 16L15 8M17 17L20 10.5"
    return (
        f'<path fill="none" stroke="{CINNABAR}" stroke-width="2.2" stroke-linecap="round" d="{crest}"/>'
        f'<circle cx="15" cy="22.5" r="6.4" fill="{JADE}"/>'
        f'<path fill="{CINNABAR}" d="M10 21L4 25.5L11 26Z"/>'
        f'<circle cx="13.6" cy="21.6" r="1.7" fill="{IVORY}"/>'
    )


def _perch() -> str:
    legs = "M25 58V65M32 58V65"
    return (
        f'<path fill="none" stroke="{CINNABAR}" stroke-width="2.6" d="{legs}"/>'
        f'<path fill="none" stroke="{INK}" stroke-width="4" stroke-linecap="round" d="M11 67.5H47"/>'
    )
