"""Making an account, what its page shows, and what can be changed there."""

from datetime import timedelta

import pytest
from allauth.account.models import EmailAddress
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import Membership, Platform, Player, Role, User
from tests.accounts.conftest import PASSWORD, sign_in
from tests.accounts.test_sign_in import who

pytestmark = pytest.mark.django_db

SIGN_UP = {"name": "王芳", "email": "Wang.Fang@Example.org", "password1": PASSWORD, "password2": PASSWORD}


@pytest.fixture
def signed_in(client: Client, user: User) -> Client:
    """Somebody who has just signed in."""
    sign_in(client, user.email)
    return client


def test_anybody_can_make_an_account_and_is_signed_in(client: Client) -> None:
    answer = client.post(reverse("account_signup"), SIGN_UP)
    assert answer["Location"] == "/"
    made = User.objects.get()
    assert (made.email, made.name, made.service_role) == ("wang.fang@example.org", "王芳", "")
    assert who(client) == made.email


def test_who_has_just_chosen_a_password_is_not_asked_for_it_again(client: Client) -> None:
    client.post(reverse("account_signup"), SIGN_UP)
    assert client.get("/account/email/").status_code == 200


def test_a_name_may_be_left_out(client: Client) -> None:
    client.post(reverse("account_signup"), SIGN_UP | {"name": ""})
    assert User.objects.get().name == ""


def test_signing_up_leads_back_to_where_somebody_came_from(client: Client) -> None:
    page = client.get("/login?next=/rules/").content.decode()
    assert f"{reverse('account_signup')}?next=%2Frules%2F" in page
    answer = client.post(reverse("account_signup"), SIGN_UP | {"next": "/rules/"})
    assert answer["Location"] == "/rules/"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"email": "li.wei@EXAMPLE.org"}, "这个电子邮箱已经注册过账号"),
        ({"email": "no address"}, "请输入合法的邮件地址"),
        ({"email": "x" * 250 + "@example.org"}, "邮箱最多 254 个字符"),
        ({"email": "li.wei\x00@example.org"}, "请输入合法的邮件地址"),
        ({"password1": "short", "password2": "short"}, "密码至少要有 12 个字符"),
        ({"password2": PASSWORD + "x"}, "两次输入的密码不一样"),
        ({"password1": "", "password2": ""}, "该字段是必填项"),
        ({"name": "王" * 101}, "100"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_made(
    client: Client, user: User, wrong: dict[str, str], said: str
) -> None:
    answer = client.post(reverse("account_signup"), SIGN_UP | wrong)
    assert answer.status_code == 200
    assert said in answer.content.decode()
    assert User.objects.count() == 1


def test_a_form_never_gives_a_password_back(client: Client, user: User) -> None:
    answers = [
        client.post(reverse("account_signup"), SIGN_UP | {"email": "no address"}),
        client.post("/login", {"login": user.email, "password": PASSWORD + "x"}),
    ]
    assert all(PASSWORD not in answer.content.decode() for answer in answers)


def test_the_page_shows_for_whom_one_works_and_who_one_is(
    signed_in: Client, user: User, platform: Platform
) -> None:
    Membership.objects.create(user=user, platform=platform, role=Role.ENGINEER)
    Player.objects.create(
        platform=platform, token="t-77", display_name="雀友老李", user=user, bound_at=timezone.now()
    )
    page = signed_in.get("/account/").content.decode()
    for said in ("li.wei@example.org", "李伟", "Demo", "工程师", "雀友老李", "未设置"):
        assert said in page
    assert "t-77" not in page


def test_the_page_shows_nothing_of_others(signed_in: Client, platform: Platform) -> None:
    other = User.objects.create_user("other@example.org", PASSWORD)
    Membership.objects.create(user=other, platform=platform, role=Role.OWNER)
    Player.objects.create(
        platform=platform, token="t", display_name="他人", user=other, bound_at=timezone.now()
    )
    page = signed_in.get("/account/").content.decode()
    assert "Demo" not in page
    assert "他人" not in page


def test_name_and_language_are_kept_and_the_language_holds_at_once(signed_in: Client, user: User) -> None:
    answer = signed_in.post("/account/", {"name": "Wei", "language": "en"})
    assert answer["Location"] == "/account/"
    user.refresh_from_db()
    assert (user.name, user.language) == ("Wei", "en")
    assert '<html lang="en"' in signed_in.get("/account/").content.decode()


def test_a_role_cannot_be_given_to_oneself(signed_in: Client, user: User) -> None:
    signed_in.post("/account/", {"name": "Wei", "language": "", "service_role": "admin", "is_active": ""})
    user.refresh_from_db()
    assert (user.service_role, user.is_active) == ("", True)


def test_a_name_too_long_is_refused_and_the_old_one_stays(signed_in: Client, user: User) -> None:
    answer = signed_in.post("/account/", {"name": "x" * 101, "language": ""})
    assert (answer.status_code, answer.context["user"].name) == (200, "李伟")
    assert User.objects.get().name == "李伟"


def test_the_address_is_changed_and_the_old_one_is_free_again(signed_in: Client, user: User) -> None:
    answer = signed_in.post("/account/email/", {"email": "Li@Example.com"})
    assert answer["Location"] == "/account/"
    user.refresh_from_db()
    assert user.email == "li@example.com"
    assert list(EmailAddress.objects.values_list("email", "user")) == [("li@example.com", user.pk)]
    assert sign_in(Client(), "li.wei@example.org") == 200
    assert sign_in(Client(), "LI@example.com") == 302


@pytest.mark.parametrize("email", ["OTHER@example.org", "nonsense", ""])
def test_an_address_that_is_taken_or_none_is_refused(signed_in: Client, user: User, email: str) -> None:
    User.objects.create_user("other@example.org", PASSWORD)
    assert signed_in.post("/account/email/", {"email": email}).status_code == 200
    user.refresh_from_db()
    assert user.email == "li.wei@example.org"


def test_what_does_harm_asks_for_the_password_when_one_signed_in_a_while_ago(
    client: Client, user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.force_login(user)
    for address in (
        "/account/email/",
        reverse("mfa_activate_totp"),
        reverse("mfa_generate_recovery_codes"),
        reverse("mfa_view_recovery_codes"),
        reverse("mfa_download_recovery_codes"),
    ):
        assert client.get(address)["Location"].startswith("/account/again/?next=")
    assert "密码不对" in client.post("/account/again/", {"password": "wrong"}).content.decode()
    answer = client.post("/account/again/", {"password": PASSWORD, "next": "/account/email/"})
    assert answer["Location"] == "/account/email/"
    assert client.get("/account/email/").status_code == 200


def test_a_fresh_sign_in_counts_for_five_minutes(signed_in: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    session = signed_in.session
    assert signed_in.get("/account/email/").status_code == 200
    session["account_authentication_methods"][0]["at"] -= timedelta(minutes=5).total_seconds()
    session.save()
    assert signed_in.get("/account/email/").status_code == 302


@pytest.mark.parametrize(
    "address", ["/account/", "/account/email/", "/account/delete/", "/account/second-step/"]
)
def test_nobody_sees_these_pages_without_signing_in(client: Client, db: None, address: str) -> None:
    assert client.get(address)["Location"].startswith("/login?next=")
    assert client.post(address)["Location"].startswith("/login?next=")


def test_signing_out_everywhere_cannot_be_done_by_a_link(signed_in: Client) -> None:
    assert signed_in.get(reverse("sign-out-everywhere")).status_code == 405
    assert who(signed_in) != ""
