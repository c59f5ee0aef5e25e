"""What the reader chose for all pages: light or dark, tiles with or without figures."""

from dataclasses import dataclass
from typing import Final

from django import template
from django.http import HttpRequest
from django.template.context import Context
from django.utils.safestring import SafeString, mark_safe

register = template.Library()

#: Each choice is a cookie of its own; the first value is what holds without one.
CHOICES: Final = {"theme": ("auto", "light", "dark"), "tiles": ("plain", "figures")}


@dataclass(frozen=True, slots=True)
class ReaderChoices:
    theme: str
    tiles: str


def chosen(request: HttpRequest | None, name: str) -> str:
    """The reader's value of `name`; one that does not exist counts as none."""
    value = request.COOKIES.get(name, "") if request is not None else ""
    return value if value in CHOICES[name] else CHOICES[name][0]


@register.simple_tag(takes_context=True)
def reader_choices(context: Context) -> ReaderChoices:
    """Everything the reader chose, for the switches in the footer."""
    request = context.get("request")
    return ReaderChoices(theme=chosen(request, "theme"), tiles=chosen(request, "tiles"))


@register.simple_tag(takes_context=True)
def theme_attribute(context: Context) -> SafeString:
    """The attribute of <html> that overrules the device's own preference."""
    theme = chosen(context.get("request"), "theme")
    return mark_safe("" if theme == "auto" else f' data-theme="{theme}"')  # noqa: S308 - one of CHOICES
