"""What django-allauth asks of a project: its words, what counts as a fresh sign-in, who sends a request."""

import time
from typing import Any, ClassVar, Final

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.authentication import get_authentication_records
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.sealing import seal, unseal

_LONGEST_ADDRESS: Final = 254


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]  # allauth tells no types
    """Accounts by e-mail address and password."""

    error_messages: ClassVar[dict[str, str | Promise]] = DefaultAccountAdapter.error_messages | {
        "account_inactive": _("This account is closed."),
        "email_password_mismatch": _("E-mail address and password do not belong together."),
        "email_too_long": _("An e-mail address has at most 254 characters."),
        "email_taken": _("There is an account with this e-mail address already."),
        "enter_current_password": _("This is not your current password."),
        "incorrect_code": _("This code is not right. Codes of the app change every half minute."),
        "incorrect_password": _("This is not your password."),
        "invalid_password_reset": _("This link was used already, or is too old."),
        "rate_limited": _("Too many tries. Wait a while, then try once more."),
        "same_as_current": _("This is what it is already."),
        "too_many_login_attempts": _("Too many tries. Wait a while, then try once more."),
    }

    def clean_email(self, email: str) -> str:
        """What the form takes for an address may be longer than what can be stored."""
        if len(email) > _LONGEST_ADDRESS:
            raise self.validation_error("email_too_long")
        return email

    def is_reauthentication_required(self, *, app: str, **kwargs: Any) -> bool:
        """Having just signed in counts as much as giving the password anew."""
        return not signed_in_recently(self.request)

    def get_client_ip(self, request: HttpRequest) -> str:
        """The address that limits count by. X-Forwarded-For is believed no further than the proxies in front
        of the service have written it.
        """
        proxies: int = settings.ALLAUTH_TRUSTED_PROXY_COUNT
        named = [part.strip() for part in request.headers.get("X-Forwarded-For", "").split(",")]
        if proxies and len(named) >= proxies:
            return named[-proxies]
        return request.META.get("REMOTE_ADDR") or "unknown"

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """Back to the account."""
        return reverse("account")

    def is_ajax(self, request: HttpRequest) -> bool:
        """Pages answer with pages."""
        return False


class SecondStepAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth tells no types
    """The second step of signing in."""

    error_messages: ClassVar[dict[str, str | Promise]] = DefaultMFAAdapter.error_messages | {
        "cannot_delete_authenticator": _(
            "Arbiters and administrators cannot sign in without the second step."
        ),
        "cannot_generate_recovery_codes": _("Recovery codes belong to an app; set that up first."),
        "incorrect_code": _("This code is not right. Codes of the app change every half minute."),
    }

    def encrypt(self, text: str) -> str:
        """The app's secret and the seed of the recovery codes, as they are stored."""
        return seal(text)

    def decrypt(self, encrypted_text: str) -> str:
        """What `encrypt` was given."""
        return unseal(encrypted_text)

    def can_delete_authenticator(self, authenticator: Authenticator) -> bool:
        """Staff must keep theirs."""
        user: User = authenticator.user
        return not user.service_role


def signed_in_recently(request: HttpRequest) -> bool:
    """Whether this browser gave a password or a code within the last minutes."""
    records = get_authentication_records(request, request.user)
    newest = max((record["at"] for record in records), default=0.0)
    return bool(time.time() - newest < settings.ACCOUNT_REAUTHENTICATION_TIMEOUT)
