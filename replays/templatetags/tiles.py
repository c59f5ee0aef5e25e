"""Tiles as pictures that read as 五万: ``{% tile "5m" %}``."""

from functools import lru_cache

from django import template
from django.template.context import Context
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from replays.pages.naming import tile_name
from replays.templatetags.reader import chosen
from scoring.engine.states import split_run

register = template.Library()


@register.simple_tag(takes_context=True)
def sprite(context: Context) -> str:
    """Address of the sprite with the faces that the reader chose."""
    indexed = chosen(context.get("request"), "tiles") == "figures"
    return static("tiles/tiles-indexed.svg" if indexed else "tiles/tiles.svg")


@register.simple_tag(takes_context=True)
def tile(context: Context, code: str, css: str = "", silent: bool = False) -> SafeString:
    """One tile. `silent` hides it from screen readers where words beside it say the same."""
    return _drawn(sprite(context), code, f"tile {css}".strip(), "" if silent else tile_name(code))


@lru_cache(maxsize=1024)
def _drawn(address: str, code: str, css: str, name: str) -> SafeString:
    """The picture, made once: a page of hands holds the same tile a hundred times."""
    symbol = "unknown" if code == "??" else code
    reads = format_html('role="img" aria-label="{}"', name) if name else mark_safe('aria-hidden="true"')
    return format_html(
        '<svg class="{}" viewBox="0 0 60 80" {}><use href="{}#t-{}"/></svg>', css, reads, address, symbol
    )


@register.filter
def codes(run: str) -> list[str]:
    """The tiles of a run, one by one."""
    return split_run(run)
