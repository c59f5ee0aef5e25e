"""What the header offers to whom."""

from django import template
from django.template.context import Context

from accounts.actors import actor_of
from accounts.models import ServiceRole

register = template.Library()


@register.simple_tag(takes_context=True)
def works_for_platforms(context: Context) -> bool:
    """Whether the reader works for any platform."""
    request = context.get("request")
    return request is not None and bool(actor_of(request).platform_ids)


@register.simple_tag(takes_context=True)
def uploads_logs(context: Context) -> bool:
    """Whether the reader may upload."""
    request = context.get("request")
    return request is not None and bool(actor_of(request).handled_ids)


@register.simple_tag(takes_context=True)
def makes_platforms(context: Context) -> bool:
    """Whether the reader is an administrator of the service."""
    request = context.get("request")
    return request is not None and actor_of(request).service_role == ServiceRole.ADMIN
