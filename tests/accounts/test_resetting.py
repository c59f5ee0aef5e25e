"""A new password for whoever forgot the old one: by mail, or by a link from the operator."""

import io
import re

import pytest
from django.core import mail
from django.core.management import CommandError, call_command
from django.test import Client, override_settings
from django.urls import reverse

from accounts.models import ServiceRole, User
from accounts.staff import has_second_step
from tests.accounts.conftest import PASSWORD, sign_in
from tests.support.second_step import set_up

pytestmark = pytest.mark.django_db

ASK = "/account/password/reset/"
NEW_PASSWORD = "thirteen orphans and a pair"


def linked(*arguments: str) -> str:
    """What `resetlink` prints, as a path."""
    out = io.StringIO()
    call_command("resetlink", *arguments, stdout=out, stderr=io.StringIO())
    link = out.getvalue().strip()
    assert link.startswith("http://127.0.0.1:8000/account/password/reset/key/")
    return link.removeprefix("http://127.0.0.1:8000")


def choose(client: Client, path: str, password: str = NEW_PASSWORD) -> int:
    """Open the link and send the form; the status of its answer."""
    form = client.get(path)["Location"]
    return client.post(form, {"password1": password, "password2": password}).status_code


def test_without_a_mail_server_the_page_says_whom_to_ask(client: Client) -> None:
    page = client.get(ASK).content.decode()
    assert "本服务不发送邮件" in page
    assert 'name="email"' not in page


def test_without_a_mail_server_nothing_pretends_to_be_sent(client: Client, user: User) -> None:
    assert "本服务不发送邮件" in client.post(ASK, {"email": user.email}).content.decode()
    assert mail.outbox == []


@override_settings(SENDS_MAIL=True)
def test_with_one_a_link_comes_by_mail_and_sets_a_new_password(client: Client, user: User) -> None:
    answer = client.post(ASK, {"email": "LI.Wei@example.org"})
    assert answer["Location"] == reverse("account_reset_password_done")
    (message,) = mail.outbox
    assert message.to == [user.email]
    link = re.search(r"http://testserver(/account/password/reset/key/\S+)", str(message.body))
    assert link
    assert choose(client, link[1]) == 302
    assert sign_in(client, user.email, NEW_PASSWORD) == 302


@override_settings(SENDS_MAIL=True)
def test_the_mail_is_in_the_language_of_the_page(client: Client, user: User) -> None:
    client.cookies["django_language"] = "zh-hant"
    client.post(ASK, {"email": user.email})
    (message,) = mail.outbox
    assert message.subject == "mjaudit: 設定新密碼"
    assert not re.search(r"[A-Za-z]{2,} [a-z]{2,}", str(message.body))


@override_settings(SENDS_MAIL=True)
def test_an_unknown_address_gets_the_same_answer_and_a_mail_as_well(client: Client, user: User) -> None:
    answers = [client.post(ASK, {"email": email}) for email in (user.email, "nobody@example.org")]
    assert answers[0]["Location"] == answers[1]["Location"]
    assert [message.to for message in mail.outbox] == [[user.email], ["nobody@example.org"]]
    assert "key" not in mail.outbox[1].body


@override_settings(
    SENDS_MAIL=True,
    EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend",
    EMAIL_HOST="127.0.0.1",
    EMAIL_PORT=1,
)
def test_a_mail_server_out_of_reach_is_told_for_known_and_unknown_addresses(
    client: Client, user: User
) -> None:
    for email in (user.email, "nobody@example.org"):
        answer = client.post(ASK, {"email": email})
        assert answer.status_code == 503
        assert "邮件暂时发不出去" in answer.content.decode()


def test_the_operators_link_sets_a_new_password_once(client: Client, user: User) -> None:
    link = linked(user.email.upper())
    assert choose(client, link) == 302
    assert sign_in(client, user.email, PASSWORD) == 200
    assert sign_in(client, user.email, NEW_PASSWORD) == 302
    page = Client().get(link)
    assert page.status_code == 200
    assert "这个链接已经不能用了" in page.content.decode()


@pytest.mark.parametrize("key", ["c0ffee-0", "set-password", "0" * 32 + "-abcdef-0123456789"])
def test_a_made_up_link_is_told_so(client: Client, user: User, key: str) -> None:
    page = client.get(f"/account/password/reset/key/{user.pk.hex}-{key}/")
    assert "这个链接已经不能用了" in page.content.decode()


def test_the_link_holds_a_day(client: Client, user: User) -> None:
    link = linked(user.email)
    with override_settings(PASSWORD_RESET_TIMEOUT=-1):
        assert "这个链接已经不能用了" in client.get(link).content.decode()
    assert client.get(link).status_code == 302


def test_a_lost_telephone_is_the_operators_decision(user: User) -> None:
    set_up(user)
    linked(user.email)
    assert has_second_step(user)
    linked(user.email, "--without-second-step")
    assert not has_second_step(user)


def test_for_an_address_without_account_there_is_no_link() -> None:
    with pytest.raises(CommandError, match="no account"):
        linked("nobody@example.org")


@pytest.mark.parametrize(
    ("password", "staff", "holds"),
    [
        ("a" * 11 + "7", "", True),
        ("a" * 10 + "7", "", False),
        ("pung chow kong", ServiceRole.ARBITER, False),
        ("pung, chow kong", ServiceRole.ARBITER, True),
        ("pung chow kong", ServiceRole.ADMIN, False),
        ("administrator", "", False),
        ("li.wei@example.org", "", False),
        ("password1234", "", False),
    ],
)
def test_a_password_is_long_enough_for_the_role_and_hard_to_guess(
    client: Client, user: User, password: str, staff: str, *, holds: bool
) -> None:
    User.objects.update(service_role=staff)
    assert choose(client, linked(user.email), password) == (302 if holds else 200)


def test_who_becomes_arbiter_chooses_a_new_password(client: Client, user: User) -> None:
    call_command("setrole", user.email, "arbiter", stderr=io.StringIO())
    user.refresh_from_db()
    assert user.service_role == "arbiter"
    assert sign_in(client, user.email) == 200
    assert choose(client, linked(user.email)) == 302
    assert sign_in(client, user.email, NEW_PASSWORD) == 302


def test_who_is_arbiter_no_more_keeps_the_password(client: Client, arbiter: User) -> None:
    call_command("setrole", arbiter.email, "none")
    assert sign_in(client, arbiter.email) == 302
    assert client.get("/account/").status_code == 200


def test_an_account_is_closed_and_opened_by_the_operator(client: Client, user: User) -> None:
    call_command("closeaccount", user.email)
    sign_in(client, user.email)
    assert client.get("/account/").status_code == 302
    call_command("closeaccount", user.email, "--reopen")
    sign_in(client, user.email)
    assert client.get("/account/").status_code == 200
