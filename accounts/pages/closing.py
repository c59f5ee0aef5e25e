"""Deleting one's account."""

from allauth.account.adapter import get_adapter
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.erasure import erase_account
from accounts.forms import ClosingForm
from accounts.members import LastOwner
from accounts.models import User
from accounts.signing import signed_in_user


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def close(request: HttpRequest) -> HttpResponse:
    """Asks the password, then erases."""
    user = signed_in_user(request)
    form = ClosingForm(request.POST or None)
    owned = []
    if request.method == "POST" and form.is_valid() and _knows_password(form, user):
        try:
            erase_account(user=user)
        except LastOwner as last:
            owned = last.platforms
        else:
            logout(request)
            messages.success(request, _("Your account is erased."))
            return redirect("pages:home")
    return render(request, "accounts/close.html", {"form": form, "owned": owned})


def _knows_password(form: ClosingForm, user: User) -> bool:
    """Counts as a try to sign in does."""
    try:
        if get_adapter().reauthenticate(user, form.cleaned_data["password"]):
            return True
        raise get_adapter().validation_error("incorrect_password")
    except ValidationError as error:
        form.add_error("password", error)
    return False
