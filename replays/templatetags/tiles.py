"""Tiles as pictures that read as 五万: ``{% tile "5m" %}``."""

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
    symbol = "unknown" if code == "??" else code
    reads = mark_safe('aria-hidden="true"') if silent else _label(code)
    return format_html(
        '<svg class="{}" viewBox="0 0 60 80" {}><use href="{}#t-{}"/></svg>',
        f"tile {css}".strip(),
        reads,
        sprite(context),
        symbol,
    )


def _label(code: str) -> SafeString:
    return format_html('role="img" aria-label="{}"', tile_name(code))


@register.filter
def codes(run: str) -> list[str]:
    """The tiles of a run, one by one."""
    return split_run(run)
