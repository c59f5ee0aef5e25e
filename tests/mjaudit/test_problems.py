"""Errors of the API are problem documents (RFC 9457), whatever went wrong and wherever."""

import pytest
from django.test import Client, override_settings

pytestmark = pytest.mark.urls("tests.mjaudit.urls_with_faults")

MEMBERS = {"type", "title", "status", "detail", "instance", "code", "request_id", "errors"}


@pytest.fixture
def client() -> Client:
    return Client(raise_request_exception=False)


@pytest.mark.parametrize(
    ("method", "address", "status", "code"),
    [
        ("get", "/api/v1/faulty/problem", 409, "log-already-recorded"),
        ("get", "/api/v1/faulty/many", 422, "log-invalid"),
        ("get", "/api/v1/faulty/not-found", 404, "not-found"),
        ("get", "/api/v1/faulty/forbidden", 403, "forbidden"),
        ("get", "/api/v1/faulty/too-big", 413, "request-entity-too-large"),
        ("get", "/api/v1/faulty/suspicious", 400, "bad-request"),
        ("get", "/api/v1/faulty/throttled", 429, "too-many-requests"),
        ("get", "/api/v1/faulty/no-database", 503, "service-unavailable"),
        ("get", "/api/v1/faulty/bug", 500, "internal-server-error"),
        ("post", "/api/v1/faulty/problem", 405, "method-not-allowed"),
        ("get", "/api/v1/plain/not-found", 404, "not-found"),
        ("get", "/api/v1/plain/forbidden", 403, "forbidden"),
        ("get", "/api/v1/plain/suspicious", 400, "bad-request"),
        ("get", "/api/v1/plain/bug", 500, "internal-server-error"),
        ("get", "/api/v1/plain/problem", 409, "log-already-recorded"),
        ("get", "/api", 404, "not-found"),
        ("get", "/api/", 404, "not-found"),
        ("post", "/api/v1/nothing/here", 404, "not-found"),
        ("delete", "/api/v2/logs", 404, "not-found"),
        ("get", "/api/v1/%00", 404, "not-found"),
        ("get", "/api/v1/../../etc/passwd", 404, "not-found"),
    ],
)
def test_every_error_below_api_is_a_problem_document(
    client: Client, method: str, address: str, status: int, code: str
) -> None:
    response = client.generic(method.upper(), address)
    document = response.json()
    assert response["Content-Type"] == "application/problem+json"
    assert set(document) == MEMBERS
    assert (response.status_code, document["status"], document["code"]) == (status, status, code)
    assert document["type"] == f"/problems/{code}"
    assert document["request_id"] == response["X-Request-ID"]
    assert "secret" not in response.content.decode()


def test_a_body_of_another_type_is_415(client: Client) -> None:
    response = client.post("/api/v1/checked", "a,b", content_type="text/csv")
    assert (response.status_code, response.json()["code"]) == (415, "unsupported-media-type")


def test_broken_json_is_400(client: Client) -> None:
    response = client.post("/api/v1/checked", "{", content_type="application/json")
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")


def test_invalid_values_are_named_by_json_pointer(client: Client) -> None:
    body = {"name": "long", "seats": [{"score": 1}, {"score": "x"}, {}]}
    response = client.post("/api/v1/checked", body, content_type="application/json")
    assert {(fault["pointer"], fault["code"]) for fault in response.json()["errors"]} == {
        ("/name", "max-length"),
        ("/seats/1/score", "invalid"),
        ("/seats/2/score", "required"),
    }


def test_at_most_twenty_faults_are_listed(client: Client) -> None:
    assert len(client.get("/api/v1/faulty/many").json()["errors"]) == 20


def test_at_most_64_characters_of_the_input_come_back(client: Client) -> None:
    fault = client.get("/api/v1/faulty/problem").json()["errors"][0]
    assert fault["found"] == "y" * 63 + "…"
    assert "expected" not in fault


def test_waiting_times_are_told(client: Client) -> None:
    assert client.get("/api/v1/faulty/throttled")["Retry-After"] == "4"
    assert client.get("/api/v1/faulty/no-database")["Retry-After"] == "5"
    assert client.post("/api/v1/faulty/bug")["Allow"] == "GET, HEAD, OPTIONS"


def test_a_foreign_host_is_400_as_problem_too(client: Client) -> None:
    response = client.get("/api/v1/faulty/bug", headers={"host": "evil.example"})
    assert (response.status_code, response["Content-Type"]) == (400, "application/problem+json")


def test_pages_get_pages(client: Client) -> None:
    for address, status in {"/nothing": 404, "/broken/bug": 500, "/broken/forbidden": 403}.items():
        response = client.get(address)
        assert response.status_code == status
        assert response["Content-Type"].startswith("text/html")


@override_settings(DEBUG=True)
def test_debug_mode_changes_nothing_for_the_api(client: Client) -> None:
    assert client.get("/api/v1/faulty/bug").json()["code"] == "internal-server-error"


def test_a_harmless_request_id_is_taken_over_and_any_other_replaced(client: Client) -> None:
    taken = client.get("/api/x", headers={"x-request-id": "gateway-12345"}).json()["request_id"]
    replaced = client.get("/api/x", headers={"x-request-id": 'a"}\n{"level":"x'}).json()["request_id"]
    assert taken == "gateway-12345"
    assert len(replaced) == 16
