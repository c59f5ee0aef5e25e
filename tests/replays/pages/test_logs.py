"""The list of logs and the page of one log."""

from uuid import uuid4

import pytest
from django.test import Client

from accounts.models import Platform, Player, User
from accounts.platforms import create_platform
from replays.models import AuditState, GameLog
from tests.replays.pages.conftest import StoreCase, case_log
from tests.support.auditing import upload
from tests.support.gamelogs import game_log
from tests.support.golden import load_cases
from tests.support.queries import Asked
from tests.support.tables import Json

pytestmark = pytest.mark.django_db


def test_everybody_sees_the_samples_and_nobody_elses_logs(client: Client, store_case: StoreCase) -> None:
    store_case("X01")
    store_case("X02", public=False)
    page = client.get("/logs/").content.decode()
    assert "case-X01" in page
    assert "case-X02" not in page


def test_a_member_sees_the_logs_of_the_platform(signed_in: Client, store_case: StoreCase) -> None:
    store_case("X02", public=False)
    assert "case-X02" in signed_in.get("/logs/").content.decode()


def test_the_list_can_be_narrowed_to_a_verdict(client: Client, store_case: StoreCase) -> None:
    store_case("X01")
    store_case("R01a")
    page = client.get("/logs/", {"verdict": "flagged"}).content.decode()
    assert "case-R01a" in page
    assert "case-X01" not in page


def test_an_empty_list_says_so(client: Client) -> None:
    assert "没有这样的记录" in client.get("/logs/", {"verdict": "clean"}).content.decode()


@pytest.mark.parametrize("query", ["verdict=nonsense", "rules=none", "page=x", "page=99999", "verdict=%00"])
def test_a_query_that_means_nothing_still_gives_a_page(client: Client, query: str) -> None:
    assert client.get(f"/logs/?{query}").status_code == 200


def test_the_list_costs_the_same_however_long_it_is(client: Client, store_case: StoreCase) -> None:
    store_case("X01")
    with Asked() as asked:
        client.get("/logs/")
    assert len(asked) == 2
    for name in ("X02", "X03", "X04"):
        store_case(name)
    with Asked() as asked:
        client.get("/logs/")
    assert len(asked) == 2


