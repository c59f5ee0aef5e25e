"""POST /api/v1/logs."""

import base64
import hashlib
import json
import threading
import time

import pytest
from django.db import connections
from django.test import Client

from accounts.keys import create_key
from accounts.models import Platform, Scope
from replays.api.waiting import LONGEST_WAIT, preferred_wait
from replays.auditing.work import run_audits
from replays.models import Audit, GameLog
from tests.replays.api.conftest import Send
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


def test_a_new_log_is_accepted_with_the_addresses_of_log_and_report(
    send: Send, client: Client, headers: dict[str, str]
) -> None:
    response = send(game_log())
    document = json.loads(response.content)
    assert response.status_code == 202
    assert document["audit"]["state"] == "queued"
    assert response["Location"] == document["url"] == f"/api/v1/logs/{document['id']}"
    assert client.get(document["url"], headers=headers).json() == document


def test_the_same_bytes_again_give_the_same_ids(send: Send) -> None:
    first, again = send(game_log()), send(game_log())
    assert again.status_code == 200
    assert json.loads(again.content) == json.loads(first.content)
    assert GameLog.objects.count() == 1


def test_other_content_under_the_same_log_id_is_a_conflict(send: Send) -> None:
    stored = json.loads(send(game_log()).content)
    response = send(game_log(table="another"))
    problem = json.loads(response.content)
    assert (response.status_code, problem["code"]) == (409, "log-conflict")
    assert problem["errors"][0]["expected"] == stored["sha256"]
    assert GameLog.objects.count() == 1


def test_an_upload_is_accepted_while_the_broker_is_dead(send: Send) -> None:
    assert send(game_log()).status_code == 202


@pytest.mark.django_db(transaction=True)
def test_who_prefers_to_wait_gets_the_verdict(send: Send) -> None:
    def work() -> None:
        while not (waiting := list(Audit.objects.values_list("id", flat=True))):
            time.sleep(0.02)
        run_audits(waiting)
        connections.close_all()

    worker = threading.Thread(target=work)
    worker.start()
    response = send(faulty_log(), Prefer="respond-async, wait=10")
    worker.join()
    audit = json.loads(response.content)["audit"]
    assert (response.status_code, audit["state"], audit["verdict"]) == (202, "done", "flagged")


def test_who_waits_in_vain_is_answered_when_the_time_is_over(send: Send) -> None:
    began = time.monotonic()
    response = send(game_log(), Prefer="wait=1")
    assert time.monotonic() - began > 0.5
    assert json.loads(response.content)["audit"]["state"] == "queued"


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("wait=10", 10),
        ("respond-async, wait = 5", 5),
        ("WAIT=5; x=1", 5),
        ('wait="5"', 5),
        ("wait=9999", LONGEST_WAIT),
        ("wait=0", 0),
        ("", 0),
        ("wait=-1", 0),
        ("wait=soon", 0),
        ("wait=", 0),
        ("await=5", 0),
        ("wait=1e9", 0),
        ("wait=\u0663", 0),
    ],
)
def test_a_wait_is_bounded_and_what_cannot_be_read_is_left_aside(header: str, seconds: int) -> None:
    assert preferred_wait(header) == seconds


def test_a_digest_that_is_sent_is_checked(send: Send) -> None:
    digest = base64.b64encode(hashlib.sha256(as_bytes(game_log())).digest()).decode()
    wrong = base64.b64encode(bytes(32)).decode()
    refused = send(game_log(), **{"Content-Digest": f"sha-256=:{wrong}:"})
    assert (refused.status_code, json.loads(refused.content)["code"]) == (400, "digest-mismatch")
    assert send(game_log(), **{"Content-Digest": f"sha-256=:{digest}:"}).status_code == 202


def test_no_key_is_401_and_stores_nothing(client: Client) -> None:
    response = client.post("/api/v1/logs", as_bytes(game_log()), content_type="application/json")
    assert (response.status_code, response.json()["code"]) == (401, "unauthorized")
    assert response["WWW-Authenticate"] == "Api-Key"
    assert not GameLog.objects.exists()


def test_a_key_for_reading_only_is_403(client: Client, platform: Platform) -> None:
    _, text = create_key(platform=platform, name="reader", scopes=[Scope.LOGS_READ])
    response = client.post(
        "/api/v1/logs",
        as_bytes(game_log()),
        content_type="application/json",
        headers={"Authorization": f"Api-Key {text}"},
    )
    assert (response.status_code, response.json()["code"]) == (403, "forbidden")


def test_a_key_in_the_address_is_not_read(client: Client, api_key: str) -> None:
    response = client.post(
        f"/api/v1/logs?api_key={api_key}", as_bytes(game_log()), content_type="application/json"
    )
    assert response.status_code == 401


def test_an_upload_costs_a_fixed_number_of_queries(send: Send) -> None:
    send(game_log("first"))  # the first use of a key is noted
    for log in (game_log("short"), game_log("long", hands=20)):
        with Asked() as asked:
            send(log)
        assert len(asked) == 11
