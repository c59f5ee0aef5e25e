"""What if other rules held: computed by the same engine, kept by nobody."""

from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from accounts.models import Platform, Visibility
from replays.models import Audit, AuditState, FindingRow, GameLog, HandSummary
from tests.replays.pages.conftest import case_log
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import game_log
from tests.support.limits import Limits
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """Flagged, for it names the option missed_win=all."""
    return uploaded_and_audited(platform, case_log("R09c") | {"platform": "demo"}).log


def _try(client: Client, log: GameLog, query: str = "", headers: dict[str, str] | None = None) -> Any:
    return client.get(f"/api/v1/logs/{log.id}/what-if?{query}", headers=headers or {})


def test_it_tells_what_goes_and_comes_and_how_scores_change(
    client: Client, log: GameLog, headers: dict[str, str]
) -> None:
    answer = _try(client, log, "option.missed_win=same_tile&option.points_small=25", headers)
    assert answer.status_code == 200
    told = answer.json()
    assert told["before"]["verdict"] == "flagged"
    assert told["after"]["rules"]["options"]["missed_win"] == "same_tile"
    assert told["options"] == [
        {"option": "missed_win", "before": "all", "after": "same_tile"},
        {"option": "points_small", "before": 10, "after": 25},
    ]
    [hand] = told["hands"]
    assert [finding["clause"] for finding in hand["findings"]["go"]] == ["NT-55"]
    assert hand["scores"]["difference"] == [0, 30, 0, -30]
    assert told["end_scores"]["difference"] == [0, 30, 0, -30]
    assert [set(finding["message"]) for finding in hand["findings"]["go"]] == [{"en", "zh-hans", "zh-hant"}]


def test_its_findings_are_those_of_the_report_word_for_word(
    client: Client, log: GameLog, headers: dict[str, str]
) -> None:
    report = client.get(f"/api/v1/logs/{log.id}/report", headers=headers).json()
    told = _try(client, log, "preset=seed-004", headers).json()
    assert told["hands"][0]["findings"]["go"] == report["hands"][0]["findings"]


def test_words_can_be_left_out(client: Client, log: GameLog, headers: dict[str, str]) -> None:
    [finding] = _try(client, log, "preset=seed-004&messages=none", headers).json()["hands"][0]["findings"][
        "go"
    ]
    assert "message" not in finding


def test_a_preset_stands_in_place_of_what_the_log_names_and_an_option_on_top(
    client: Client, log: GameLog, headers: dict[str, str]
) -> None:
    def rules(query: str) -> Any:
        found = _try(client, log, query, headers).json()["after"]["rules"]
        return found["preset"], found["options"]["missed_win"], found["options"]["bird_count"]

    assert rules("preset=changsha") == ("changsha", "same_or_lower", 2)
    assert rules("preset=changsha&option.bird_count=4") == ("changsha", "same_or_lower", 4)
    assert rules("option.bird_count=4") == ("seed-004", "all", 4)
    assert rules("") == ("seed-004", "all", 1)


def test_nothing_is_stored_and_the_verdict_stays(
    client: Client, log: GameLog, headers: dict[str, str]
) -> None:
    def everything() -> Any:
        return [list(model.objects.order_by("pk").values()) for model in (Audit, HandSummary, FindingRow)]

    before = everything()
    _try(client, log, "preset=changsha", headers)
    assert everything() == before


