"""My platforms, a new one, and the overview of one."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.founding import PlatformTaken, found_platform
from accounts.models import Membership, ServiceRole, Visibility
from accounts.pages.onceshown import link_to_open
from accounts.pages.platform_forms import PlatformForm
from accounts.pages.tenants import tenant_of
from accounts.platforms import set_default_visibility
from accounts.signing import recently_signed_in, signed_in_user


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def platforms(request: HttpRequest) -> HttpResponseBase:
    """Those that the reader works for; an administrator makes new ones."""
    if request.method == "POST":
        return found(request)
    return _list(request, PlatformForm())


@recently_signed_in
def found(request: HttpRequest) -> HttpResponse:
    """Make a platform, and show the link that makes its owner."""
    if signed_in_user(request).service_role != ServiceRole.ADMIN:
        raise PermissionDenied
    form = PlatformForm(request.POST)
    if not form.is_valid():
        return _list(request, form)
    try:
        made, secret = found_platform(slug=form.cleaned_data["slug"], name=form.cleaned_data["name"])
    except PlatformTaken:
        form.add_error("slug", _("There is a platform of this name in logs already."))
        return _list(request, form)
    return _list(request, PlatformForm(), made=made, link=link_to_open(request, secret))


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def platform(request: HttpRequest, slug: str) -> HttpResponse:
    """The overview; its owner chooses who may read new logs."""
    tenant = tenant_of(request, slug)
    if request.method == "POST":
        chosen = request.POST.get("visibility", "")
        if not tenant.owns or chosen not in Visibility.values:
            raise PermissionDenied
        set_default_visibility(platform=tenant.platform, visibility=Visibility(chosen))
        messages.success(request, _("Saved."))
        return redirect("platform", slug=slug)
    return render(request, "platforms/overview.html", {"tenant": tenant, "visibilities": Visibility.choices})


def _list(request: HttpRequest, form: PlatformForm, **shown: object) -> HttpResponse:
    user = signed_in_user(request)
    memberships = Membership.objects.of(user)
    is_admin = user.service_role == ServiceRole.ADMIN
    return render(
        request,
        "platforms/list.html",
        {"memberships": memberships, "form": form if is_admin else None, **shown},
        status=400 if form.errors else 200,
    )
