"""The second step of signing in: for staff a must, for others a choice."""

import re

import pytest
from django.test import Client, RequestFactory
from django.urls import reverse

from accounts.actor import ANYBODY
from accounts.actors import actor_of
from accounts.models import Membership, Platform, Role, ServiceRole, User
from accounts.staff import has_second_step
from tests.accounts.conftest import PASSWORD, sign_in
from tests.accounts.test_sign_in import who
from tests.support.second_step import code_of, recovery_codes, set_up

pytestmark = pytest.mark.django_db

SET_UP = "/account/second-step/app/"


def secret_on(page: str) -> str:
    found = re.search(r'<code class="secret">([A-Z2-7]{32})</code>', page)
    assert found
    return found[1]


def activate(client: Client) -> str:
    """Set up by the pages; the secret."""
    secret = secret_on(client.get(SET_UP).content.decode())
    answer = client.post(SET_UP, {"code": code_of(secret)})
    assert answer["Location"] == reverse("mfa_view_recovery_codes")
    return secret


@pytest.mark.parametrize("role", [ServiceRole.ARBITER, ServiceRole.ADMIN])
@pytest.mark.parametrize(
    "address", ["/", "/logs/", "/account/", "/account/second-step/", "/rules/", "/upload/"]
)
def test_staff_without_it_is_led_to_setting_it_up_from_everywhere(
    client: Client, user: User, role: ServiceRole, address: str
) -> None:
    User.objects.update(service_role=role)
    sign_in(client, user.email)
    assert client.get(address)["Location"] == SET_UP
    assert client.post(address)["Location"] == SET_UP


def test_staff_without_it_is_nobody_to_the_api(rf: RequestFactory, arbiter: User) -> None:
    request = rf.get("/api/v1/logs")
    request.user = arbiter
    assert actor_of(request) == ANYBODY
    set_up(arbiter)
    request = rf.get("/api/v1/logs")
    request.user = arbiter
    assert actor_of(request).service_role == ServiceRole.ARBITER


def test_staff_without_it_who_works_for_a_platform_sees_no_more_than_anybody(
    client: Client, arbiter: User, platform: Platform
) -> None:
    Membership.objects.create(user=arbiter, platform=platform, role=Role.OWNER)
    sign_in(client, arbiter.email)
    assert client.get("/api/v1/logs").content == Client().get("/api/v1/logs").content


def test_staff_without_it_can_set_it_up_sign_out_and_change_the_language(
    client: Client, arbiter: User
) -> None:
    sign_in(client, arbiter.email)
    assert client.get(SET_UP).status_code == 200
    assert client.post("/language", {"language": "en", "next": "/"})["Location"] == "/"
    assert client.get("/livez").status_code == 200
    assert client.post("/logout")["Location"] == "/"
    assert client.get("/").status_code == 200


def test_setting_it_up_shows_recovery_codes_and_opens_the_rest(client: Client, arbiter: User) -> None:
    sign_in(client, arbiter.email)
    activate(client)
    page = client.get(reverse("mfa_view_recovery_codes")).content.decode()
    assert all(code in page for code in recovery_codes(arbiter))
    assert client.get("/account/").status_code == 200


def test_a_wrong_code_sets_nothing_up_and_keeps_the_secret_that_was_shown(client: Client, user: User) -> None:
    sign_in(client, user.email)
    secret = secret_on(client.get(SET_UP).content.decode())
    page = client.post(SET_UP, {"code": "000000"}).content.decode()
    assert secret_on(page) == secret
    assert "验证码不对" in page
    assert not has_second_step(user)


def test_the_picture_for_the_app_holds_the_secret_and_is_not_a_script(client: Client, user: User) -> None:
    sign_in(client, user.email)
    answer = client.get(SET_UP)
    assert f"secret={answer.context['form'].secret}&issuer=mjaudit" in answer.context["totp_url"]
    assert 'src="data:image/svg+xml;base64,' in answer.content.decode()
    assert "img-src 'self' data:" in answer["Content-Security-Policy"]


def test_signing_in_then_asks_for_a_code(client: Client, user: User) -> None:
    secret = set_up(user)
    answer = client.post("/login", {"login": user.email, "password": PASSWORD, "next": "/account/"})
    assert answer["Location"] == reverse("mfa_authenticate")
    assert who(client) == ""
    assert client.get("/account/").status_code == 302
    answer = client.post(answer["Location"], {"code": code_of(secret)})
    assert answer["Location"] == "/account/"
    assert who(client) == user.email


def test_a_code_works_once(user: User) -> None:
    code = code_of(set_up(user))
    for works in (True, False):
        browser = Client()
        sign_in(browser, user.email)
        browser.post(reverse("mfa_authenticate"), {"code": code})
        assert (who(browser) != "") is works


def test_a_recovery_code_signs_in_once_in_place_of_the_app(user: User) -> None:
    set_up(user)
    code = recovery_codes(user)[0]
    for works in (True, False):
        browser = Client()
        sign_in(browser, user.email)
        browser.post(reverse("mfa_authenticate"), {"code": code})
        assert (who(browser) != "") is works
    assert code not in recovery_codes(user)


def test_codes_cannot_be_guessed_for_long(client: Client, user: User) -> None:
    secret = set_up(user)
    sign_in(client, user.email)
    for _ in range(10):
        client.post(reverse("mfa_authenticate"), {"code": "000000"})
    client.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
    assert who(client) == ""


def test_staff_cannot_take_it_off(client: Client, arbiter: User) -> None:
    sign_in(client, arbiter.email)
    activate(client)
    page = client.post(reverse("mfa_deactivate_totp"))
    assert "不能取消第二步验证" in page.content.decode()
    assert has_second_step(arbiter)


def test_others_can_take_it_off(client: Client, user: User) -> None:
    sign_in(client, user.email)
    activate(client)
    assert client.post(reverse("mfa_deactivate_totp"))["Location"] == reverse("mfa_index")
    assert not has_second_step(user)
