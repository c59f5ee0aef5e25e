"""Points with their sign: +20, −10, 0. Red is gain at a mahjong table; the sign says it without colour."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from scoring.engine.naming import plain, signed

register = template.Library()


#: A figure whose sign says nothing of gain: what a payment is made of.
@register.filter
def figure(value: int) -> str:
    """The number as a sentence prints it."""
    return plain(value)


@register.filter(name="points")
def points_filter(value: int | None) -> SafeString:
    """Points as a span; a dash where none are known."""
    if value is None:
        return format_html('<span class="points">{}</span>', "\N{EN DASH}")
    return format_html('<span class="points{}">{}</span>', " gain" if value > 0 else "", signed(value))