def test_a_long_list_comes_in_pages_that_keep_the_filter(
    client: Client, store_case: StoreCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("replays.pages.loglist.PER_PAGE", 1)
    for name in ("X01", "X02"):
        store_case(name)
    first = client.get("/logs/", {"verdict": "clean"}).content.decode()
    assert "?verdict=clean&amp;page=2" in first
    assert "case-X01" in client.get("/logs/?verdict=clean&page=2").content.decode()


def test_the_page_tells_the_verdict_and_each_finding_with_its_clause(
    english: Client, store_case: StoreCase
) -> None:
    log = store_case("R01a")
    page = english.get(f"/logs/{log.id}/").content.decode()
    assert "Flagged" in page
    assert "NT-15" in page
    assert f"/logs/{log.id}/hands/1/?step=" in page


def test_the_page_sets_claimed_beside_recomputed_scores(english: Client, store_case: StoreCase) -> None:
    case = case_log("X02")
    scores = [-10, 10, 0, 0]
    hands = [case["hands"][0] | {"scores": scores, "transfers": [], "next_dealer": 1}]
    hands[0].pop("transfers")
    log = store_case("X02", hands=hands)
    page = english.get(f"/logs/{log.id}/").content.decode()
    assert "−20" in page
    assert "−10" in page
    assert 'class="points differs"' in page


def test_a_log_page_asks_the_database_a_fixed_number_of_times(client: Client, store_case: StoreCase) -> None:
    for name in ("R01a", "X13"):
        log = store_case(name)
        with Asked() as asked:
            client.get(f"/logs/{log.id}/")
        assert len(asked) == 5


def test_a_log_that_waits_says_so_and_looks_again(client: Client, cases: Platform) -> None:
    log = upload(cases, case_log("X01")).log
    log.visibility = "public"
    log.save()
    page = client.get(f"/logs/{log.id}/").content.decode()
    assert "排队中" in page
    assert "data-refresh" in page
    assert "js/refresh.js" in page


def test_an_unauditable_log_says_so_and_does_not_look_again(client: Client, cases: Platform) -> None:
    received = upload(cases, case_log("X01"))
    received.log.visibility = "public"
    received.log.save()
    received.audit.state, received.audit.finished_at = AuditState.UNAUDITABLE, received.log.received_at
    received.audit.save()
    page = client.get(f"/logs/{received.log.id}/").content.decode()
    assert "无法审计" in page
    assert "data-refresh" not in page


@pytest.mark.parametrize("below", ["", "hands/1/"])
def test_a_log_of_others_is_not_found(client: Client, store_case: StoreCase, below: str) -> None:
    log = store_case("X01", public=False)
    assert client.get(f"/logs/{log.id}/{below}").status_code == 404
    assert client.get(f"/logs/{uuid4()}/{below}").status_code == 404


def test_a_private_page_is_never_cached(signed_in: Client, store_case: StoreCase) -> None:
    log = store_case("X01", public=False)
    assert signed_in.get(f"/logs/{log.id}/")["Cache-Control"] == "no-store"


def test_a_member_meets_the_logs_of_the_own_platform_first(signed_in: Client, store_case: StoreCase) -> None:
    west = create_platform(slug="west", name="West")
    foreign = upload(west, game_log("of-the-west", platform="west")).log
    GameLog.objects.filter(id=foreign.id).update(visibility="public")
    store_case("X01")
    page = signed_in.get("/logs/").content.decode()
    assert ("case-X01" in page, "of-the-west" in page) == (True, False)
    assert "of-the-west" in signed_in.get("/logs/", {"whose": "all"}).content.decode()


def test_a_player_finds_the_logs_of_the_own_games(
    client: Client, cases: Platform, store_case: StoreCase
) -> None:
    user = User.objects.create_user("player@example.org", "a long pass phrase")
    Player.objects.create(platform=cases, token="me", user=user, bound_at="2026-01-01T00:00Z")
    seats = [{"id": token} for token in ("me", "b", "c", "d")]
    store_case("X01", public=False, players=seats)
    store_case("X02", public=False)
    store_case("X03")
    client.force_login(user)
    everything = client.get("/logs/").content.decode()
    assert [f"case-X0{n}" in everything for n in (1, 2, 3)] == [True, False, True]
    own = client.get("/logs/", {"whose": "mine"}).content.decode()
    assert [f"case-X0{n}" in own for n in (1, 2, 3)] == [True, False, False]


def test_each_line_says_who_may_read_the_log(signed_in: Client, store_case: StoreCase) -> None:
    store_case("X01", public=False)
    store_case("X02")
    page = signed_in.get("/logs/").content.decode()
    assert 'class="visibility private"' in page
    assert 'class="visibility public"' in page


def test_a_visitor_is_not_asked_whose_logs(client: Client, store_case: StoreCase) -> None:
    store_case("X01", test=True)
    page = client.get("/logs/", {"test": "1", "whose": "mine"}).content.decode()
    assert 'name="whose"' not in page
    assert "case-X01" not in page


def test_a_platform_without_logs_is_led_to_uploading_and_to_what_is_open(signed_in: Client) -> None:
    page = signed_in.get("/logs/").content.decode()
    assert "您的平台还没有上传过记录" in page
    assert 'href="?whose=all"' in page


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("zh-hans", "照规则原文，无奖码，另改奖码玩法：赢家奖码：胡牌后扎码，算赢家的、扎码数量：4个"),
        ("zh-hant", "照規則原文，無獎碼，另改獎碼玩法：贏家獎碼：胡牌後扎碼，算贏家的、扎碼數量：4個"),
        ("en", "As in the written rules, without horses, but Horse tiles (Ma):"),
    ],
)
def test_options_stand_apart_from_the_name_of_the_rules_that_they_change(
    client: Client, store_case: StoreCase, language: str, name: str
) -> None:
    options = {"horse_mode": "winner", "horse_count": 4}
    log = store_case("X02", **worked("S25") | {"rules": {"id": "nancheng", "options": options}})
    client.cookies["django_language"] = language
    for page in ("", "hands/1/", "what-if/?option.horse_count=2"):
        assert name in client.get(f"/logs/{log.id}/{page}").content.decode(), page


def test_rules_that_a_log_takes_as_they_are_stand_by_their_name_alone(
    english: Client, store_case: StoreCase
) -> None:
    page = english.get(f"/logs/{store_case('X02', **worked('S25')).id}/").content.decode()
    assert "· The winner&#x27;s horses: 4<" in page


def worked(name: str) -> Json:
    """The log of a worked example of Nancheng."""
    log: Json = next(case["log"] for case in load_cases("nancheng") if case["case"] == name)
    return log
