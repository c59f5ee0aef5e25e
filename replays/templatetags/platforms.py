"""Platforms by the name that readers know."""

from django import template
from django.utils.translation import gettext as _

from accounts.models import Platform
from replays.samples.loading import SAMPLES

register = template.Library()


@register.filter
def platform_name(platform: Platform) -> str:
    """Its own name; that of our samples is said in the reader's language."""
    return _("Samples") if platform.slug == SAMPLES else platform.name
