"""The published schema is the one that the types make."""

from typing import Any

import jsonschema
import pytest

from replays.logformat.jsonschema import components, json_schema, schema_bytes
from scripts.write_log_schema import PLACE
from tests.replays.logformat.builder import a_full_log, a_hand, a_log, put

VALIDATOR = jsonschema.Draft202012Validator(json_schema())
EVENT = "/hands/0/events/0"


def test_the_file_in_docs_is_in_step() -> None:
    assert PLACE.read_bytes() == schema_bytes()


def test_it_is_a_schema_that_takes_the_logs_it_should() -> None:
    jsonschema.Draft202012Validator.check_schema(json_schema())
    assert VALIDATOR.is_valid(a_log())
    assert VALIDATOR.is_valid(a_full_log())


@pytest.mark.parametrize(
    "log",
    [
        a_log(nickname="x"),
        a_log(view="seat"),
        a_log(players=[{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "a"}]),
        a_log(hands=[]),
        a_log(hands=[a_hand()] * 65),
        a_log(hands=[a_hand(events=[{"type": "dissolve"}] * 601)]),
        a_log(ext={"房间": 1}),
        a_log(ext={"a": {"b": [2**53]}}),
        a_log(ext={"a": 0.5}),
        put(a_log(), EVENT, {"type": "draw", "seat": 0, "tile": "0m"}),
        put(a_log(), EVENT, {"type": "draw", "seat": 0, "tile": "1m", "kind": "added"}),
    ],
)
def test_it_refuses_what_the_reader_refuses(log: Any) -> None:
    assert not VALIDATOR.is_valid(log)


def test_every_enumeration_has_a_type_for_openapi() -> None:
    def enumerations(schema: Any) -> list[dict[str, Any]]:
        parts = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
        own = [schema] if isinstance(schema, dict) and isinstance(schema.get("enum"), list) else []
        return own + [found for part in parts for found in enumerations(part)]

    found = enumerations(components("#/components/schemas/{name}"))
    assert len(found) > 20
    assert all("type" in enumeration for enumeration in found)
