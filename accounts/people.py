"""What is done to accounts, by their owners or by the operator."""

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress
from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator
from django.db import transaction
from django.urls import reverse

from accounts.models import ServiceRole, User
from accounts.sessions import end_sessions


@transaction.atomic
def change_email(*, user: User, email: str) -> None:
    """From now on the account signs in by this address, and the former is free again.

    Raises IntegrityError when another account has it.
    """
    user.email = email.strip().lower()
    user.save(update_fields=["email"])
    EmailAddress.objects.filter(user=user).delete()  # allauth's own list, which it also looks people up in
    EmailAddress.objects.create(user=user, email=user.email, primary=True)


@transaction.atomic
def set_service_role(*, user: User, role: ServiceRole) -> None:
    """Make somebody arbiter or administrator, or neither; all sessions of the account end.

    A password that was good enough before may be too short for staff, and nobody can tell from what is
    stored: whoever rises chooses a new one, by a link (`reset_path`).
    """
    if role and role != user.service_role:
        user.set_unusable_password()
    user.service_role = role
    user.save(update_fields=["service_role", "password"])
    end_sessions(user_id=user.pk)


@transaction.atomic
def set_active(*, user: User, active: bool) -> None:
    """Close an account without erasing anything, or open it again."""
    user.is_active = active
    user.save(update_fields=["is_active"])
    end_sessions(user_id=user.pk)


def take_second_step_off(*, user: User) -> None:
    """For somebody who lost telephone and recovery codes. What proves it is the operator's judgement."""
    Authenticator.objects.filter(user=user).delete()


def reset_path(*, user: User) -> str:
    """The path of a page that sets a new password, once, within `PASSWORD_RESET_TIMEOUT` seconds."""
    key = default_token_generator.make_token(user)
    return reverse("account_reset_password_from_key", kwargs={"uidb36": user_pk_to_url_str(user), "key": key})
