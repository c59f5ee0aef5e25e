"""Who asks too often is told so, and everybody is told how much is left."""

import re
import time
from typing import Any

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import ApiKey
from mjaudit.metrics.requests import REGISTRY
from tests.support.limits import Limits

ADDRESS = "203.0.113.7"


def get(client: Client, path: str, *, address: str = ADDRESS, **headers: str) -> Any:
    """One request from an address."""
    return client.get(path, headers=headers, REMOTE_ADDR=address)


def left(response: Any, name: str) -> tuple[int, int]:
    """What `RateLimit` says of an allowance: how much is left, and for how many seconds."""
    found = re.search(rf'"{name}";r=(\d+);t=(\d+)', response["RateLimit"])
    assert found is not None
    return int(found[1]), int(found[2])


def test_an_answer_tells_the_allowance_and_what_is_left_of_it(client: Client, limits: Limits) -> None:
    limits(api="5/minute")
    answers = [get(client, "/api/v1/rulesets") for _ in range(3)]
    assert {answer["RateLimit-Policy"] for answer in answers} == {'"api";q=5;w=60'}
    assert [left(answer, "api")[0] for answer in answers] == [4, 3, 2]
    assert all(0 < left(answer, "api")[1] <= 60 for answer in answers)


def test_below_api_the_one_request_too_many_gets_a_problem_document(client: Client, limits: Limits) -> None:
    limits(api="2/minute")
    answers = [get(client, "/api/v1/rulesets") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    document = answers[-1].json()
    assert (document["code"], document["status"]) == ("too-many-requests", 429)
    assert answers[-1]["Content-Type"] == "application/problem+json"
    assert int(answers[-1]["Retry-After"]) == left(answers[-1], "api")[1]
    assert left(answers[-1], "api")[0] == 0


def test_the_refusal_counts_for_the_route_that_was_asked_for(client: Client, limits: Limits) -> None:
    labels = {"method": "GET", "route": "/api/v1/rulesets", "status": "429"}
    before = REGISTRY.get_sample_value("mjaudit_requests_total", labels) or 0
    limits(api="1/minute")
    for _ in range(2):
        get(client, "/api/v1/rulesets")
    assert REGISTRY.get_sample_value("mjaudit_requests_total", labels) == before + 1


@pytest.mark.parametrize(
    ("language", "says"), [("zh-hans", "一分钟"), ("zh-hant", "一分鐘"), ("en", "Wait a minute")]
)
def test_elsewhere_it_gets_a_page_in_its_language(
    client: Client, limits: Limits, language: str, says: str
) -> None:
    limits(pages="1/minute")
    client.cookies["django_language"] = language
    assert get(client, "/api/docs").status_code == 200
    get(client, "/nothing")
    page = get(client, "/nothing")
    assert (page.status_code, page["Content-Type"]) == (429, "text/html; charset=utf-8")
    assert says in page.content.decode()
    assert 0 < int(page["Retry-After"]) <= 60


def test_a_long_wait_is_told_in_minutes(client: Client, limits: Limits) -> None:
    limits(pages="1/hour")
    client.cookies["django_language"] = "en"
    get(client, "/nothing")
    assert "Wait 60 minutes" in get(client, "/nothing").content.decode()


def test_after_the_window_it_goes_on(client: Client, limits: Limits) -> None:
    limits(api="1/second")
    assert get(client, "/api/v1/rulesets").status_code == 200
    assert get(client, "/api/v1/rulesets").status_code == 429
    time.sleep(1.1)
    assert get(client, "/api/v1/rulesets").status_code == 200


def test_another_address_has_an_allowance_of_its_own(client: Client, limits: Limits) -> None:
    limits(api="1/minute")
    get(client, "/api/v1/rulesets")
    assert get(client, "/api/v1/rulesets", address="203.0.113.8").status_code == 200


def test_the_addresses_of_one_ipv6_subscriber_are_one(client: Client, limits: Limits) -> None:
    limits(api="1/minute")
    get(client, "/api/v1/rulesets", address="2001:db8:0:1::1")
    assert get(client, "/api/v1/rulesets", address="2001:db8:0:1:ffff::2").status_code == 429
    assert get(client, "/api/v1/rulesets", address="2001:db8:0:2::1").status_code == 200


@pytest.mark.parametrize(
    ("proxies", "header", "counted_as_before"),
    [
        (0, "198.51.100.1", True),
        (1, "198.51.100.1", False),
        (1, f"198.51.100.1, {ADDRESS}", True),
        (2, f"198.51.100.1, {ADDRESS}", False),
        (2, f"{ADDRESS}, 10.0.0.1", True),
        (1, "", True),
        (1, " , ", True),
    ],
)
def test_a_forwarded_address_is_believed_of_our_own_proxies_alone(
    client: Client, limits: Limits, settings: Settings, proxies: int, header: str, counted_as_before: bool
) -> None:
    limits(api="1/minute")
    get(client, "/api/v1/rulesets")
    settings.PROXIES = proxies
    answer = get(client, "/api/v1/rulesets", **{"X-Forwarded-For": header})
    assert answer.status_code == (429 if counted_as_before else 200)


@pytest.mark.parametrize("path", ["/livez", "/static/css/theme.css"])
def test_what_costs_nothing_is_free(client: Client, limits: Limits, path: str) -> None:
    limits(pages="1/minute", api="1/minute")
    answers = [get(client, path) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert not any("RateLimit" in answer for answer in answers)


def test_a_limit_that_is_off_is_not_told_of(client: Client, limits: Limits) -> None:
    limits(api="off")
    assert "RateLimit" not in get(client, "/api/v1/rulesets")


@pytest.mark.django_db
def test_a_key_that_has_proved_good_is_counted_by_itself_from_wherever(
    client: Client, limits: Limits, api_key: str
) -> None:
    limits(key="2/minute", api="1/minute")
    signed = {"Authorization": f"Api-Key {api_key}"}
    answers = [get(client, "/api/v1/logs", address=f"203.0.113.{n}", **signed) for n in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert [answer["RateLimit"].split(";")[0] for answer in answers] == ['"api"', *['"key"'] * 3]
    assert get(client, "/api/v1/rulesets").status_code == 200


@pytest.mark.django_db
def test_a_key_is_one_however_its_header_is_written(client: Client, limits: Limits, api_key: str) -> None:
    limits(key="2/minute", api="1/minute")
    ways = [f"{scheme} {api_key}" for scheme in ("Api-Key", "Api-Key", "api-key", "API-KEY", "aPI-kEY")]
    answers = [get(client, "/api/v1/logs", Authorization=way) for way in ways]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


def test_a_key_that_was_revoked_counts_for_its_address_again(
    client: Client, limits: Limits, api_key: str
) -> None:
    signed = {"Authorization": f"Api-Key {api_key}"}
    assert get(client, "/api/v1/logs", address="203.0.113.9", **signed).status_code == 200
    ApiKey.objects.update(revoked=True)
    limits(api="1/minute")
    answers = [get(client, "/api/v1/logs", **signed) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [401, 401, 429]


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/api/v1/logs", "/api/v1/rulesets", "/api/v1/openapi.json", "/api/nothing"])
@pytest.mark.parametrize("scheme", ["Api-Key", "Basic"])
def test_made_up_keys_are_all_of_one_address(client: Client, limits: Limits, path: str, scheme: str) -> None:
    limits(api="2/minute")
    tries = [get(client, path, Authorization=f"{scheme} abcdefgh.{n:032}") for n in range(3)]
    assert tries[1].status_code != 429
    assert (tries[2].status_code, left(tries[2], "api")[0]) == (429, 0)


@pytest.mark.django_db
class TestSigningIn:
    """Five tries a minute an address, ten an hour an account."""

    def sign_in(self, client: Client, account: str, *, address: str = ADDRESS) -> Any:
        """With a wrong password."""
        form = {"username": account, "login": account, "password": "wrong"}
        return client.post("/login", form, REMOTE_ADDR=address)

    def test_an_address_tries_so_often(self, client: Client, limits: Limits) -> None:
        limits(sign_in="2/minute")
        tries = [self.sign_in(client, f"p{n}@example.org") for n in range(3)]
        assert [answer.status_code for answer in tries] == [200, 200, 429]
        assert client.get("/login", REMOTE_ADDR=ADDRESS).status_code == 200

    def test_an_account_is_tried_so_often_from_wherever(self, client: Client, limits: Limits) -> None:
        limits(account="2/hour")
        names = ["li@example.org", "LI@example.org", " li@example.org "]
        tries = [self.sign_in(client, name, address=f"203.0.113.{n}") for n, name in enumerate(names)]
        assert [answer.status_code for answer in tries] == [200, 200, 429]
        assert self.sign_in(client, "wang@example.org").status_code == 200
