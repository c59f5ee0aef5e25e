"""How long sessions last, and what ends them."""

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import ServiceRole, Session, User
from accounts.people import reset_path, set_active, set_service_role
from accounts.staff import LONGEST_PAUSE, LONGEST_SESSION
from tests.accounts.conftest import PASSWORD, sign_in
from tests.accounts.test_sign_in import who
from tests.support.second_step import code_of, set_up

pytestmark = pytest.mark.django_db

NEW_PASSWORD = "thirteen orphans and a pair"


@pytest.fixture
def browsers(user: User) -> list[Client]:
    """Three machines on which the account is signed in."""
    browsers = [Client() for _ in range(3)]
    for browser in browsers:
        sign_in(browser, user.email)
    return browsers


def signed_in(browsers: list[Client]) -> list[bool]:
    return [who(browser) != "" for browser in browsers]


def staff_browser(arbiter: User) -> Client:
    browser, secret = Client(), set_up(arbiter)
    sign_in(browser, arbiter.email)
    browser.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
    return browser


def later(monkeypatch: pytest.MonkeyPatch, span: timedelta) -> None:
    """Let the clock by which sessions end go on."""
    now = datetime.now(timezone.get_default_timezone()) + span
    monkeypatch.setattr(timezone, "now", lambda: now)


def test_signing_in_gives_the_browser_another_session(client: Client, user: User) -> None:
    session = client.session
    session["brought along"] = 1
    session.save()
    before = session.session_key
    sign_in(client, user.email)
    assert client.session.session_key != before
    assert not Session.objects.filter(session_key=before).exists()


def test_a_session_says_whose_it_is_from_the_password_on(client: Client, user: User) -> None:
    secret = set_up(user)
    sign_in(client, user.email)
    assert Session.objects.get().user == user
    client.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
    assert Session.objects.get().user == user


def test_a_session_keeps_neither_address_nor_browser(user: User) -> None:
    browser = Client(REMOTE_ADDR="192.0.2.77", headers={"User-Agent": "Remarkable/1.0"})
    sign_in(browser, user.email)
    browser.get("/account/")
    stored = str(dict(browser.session))
    assert "192.0.2.77" not in stored
    assert "Remarkable" not in stored


def test_a_form_that_waits_for_the_password_is_not_kept(client: Client, user: User) -> None:
    client.force_login(user)
    answer = client.post("/account/email/", {"email": "private@example.org"})
    assert answer["Location"] == "/account/again/?next=%2Faccount%2Femail%2F"
    assert "private" not in str(dict(client.session))


def test_people_stay_signed_in_for_two_weeks(
    client: Client, user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_in(client, user.email)
    later(monkeypatch, timedelta(days=13, hours=23))
    assert client.get("/account/").status_code == 200
    later(monkeypatch, timedelta(days=14, minutes=1))
    assert client.get("/account/").status_code == 302


def test_staff_is_signed_out_after_half_an_hour_without_a_page(
    arbiter: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = staff_browser(arbiter)
    later(monkeypatch, timedelta(minutes=28))
    assert browser.get("/account/").status_code == 200
    later(monkeypatch, timedelta(minutes=56))
    assert browser.get("/account/").status_code == 200
    later(monkeypatch, timedelta(minutes=56) + LONGEST_PAUSE + timedelta(seconds=1))
    assert browser.get("/account/")["Location"] == "/login?next=/account/"


def test_staff_is_signed_out_after_twelve_hours_however_busy(
    arbiter: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = staff_browser(arbiter)
    for quarter in range(1, 48):
        later(monkeypatch, timedelta(minutes=15) * quarter)
        assert browser.get("/account/").status_code == 200
    later(monkeypatch, LONGEST_SESSION + timedelta(seconds=1))
    assert browser.get("/account/").status_code == 302


def test_a_new_password_ends_all_other_sessions(browsers: list[Client], user: User) -> None:
    key = browsers[0].session.session_key
    answer = browsers[0].post(
        reverse("account_change_password"),
        {"oldpassword": PASSWORD, "password1": NEW_PASSWORD, "password2": NEW_PASSWORD},
    )
    assert answer["Location"] == "/account/"
    assert signed_in(browsers) == [True, False, False]
    assert [session.session_key for session in Session.objects.all()] == [browsers[0].session.session_key]
    assert browsers[0].session.session_key != key


def test_a_password_set_by_a_link_ends_all_sessions(browsers: list[Client], user: User) -> None:
    user.refresh_from_db()
    form = browsers[0].get(reset_path(user=user))["Location"]
    answer = browsers[0].post(form, {"password1": NEW_PASSWORD, "password2": NEW_PASSWORD})
    assert answer["Location"] == reverse("account_reset_password_from_key_done")
    assert signed_in(browsers) == [False] * 3
    assert not Session.objects.filter(user=user).exists()


@pytest.mark.parametrize(
    "change",
    [
        lambda user: set_service_role(user=user, role=ServiceRole.ARBITER),
        lambda user: set_active(user=user, active=False),
    ],
    ids=["another role", "closed"],
)
def test_what_the_operator_changes_ends_all_sessions(
    browsers: list[Client], user: User, change: Callable[[User], None]
) -> None:
    change(user)
    assert not Session.objects.exists()
    assert signed_in(browsers) == [False] * 3


@pytest.mark.parametrize("column", ["service_role", "password", "is_active"])
def test_sessions_end_even_when_the_row_is_changed_by_hand(
    browsers: list[Client], user: User, column: str
) -> None:
    other = {"service_role": "admin", "password": user.password + "x", "is_active": False}
    User.objects.update(**{column: other[column]})
    assert signed_in(browsers) == [False] * 3


def test_signing_out_everywhere_does_what_it_says(browsers: list[Client], user: User) -> None:
    stranger = Client()
    User.objects.create_user("other@example.org", PASSWORD)
    sign_in(stranger, "other@example.org")
    answer = browsers[1].post(reverse("sign-out-everywhere"))
    assert answer["Location"] == "/login"
    assert signed_in([*browsers, stranger]) == [False, False, False, True]


def test_sessions_that_have_ended_are_swept_away_when_somebody_signs_in(client: Client, user: User) -> None:
    past = timezone.now() - timedelta(seconds=1)
    Session.objects.create(session_key="old", session_data="", expire_date=past)
    sign_in(client, user.email)
    assert not Session.objects.filter(session_key="old").exists()
