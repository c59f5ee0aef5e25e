"""Dice as pictures that read as the numbers on top: ``{% dice faces %}``."""

from functools import cache
from typing import Final

from django import template
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from replays.pages.naming import list_of

register = template.Library()

#: Where pips can lie, in a square of 24: near the edges and in the middle.
_LOW, _MIDDLE, _HIGH = 6, 12, 18
_CENTRE: Final = ((_MIDDLE, _MIDDLE),)
_DIAGONAL: Final = ((_LOW, _LOW), (_HIGH, _HIGH))
_CORNERS: Final = (*_DIAGONAL, (_LOW, _HIGH), (_HIGH, _LOW))
_PIPS: Final = {
    1: _CENTRE,
    2: _DIAGONAL,
    3: (*_DIAGONAL, *_CENTRE),
    4: _CORNERS,
    5: (*_CORNERS, *_CENTRE),
    6: (*_CORNERS, (_LOW, _MIDDLE), (_HIGH, _MIDDLE)),
}
#: Faces whose pips are red on Chinese dice; that of one is large as well.
_RED: Final = (1, 4)


@register.simple_tag
def dice(faces: tuple[int, ...]) -> SafeString:
    """The dice of a throw as one picture."""
    reads = _("dice %(faces)s") % {"faces": list_of([str(face) for face in faces])}
    drawn = format_html_join("", "{}", ((_die(face),) for face in faces))
    return format_html('<span class="dice" role="img" aria-label="{}">{}</span>', reads, drawn)


@cache
def _die(face: int) -> SafeString:
    radius = 3.6 if face == 1 else 2.3
    pips = format_html_join("", '<circle cx="{}" cy="{}" r="{}"/>', ((x, y, radius) for x, y in _PIPS[face]))
    return format_html(
        '<svg class="die{}" viewBox="0 0 24 24" aria-hidden="true">'
        '<rect x="1" y="1" width="22" height="22" rx="5"/>{}</svg>',
        " red" if face in _RED else "",
        pips,
    )
