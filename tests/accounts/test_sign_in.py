"""Signing in with a browser, and the language that comes along."""

import hashlib
import re
import time

import pytest
from django.contrib.auth import get_user
from django.db import IntegrityError, connection
from django.http import HttpRequest
from django.test import Client, override_settings
from django.urls import reverse

from accounts.models import User
from tests.accounts.conftest import PASSWORD, sign_in

pytestmark = pytest.mark.django_db


def who(client: Client) -> str:
    """The e-mail address of the account that is signed in, or nothing."""
    request = HttpRequest()
    request.session = client.session
    return getattr(get_user(request), "email", "")


def test_the_case_of_the_address_does_not_matter(client: Client, user: User) -> None:
    assert sign_in(client, "LI.WEI@example.ORG") == 302
    assert who(client) == "li.wei@example.org"


def test_a_wrong_password_shows_the_page_again(client: Client, user: User) -> None:
    assert sign_in(client, user.email, "wrong") == 200
    assert who(client) == ""


def test_known_and_unknown_addresses_get_the_same_answer(client: Client, user: User) -> None:
    pages = [
        client.post("/login", {"login": email, "password": "wrong"}).content.decode().replace(email, "")
        for email in (user.email, "nobody@example.org")
    ]
    known, unknown = (re.sub(r'(name="csrfmiddlewaretoken" value=)"\w+"', r"\1", page) for page in pages)
    assert known == unknown
    assert "电子邮箱与密码不符" in known


def test_known_and_unknown_addresses_are_answered_in_the_same_time(client: Client, user: User) -> None:
    """A password is hashed either way; hashing takes longer than everything else together."""
    hashers = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
    with override_settings(PASSWORD_HASHERS=hashers):
        user.set_password(PASSWORD)
        user.save()
        seconds = {}
        for email in ("warm@example.org", user.email, "nobody@example.org"):
            began = time.process_time()
            sign_in(client, email, "wrong")
            seconds[email] = time.process_time() - began
    known, unknown = seconds[user.email], seconds["nobody@example.org"]
    assert 0.4 < known / unknown < 2.5


def test_an_account_that_was_closed_stays_out_and_is_told_so(client: Client, user: User) -> None:
    User.objects.update(is_active=False)
    answer = client.post("/login", {"login": user.email, "password": PASSWORD})
    assert answer["Location"] == reverse("account_inactive")
    assert who(client) == ""


def test_the_database_refuses_a_second_spelling_of_an_address(user: User) -> None:
    with pytest.raises(IntegrityError):
        User.objects.create(email="LI.wei@example.org")


@pytest.mark.parametrize(
    "target",
    [
        "//evil.example/x",
        "https:evil.example",
        "\\\\evil.example",
        "javascript:alert(1)",
        "http://evil.example",
    ],
)
def test_next_never_leads_to_another_host(client: Client, user: User, target: str) -> None:
    answer = client.post("/login", {"login": user.email, "password": PASSWORD, "next": target})
    assert (answer.status_code, answer["Location"]) == (302, "/")


def test_next_leads_back_to_where_somebody_came_from(client: Client, user: User) -> None:
    asked = client.get("/account/")
    assert asked["Location"] == "/login?next=/account/"
    page = client.get(asked["Location"]).content.decode()
    assert '<input type="hidden" name="next" value="/account/">' in page
    answer = client.post("/login", {"login": user.email, "password": PASSWORD, "next": "/account/"})
    assert answer["Location"] == "/account/"


def test_the_eleventh_wrong_password_of_an_hour_is_too_many_wherever_it_comes_from(user: User) -> None:
    statuses = [
        Client(REMOTE_ADDR=f"192.0.2.{number}").post("/login", {"login": user.email, "password": "wrong"})
        for number in range(11)
    ]
    assert [answer.status_code for answer in statuses] == [200] * 10 + [429]
    assert sign_in(Client(REMOTE_ADDR="192.0.2.99"), user.email) == 429


def test_an_address_of_a_machine_tries_five_wrong_passwords_a_minute(client: Client, db: None) -> None:
    statuses = [sign_in(client, f"guess-{number}@example.org", "wrong") for number in range(6)]
    assert statuses == [200] * 5 + [429]


@override_settings(ALLAUTH_TRUSTED_PROXY_COUNT=0)
def test_a_made_up_header_gives_nobody_more_tries(client: Client, db: None) -> None:
    statuses = [
        client.post(
            "/login",
            {"login": f"guess-{number}@example.org", "password": "wrong"},
            headers={"X-Forwarded-For": f"198.51.100.{number}"},
        ).status_code
        for number in range(6)
    ]
    assert statuses[-1] == 429


@override_settings(ALLAUTH_TRUSTED_PROXY_COUNT=1)
def test_behind_a_proxy_each_caller_has_tries_of_their_own(client: Client, db: None) -> None:
    statuses = [
        client.post(
            "/login",
            {"login": f"guess-{number}@example.org", "password": "wrong"},
            headers={"X-Forwarded-For": f"made up, 198.51.100.{number}"},
        ).status_code
        for number in range(6)
    ]
    assert statuses == [200] * 6


def test_what_is_counted_names_neither_machine_nor_account(user: User) -> None:
    Client(REMOTE_ADDR="192.0.2.77").post("/login", {"login": user.email, "password": "wrong"})
    with connection.cursor() as cursor:
        cursor.execute("SELECT cache_key, value FROM mjaudit_cache")
        kept = str(cursor.fetchall())
    digests = [hashlib.sha256(text.encode()).hexdigest() for text in (user.email, f"testserver:{user.email}")]
    assert len(kept) > 100
    for trace in ("192.0.2.77", user.email, *digests):
        assert trace not in kept


def test_right_passwords_are_not_counted(user: User) -> None:
    assert [sign_in(Client(), user.email) for _ in range(11)] == [302] * 11


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


def test_signing_out_asks_first_and_then_does_it(client: Client, user: User) -> None:
    client.force_login(user)
    assert client.get("/logout").status_code == 200
    assert who(client) == user.email
    assert client.post("/logout")["Location"] == "/"
    assert who(client) == ""