@pytest.mark.parametrize(
    ("query", "pointer", "code"),
    [
        ("preset=x", "preset", "unknown-preset"),
        ("option.x=1", "option.x", "unknown-option"),
        ("option.=1", "option.", "unknown-option"),
        ("option.bird_count=3", "option.bird_count", "unknown-value"),
        ("option.bird_count=true", "option.bird_count", "unknown-value"),
        ("option.points_small=1e400", "option.points_small", "unknown-value"),
        ("option.points_small=" + "9" * 5000, "option.points_small", "unknown-value"),
        ("option.missed_win=%00", "option.missed_win", "unknown-value"),
        ("preset=changsha&preset=seed-004", "preset", "repeated-parameter"),
        ("option.bird_count=2&option.bird_count=4", "option.bird_count", "repeated-parameter"),
        ("option.points_small=%203", "option.points_small", "unknown-value"),
        ("preset=", "preset", "empty-parameter"),
        ("option.bird_count=", "option.bird_count", "empty-parameter"),
        ("bird_count=2", "bird_count", "unknown-parameter"),
        ("messages=some", "messages", "invalid-value"),
    ],
)
def test_rules_that_do_not_exist_are_refused_by_name(
    client: Client, log: GameLog, headers: dict[str, str], query: str, pointer: str, code: str
) -> None:
    answer = _try(client, log, query, headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid-parameter")
    [error] = answer.json()["errors"]
    assert (error["pointer"], error["code"]) == (pointer, code)
    if code.startswith("unknown-") and code != "unknown-parameter":
        assert error["expected"]
        assert 0 < len(error["found"]) <= 64


def test_a_log_that_waits_or_is_unauditable_has_no_what_if(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    received = upload(platform, game_log())
    answer = _try(client, received.log, "preset=changsha", headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "audit-not-finished")
    assert answer["Retry-After"]
    received.audit.state, received.audit.finished_at = AuditState.UNAUDITABLE, received.log.received_at
    received.audit.save()
    answer = _try(client, received.log, "preset=changsha", headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "unauditable")


def test_whoever_may_not_see_the_log_finds_nothing(
    client: Client, log: GameLog, other_headers: dict[str, str]
) -> None:
    for signs in ({}, other_headers):
        assert _try(client, log, "preset=changsha", signs).status_code == 404


def test_whoever_has_the_link_may_try_too(client: Client, log: GameLog) -> None:
    log.visibility, log.link = Visibility.LINK, "x" * 22
    log.save()
    answer = client.get(f"/api/v1/shared/{log.link}/what-if?preset=seed-004")
    assert (answer.status_code, answer.json()["after"]["verdict"]) == (200, "clean")
    assert client.get("/api/v1/shared/nothing/what-if?preset=seed-004").status_code == 404
    assert _try(client, log, "preset=seed-004").status_code == 404


def test_each_reader_has_an_allowance_of_its_own(
    client: Client, log: GameLog, headers: dict[str, str], limits: Limits
) -> None:
    limits(what_if="1/minute")
    log.visibility = Visibility.PUBLIC
    log.save()
    first = _try(client, log, "preset=changsha", headers)
    assert '"what_if";q=1;w=60' in first["RateLimit-Policy"]
    assert _try(client, log, "preset=changsha", headers).status_code == 429
    written = {"Authorization": headers["Authorization"].replace("Api-Key", "API-KEY")}
    assert _try(client, log, "preset=changsha", written).status_code == 429
    assert _try(client, log, "preset=changsha").status_code == 200  # an address
    again: HttpResponse = _try(client, log, "preset=changsha")
    assert (again.status_code, bool(again["Retry-After"])) == (429, True)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_a_method_it_does_not_serve_takes_nothing_from_the_allowance(
    client: Client, log: GameLog, headers: dict[str, str], limits: Limits, method: str
) -> None:
    limits(what_if="1/minute")
    address = f"/api/v1/logs/{log.id}/what-if?preset=changsha"
    assert [client.generic(method, address, headers=headers).status_code for _ in range(3)] == [405] * 3
    assert _try(client, log, "preset=changsha", headers).status_code == 200
    assert client.generic(method, address, headers=headers).status_code == 405


def test_no_number_of_hands_makes_it_ask_the_database_more(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    counts = set()
    client.get("/api/v1/logs", headers=headers)  # notes that the key was used
    for hands in (1, 6):
        log = uploaded_and_audited(platform, game_log(f"log-{hands}", hands=hands)).log
        with Asked() as asked:
            _try(client, log, "preset=changsha", headers)
        counts.add(len(asked))
    assert counts == {2}
