"""The API's description agrees with what the API does."""

import json
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
from django.test import Client

from accounts.models import Platform, Scope, Visibility
from replays.auditing.work import run_audits
from tests.support.auditing import upload, uploaded_and_audited
from tests.support.gamelogs import as_bytes, faulty_log, game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

#: Operations that are described; a new address has to be added on purpose.
OPERATIONS = {
    "get /api/v1/logs",
    "post /api/v1/logs",
    "get /api/v1/logs/{log}",
    "patch /api/v1/logs/{log}",
    "delete /api/v1/logs/{log}",
    "post /api/v1/logs/{log}/withdrawal",
    "get /api/v1/logs/{log}/raw",
    "get /api/v1/logs/{log}/report",
    "get /api/v1/logs/{log}/hands/{hand}/frames",
    "get /api/v1/logs/{log}/what-if",
    "get /api/v1/logs/{log}/audits",
    "post /api/v1/logs/{log}/audits",
    "get /api/v1/logs/{log}/audits/{audit}",
    "get /api/v1/logs/{log}/audits/{audit}/report",
    "get /api/v1/logs/{log}/audits/{audit}/compare/{other}",
    "get /api/v1/shared/{link}",
    "get /api/v1/shared/{link}/report",
    "get /api/v1/shared/{link}/hands/{hand}/frames",
    "get /api/v1/shared/{link}/what-if",
    "post /api/v1/check",
    "get /api/v1/players",
    "get /api/v1/players/{token}",
    "put /api/v1/players/{token}",
    "delete /api/v1/players/{token}",
    "post /api/v1/players/{token}/link",
    "get /api/v1/keys",
    "post /api/v1/keys",
    "delete /api/v1/keys/{prefix}",
    "post /api/v1/keys/{prefix}/rotation",
    "get /api/v1/platform",
    "patch /api/v1/platform",
    "get /api/v1/commitments",
    "post /api/v1/commitments",
    "get /api/v1/entries",
    "get /api/v1/rulesets",
    "get /api/v1/rulesets/{ruleset}",
    "get /api/v1/schema/log-1.json",
}


@pytest.fixture(scope="module")
def description() -> Any:
    return Client().get("/api/v1/openapi.json").json()


def test_every_operation_is_described(description: Any) -> None:
    described = {
        f"{method} {path}" for path, operations in description["paths"].items() for method in operations
    }
    assert described == OPERATIONS


def test_every_reference_leads_somewhere(description: Any) -> None:
    components = description["components"]["schemas"]
    names = {reference.removeprefix("#/components/schemas/") for reference in _references(description)}
    assert names
    assert names <= set(components)


def test_every_component_is_a_sound_json_schema(description: Any) -> None:
    for schema in description["components"]["schemas"].values():
        jsonschema.Draft202012Validator.check_schema(schema)


def test_every_operation_tells_of_problem_documents(description: Any) -> None:
    for operations in description["paths"].values():
        for operation in operations.values():
            assert "application/problem+json" in operation["responses"]["default"]["content"]


def test_what_is_public_is_read_without_a_key_and_nothing_else_is_done_without_one(description: Any) -> None:
    is_open = {
        f"{method} {path}": {} in operation["security"]
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }
    public = ("/logs", "/shared", "/rulesets", "/schema")
    opened = {
        name
        for name in OPERATIONS
        if name == "post /api/v1/check" or name.startswith(tuple(f"get /api/v1{part}" for part in public))
    }
    assert {name for name in is_open if is_open[name]} == opened


