"""A database out of reach is told as that, and with a time to come back."""

from collections.abc import Iterator
from unittest import mock

import pytest
from django.conf import settings
from django.db import connections
from django.test import Client

LANGUAGES = [code for code, _ in settings.LANGUAGES]


@pytest.fixture
def no_database(transactional_db: None) -> Iterator[None]:
    """The address of the database leads nowhere."""
    connection = connections["default"]
    connection.close()
    with mock.patch.dict(connection.settings_dict, HOST="/nonexistent"):
        yield
    connection.close()


@pytest.fixture
def client() -> Client:
    """Somebody with the cookie of a session, so that each page has to look who it is."""
    client = Client(raise_request_exception=False)
    client.cookies[settings.SESSION_COOKIE_NAME] = "x" * 32
    return client


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("GET", "/"),
        ("GET", "/logs/"),
        ("GET", "/rules/nantong/"),
        ("GET", "/login"),
        ("POST", "/login"),
        ("GET", "/upload/"),
    ],
)
@pytest.mark.usefixtures("no_database")
def test_pages_answer_503_with_a_time_to_come_back(method: str, address: str, client: Client) -> None:
    response = client.generic(method, address)
    assert (response.status_code, response["Retry-After"]) == (503, "5")
    assert response["Content-Type"].startswith("text/html")


@pytest.mark.usefixtures("no_database")
def test_the_page_says_so_in_the_readers_language(client: Client) -> None:
    pages = {
        language: client.get("/logs/", headers={"Accept-Language": language}).content.decode()
        for language in LANGUAGES
    }
    assert "The service cannot reach its data" in pages["en"]
    assert all("cannot reach" not in pages[language] for language in LANGUAGES if language != "en")
    assert len(set(pages.values())) == len(LANGUAGES)


@pytest.mark.parametrize("address", ["/api/v1/logs", "/api/v1/logs/00000000-0000-0000-0000-000000000000"])
@pytest.mark.usefixtures("no_database")
def test_the_api_answers_503_with_a_time_to_come_back(address: str, client: Client) -> None:
    response = client.get(address)
    assert (response.status_code, response["Retry-After"]) == (503, "5")
    assert response.json()["code"] == "service-unavailable"


@pytest.mark.usefixtures("no_database")
def test_what_needs_no_data_is_there(client: Client) -> None:
    for address in ("/livez", "/api/v1/rulesets", "/api/v1/rulesets/nantong", "/api/docs"):
        assert client.get(address).status_code == 200
