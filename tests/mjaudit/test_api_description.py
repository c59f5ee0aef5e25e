"""The OpenAPI description and its page."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client


def test_the_description_is_openapi_3_1_and_tells_of_keys(client: Client) -> None:
    description = client.get("/api/v1/openapi.json").json()
    assert description["openapi"] == "3.1.0"
    assert description["components"]["securitySchemes"]["ApiKey"]["name"] == "Authorization"


@pytest.mark.parametrize(
    "accept", ["*/*", "application/json", "application/vnd.oai.openapi+json", "text/html"]
)
def test_the_description_is_json_for_every_reader(client: Client, accept: str) -> None:
    response = client.get("/api/v1/openapi.json", headers={"accept": accept})
    assert (response.status_code, response.json()["info"]["title"]) == (200, "mjaudit")


def test_its_page_needs_no_other_host_and_nothing_inline(client: Client) -> None:
    page = client.get("/api/docs").content.decode()
    sources = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert sources
    assert all(source.startswith("/") and not source.startswith("//") for source in sources)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon[a-z]+=", page)


def test_the_files_of_its_page_exist(client: Client) -> None:
    page = client.get("/api/docs").content.decode()
    files = re.findall(r'"/static/([^"]*)"', page)
    assert len(files) == 5
    assert all(finders.find(file) for file in files)