@pytest.mark.parametrize(
    ("path", "component"),
    [
        ("/api/v1/logs", "LogPage"),
        ("/api/v1/logs/{log}", "LogDocument"),
        ("/api/v1/logs/{log}/raw", "GameLog"),
        ("/api/v1/logs/{log}/report", "Report"),
        ("/api/v1/logs/{log}/report?messages=none", "Report"),
        ("/api/v1/logs/{log}/hands/1/frames", "Frames"),
        ("/api/v1/logs/{log}/what-if?preset=changsha", "Comparison"),
        ("/api/v1/logs/{log}/audits", "AuditPage"),
        ("/api/v1/logs/{log}/audits/{audit}", "ReportedAudit"),
        ("/api/v1/logs/{log}/audits/{audit}/report", "Report"),
        ("/api/v1/logs/{log}/audits/{audit}/compare/{audit}?messages=none", "Comparison"),
        ("/api/v1/rulesets", "RuleSetList"),
        ("/api/v1/rulesets/nantong", "RuleSetDocument"),
        ("/api/v1/logs/nothing", "ProblemDocument"),
    ],
)
def test_answers_are_as_described(
    path: str, component: str, client: Client, platform: Platform, description: Any
) -> None:
    received = uploaded_and_audited(platform, faulty_log())
    log = received.log
    log.visibility, log.is_sample = Visibility.PUBLIC, True
    log.save()
    _validate(client.get(path.format(log=log.id, audit=received.audit.id)).json(), component, description)


def test_a_log_that_waits_is_as_described(
    client: Client, platform: Platform, headers: dict[str, str], description: Any
) -> None:
    log = upload(platform, game_log()).log
    _validate(client.get(f"/api/v1/logs/{log.id}", headers=headers).json(), "LogDocument", description)


def test_a_check_and_an_upload_answer_as_described(
    client: Client, headers: dict[str, str], description: Any
) -> None:
    for path, component in (("/api/v1/check", "Report"), ("/api/v1/logs", "LogDocument")):
        response = client.post(path, as_bytes(game_log()), content_type="application/json", headers=headers)
        _validate(response.json(), component, description)


@pytest.mark.parametrize(
    ("request_line", "body", "component"),
    [
        ("POST /keys", {"name": "x", "scopes": ["admin"]}, "NewKeyDocument"),
        ("GET /keys", None, "KeyList"),
        ("GET /platform", None, "PlatformDocument"),
        ("PATCH /platform", {"default_visibility": "link"}, "PlatformDocument"),
        ("PUT /players/p1", {"display_name": "阿强"}, "PlayerDocument"),
        ("PUT /players/p1", {"display_name": None}, "PlayerDocument"),
        ("POST /players/p1/link", None, "PlayerLinkDocument"),
        ("POST /commitments", {"log_id": "a", "hand": 2, "digest": "b" * 64}, "CommitmentDocument"),
        ("GET /commitments", None, "CommitmentPage"),
        ("GET /entries", None, "EntryPage"),
        ("PATCH /logs/LOG", {"visibility": "link"}, "LogDocument"),
        ("POST /logs/LOG/audits", {"preset": "changsha"}, "AuditEntry"),
        ("POST /logs/LOG/withdrawal", None, "LogDocument"),
    ],
)
def test_what_a_platform_settles_is_answered_as_described(
    request_line: str, body: Any, component: str, platform: Platform, description: Any
) -> None:
    program = Program(platform, scopes=tuple(Scope.values))
    program.asks("POST", "/commitments", {"log_id": "log-1", "hand": 1, "digest": "a" * 64})
    told = program.uploads(game_log())
    run_audits([told["audit"]["id"]])
    log = told["id"]
    method, path = request_line.replace("LOG", log).split()
    answer = program.asks(method, path, body)
    assert answer.status_code in (200, 201, 202)
    _validate(json.loads(answer.content), component, description)


def test_what_is_described_as_a_log_is_one(description: Any) -> None:
    _validate(game_log(), "GameLog", description)
    with pytest.raises(jsonschema.ValidationError):
        _validate(game_log(nickname="x"), "GameLog", description)


def _validate(document: Any, component: str, description: Any) -> None:
    schema = {"$ref": f"#/components/schemas/{component}", "components": description["components"]}
    jsonschema.validate(json.loads(json.dumps(document)), schema, cls=jsonschema.Draft202012Validator)


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for part in node.values():
            yield from _references(part)
    elif isinstance(node, list):
        for part in node:
            yield from _references(part)
