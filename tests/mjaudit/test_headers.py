"""Headers that keep a browser from being turned against people."""

import pytest
from django.conf import settings
from django.test import Client

from accounts.models import User

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


@pytest.mark.django_db
@pytest.mark.urls("tests.mjaudit.urls_with_faults")
@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("get", "/livez", 200),
        ("get", "/login", 200),
        ("get", "/api/docs", 200),
        ("post", "/logout", 302),
        ("get", "/nothing", 404),
        ("get", "/broken/bug", 500),
        ("get", "/api/v1/faulty/bug", 500),
        ("get", "/api/nothing", 404),
        ("get", "/logout", 405),
    ],
)
def test_every_answer_carries_them(method: str, address: str, status: int) -> None:
    response = getattr(Client(raise_request_exception=False), method)(address)
    assert response.status_code == status
    assert set(response["Content-Security-Policy"].split("; ")) == CSP
    assert {name: response[name] for name in OTHERS} == OTHERS
    assert "camera=()" in response["Permissions-Policy"]


@pytest.mark.django_db
@pytest.mark.urls("tests.mjaudit.urls_with_faults")
def test_what_somebody_signed_in_sees_is_not_stored(client: Client) -> None:
    client.force_login(User.objects.create_user("li@example.org", "a long password"))
    assert client.get("/api/docs")["Cache-Control"] == "no-store"


def test_what_a_key_reads_is_not_stored(client: Client) -> None:
    assert client.get("/livez", headers={"authorization": "Api-Key x"})["Cache-Control"] == "no-store"


def test_the_headers_cost_no_query(client: Client) -> None:
    """No test asks for the database here but those that say so."""
    client.cookies[settings.SESSION_COOKIE_NAME] = "x" * 32
    assert client.get("/livez")["Cache-Control"] == "no-store"


def test_what_everybody_sees_may_be_stored(client: Client) -> None:
    assert "Cache-Control" not in client.get("/livez")
