"""The API keys of a platform. The text of a key is on the answer that made it, and nowhere else."""

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.adapter import signed_in_recently
from accounts.keys import KeyOver, create_key, revoke_key, rotate_key
from accounts.models import ApiKey
from accounts.pages.keyviews import key_views
from accounts.pages.platform_forms import KeyForm, RotationForm, named
from accounts.pages.tenants import Tenant, tenant_of
from accounts.signing import recently_signed_in


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def keys(request: HttpRequest, slug: str) -> HttpResponseBase:
    """Owners and engineers see the keys; owners make, rotate and revoke them."""
    if request.method == "POST":
        return _change(request, slug)
    tenant = tenant_of(request, slug)
    if not tenant.sees_keys:
        raise PermissionDenied
    return _page(request, tenant, form=KeyForm())


@recently_signed_in
def _change(request: HttpRequest, slug: str) -> HttpResponse:
    tenant = tenant_of(request, slug)
    act = _ACTS.get(request.POST.get("do", ""))
    if not tenant.owns or act is None:
        raise PermissionDenied
    return act(request, tenant) or redirect("platform-keys", slug=slug)


def _make(request: HttpRequest, tenant: Tenant) -> HttpResponse:
    form = KeyForm(request.POST)
    if not form.is_valid():
        return _page(request, tenant, form=form, status=400)
    key, text = create_key(
        platform=tenant.platform,
        name=form.cleaned_data["name"],
        scopes=form.cleaned_data["scopes"],
        is_sandbox=form.cleaned_data["is_sandbox"],
        lifetime=timedelta(days=form.cleaned_data["days"]),
    )
    return _page(request, tenant, form=KeyForm(), made=key, text=text)


def _rotate(request: HttpRequest, tenant: Tenant) -> HttpResponse | None:
    form = RotationForm(request.POST)
    if not form.is_valid():
        raise PermissionDenied
    try:
        key, text = rotate_key(key=_key(request, tenant), overlap=timedelta(days=form.cleaned_data["days"]))
    except KeyOver:
        messages.error(request, _("This key works no more, or has a successor already."))
        return None
    return _page(request, tenant, form=KeyForm(), made=key, text=text)


def _revoke(request: HttpRequest, tenant: Tenant) -> None:
    revoke_key(key=_key(request, tenant))
    messages.success(request, _("The key is revoked; it opens nothing from now on."))


_ACTS: Final[dict[str, Callable[[HttpRequest, Tenant], HttpResponse | None]]] = {
    "make": _make,
    "rotate": _rotate,
    "revoke": _revoke,
}


def _key(request: HttpRequest, tenant: Tenant) -> ApiKey:
    key: ApiKey = get_object_or_404(ApiKey.objects.visible_to(tenant.actor), prefix=named(request, "key"))
    return key


def _page(
    request: HttpRequest, tenant: Tenant, *, form: KeyForm, status: int = 200, **shown: object
) -> HttpResponse:
    context = {
        "tenant": tenant,
        "keys": key_views(ApiKey.objects.visible_to(tenant.actor).order_by("revoked", "-created")),
        "form": form,
        "may_change": tenant.owns and signed_in_recently(request),
    }
    return render(request, "platforms/keys.html", context | shown, status=status)
