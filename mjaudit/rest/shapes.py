"""What is wrong with JSON of another shape than a msgspec type, told from the type rather than from msgspec's
message, which repeats what was sent at any length.
"""

import json
import re
from typing import Any, Final

import msgspec
from msgspec import inspect

from mjaudit.problems import Fault

_PLACE: Final = re.compile(r" - at `\$(.*)`$", re.DOTALL)
_STEP: Final = re.compile(r"\.([A-Za-z_]+)|\[([0-9]+)\]")
_NAMED: Final = re.compile(r"Object (contains unknown|missing required) field `(.*)`", re.DOTALL)


def misshapen(error: msgspec.ValidationError, tree: Any, kind: type[Any]) -> Fault:
    """The place of the fault (RFC 6901), what was expected there and what was found."""
    message = str(error)
    place = _PLACE.search(message)
    steps = [key or int(number) for key, number in _STEP.findall(place[1] if place else "")]
    pointer = "".join(f"/{step}" for step in steps)
    if named := _NAMED.match(message):
        return _field_fault(f"{pointer}/{named[2]}"[:64], is_missing=named[1].startswith("missing"))
    said = message[: place.start()] if place else message
    expected = _expected(_type_at(kind, steps)) or said.split(", got ")[0].removeprefix("Expected ")
    found = json.dumps(_value_at(tree, steps), ensure_ascii=False)
    return Fault(pointer, "invalid-value", f"Expected {expected}.", expected, found)


def _field_fault(pointer: str, *, is_missing: bool) -> Fault:
    if is_missing:
        return Fault(pointer, "missing-field", "This field is required.")
    return Fault(pointer, "unknown-field", "There is no such field.")


def _type_at(kind: type[Any], steps: list[str | int]) -> inspect.Type:
    found: inspect.Type = inspect.type_info(kind)
    for step in steps:
        found = _bare(found)
        if isinstance(found, inspect.StructType):
            found = next(field.type for field in found.fields if field.encode_name == step)
        elif isinstance(found, inspect.ListType):
            found = found.item_type
    return found


def _bare(kind: inspect.Type) -> inspect.Type:
    return kind.type if isinstance(kind, inspect.Metadata) else kind


def _expected(kind: inspect.Type) -> str:
    """The type's own description, or the values there are; else nothing."""
    if isinstance(kind, inspect.Metadata) and kind.extra_json_schema:
        return str(kind.extra_json_schema["description"])
    bare = _bare(kind)
    return "one of " + ", ".join(map(str, bare.values)) if isinstance(bare, inspect.LiteralType) else ""


def _value_at(tree: Any, steps: list[str | int]) -> Any:
    for step in steps:
        tree = tree[step]
    return tree
