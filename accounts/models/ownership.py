"""Rows that are an account's own, whichever platform they belong to."""

from django.db.models import Q

from accounts.actor import Actor


def of_account(actor: Actor) -> Q:
    """The condition that a row with a `user` is this actor's; never true for somebody without an account."""
    return Q(user=actor.user_id) if actor.user_id else Q(pk__in=())
