"""What holds on every page of an account: one language throughout, nothing inline, no address left out."""

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from django.test import Client, override_settings
from django.urls import URLPattern, reverse
from django.utils import timezone

from accounts.models import Membership, Platform, Player, Role, User
from accounts.people import reset_path
from accounts.urls import urlpatterns
from scripts.catalogues.extract import asked_texts
from tests.accounts.conftest import PASSWORD, sign_in
from tests.replays.pages.test_every_page import LATIN, Reader
from tests.support.second_step import code_of, set_up

pytestmark = pytest.mark.django_db

LANGUAGES = ("zh-hans", "zh-hant", "en")
#: A page, and how somebody comes to it.
Way = Callable[[Client, User], Any]


def anonymous(name: str, **posted: str) -> Way:
    """A page for whoever is not signed in; with `posted`, what a form answers."""

    def come(client: Client, user: User) -> Any:
        return client.post(reverse(name), posted) if posted else client.get(reverse(name))

    return come


def signed_in(name: str, *, second_step: bool = False, **posted: str) -> Way:
    """The same for somebody who has just signed in."""

    def come(client: Client, user: User) -> Any:
        secret = set_up(user) if second_step else ""
        sign_in(client, user.email)
        if second_step:
            client.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
        return anonymous(name, **posted)(client, user)

    return come


def at_the_second_step(client: Client, user: User) -> Any:
    """A wrong code at sign-in."""
    set_up(user)
    sign_in(client, user.email)
    return client.post(reverse("mfa_authenticate"), {"code": "000000"})


def long_signed_in(name: str) -> Way:
    """Somebody whose password is asked for once more, with the code as the other way."""

    def come(client: Client, user: User) -> Any:
        set_up(user)
        client.force_login(user)
        return client.get(reverse(name))

    return come


def by_a_link(client: Client, user: User) -> Any:
    return client.get(reset_path(user=user), follow=True)


def by_an_old_link(client: Client, user: User) -> Any:
    path = reset_path(user=user)
    user.set_password("another one by now")
    user.save()
    return client.get(path)


def without_password(client: Client, user: User) -> Any:
    """An account that somebody signed in to before its password was taken away."""
    sign_in(client, user.email)
    User.objects.filter(pk=user.pk).update(password="!")
    user.refresh_from_db()
    session = client.session
    session["_auth_user_hash"] = user.get_session_auth_hash()
    session.save()
    return client.get(reverse("account_set_password"))


def as_arbiter(client: Client, user: User) -> Any:
    User.objects.filter(pk=user.pk).update(service_role="arbiter")
    sign_in(client, user.email)
    return client.get("/", follow=True)


def as_last_owner(client: Client, user: User) -> Any:
    Membership.objects.filter(user=user).update(role=Role.OWNER)
    return signed_in("account-delete", password=PASSWORD)(client, user)


@override_settings(SENDS_MAIL=True)
def asking_for_mail(client: Client, user: User) -> Any:
    return client.get(reverse("account_reset_password"))


