"""POST /api/v1/check."""

import hashlib
import json

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import Platform
from replays.models import GameLog
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.limits import Limits

pytestmark = pytest.mark.django_db


def _check(client: Client, body: bytes, query: str = "", **headers: str) -> tuple[int, dict[str, object]]:
    response = client.post(f"/api/v1/check{query}", body, content_type="application/json", headers=headers)
    return response.status_code, response.json()


def test_a_check_needs_no_key_and_keeps_nothing(client: Client) -> None:
    status, report = _check(client, as_bytes(faulty_log(platform="whoever")))
    assert (status, report["verdict"]) == (200, "flagged")
    assert not GameLog.objects.exists()


def test_its_findings_are_worded_in_three_languages_unless_not_wanted(client: Client) -> None:
    worded = _check(client, as_bytes(faulty_log()))[1]
    bare = _check(client, as_bytes(faulty_log()), "?messages=none")[1]
    findings = worded["hands"][0]["findings"]  # type: ignore[index]
    assert findings
    assert all(set(finding["message"]) == {"en", "zh-hans", "zh-hant"} for finding in findings)
    assert "message" not in json.dumps(bare)


def test_it_says_what_the_stored_audit_says(client: Client, platform: Platform) -> None:
    received = uploaded_and_audited(platform, faulty_log())
    response = client.post(
        "/api/v1/check?messages=none", as_bytes(faulty_log()), content_type="application/json"
    )
    assert hashlib.sha256(response.content).hexdigest() == received.audit.report_sha256


def test_a_log_that_breaks_the_engine_is_told_so(client: Client, settings: Settings) -> None:
    settings.ENGINE_MODULE = "tests.support.faulty_engine"
    assert _check(client, as_bytes(game_log(table="die")))[0] == 422
    assert _check(client, as_bytes(game_log()))[0] == 200


def test_who_checks_too_often_without_a_key_has_to_wait(client: Client, limits: Limits, api_key: str) -> None:
    limits(check="2/minute")
    body = as_bytes(game_log())
    assert [_check(client, body)[0] for _ in range(3)] == [200, 200, 429]
    assert _check(client, body, **{"X-Forwarded-For": "198.51.100.7"})[0] == 429
    assert _check(client, body, Authorization=f"Api-Key {api_key}")[0] == 200


def test_a_method_it_does_not_serve_takes_nothing_from_the_allowance(client: Client, limits: Limits) -> None:
    limits(check="1/minute")
    assert [client.put("/api/v1/check").status_code for _ in range(2)] == [405, 405]
    assert _check(client, as_bytes(game_log()))[0] == 200
