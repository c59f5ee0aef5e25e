"""The JSON Schema of a log, made from the types that read it (draft 2020-12).

What the types cannot say but JSON Schema can (players that differ, a seat beside view "seat", sizes)
is added here; what JSON Schema cannot say (no key twice, no float, bytes, times that never fall) is
left to the reader.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import json

from replays.logformat.limits import DEFAULT_LIMITS, Limits
from replays.logformat.primitives import LARGEST, VENDOR_KEY
from replays.logformat.schema import GameLog

Schema = dict[str, Any]

_TYPE_NAMES: Final[Mapping[type, str]] = {str: "string", int: "integer"}
_VENDOR_DATA: Final = "VendorData"
_VENDOR_VALUE: Final = "VendorValue"


def json_schema(limits: Limits = DEFAULT_LIMITS) -> Schema:
    """The published schema of a log, version 1. Its address is relative: it holds wherever it is served."""
    definitions = components("#/$defs/{name}", limits)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "log-1.json",
        "title": "mjaudit-log, version 1",
        "$ref": "#/$defs/GameLog",
        "$defs": {name: _without_discriminator(schema) for name, schema in sorted(definitions.items())},
    }


def schema_bytes() -> bytes:
    """The schema as it is served and published."""
    return json.format(json.encode(json_schema())) + b"\n"


def components(ref_template: str, limits: Limits = DEFAULT_LIMITS) -> dict[str, Schema]:
    """The schema of each object of a log by name, referring to one another by `ref_template`."""
    _, found = json.schema_components([GameLog], ref_template=ref_template)
    definitions: dict[str, Schema] = {name: _finished(schema, ref_template) for name, schema in found.items()}
    definitions |= _vendor_definitions(ref_template)
    _add_rules(definitions, limits)
    return definitions


def _finished(schema: Any, ref_template: str) -> Any:
    """The same schema with a type in every enumeration and vendor data by reference."""
    if isinstance(schema, list):
        return [_finished(part, ref_template) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") == _VENDOR_DATA:
        return {"$ref": ref_template.format(name=_VENDOR_DATA)}
    finished = {key: _finished(part, ref_template) for key, part in schema.items()}
    if isinstance(schema.get("enum"), list):
        finished["type"] = _TYPE_NAMES[type(schema["enum"][0])]
    return finished


def _without_discriminator(schema: Any) -> Any:
    """The same schema without the keyword that only OpenAPI knows."""
    if isinstance(schema, list):
        return [_without_discriminator(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _without_discriminator(part) for key, part in schema.items() if key != "discriminator"}


def _vendor_definitions(ref_template: str) -> dict[str, Schema]:
    value = {"$ref": ref_template.format(name=_VENDOR_VALUE)}
    members: Schema = {
        "type": "object",
        "propertyNames": {"pattern": VENDOR_KEY},
        "additionalProperties": value,
    }
    return {
        _VENDOR_DATA: {
            "title": _VENDOR_DATA,
            "description": "What only the platform understands: kept, and shown to it and to arbiters.",
            **members,
        },
        _VENDOR_VALUE: {
            "title": _VENDOR_VALUE,
            "anyOf": [
                {"type": ["null", "boolean", "string"]},
                {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST},
                {"type": "array", "items": value},
                members,
            ],
        },
    }


def _add_rules(definitions: dict[str, Schema], limits: Limits) -> None:
    log = definitions["GameLog"]
    log["properties"]["players"]["uniqueItems"] = True
    log["properties"]["hands"]["maxItems"] = limits.log_hands
    log["if"] = _where("view", "seat")
    log["then"] = {"required": ["view_seat"]}
    definitions["Hand"]["properties"]["events"]["maxItems"] = limits.hand_events


def _where(key: str, value: str) -> Schema:
    return {"properties": {key: {"const": value}}, "required": [key]}
