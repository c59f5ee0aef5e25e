"""The API speaks English, whoever asks and whichever library words the refusal."""

import re

import pytest
from django.conf import settings
from django.test import Client

from tests.support.limits import Limits

pytestmark = pytest.mark.django_db

CHINESE = re.compile(r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]")
LANGUAGES = [code for code, _ in settings.LANGUAGES]

REFUSED = [
    ("GET", "/api/v1/nothing", {}, 404),
    ("GET", "/api/v1/logs?verdict=zz", {}, 400),
    ("GET", "/api/v1/logs?state=zz", {}, 400),
    ("GET", "/api/v1/logs?log_id=a%00", {}, 400),
    ("GET", "/api/v1/logs?ruleset=" + "x" * 100, {}, 400),
    ("GET", "/api/v1/logs?page_size=-1", {}, 400),
    ("GET", "/api/v1/logs?cursor=x", {}, 400),
    ("POST", "/api/v1/logs", {}, 401),
    ("GET", "/api/v1/logs", {"Authorization": "Api-Key x"}, 401),
    ("PUT", "/api/v1/logs", {}, 405),
    ("PUT", "/api/v1/rulesets", {}, 405),
    ("GET", "/api/v1/rulesets", {"Accept": "image/png"}, 406),
    ("GET", "/api/v1/rulesets", {"If-Match": '"another"'}, 412),
    ("POST", "/api/v1/check", {"Content-Type": "text/plain"}, 415),
]


@pytest.mark.parametrize("language", [None, *LANGUAGES])
@pytest.mark.parametrize(("method", "address", "headers", "status"), REFUSED)
def test_a_refusal_is_worded_in_english(
    method: str, address: str, headers: dict[str, str], status: int, language: str | None, client: Client
) -> None:
    wanted = {} if language is None else {"Accept-Language": language}
    response = client.generic(method, address, headers=headers | wanted)
    assert (response.status_code, response["Content-Type"]) == (status, "application/problem+json")
    assert not CHINESE.search(response.content.decode())


def test_so_is_that_of_too_many_tries(client: Client, limits: Limits) -> None:
    limits(check="1/minute")
    client.post("/api/v1/check", {}, content_type="application/json")
    response = client.post("/api/v1/check", {}, content_type="application/json")
    assert response.status_code == 429
    assert not CHINESE.search(response.content.decode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_the_same_in_every_language_and_says_so_to_caches(client: Client, language: str) -> None:
    plain = client.get("/api/v1/rulesets")
    asked = client.get("/api/v1/rulesets", headers={"Accept-Language": language})
    assert asked.content == plain.content
    assert "Accept-Language" not in asked["Vary"]
    assert "Content-Language" not in asked


def test_pages_keep_the_language_of_their_reader(client: Client) -> None:
    for language in LANGUAGES:
        assert client.get("/login", headers={"Accept-Language": language})["Content-Language"] == language
        client.get("/api/v1/rulesets")
    assert client.get("/login")["Content-Language"] == settings.LANGUAGE_CODE
