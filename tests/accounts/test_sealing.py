"""Secrets of the second step are sealed in the database."""

import pytest
from allauth.mfa.models import Authenticator
from cryptography.fernet import InvalidToken
from pytest_django import Settings

from accounts.models import User
from accounts.sealing import seal, unseal
from tests.support.second_step import recovery_codes, set_up


@pytest.mark.django_db
def test_what_is_stored_of_a_second_step_opens_nothing() -> None:
    user = User.objects.create_user("judge@example.org")
    secret = set_up(user)
    stored = str([row.data for row in Authenticator.objects.filter(user=user)])
    assert secret not in stored
    assert all(code not in stored for code in recovery_codes(user))


def test_a_former_key_still_opens_and_another_does_not(settings: Settings) -> None:
    sealed = seal("a secret")
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "a new key", [settings.SECRET_KEY]
    assert unseal(sealed) == "a secret"
    settings.SECRET_KEY_FALLBACKS = []
    with pytest.raises(InvalidToken):
        unseal(sealed)
