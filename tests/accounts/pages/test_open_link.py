"""Opening a one-time link, with an account and without one."""

import pytest
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts.models import Membership, Platform, Player, Role, Ticket, User
from accounts.players import name_player
from accounts.tickets import invite_member, link_player
from tests.accounts.conftest import PASSWORD
from tests.accounts.pages.conftest import SignedIn

pytestmark = pytest.mark.django_db


@pytest.fixture
def join_link(tenant: Platform) -> str:
    """A link that makes an engineer."""
    return reverse("open-link", args=(invite_member(platform=tenant, role=Role.ENGINEER)[1],))


def test_looking_at_a_link_says_what_it_is_for_and_uses_nothing(signed_in: SignedIn, join_link: str) -> None:
    browser = signed_in("new")
    for _ in range(2):
        page = browser.get(join_link).content.decode()
        assert "东风平台 invites you as engineer" in page
    assert browser.head(join_link).status_code == 200
    assert not Membership.objects.exists()


def test_somebody_without_an_account_makes_one_and_comes_back(client: Client, join_link: str) -> None:
    page = client.get(join_link).content.decode()
    assert "/account/signup/?next=/link/" in page
    form = {"email": "new@example.org", "password1": PASSWORD, "password2": PASSWORD, "next": "/link/"}
    answer = client.post("/account/signup/", form, follow=True)
    assert answer.redirect_chain[-1][0] == join_link
    client.post(join_link)
    assert Membership.objects.get().user.email == "new@example.org"


def test_somebody_with_an_account_signs_in_and_comes_back(client: Client, join_link: str) -> None:
    User.objects.create_user("known@example.org", PASSWORD)
    client.get(join_link)
    form = {"login": "known@example.org", "password": PASSWORD, "next": "/link/"}
    assert client.post("/login", form, follow=True).redirect_chain[-1][0] == join_link


def test_posting_without_an_account_uses_nothing(client: Client, join_link: str) -> None:
    assert "Sign in" in client.post(join_link, headers={"Accept-Language": "en"}).content.decode()
    assert Ticket.objects.open().exists()


def test_without_a_kept_link_one_comes_to_the_account(owner: Client) -> None:
    assert owner.get("/link/")["Location"] == "/account/"


def test_the_secret_is_in_no_address_but_its_own(client: Client, join_link: str) -> None:
    answer = client.get(join_link)
    page = answer.content.decode()
    secret = join_link.split("/")[2]
    linked = [part.split('"')[0] for part in page.split('href="')[1:] + page.split('src="')[1:]]
    assert not [address for address in linked if secret in address]
    assert answer["Referrer-Policy"] == "strict-origin"
    assert answer["Cache-Control"] == "no-store"
    assert "noindex" in answer["X-Robots-Tag"]


def test_a_player_link_says_by_what_name_the_platform_knows_the_player(
    signed_in: SignedIn, tenant: Platform
) -> None:
    name_player(platform=tenant, token="p-1", display_name="李雷")
    link = reverse("open-link", args=(link_player(platform=tenant, token="p-1")[1],))
    browser = signed_in("player")
    page = browser.get(link).content.decode()
    assert "李雷" in page
    assert "p-1" not in page
    browser.post(link)
    assert Player.objects.get().user is not None


@pytest.mark.parametrize("secret", ["x", "A" * 43, "-", "_" * 200])
def test_a_link_that_is_none_is_over(client: Client, secret: str) -> None:
    for answer in (client.get(f"/link/{secret}/"), client.post(f"/link/{secret}/")):
        assert answer.status_code == 410
        assert "这个链接已经不能用了" in answer.content.decode()


def test_a_link_that_is_too_old_is_over(signed_in: SignedIn, join_link: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("UPDATE accounts_ticket SET expires_at = now()")
    browser = signed_in("new")
    assert browser.get(join_link).status_code == 410
    assert browser.post(join_link).status_code == 410
    assert not Membership.objects.exists()


def test_the_last_owner_does_not_become_less_by_a_link(owner: Client, join_link: str) -> None:
    assert owner.post(join_link)["Location"] == "/account/"
    assert Membership.objects.get().role == Role.OWNER
    assert Ticket.objects.open().exists()
