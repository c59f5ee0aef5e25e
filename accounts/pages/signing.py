"""Signing in, and setting a new password: allauth's pages, where ours differ."""

from smtplib import SMTPException
from typing import Any

import structlog
from allauth.account.adapter import get_adapter
from allauth.account.views import LoginView, PasswordResetView, SignupView
from django.conf import settings
from django.core.exceptions import NON_FIELD_ERRORS
from django.db import IntegrityError, transaction
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

_journal = structlog.get_logger("accounts.mail")


class SignIn(LoginView):  # type: ignore[misc]  # allauth tells no types
    """The sign-in page."""

    def form_invalid(self, form: BaseForm) -> HttpResponse:
        """Too many tries are told by the status, too."""
        response: HttpResponse = super().form_invalid(form)
        if form.has_error(NON_FIELD_ERRORS, "too_many_login_attempts"):
            response.status_code = 429
        return response


class SignUp(SignupView):  # type: ignore[misc]  # allauth tells no types
    """The page that makes an account."""

    def form_valid(self, form: BaseForm) -> HttpResponse:
        """Of two who take one address at the same moment, one is told."""
        try:
            with transaction.atomic():
                response: HttpResponse = super().form_valid(form)
        except IntegrityError:
            form.add_error("email", get_adapter().validation_error("email_taken"))
            response = self.form_invalid(form)
        return response


class AskForReset(PasswordResetView):  # type: ignore[misc]  # allauth tells no types
    """Sends a link for a new password, or says whom to ask where the service sends no mail."""

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        """Known and unknown addresses get the same answer, also when no mail can be sent."""
        handle = super().post if settings.SENDS_MAIL else super().get
        response: HttpResponse = handle(request, *args, **kwargs)
        return response

    def form_valid(self, form: BaseForm) -> HttpResponse:
        """Sends the mail."""
        try:
            response: HttpResponse = super().form_valid(form)
        except (SMTPException, OSError) as error:
            _journal.error("mail was not sent", error=type(error).__name__)
            form.add_error(None, _("The mail could not be sent just now. Please try again later."))
            response = self.form_invalid(form)
            response.status_code = 503
        return response

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        """`sends_mail` besides the form."""
        return {"sends_mail": settings.SENDS_MAIL, **super().get_context_data(**kwargs)}
