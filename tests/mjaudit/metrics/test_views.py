"""Figures for whoever watches the service, and for nobody else."""

import http.client
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import Platform
from mjaudit.metrics.state import State
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import game_log
from tests.support.processes import web_server

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _fresh_state(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mjaudit.metrics.views._STATE", State())


def figures(text: str) -> dict[str, float]:
    """Each line's name, with its labels, and its value."""
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def read(client: Client, **address: Any) -> dict[str, float]:
    """What /metrics tells at this moment."""
    response = client.get("/metrics", **address)
    assert response.status_code == 200
    assert response["Content-Type"].startswith("text/plain; version=")
    return figures(response.content.decode())


def test_it_tells_what_waits_over_all_tenants(client: Client, platform: Platform) -> None:
    uploaded_and_audited(platform, game_log())
    upload(platform, game_log(log_id="another"))
    told = read(client)
    assert (told["mjaudit_audits_waiting"], told["mjaudit_audits_running"]) == (1, 0)
    assert 0 <= told["mjaudit_audits_oldest_seconds"] < 60
    assert (told["mjaudit_logs"], told["mjaudit_audits_done"]) == (2, 1)
    assert told["mjaudit_audits_unauditable"] == 0
    assert told["mjaudit_database_up"] == 1


@pytest.mark.usefixtures("broker")
def test_it_tells_whether_the_broker_answers(client: Client, settings: Settings, broker_url: str) -> None:
    settings.CELERY_BROKER_URL = broker_url
    assert read(client)["mjaudit_broker_up"] == 1
    settings.CELERY_BROKER_URL = "redis+socket:///nonexistent/valkey.sock"
    assert read(client)["mjaudit_broker_up"] == 0


def test_requests_are_counted_by_the_pattern_of_their_address(client: Client) -> None:
    name = 'mjaudit_requests_total{method="GET",route="/rules/<str:ruleset_id>/",status="200"}'
    before = read(client).get(name, 0)
    client.get("/rules/nantong/")
    client.get("/nothing/of-a-player")
    told = read(client)
    assert told[name] == before + 1
    assert told['mjaudit_request_seconds_count{route="/rules/<str:ruleset_id>/"}'] >= 1
    assert not any("of-a-player" in each for each in told)


@pytest.mark.parametrize(
    ("networks", "address", "forwarded", "status"),
    [
        (["127.0.0.0/8"], "127.0.0.1", {}, 200),
        (["127.0.0.0/8", "::1/128"], "::1", {}, 200),
        (["10.1.0.0/16"], "10.1.2.3", {}, 200),
        (["10.1.0.0/16"], "10.2.2.3", {}, 404),
        (["127.0.0.0/8"], "203.0.113.7", {}, 404),
        (["127.0.0.0/8"], "", {}, 404),
        (["127.0.0.0/8"], "127.0.0.1", {"X-Forwarded-For": "203.0.113.7"}, 404),
        (["127.0.0.0/8"], "203.0.113.7", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ([], "127.0.0.1", {}, 404),
    ],
)
def test_only_the_networks_that_are_named_find_it(
    client: Client, settings: Settings, networks: list[str], address: str, forwarded: Any, status: int
) -> None:
    settings.METRICS_FROM = networks
    assert client.get("/metrics", headers=forwarded, REMOTE_ADDR=address).status_code == status


def test_whoever_watches_knows_the_machine_by_any_name(client: Client, settings: Settings) -> None:
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/metrics", headers={"host": "web:8000"}).status_code == 200
    assert client.get("/readyz", headers={"host": "10.1.2.3"}).status_code == 200


def test_it_costs_two_statements_and_then_one(client: Client, django_assert_max_num_queries: Any) -> None:
    with django_assert_max_num_queries(2):
        read(client)
    with django_assert_max_num_queries(1):
        read(client)


@pytest.mark.django_db(transaction=True)
def test_several_processes_add_up() -> None:
    with web_server(MJAUDIT_WEB_PROCESSES="2") as port:
        for _ in range(20):
            _get(port, "/livez")
        told = figures(_get(port, "/metrics"))
    assert told['mjaudit_requests_total{method="GET",route="/livez",status="200"}'] == 20


def _get(port: int, path: str) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers={"Connection": "close"})
    text = connection.getresponse().read().decode()
    connection.close()
    return text
