"""GET /api/v1/logs and below: who sees what, and in which form."""

import hashlib
import json
from typing import Any

import pytest
import zstandard
from django.test import Client
from rfc8785 import dumps as canonical_json

from accounts.keys import create_key
from accounts.members import join
from accounts.models import Platform, Role, Scope, User, Visibility
from replays.models import Audit, AuditState, GameLog
from tests.mjaudit.integrity.tampering import tamper
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.caching import assert_told_alike
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db

TAILS = ["", "/report", "/hands/1/frames"]


def _address(log: GameLog, tail: str = "") -> str:
    return f"/api/v1/logs/{log.id}{tail}"


def _publish(log: GameLog, **more: Any) -> None:
    GameLog.objects.filter(id=log.id).update(visibility=Visibility.PUBLIC, **more)


@pytest.mark.parametrize("tail", [*TAILS, "/raw"])
def test_a_private_log_is_there_for_its_platform_alone(
    tail: str, client: Client, platform: Platform, headers: dict[str, str], other_headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    assert client.get(_address(log, tail), headers=headers).status_code == 200
    for stranger in (other_headers, {}):
        response = client.get(_address(log, tail), headers=stranger)
        assert (response.status_code, response.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("tail", TAILS)
def test_a_public_log_is_there_for_everybody(
    tail: str, client: Client, platform: Platform, other_headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    _publish(log)
    for reader in (other_headers, {}):
        assert client.get(_address(log, tail), headers=reader).status_code == 200


def test_vendor_data_in_the_bytes_is_its_platforms_alone_unless_the_log_is_a_sample(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log(ext={"demo.note": "inner"})).log
    _publish(log)
    assert client.get(_address(log, "/raw")).status_code == 404
    assert client.get(_address(log, "/raw"), headers=headers).status_code == 200
    assert b"demo.note" not in client.get(_address(log, "/report")).content
    _publish(log, is_sample=True)
    assert client.get(_address(log, "/raw")).status_code == 200


@pytest.mark.parametrize("tail", [*TAILS, "/raw"])
def test_a_key_without_the_scope_for_reading_is_403(tail: str, client: Client, platform: Platform) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    _, text = create_key(platform=platform, name="writer", scopes=[Scope.LOGS_WRITE])
    response = client.get(_address(log, tail), headers={"Authorization": f"Api-Key {text}"})
    assert response.status_code == 403


def test_the_list_holds_ones_own_logs_and_the_public_ones(
    client: Client, platform: Platform, other_platform: Platform, headers: dict[str, str]
) -> None:
    upload(platform, game_log("own"))
    upload(other_platform, game_log("foreign", platform="other"))
    _publish(upload(other_platform, game_log("shown", platform="other")).log)
    assert _listed(client, headers=headers) == ["shown", "own"]
    assert _listed(client) == ["shown"]


def test_the_list_is_narrowed_by_verdict_state_rules_and_log_id(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    uploaded_and_audited(platform, game_log("clean"))
    uploaded_and_audited(platform, faulty_log("faulty"))
    upload(platform, game_log("waiting"))
    assert _listed(client, "verdict=flagged", headers=headers) == ["faulty"]
    assert _listed(client, "verdict=clean", headers=headers) == ["clean"]
    assert _listed(client, "state=queued", headers=headers) == ["waiting"]
    assert _listed(client, "log_id=clean", headers=headers) == ["clean"]
    assert _listed(client, "ruleset=nantong&state=done", headers=headers) == ["faulty", "clean"]
    assert _listed(client, "ruleset=elsewhere", headers=headers) == []


def test_pages_follow_one_another_without_gap_or_repetition(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    for number in range(7):
        upload(platform, game_log(f"log-{number}"))
    address, seen = "/api/v1/logs?page_size=3", []
    while address:
        page = client.get(address, headers=headers).json()
        seen += [log["log_id"] for log in page["results"]]
        address = page["next"]
    assert seen == [f"log-{number}" for number in range(6, -1, -1)]


def test_the_bytes_come_back_as_they_were_uploaded(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = upload(platform, game_log()).log
    response = client.get(_address(log, "/raw"), headers=headers)
    assert response.content == as_bytes(game_log())
    assert response["Content-Disposition"] == 'attachment; filename="log.json"'


def test_the_stored_report_has_the_digest_that_the_log_tells(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, faulty_log()).log
    told = client.get(_address(log), headers=headers).json()["audit"]["report_sha256"]
    response = client.get(_address(log, "/report?messages=none"), headers=headers)
    assert hashlib.sha256(response.content).hexdigest() == told
    assert response.content == canonical_json(json.loads(response.content))


def test_the_worded_report_is_the_stored_one_and_a_message_a_finding(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, faulty_log()).log
    worded = client.get(_address(log, "/report"), headers=headers).json()
    stored = client.get(_address(log, "/report?messages=none"), headers=headers).json()
    findings = [finding for hand in worded["hands"] for finding in hand["findings"]] + worded["findings"]
    assert findings
    for finding in findings:
        assert all(finding.pop("message").values())
    assert worded == stored


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("tail", ["/report", "/report?messages=none", "/hands/1/frames"])
def test_who_has_it_already_gets_304_with_the_headers_of_the_200(
    tail: str, encoding: str, client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    asks = headers | {"Accept-Encoding": encoding}
    first = client.get(_address(log, tail), headers=asks)
    again = client.get(_address(log, tail), headers=asks | {"If-None-Match": first["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert_told_alike(first, again)


def test_report_and_frames_of_an_unfinished_audit_are_409_with_a_time_to_come_back(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = upload(platform, game_log()).log
    for tail in ("/report", "/hands/1/frames"):
        response = client.get(_address(log, tail), headers=headers)
        assert (response.status_code, response.json()["code"]) == (409, "audit-not-finished")
        assert response["Retry-After"] == "1"


def test_an_unauditable_log_says_why(client: Client, platform: Platform, headers: dict[str, str]) -> None:
    received = upload(platform, game_log())
    Audit.objects.filter(id=received.audit.id).update(
        state=AuditState.UNAUDITABLE,
        reason="the engine ran out of time",
        finished_at=received.log.received_at,
    )
    audit = client.get(_address(received.log), headers=headers).json()["audit"]
    assert (audit["state"], audit["reason"]) == ("unauditable", "the engine ran out of time")
    problem = client.get(_address(received.log, "/report"), headers=headers)
    assert (problem.status_code, problem.json()["code"]) == (409, "unauditable")


def test_a_hand_that_the_log_does_not_have_is_404(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    for hand in ("0", "2", "9" * 30, "9" * 5000, "-1", "one"):
        response = client.get(_address(log, f"/hands/{hand}/frames"), headers=headers)
        assert (response.status_code, response.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(("tail", "queries"), [("", 5), ("/raw", 2), ("/report", 2), ("/hands/1/frames", 2)])
def test_reading_costs_a_fixed_number_of_queries(
    tail: str, queries: int, client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log(hands=5)).log
    client.get(_address(log, tail), headers=headers)  # the first use of a key is noted
    with Asked() as seen:
        assert client.get(_address(log, tail), headers=headers).status_code == 200
    assert len(seen) == queries


def test_a_long_list_costs_as_many_queries_as_a_short_one(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    client.get("/api/v1/logs", headers=headers)  # the first use of a key is noted
    counts = []
    for number in range(3):
        for part in range(4):
            upload(platform, game_log(f"log-{number}-{part}"))
        with Asked() as seen:
            client.get("/api/v1/logs", headers=headers)
        counts.append(len(seen))
    assert counts == [3, 3, 3]


def _listed(client: Client, query: str = "", headers: dict[str, str] | None = None) -> list[str]:
    response = client.get(f"/api/v1/logs?{query}", headers=headers or {})
    assert response.status_code == 200
    return [log["log_id"] for log in response.json()["results"]]


def test_who_is_signed_in_finds_the_same_logs_in_the_list_as_one_by_one(
    client: Client, platform: Platform
) -> None:
    log = upload(platform, game_log()).log
    user = User.objects.create_user("li@example.org")
    join(user=user, platform=platform, role=Role.SUPPORT)
    client.force_login(user)
    assert [one["id"] for one in client.get("/api/v1/logs").json()["results"]] == [str(log.id)]
    assert client.get(_address(log, "")).status_code == 200


def test_what_is_not_there_for_one_is_stored_for_nobody(client: Client, platform: Platform) -> None:
    log = upload(platform, game_log()).log
    for address in (_address(log, ""), "/api/v1/shared/AAAAAAAAAAAAAAAAAAAAAA"):
        response = client.get(address)
        assert (response.status_code, response["Cache-Control"]) == (404, "no-store")


def test_stored_bytes_that_are_damaged_are_our_fault_and_not_the_readers(
    client: Client, platform: Platform, headers: dict[str, str]
) -> None:
    log = uploaded_and_audited(platform, game_log()).log
    tamper(log, raw=zstandard.compress(b"{}"))
    response = client.get(_address(log, "/hands/1/frames"), headers=headers)
    assert (response.status_code, response.json()["code"]) == (500, "internal-server-error")


def test_allow_names_no_method_that_is_refused(client: Client) -> None:
    response = client.options("/api/v1/logs")
    assert response.status_code == 405
    assert "OPTIONS" not in response["Allow"]
