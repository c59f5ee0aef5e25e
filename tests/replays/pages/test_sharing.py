"""Who may read a log: what its page says, the choice of its platform, and the pages behind a link."""

import re

import pytest
from django.test import Client

from accounts.members import join
from accounts.models import Platform, Player, Role, User, Visibility
from accounts.platforms import create_platform
from accounts.players import name_player
from replays.models import GameLog
from tests.replays.pages.conftest import StoreCase

pytestmark = pytest.mark.django_db

TOKENS = [f"secret-token-{seat}" for seat in range(4)]
SEATS = {"players": [{"id": token} for token in TOKENS]}


@pytest.fixture
def shared(store_case: StoreCase) -> GameLog:
    """A log with a fault that is visible by link."""
    return store_case("R01a", visibility=Visibility.LINK, **SEATS)


@pytest.fixture
def player(cases: Platform) -> Client:
    """The browser of the player in the first seat, who is shown by a name."""
    user = User.objects.create_user("player@example.org", "a long pass phrase")
    Player.objects.create(
        platform=cases, token=TOKENS[0], display_name="李雷", user=user, bound_at="2026-01-01T00:00Z"
    )
    client = Client()
    client.force_login(user)
    return client


def support_of(platform: Platform) -> Client:
    user = User.objects.create_user("support@example.org", "a long pass phrase")
    join(user=user, platform=platform, role=Role.SUPPORT)
    client = Client()
    client.force_login(user)
    return client


def test_everybody_who_reads_a_log_is_told_who_may(english: Client, store_case: StoreCase) -> None:
    page = english.get(f"/logs/{store_case('X01').id}/").content.decode()
    assert "Read by everybody" in page
    assert 'name="visibility"' not in page


@pytest.mark.parametrize("visibility", ["link", "public"])
def test_the_platform_opens_a_log_and_closes_it_again(
    signed_in: Client, store_case: StoreCase, visibility: str
) -> None:
    log = store_case("X01", public=False)
    assert signed_in.post(f"/logs/{log.id}/visibility/", {"visibility": visibility}).status_code == 302
    log.refresh_from_db()
    assert log.visibility == visibility
    assert (log.link is not None) == (visibility == "link")
    signed_in.post(f"/logs/{log.id}/visibility/", {"visibility": "private"})
    log.refresh_from_db()
    assert (log.visibility, log.link) == ("private", None)


def test_support_reads_and_decides_nothing(cases: Platform, store_case: StoreCase) -> None:
    log, support = store_case("X01", public=False), support_of(cases)
    page = support.get(f"/logs/{log.id}/").content.decode()
    assert 'name="visibility"' not in page
    assert support.post(f"/logs/{log.id}/visibility/", {"visibility": "public"}).status_code == 403
    assert support.get(f"/logs/{log.id}/take-back/").status_code == 403
    assert support.post(f"/logs/{log.id}/take-back/").status_code == 403
    log.refresh_from_db()
    assert (log.visibility, log.withdrawn_at) == ("private", None)


def test_whoever_only_reads_a_log_decides_nothing(player: Client, shared: GameLog) -> None:
    assert player.post(f"/logs/{shared.id}/visibility/", {"visibility": "public"}).status_code == 403
    assert player.post(f"/logs/{shared.id}/take-back/").status_code == 403


