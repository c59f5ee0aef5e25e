"""Who works for a platform, and the links that let others join."""

from collections.abc import Callable
from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.adapter import signed_in_recently
from accounts.members import LastOwner, change_role, remove_member
from accounts.models import Membership, Role, Ticket, TicketKind
from accounts.pages.onceshown import link_to_open
from accounts.pages.platform_forms import RoleForm, named
from accounts.pages.tenants import Tenant, tenant_of
from accounts.signing import recently_signed_in
from accounts.tickets import invite_member, revoke_ticket


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def members(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Everybody who works for it; owners invite, change roles and remove."""
    return _change(request, slug) if request.method == "POST" else _page(request, tenant_of(request, slug))


@recently_signed_in
def _change(request: HttpRequest, slug: str) -> HttpResponse:
    tenant = tenant_of(request, slug)
    act = _ACTS.get(request.POST.get("do", ""))
    if not tenant.owns or act is None:
        raise PermissionDenied
    try:
        answer = act(request, tenant)
    except LastOwner:
        messages.error(request, _("A platform needs an owner: name another one first."))
        answer = None
    return answer or redirect("platform-members", slug=slug)


def _invite(request: HttpRequest, tenant: Tenant) -> HttpResponse:
    form = RoleForm(request.POST)
    if not form.is_valid():
        raise PermissionDenied
    ticket, secret = invite_member(platform=tenant.platform, role=Role(form.cleaned_data["role"]))
    return _page(request, tenant, invited=ticket, link=link_to_open(request, secret))


def _change_role(request: HttpRequest, tenant: Tenant) -> None:
    form = RoleForm(request.POST)
    if not form.is_valid():
        raise PermissionDenied
    change_role(membership=_member(request, tenant), role=Role(form.cleaned_data["role"]))
    messages.success(request, _("Saved."))


def _remove(request: HttpRequest, tenant: Tenant) -> HttpResponse | None:
    """Somebody who leaves does not see the page any more."""
    member = _member(request, tenant)
    remove_member(membership=member)
    messages.success(request, _("Removed."))
    return redirect("platforms") if member.user_id == request.user.pk else None


def _revoke(request: HttpRequest, tenant: Tenant) -> None:
    revoke_ticket(ticket=get_object_or_404(_invitations(tenant), id=named(request, "invitation")))
    messages.success(request, _("The invitation is revoked."))


_ACTS: Final[dict[str, Callable[[HttpRequest, Tenant], HttpResponse | None]]] = {
    "invite": _invite,
    "role": _change_role,
    "remove": _remove,
    "revoke": _revoke,
}


def _member(request: HttpRequest, tenant: Tenant) -> Membership:
    members = Membership.objects.visible_to(tenant.actor).select_related("platform")
    return get_object_or_404(members, pk=named(request, "member"))


def _invitations(tenant: Tenant) -> QuerySet[Ticket]:
    return Ticket.objects.visible_to(tenant.actor).open().filter(kind=TicketKind.MEMBER)


def _page(request: HttpRequest, tenant: Tenant, **shown: object) -> HttpResponse:
    listed = Membership.objects.visible_to(tenant.actor).select_related("user").order_by("id")
    context = {
        "tenant": tenant,
        "members": listed,
        "invitations": _invitations(tenant).order_by("made_at"),
        "roles": Role.choices,
        "may_change": tenant.owns and signed_in_recently(request),
    }
    return render(request, "platforms/members.html", context | shown)
