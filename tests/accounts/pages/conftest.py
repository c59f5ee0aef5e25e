"""A platform with one of its people in each role, signed in by the form."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.members import join
from accounts.models import Platform, Role, User
from accounts.platforms import create_platform
from tests.accounts.conftest import PASSWORD, sign_in

SignedIn = Callable[[str], Client]


@pytest.fixture
def tenant(db: None) -> Platform:
    """The platform whose pages are read."""
    return create_platform(slug="east", name="东风平台")


@pytest.fixture
def signed_in(tenant: Platform) -> SignedIn:
    """The browser of somebody who works for the platform in this role; of anybody else for another word."""

    def browser(role: str) -> Client:
        user = User.objects.create_user(f"{role}@example.org", PASSWORD)
        if role in Role.values:
            join(user=user, platform=tenant, role=Role(role))
        client = Client()
        client.cookies["django_language"] = "en"
        sign_in(client, user.email)
        return client

    return browser


@pytest.fixture
def owner(signed_in: SignedIn) -> Client:
    """The owner's browser."""
    return signed_in("owner")


def shown_once(page: str, name: str) -> str:
    """The value of a field to copy."""
    return page.split(f'id="{name}" value="')[1].split('"')[0]
