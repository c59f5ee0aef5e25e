"""People of every kind, and browsers they sign in with."""

import pytest
from django.test import Client

from accounts.models import ServiceRole, User

PASSWORD = "seven pairs of tiles"


@pytest.fixture
def user(db: None) -> User:
    """Somebody without a role of the service."""
    return User.objects.create_user("Li.Wei@Example.org", PASSWORD, name="李伟")


@pytest.fixture
def arbiter(db: None) -> User:
    """An arbiter who has not set the second step up."""
    return User.objects.create_user("arbiter@example.org", PASSWORD, service_role=ServiceRole.ARBITER)


def sign_in(client: Client, email: str, password: str = PASSWORD, **data: str) -> int:
    """Fill the form in and send it; the status of the answer."""
    return client.post("/login", {"login": email, "password": password, **data}).status_code
