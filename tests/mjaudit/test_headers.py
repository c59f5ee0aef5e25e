"""Headers that keep a browser from being turned against people."""

import os
import subprocess
import sys
from typing import Any

import pytest
from django.conf import settings
from django.test import Client, override_settings
from pytest_django import Settings

from accounts.models import User
from mjaudit.starter.places import CHECKOUT
from tests.support.limits import Limits

CSP = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
}
OTHERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
CSS = "/static/css/theme.css"
#: Method, address, headers, and the status of the answer.
ANSWERS: list[tuple[str, str, dict[str, str], int]] = [
    ("get", "/livez", {}, 200),
    ("get", "/login", {}, 200),
    ("get", "/api/docs", {}, 200),
    ("get", "/api/v1/openapi.json", {}, 200),
    ("get", "/api/v1/rulesets/nantong", {}, 200),
    ("options", "/api/v1/rulesets", {}, 405),
    ("get", CSS, {}, 200),
    ("get", CSS, {"If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT"}, 304),
    ("get", CSS, {"Range": "bytes=0-9"}, 206),
    ("get", "/static/nothing.css", {}, 404),
    ("get", "/rules", {}, 301),
    ("post", "/logout", {}, 302),
    ("get", "/nothing", {}, 404),
    ("get", "/broken/forbidden", {}, 403),
    ("get", "/broken/suspicious", {}, 400),
    ("get", "/broken/no-database", {}, 503),
    ("get", "/broken/bug", {}, 500),
    ("get", "/livez", {"Host": "10.1.2.3:8000"}, 200),
    ("get", "/nothing", {"Host": "evil.example"}, 400),
    ("get", "/api/nothing", {}, 404),
    ("get", "/api/nothing", {"Host": "evil.example"}, 400),
    ("get", "/api/v1/faulty/problem", {}, 409),
    ("get", "/api/v1/faulty/too-big", {}, 413),
    ("get", "/api/v1/faulty/throttled", {}, 429),
    ("get", "/api/v1/faulty/no-database", {}, 503),
    ("get", "/api/v1/faulty/bug", {}, 500),
    ("get", "/api/v1/plain/bug", {}, 500),
    ("get", "/api/v1/logs", {"Authorization": "Api-Key nonsense"}, 401),
    ("get", "/language", {}, 405),
]


def assert_carries_them(response: Any) -> None:
    """Each with its value; and neither a word about versions nor an invitation to other origins."""
    assert set(response["Content-Security-Policy"].split("; ")) == CSP
    assert {name: response[name] for name in OTHERS} == OTHERS
    assert "camera=()" in response["Permissions-Policy"]
    assert response["X-Request-ID"]
    assert not {"Server", "X-Powered-By", "Access-Control-Allow-Origin"} & set(response.headers)


@pytest.mark.django_db
@pytest.mark.urls("tests.mjaudit.urls_with_faults")
@pytest.mark.parametrize(("method", "address", "headers", "status"), ANSWERS)
def test_every_answer_carries_them(method: str, address: str, headers: dict[str, str], status: int) -> None:
    response = getattr(Client(raise_request_exception=False), method)(address, headers=headers)
    assert response.status_code == status
    assert_carries_them(response)


@pytest.mark.parametrize("address", ["/nothing", "/api/nothing"])
def test_so_does_the_one_request_too_many(client: Client, limits: Limits, address: str) -> None:
    limits(pages="1/minute", api="1/minute")
    answers = [client.get(address) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [404, 429]
    assert_carries_them(answers[-1])


@pytest.mark.django_db
@pytest.mark.urls("tests.mjaudit.urls_with_faults")
def test_what_somebody_signed_in_sees_is_not_stored(client: Client) -> None:
    client.force_login(User.objects.create_user("li@example.org", "a long password"))
    assert client.get("/api/docs")["Cache-Control"] == "no-store"
    assert client.get("/nothing")["Cache-Control"] == "no-store"
    assert "no-store" not in client.get(CSS)["Cache-Control"]


def test_what_a_key_reads_is_not_stored(client: Client) -> None:
    assert client.get("/livez", headers={"authorization": "Api-Key x"})["Cache-Control"] == "no-store"


@pytest.mark.django_db
def test_what_hands_out_a_cookie_is_not_stored(client: Client) -> None:
    response = client.post("/language", {"language": "en"})
    assert (response.status_code, bool(response.cookies)) == (302, True)
    assert response["Cache-Control"] == "no-store"


def test_the_headers_cost_no_query(client: Client) -> None:
    """No test asks for the database here but those that say so."""
    client.cookies[settings.SESSION_COOKIE_NAME] = "x" * 32
    assert client.get("/livez")["Cache-Control"] == "no-store"


def test_what_everybody_sees_may_be_stored(client: Client) -> None:
    assert "Cache-Control" not in client.get("/livez")


@pytest.mark.parametrize("address", ["/api/docs", "/nothing", "/api/nothing", CSS])
def test_over_tls_browsers_are_told_to_stay_there(client: Client, settings: Settings, address: str) -> None:
    settings.SECURE_HSTS_SECONDS, settings.SECURE_HSTS_INCLUDE_SUBDOMAINS = 31_536_000, True
    told = client.get(address, secure=True)["Strict-Transport-Security"]
    assert told == "max-age=31536000; includeSubDomains"
    assert "Strict-Transport-Security" not in client.get(address)


@override_settings(SECURE_SSL_REDIRECT=True)
def test_the_way_to_tls_carries_them_too(client: Client) -> None:
    response = client.get("/api/docs")
    assert (response.status_code, response["Location"]) == (301, "https://testserver/api/docs")
    assert_carries_them(response)


def test_django_finds_nothing_to_say_about_a_service_in_the_open() -> None:
    secret = {
        "SECRET_KEY": "k7$" + "wq9Z-rT2mB" * 6,
        "MJAUDIT_HTTPS": "true",
        "MJAUDIT_HOSTS": "audit.example.org",
    }
    # A browser's tests in this process need what no deployment has.
    shipped = {name: value for name, value in os.environ.items() if name != "DJANGO_ALLOW_ASYNC_UNSAFE"}
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=CHECKOUT,
        env=shipped | secret,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() == "System check identified no issues (1 silenced)."