def test_somebody_who_does_not_see_a_log_learns_nothing_of_it(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01", public=False)
    assert client.post(f"/logs/{log.id}/visibility/")["Location"].startswith("/login")
    client.force_login(User.objects.create_user("other@example.org", "a long pass phrase"))
    assert client.post(f"/logs/{log.id}/visibility/", {"visibility": "public"}).status_code == 404
    assert client.get(f"/logs/{log.id}/take-back/").status_code == 404


@pytest.mark.parametrize("visibility", ["", "nonsense"])
def test_a_visibility_that_does_not_exist_changes_nothing(
    signed_in: Client, store_case: StoreCase, visibility: str
) -> None:
    log = store_case("X01")
    assert signed_in.post(f"/logs/{log.id}/visibility/", {"visibility": visibility}).status_code == 403
    log.refresh_from_db()
    assert log.visibility == "public"


def test_the_link_is_shown_to_the_platform_and_opens_the_log_to_anybody(
    signed_in: Client, shared: GameLog
) -> None:
    page = signed_in.get(f"/logs/{shared.id}/").content.decode()
    link = page.split('id="share-link" value="http://testserver')[1].split('"')[0]
    assert Client().get(link).status_code == 200
    assert Client().get(f"/logs/{shared.id}/").status_code == 404


def test_behind_a_link_all_pages_of_the_log_stay_behind_it(client: Client, shared: GameLog) -> None:
    page = client.get(f"/shared/{shared.link}/")
    hand = client.get(f"/shared/{shared.link}/hands/1/")
    for answer in (page, hand):
        text = answer.content.decode()
        assert answer["Referrer-Policy"] == "strict-origin"
        assert answer["Cache-Control"] == "no-store"
        assert "noindex" in answer["X-Robots-Tag"]
        assert '<meta name="robots" content="noindex' in text
        assert f"/logs/{shared.id}" not in text
        assert f"/shared/{shared.link}/" in text
    assert f"/shared/{shared.link}/hands/1/?step=" in page.content.decode()
    report = re.search(r'href="([^"]+/report)"', page.content.decode())
    assert report is not None
    assert client.get(report[1]).status_code == 200


@pytest.mark.parametrize("below", ["", "hands/1/"])
def test_a_link_that_was_taken_back_opens_nothing(signed_in: Client, shared: GameLog, below: str) -> None:
    link = shared.link
    signed_in.post(f"/logs/{shared.id}/visibility/", {"visibility": "private"})
    assert Client().get(f"/shared/{link}/{below}").status_code == 404
    assert Client().get(f"/shared/{'A' * 22}/{below}").status_code == 404


def test_a_withdrawn_log_is_there_for_its_platform_alone(signed_in: Client, shared: GameLog) -> None:
    asked = signed_in.get(f"/logs/{shared.id}/take-back/").content.decode()
    assert "撤回" in asked
    assert GameLog.objects.get().withdrawn_at is None
    signed_in.post(f"/logs/{shared.id}/take-back/")
    assert Client().get(f"/shared/{shared.link}/").status_code == 404
    page = signed_in.get(f"/logs/{shared.id}/").content.decode()
    assert "已于" in page
    assert 'name="visibility"' not in page
    assert "case-R01a" not in signed_in.get("/logs/").content.decode()
    assert "case-R01a" in signed_in.get("/logs/?withdrawn=1").content.decode()
    assert signed_in.post(f"/logs/{shared.id}/visibility/", {"visibility": "public"}).status_code == 403


def test_a_test_log_says_so_is_never_public_and_can_be_deleted(
    signed_in: Client, store_case: StoreCase
) -> None:
    log = store_case("X01", test=True)
    page = signed_in.get(f"/logs/{log.id}/").content.decode()
    assert "测试记录" in page
    assert 'value="public"' not in page
    assert "case-X01" not in signed_in.get("/logs/").content.decode()
    assert "case-X01" in signed_in.get("/logs/?test=1").content.decode()
    signed_in.post(f"/logs/{log.id}/visibility/", {"visibility": "public"})
    assert GameLog.objects.get().visibility == "private"
    assert signed_in.post(f"/logs/{log.id}/take-back/")["Location"] == "/logs/"
    assert not GameLog.objects.exists()


def readers(player: Client) -> dict[str, Client]:
    """Everybody but the platform's own people."""
    other = User.objects.create_user("west@example.org", "a long pass phrase")
    join(user=other, platform=create_platform(slug="west", name="West"), role=Role.OWNER)
    stranger = Client()
    stranger.force_login(other)
    return {"anybody": Client(), "another platform": stranger, "player": player}


@pytest.mark.parametrize("language", ["zh-hans", "en"])
def test_no_page_tells_a_players_token_to_others(
    player: Client, store_case: StoreCase, language: str
) -> None:
    log = store_case("R01a", visibility=Visibility.PUBLIC, **SEATS)
    linked = store_case("X13", visibility=Visibility.LINK, **SEATS)
    pages = [f"/logs/{log.id}/", f"/logs/{log.id}/hands/1/", "/logs/", f"/logs/{log.id}/hands/1/?step=3"]
    pages += [f"/shared/{linked.link}/", f"/shared/{linked.link}/hands/1/", "/"]
    for name, browser in readers(player).items():
        browser.cookies["django_language"] = language
        for address in pages:
            answer = browser.get(address)
            assert answer.status_code == 200
            told = answer.content.decode() + str(answer.headers)
            assert not [token for token in TOKENS if token in told], (name, address)
        assert browser.get("/try/", {"sample": str(log.id)}).status_code == 404


def test_others_see_players_by_a_name_that_tells_them_apart(client: Client, store_case: StoreCase) -> None:
    log = store_case("X01", visibility=Visibility.PUBLIC, **SEATS)
    for address in (f"/logs/{log.id}/", f"/logs/{log.id}/hands/1/"):
        names = set(re.findall(r"玩家-[A-Z2-7]{6}", client.get(address).content.decode()))
        assert len(names) == 4


def test_the_platform_sees_tokens_and_names(
    signed_in: Client, cases: Platform, store_case: StoreCase
) -> None:
    log = store_case("X01", visibility=Visibility.PUBLIC, **SEATS)
    name_player(platform=cases, token=TOKENS[0], display_name="李雷")
    page = signed_in.get(f"/logs/{log.id}/").content.decode()
    assert "李雷" in page
    assert all(token in page for token in TOKENS)
    assert "玩家-" not in page


def test_a_player_sees_the_own_name_and_no_others(
    player: Client, cases: Platform, store_case: StoreCase
) -> None:
    log = store_case("X01", public=False, **SEATS)
    name_player(platform=cases, token=TOKENS[1], display_name="韩梅梅")
    page = player.get(f"/logs/{log.id}/").content.decode()
    assert "李雷" in page
    assert "韩梅梅" not in page
    assert page.count("<b>您</b>") == 1


def test_a_player_without_a_name_finds_the_own_seat(player: Client, store_case: StoreCase) -> None:
    Player.objects.update(display_name="")
    log = store_case("X01", public=False, **SEATS)
    hand = player.get(f"/logs/{log.id}/hands/1/").content.decode()
    assert "您 · 玩家-" in hand.split('data-seat="0"')[1].split("</header>")[0]
    assert hand.count("您 · 玩家-") == 1


def test_the_bytes_are_offered_to_those_who_may_have_them(
    signed_in: Client, player: Client, store_case: StoreCase
) -> None:
    log = store_case("X01", visibility=Visibility.PUBLIC, **SEATS)
    raw = f"/api/v1/logs/{log.id}/raw"
    assert raw in signed_in.get(f"/logs/{log.id}/").content.decode()
    for browser in (player, Client()):
        assert raw not in browser.get(f"/logs/{log.id}/").content.decode()
