"""One-time links: what one is for, and using it."""

from http import HTTPStatus
from typing import Final

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts.actor import of_platform
from accounts.members import LastOwner
from accounts.models import Player, Ticket, TicketKind, User
from accounts.pages.secrecy import secret_address
from accounts.tenancy import acting_as, own_transactions
from accounts.tickets import TicketSpent, open_ticket, use_ticket

#: Where a browser keeps the link while somebody signs in, so that no address of a sign-in page tells it.
_KEPT: Final = "link_to_open"


@own_transactions
@secret_address
@require_http_methods(["GET", "HEAD", "POST"])
def open_link(request: HttpRequest, secret: str) -> HttpResponse:
    """Shows what the link is for; posting uses it. Without an account one signs in or up and comes back."""
    ticket = open_ticket(secret)
    if ticket is None:
        return _over(request)
    if isinstance(request.user, User) and request.method == "POST":
        return _use(request, request.user, secret)
    if not isinstance(request.user, User):
        request.session[_KEPT] = secret
    return render(request, "platforms/link.html", {"ticket": ticket, "name": _display_name(ticket)})


@own_transactions
@require_safe
def kept_link(request: HttpRequest) -> HttpResponse:
    """Where somebody comes back to who has just signed in."""
    secret = request.session.pop(_KEPT, None)
    return redirect("open-link", secret=secret) if secret else redirect("account")


def _use(request: HttpRequest, user: User, secret: str) -> HttpResponse:
    try:
        ticket = use_ticket(user=user, secret=secret)
    except TicketSpent:
        return _over(request)
    except LastOwner:
        messages.error(request, _("A platform needs an owner: name another one first."))
        return redirect("account")
    messages.success(request, _welcome(ticket))
    if ticket.kind == TicketKind.MEMBER:
        return redirect("platform", slug=ticket.platform.slug)
    return redirect("pages:log-list")


def _over(request: HttpRequest) -> HttpResponse:
    return render(request, "platforms/link_over.html", status=HTTPStatus.GONE)


def _display_name(ticket: Ticket) -> str:
    """By what name the platform knows the player: whoever opens the link should see whether it is theirs."""
    asks = of_platform(ticket.platform_id)
    with acting_as(asks):
        names = Player.objects.visible_to(asks).filter(token=ticket.token)
        return names.values_list("display_name", flat=True).first() or ""


def _welcome(ticket: Ticket) -> str:
    if ticket.kind == TicketKind.MEMBER:
        return _("You now work for %(platform)s.") % {"platform": ticket.platform.name}
    return _("You now see the logs of your own games on %(platform)s.") % {"platform": ticket.platform.name}