WAYS: dict[str, Way] = {
    "sign in": anonymous("account_login"),
    "wrong password": anonymous("account_login", login="li.wei@example.org", password="wrong"),
    "nothing filled in": anonymous("account_login", login=" "),
    "sign up": anonymous("account_signup"),
    "signed up wrongly": anonymous("account_signup", email="li.wei@example.org", password1="short"),
    "closed": anonymous("account_inactive"),
    "sign out": signed_in("account_logout"),
    "signed out": lambda client, user: (
        signed_in("account")(client, user) and client.post("/logout", follow=True)
    ),
    "account": signed_in("account"),
    "account of an arbiter": as_arbiter,
    "address": signed_in("account-email"),
    "address taken": signed_in("account-email", email="li.wei@example.org"),
    "delete": signed_in("account-delete"),
    "delete with a wrong password": signed_in("account-delete", password="wrong"),
    "delete as last owner": as_last_owner,
    "password": signed_in("account_change_password"),
    "password wrong": signed_in(
        "account_change_password", oldpassword="wrong", password1="short", password2="other"
    ),
    "password set": without_password,
    "password once more": long_signed_in("account_reauthenticate"),
    "code once more": long_signed_in("mfa_reauthenticate"),
    "forgotten": anonymous("account_reset_password"),
    "forgotten, with mail": asking_for_mail,
    "mail sent": anonymous("account_reset_password_done"),
    "reset": by_a_link,
    "reset too late": by_an_old_link,
    "reset done": anonymous("account_reset_password_from_key_done"),
    "second step": signed_in("mfa_index"),
    "second step set up": signed_in("mfa_index", second_step=True),
    "second step wrong": at_the_second_step,
    "app": signed_in("mfa_activate_totp"),
    "app, wrong code": signed_in("mfa_activate_totp", code="000000"),
    "app off": signed_in("mfa_deactivate_totp", second_step=True),
    "recovery codes": signed_in("mfa_view_recovery_codes", second_step=True),
    "new recovery codes": signed_in("mfa_generate_recovery_codes", second_step=True),
    "no recovery codes": signed_in("mfa_generate_recovery_codes", code="x"),
}
#: Addresses that answer with something else than a page of their own.
NO_PAGES = {"set_language", "sign-out-everywhere", "mfa_download_recovery_codes"}
LED_TO = {
    "account_reset_password_from_key": "reset",
    "mfa_authenticate": "second step wrong",
    "account_set_password": "password set",
}


@pytest.fixture(params=WAYS)
def way(request: pytest.FixtureRequest) -> Way:
    """Each page in turn."""
    return WAYS[request.param]


@pytest.fixture
def person(user: User, platform: Platform) -> User:
    """Somebody whose account has something in each of its places."""
    Membership.objects.create(user=user, platform=platform, role=Role.ENGINEER)
    Player.objects.create(
        platform=platform, token="t", user=user, bound_at=timezone.now() - timedelta(days=1)
    )
    return user


def test_no_chinese_page_holds_an_english_text(way: Way, person: User) -> None:
    english = {text.singular for text in asked_texts() if len(text.singular) > 2}
    for language in ("zh-hans", "zh-hant"):
        browser = Client()
        browser.cookies["django_language"] = language
        page = way(browser, User.objects.get(pk=person.pk))
        assert page.status_code == 200
        reader = Reader()
        reader.feed(page.content.decode())
        assert not english & set(reader.said)
        assert not [said for said in reader.said if LATIN.search(said)]
        Authenticator.objects.filter(user=person).delete()
        person.set_password(PASSWORD)
        person.save()


def test_every_page_is_ours_and_holds_nothing_inline(way: Way, person: User) -> None:
    answer = way(Client(), person)
    page = answer.content.decode()
    assert 'class="masthead"' in page
    assert not re.search(r"\sstyle=|\son\w+=|<style|javascript:|<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"(href|action)=\"(https?:)?//", page)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(set(ids)) == sorted(ids)
    assert page.count("<h1") == 1


def test_every_field_has_a_label_and_every_error_belongs_to_its_field(way: Way, person: User) -> None:
    page = way(Client(), person).content.decode()
    for field in re.findall(r"<(?:input|select)\b[^>]*>", page):
        if 'type="hidden"' not in field:
            name = re.search(r'\bid="([^"]+)"', field)
            assert name
            assert f'<label for="{name[1]}">' in page
    for described in re.findall(r'aria-describedby="([^"]+)"', page):
        assert all(f'id="{name}"' in page for name in described.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_recovery_codes_come_as_a_file(client: Client, person: User, language: str) -> None:
    signed_in("mfa_index", second_step=True)(client, person)
    answer = client.get(reverse("mfa_download_recovery_codes"))
    assert answer["Content-Type"].startswith("text/plain")
    assert re.fullmatch(r"(\d{8}\s+){10}", answer.content.decode())


def test_no_page_is_left_out() -> None:
    walked = set()
    for way in WAYS.values():
        walked |= {
            cell.cell_contents for cell in way.__closure__ or () if isinstance(cell.cell_contents, str)
        }
    named = {str(pattern.name) for pattern in urlpatterns if isinstance(pattern, URLPattern)}
    assert named - walked - NO_PAGES - set(LED_TO) == set()
    assert set(LED_TO.values()) <= set(WAYS)
