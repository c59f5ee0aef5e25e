"""The directory of a platform's players: whom its tokens stand for, as far as anybody said."""

from collections.abc import Callable
from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.models import Player
from accounts.pages.onceshown import link_to_open
from accounts.pages.platform_forms import PlayerForm
from accounts.pages.tenants import Tenant, tenant_of
from accounts.players import DisplayNameRefused, forget_player, is_token, name_player, unbind_player
from accounts.tickets import link_player

PER_PAGE = 50


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def players(request: HttpRequest, slug: str) -> HttpResponse:
    """Everybody who works for the platform keeps names and makes links."""
    tenant = tenant_of(request, slug)
    if request.method != "POST":
        searched = request.GET.get("token", "").strip()
        return _page(request, tenant, form=PlayerForm(initial={"token": searched}))
    form, act = PlayerForm(request.POST), _ACTS.get(request.POST.get("do", ""))
    if act is None:
        raise PermissionDenied
    if not form.is_valid():
        return _page(request, tenant, form=form, status=400)
    return act(request, tenant, form) or _back(tenant, form.cleaned_data["token"])


def _name(request: HttpRequest, tenant: Tenant, form: PlayerForm) -> HttpResponse | None:
    name = form.cleaned_data["display_name"]
    try:
        name_player(platform=tenant.platform, token=form.cleaned_data["token"], display_name=name)
    except DisplayNameRefused:
        form.add_error("display_name", _("This cannot be shown as a name: plain text in one line only."))
        return _page(request, tenant, form=form, status=400)
    messages.success(request, _("Saved.") if name else _("The name is erased."))
    return None


def _link(request: HttpRequest, tenant: Tenant, form: PlayerForm) -> HttpResponse:
    ticket, secret = link_player(platform=tenant.platform, token=form.cleaned_data["token"])
    return _page(request, tenant, form=PlayerForm(), linked=ticket, link=link_to_open(request, secret))


def _unbind(request: HttpRequest, tenant: Tenant, form: PlayerForm) -> None:
    player = Player.objects.visible_to(tenant.actor).filter(token=form.cleaned_data["token"]).first()
    if player is not None:
        unbind_player(player=player)
        messages.success(request, _("The account is this player no more."))


def _forget(request: HttpRequest, tenant: Tenant, form: PlayerForm) -> None:
    forget_player(platform=tenant.platform, token=form.cleaned_data["token"])
    messages.success(request, _("Name and account of this player are erased."))


_ACTS: Final[dict[str, Callable[[HttpRequest, Tenant, PlayerForm], HttpResponse | None]]] = {
    "name": _name,
    "link": _link,
    "unbind": _unbind,
    "forget": _forget,
}


def _back(tenant: Tenant, token: str) -> HttpResponse:
    address = reverse("platform-players", args=(tenant.platform.slug,))
    return redirect(f"{address}?{urlencode({'token': token})}")


def _page(
    request: HttpRequest, tenant: Tenant, *, form: PlayerForm, status: int = 200, **shown: object
) -> HttpResponse:
    searched = request.GET.get("token", "").strip()
    found = Player.objects.visible_to(tenant.actor).order_by("token")
    if searched:
        found = found.filter(token__startswith=searched) if is_token(searched) else found.none()
    context = {
        "tenant": tenant,
        "page": Paginator(found, PER_PAGE).get_page(request.GET.get("page")),
        "searched": searched,
        "form": form,
    }
    return render(request, "platforms/players.html", context | shown, status=status)
