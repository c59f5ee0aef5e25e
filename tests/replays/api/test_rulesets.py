"""GET /api/v1/rulesets, and the schema of logs."""

import jsonschema
import pytest
from django.test import Client

from tests.support.caching import assert_told_alike
from tests.support.gamelogs import game_log

LANGUAGES = {"en", "zh-hans", "zh-hant"}


def test_the_list_leads_to_each_rule_set(client: Client) -> None:
    listed = client.get("/api/v1/rulesets").json()["results"]
    assert "nantong" in [ruleset["id"] for ruleset in listed]
    for ruleset in listed:
        assert client.get(ruleset["url"]).json()["id"] == ruleset["id"]


def test_a_rule_set_is_told_whole_in_three_languages(client: Client) -> None:
    ruleset = client.get("/api/v1/rulesets/nantong").json()
    clauses = {clause["id"]: clause for clause in ruleset["clauses"]}
    assert {"NT-01", "NT-60"} <= set(clauses)
    assert all(set(clause["title"]) == LANGUAGES for clause in clauses.values())
    assert all(clause["source"]["document"] for clause in clauses.values())
    assert all(
        clauses[name]["source"]["line"] >= 1
        for name in clauses
        if name[3].isdigit() and name.startswith("NT-")
    )
    assert {preset["name"] for preset in ruleset["presets"]} == {"seed-004", "changsha"}
    assert ruleset["default_preset"] == "seed-004"


def test_chapters_and_examples_lead_to_clauses_and_to_the_page(client: Client) -> None:
    ruleset = client.get("/api/v1/rulesets/nantong").json()
    clauses = {clause["id"] for clause in ruleset["clauses"]}
    assert ruleset["chapters"]
    assert ruleset["examples"]
    for part in (*ruleset["chapters"], *ruleset["examples"]):
        assert set(part["title"]) == LANGUAGES
        assert set(part["clauses"]) <= clauses
    example = ruleset["examples"][0]
    assert example["url"] == f"/rules/nantong/#example-{example['name']}"


def test_every_option_has_its_default_among_its_values(client: Client) -> None:
    options = client.get("/api/v1/rulesets/nantong").json()["options"]
    assert len(options) > 20
    for option in options:
        if option["type"] == "integer":
            assert option["minimum"] <= option["default"] <= option["maximum"]
        else:
            assert option["default"] in [choice["value"] for choice in option["choices"]]


def test_every_item_and_option_cites_a_clause_that_exists(client: Client) -> None:
    ruleset = client.get("/api/v1/rulesets/nantong").json()
    clauses = {clause["id"] for clause in ruleset["clauses"]}
    assert ruleset["items"]
    assert {item["clause"] for item in ruleset["items"]} <= clauses
    assert {option["clause"] for option in ruleset["options"]} <= clauses


@pytest.mark.parametrize("name", ["riichi", "NANTONG", "..", "nantong%00", "x" * 3000])
def test_a_rule_set_that_is_not_installed_is_404(name: str, client: Client) -> None:
    response = client.get(f"/api/v1/rulesets/{name}")
    assert (response.status_code, response.json()["code"]) == (404, "not-found")


def test_the_schema_takes_what_the_reader_takes(client: Client) -> None:
    schema = client.get("/api/v1/schema/log-1.json").json()
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(game_log(), schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(game_log(nickname="x"), schema)


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize(
    "address", ["/api/v1/rulesets", "/api/v1/rulesets/nantong", "/api/v1/schema/log-1.json"]
)
def test_who_has_it_already_gets_304_with_the_headers_of_the_200(
    address: str, encoding: str, client: Client
) -> None:
    asks = {"Accept-Encoding": encoding}
    first = client.get(address, headers=asks)
    again = client.get(address, headers=asks | {"If-None-Match": first["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert_told_alike(first, again)


def test_who_wants_only_what_it_had_is_told_of_another(client: Client) -> None:
    response = client.get("/api/v1/rulesets", headers={"If-Match": '"another"'})
    assert (response.status_code, response.json()["code"]) == (412, "precondition-failed")


def test_none_of_them_needs_the_database(client: Client) -> None:
    """This module asks for no database, so a query would fail these tests."""
    assert client.get("/api/v1/rulesets").status_code == 200
