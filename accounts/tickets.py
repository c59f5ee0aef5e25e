"""One-time links: made by a platform, used by whoever opens them signed in."""

import hashlib
import secrets
from datetime import timedelta
from typing import Final

from django.db import transaction
from django.db.models.functions import Now

from accounts.actor import Actor
from accounts.members import join
from accounts.models import Platform, Player, Role, Ticket, TicketKind, User
from accounts.tenancy import acting_as

LIFE: Final = timedelta(days=7)


class TicketSpent(Exception):  # an answer, not an error of ours
    """There is no such link, or it was used, or its time is over."""


def invite_member(*, platform: Platform, role: Role) -> tuple[Ticket, str]:
    """A link that lets whoever opens it work for the platform; and its secret, which is not stored."""
    return _make(Ticket(platform=platform, kind=TicketKind.MEMBER, role=role))


def link_player(*, platform: Platform, token: str) -> tuple[Ticket, str]:
    """A link that makes whoever opens it this player; and its secret, which is not stored.

    Earlier links for the same player that nobody has used end with it.
    """
    Ticket.objects.open().filter(platform=platform, token=token).update(expires_at=Now())
    return _make(Ticket(platform=platform, kind=TicketKind.PLAYER, token=token))


def revoke_ticket(*, ticket: Ticket) -> None:
    """End a link that nobody has used; one that was used stays as it was."""
    Ticket.objects.open().filter(pk=ticket.pk).update(expires_at=Now())


def open_ticket(secret: str) -> Ticket | None:
    """What the link with this secret is for; None when it is for nothing any more."""
    digest = _digest(secret)
    with acting_as(Actor(shown=digest)):
        return Ticket.objects.open().select_related("platform").filter(digest=digest).first()


def use_ticket(*, user: User, secret: str) -> Ticket:
    """Make of the account what the link says. Of two who open it at once one is too late.

    A player's token that was bound to another account is bound to this one from now on: the platform says who
    its players are. Raises TicketSpent, and LastOwner where it would take the last owner's role.
    """
    ticket = open_ticket(secret)
    if ticket is None:
        raise TicketSpent
    actor = Actor(platform_ids=frozenset({ticket.platform_id}), user_id=user.pk)
    with acting_as(actor):
        if not Ticket.objects.open().filter(pk=ticket.pk).update(used_at=Now()):
            raise TicketSpent
        if ticket.kind == TicketKind.MEMBER:
            join(user=user, platform=ticket.platform, role=Role(ticket.role))
        else:
            _bind(user, ticket)
    return ticket


def _bind(user: User, ticket: Ticket) -> None:
    Player.objects.update_or_create(
        platform=ticket.platform, token=ticket.token, defaults={"user": user, "bound_at": Now()}
    )


def _make(ticket: Ticket) -> tuple[Ticket, str]:
    secret = secrets.token_urlsafe(32)
    ticket.digest = _digest(secret)
    ticket.expires_at = Now() + LIFE
    with transaction.atomic():
        ticket.save(force_insert=True)
        ticket.refresh_from_db(fields=["expires_at", "made_at"])
    return ticket, secret


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
