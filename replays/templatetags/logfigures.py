"""What pages of other apps show of logs."""

from django import template

from accounts.models import Platform
from replays.pages.sharing import VisibilityView, visibility_views
from replays.queries.figures import LogFigures, figures_of

register = template.Library()


@register.simple_tag
def log_figures(platform: Platform) -> LogFigures:
    """How many logs a platform has; for its own people."""
    return figures_of(platform)


@register.simple_tag
def visibility_choices() -> list[VisibilityView]:
    """The ways of being visible, each with a sentence on who can then read."""
    return visibility_views()
