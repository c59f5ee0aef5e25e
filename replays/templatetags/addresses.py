"""Addresses that depend on how the reader came, and what stands at a place of a list."""

from uuid import UUID

from django import template

from replays.pages.addresses import LogAddresses

register = template.Library()


@register.simple_tag
def hand_url(at: LogAddresses, number: int) -> str:
    """The page of a hand."""
    return at.hand(number)


@register.simple_tag
def audit_url(at: LogAddresses, audit_id: UUID) -> str:
    """The page of an audit that was stored besides the log's own."""
    return at.audit(audit_id)


@register.filter
def place(entries: list[str], number: int) -> str:
    """The entry at this place, counted from 0; nothing beyond the end."""
    return entries[number] if number < len(entries) else ""
