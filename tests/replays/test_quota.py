"""A platform uploads so many hands, whoever does it for the platform."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from accounts.models import Membership, Platform, Role, User
from replays.models import GameLog
from tests.support.gamelogs import as_bytes, game_log
from tests.support.limits import Limits

pytestmark = pytest.mark.django_db


def send(client: Client, key: str, log: dict[str, Any] | bytes) -> Any:
    """One upload by the API."""
    body = log if isinstance(log, bytes) else as_bytes(log)
    headers = {"Authorization": f"Api-Key {key}"}
    return client.post("/api/v1/logs", body, content_type="application/json", headers=headers)


def test_over_it_uploads_wait_and_nothing_is_stored(client: Client, api_key: str, limits: Limits) -> None:
    limits(hands="2/day")
    answers = [send(client, api_key, game_log(log_id=f"log-{number}")) for number in range(3)]
    assert [answer.status_code for answer in answers] == [202, 202, 429]
    assert '"hands";r=1' in answers[0]["RateLimit"]
    assert '"hands";q=2;w=86400' in answers[0]["RateLimit-Policy"]
    assert answers[-1].json()["code"] == "too-many-requests"
    assert 86_000 < int(answers[-1]["Retry-After"]) <= 86_400
    assert GameLog.objects.count() == 2


def test_what_is_refused_or_was_there_costs_nothing(client: Client, api_key: str, limits: Limits) -> None:
    limits(hands="2/day")
    logs: list[Any] = [game_log(), game_log(), b"{", game_log(log_id="another")]
    assert [send(client, api_key, log).status_code for log in logs] == [202, 200, 400, 202]


def test_uploads_by_hand_are_of_the_same_allowance(
    client: Client, api_key: str, platform: Platform, limits: Limits
) -> None:
    limits(hands="1/day")
    user = User.objects.create_user("engineer@example.org", "a long pass phrase")
    Membership.objects.create(user=user, platform=platform, role=Role.ENGINEER)
    client.force_login(user)
    pages = [
        client.post("/upload/", {"files": SimpleUploadedFile("log.json", as_bytes(game_log(log_id=name)))})
        for name in ("one", "two")
    ]
    assert [page.status_code for page in pages] == [200, 429]
    assert send(client, api_key, game_log(log_id="three")).status_code == 429
    assert GameLog.objects.count() == 1
