"""Signing in with a browser, and the language that comes along."""

import pytest
from django.db import IntegrityError
from django.test import Client
from django.urls import reverse

from accounts.models import User

pytestmark = pytest.mark.django_db

PASSWORD = "seven pairs of tiles"


@pytest.fixture
def user() -> User:
    return User.objects.create_user("Li.Wei@Example.org", PASSWORD)


def sign_in(client: Client, email: str, password: str = PASSWORD, **data: str) -> int:
    return client.post(reverse("login"), {"username": email, "password": password, **data}).status_code


def test_the_case_of_the_address_does_not_matter(client: Client, user: User) -> None:
    assert sign_in(client, "LI.WEI@example.ORG") == 302
    assert client.session["_auth_user_id"] == str(user.pk)


def test_a_wrong_password_shows_the_page_again(client: Client, user: User) -> None:
    assert sign_in(client, user.email, "wrong") == 200
    assert "_auth_user_id" not in client.session


def test_an_account_that_was_closed_stays_out(client: Client, user: User) -> None:
    User.objects.update(is_active=False)
    assert sign_in(client, user.email) == 200


def test_the_database_refuses_a_second_spelling_of_an_address(user: User) -> None:
    with pytest.raises(IntegrityError):
        User.objects.create(email="LI.wei@example.org")


@pytest.mark.parametrize(
    "target", ["//evil.example/x", "https:evil.example", "\\\\evil.example", "javascript:alert(1)"]
)
def test_next_never_leads_to_another_host(client: Client, user: User, target: str) -> None:
    response = client.post(reverse("login"), {"username": user.email, "password": PASSWORD, "next": target})
    assert (response.status_code, response["Location"]) == (302, "/")


def test_a_language_once_chosen_returns_at_the_next_sign_in(client: Client, user: User) -> None:
    client.force_login(user)
    client.post(reverse("set_language"), {"language": "zh-hant"})
    other_machine = Client()
    sign_in(other_machine, user.email)
    assert other_machine.cookies["django_language"].value == "zh-hant"


def test_an_unknown_language_is_not_kept(client: Client, user: User) -> None:
    client.force_login(user)
    client.post(reverse("set_language"), {"language": "tlh"})
    user.refresh_from_db()
    assert user.language == ""
