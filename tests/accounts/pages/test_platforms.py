"""My platforms, making one, and the overview of one."""

import pytest
from django.test import Client

from accounts.models import Membership, Platform, Role, ServiceRole, User
from accounts.platforms import create_platform
from tests.accounts.conftest import PASSWORD, sign_in
from tests.accounts.pages.conftest import SignedIn, shown_once
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import faulty_log, game_log
from tests.support.queries import Asked
from tests.support.second_step import code_of, set_up

pytestmark = pytest.mark.django_db

PAGES = ("", "members/", "keys/", "players/")


@pytest.fixture
def admin(db: None) -> Client:
    """An administrator's browser, with the second step done."""
    user = User.objects.create_user("admin@example.org", PASSWORD, service_role=ServiceRole.ADMIN)
    client, secret = Client(), set_up(user)
    client.cookies["django_language"] = "en"
    sign_in(client, user.email)
    client.post("/account/second-step/code/", {"code": code_of(secret)})
    return client


@pytest.mark.parametrize("page", PAGES)
def test_a_platform_is_not_there_for_those_who_do_not_work_for_it(signed_in: SignedIn, page: str) -> None:
    stranger = signed_in("stranger")
    assert stranger.get(f"/platforms/east/{page}").status_code == 404
    assert stranger.post(f"/platforms/east/{page}", {"do": "invite", "role": "owner"}).status_code == 404
    assert stranger.get(f"/platforms/none/{page}").status_code == 404


@pytest.mark.parametrize("page", PAGES)
def test_a_visitor_signs_in_first(client: Client, tenant: Platform, page: str) -> None:
    assert client.get(f"/platforms/east/{page}")["Location"] == f"/login?next=/platforms/east/{page}"


def test_the_list_shows_my_platforms_with_my_role_and_no_others(owner: Client) -> None:
    create_platform(slug="west", name="West")
    page = owner.get("/platforms/").content.decode()
    assert "东风平台" in page
    assert "owner" in page
    assert "West" not in page


def test_the_header_leads_only_to_what_is_open_to_the_reader(owner: Client, signed_in: SignedIn) -> None:
    assert 'href="/platforms/"' in owner.get("/rules/").content.decode()
    for role, leads in (("stranger", (False, False)), ("support", (True, False)), ("engineer", (True, True))):
        page = signed_in(role).get("/rules/").content.decode()
        assert ('href="/platforms/"' in page, 'href="/upload/"' in page) == leads


def test_the_overview_counts_real_test_and_waiting_logs(owner: Client, tenant: Platform) -> None:
    uploaded_and_audited(tenant, faulty_log(platform="east"))
    upload(tenant, game_log("waiting", platform="east"))
    upload(tenant, game_log("test", platform="east"), test=True)
    page = owner.get("/platforms/east/").content.decode()
    counted = [part.split("</b>")[0] for part in page.split('<b class="figure">')[1:]]
    assert counted == ["2", "1", "1", "1", "0"]


def test_the_overview_asks_the_database_a_fixed_number_of_times(owner: Client, tenant: Platform) -> None:
    asked = []
    for number in range(2):
        upload(tenant, game_log(f"log-{number}", platform="east"))
        with Asked() as questions:
            owner.get("/platforms/east/")
        asked.append(len(questions))
    assert asked[0] == asked[1]


def test_the_owner_chooses_who_may_read_new_logs(owner: Client, tenant: Platform) -> None:
    assert owner.post("/platforms/east/", {"visibility": "public"})["Location"] == "/platforms/east/"
    tenant.refresh_from_db()
    assert tenant.default_visibility == "public"
    assert owner.post("/platforms/east/", {"visibility": "nonsense"}).status_code == 403


@pytest.mark.parametrize("role", ["engineer", "support"])
def test_nobody_but_the_owner_chooses(signed_in: SignedIn, tenant: Platform, role: str) -> None:
    assert signed_in(role).post("/platforms/east/", {"visibility": "public"}).status_code == 403
    tenant.refresh_from_db()
    assert tenant.default_visibility == "private"


def test_an_administrator_makes_a_platform_and_a_link_its_owner(admin: Client, signed_in: SignedIn) -> None:
    page = admin.post("/platforms/", {"name": "West", "slug": "west"}).content.decode()
    link = shown_once(page, "owner-link")
    new_owner = signed_in("somebody")
    assert new_owner.post(link)["Location"] == "/platforms/west/"
    assert Membership.objects.get(platform__slug="west").role == Role.OWNER


def test_a_lost_link_is_made_anew_until_somebody_has_opened_one(admin: Client, signed_in: SignedIn) -> None:
    first, second = (
        shown_once(admin.post("/platforms/", {"name": "West", "slug": "west"}).content.decode(), "owner-link")
        for _ in range(2)
    )
    new_owner = signed_in("somebody")
    assert new_owner.post(first).status_code == 410
    new_owner.post(second)
    again = admin.post("/platforms/", {"name": "West", "slug": "west"})
    assert again.status_code == 400
    assert "owner-link" not in again.content.decode()


@pytest.mark.parametrize(
    ("name", "slug"), [("", "west"), ("West", ""), ("West", "we st"), ("West", "x" * 129), ("W\x00", "west")]
)
def test_a_platform_without_a_proper_name_is_not_made(admin: Client, name: str, slug: str) -> None:
    assert admin.post("/platforms/", {"name": name, "slug": slug}).status_code == 400
    assert not Platform.objects.exists()


def test_nobody_else_makes_a_platform(owner: Client) -> None:
    assert owner.post("/platforms/", {"name": "West", "slug": "west"}).status_code == 403
    assert "New platform" not in owner.get("/platforms/").content.decode()
    assert not Platform.objects.filter(slug="west").exists()
