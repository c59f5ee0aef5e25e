"""What an account holds, on one page."""

from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.forms import EmailForm, ProfileForm
from accounts.models import Membership, Player, User
from accounts.people import change_email
from accounts.sessions import end_sessions
from accounts.signing import recently_signed_in, sender_signed_in, signed_in_user, speak
from accounts.staff import has_second_step


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    """Shows everything; posting changes name and language."""
    user = signed_in_user(request)
    form = ProfileForm(request.POST or None, instance=User.objects.get(pk=user.pk))
    if request.method == "POST" and form.is_valid():
        response = redirect("account")
        speak(response, form.save().language)
        messages.success(request, _("Saved."))
        return response
    holds = {
        "form": form,
        "memberships": Membership.objects.of(user),
        "players": Player.objects.filter(user=user).select_related("platform").order_by("platform__name"),
        "has_second_step": has_second_step(user),
    }
    return render(request, "accounts/account.html", holds)


@recently_signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def email(request: HttpRequest) -> HttpResponse:
    """Another address to sign in with."""
    form = EmailForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            change_email(user=signed_in_user(request), email=form.cleaned_data["email"])
        except IntegrityError:
            form.add_error("email", form.taken())  # by somebody, since the form was checked
        else:
            messages.success(request, _("From now on you sign in with the new address."))
            return redirect("account")
    return render(request, "accounts/email.html", {"form": form})


@require_POST
@sender_signed_in(lambda request: reverse("account"))
def sign_out_everywhere(request: HttpRequest) -> HttpResponse:
    """Ends this session and all others of the account."""
    user = signed_in_user(request)
    logout(request)
    end_sessions(user_id=user.pk)
    messages.success(request, _("You are signed out on all machines."))
    return redirect("account_login")
