"""Walks a JSON value beside the types of the format and names every place where they part.

The types are those of the fast decoder, seen through msgspec.inspect, so that the two cannot disagree about
what a log is. Values come from the strict reader: no floats, no numbers of more than 16 digits.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec import Struct, inspect, json

from replays.logformat.refusal import Fault, child, cut, shown
from replays.logformat.schema import GameLog
from replays.logformat.vendor_data import vendor_faults

#: The whole format as data.
LOG_TYPE: Final = inspect.type_info(GameLog)


def type_faults(value: object, node: inspect.Type, pointer: str = "", described: str = "") -> Iterator[Fault]:
    """Every place at or below `pointer` where the JSON `value` is not of the type `node`.

    `described` words the type for people where the format does so.
    """
    match node:
        case inspect.Metadata():
            said = node.extra_json_schema or {}
            note = said.get("description", described)
            if isinstance(value, str) and not re.search(said.get("pattern", ""), value):
                yield Fault(pointer, "wrong-value", note, shown(value))
            else:
                yield from type_faults(value, node.type, pointer, note)
        case inspect.StructType():
            yield from _object_faults(value, node, pointer)
        case inspect.UnionType():
            yield from _union_faults(value, node, pointer)
        case inspect.VarTupleType():
            yield from _array_faults(value, node, pointer, described)
        case inspect.DictType():
            yield from _map_faults(value, node, pointer)
        case inspect.RawType():
            yield from vendor_faults(value, pointer)
        case _:
            code = _scalar_fault(value, node)
            if code:
                yield Fault(pointer, code, described or _expected(node), shown(value))


def _object_faults(value: object, node: inspect.StructType, pointer: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(pointer, "wrong-type", "an object", shown(value))
        return
    fields = _fields(node.cls)
    for name, field in fields.items():
        if name in value:
            yield from type_faults(value[name], field.type, child(pointer, name))
        elif field.required:
            yield Fault(child(pointer, name), "missing-key", f"a key {name}", "nothing")
    for name in value:
        if name not in fields and name != node.tag_field:
            known = ", ".join([*([node.tag_field] if node.tag_field else []), *fields])
            yield Fault(child(pointer, name), "unknown-key", f"only {known}", cut(name))


@cache
def _fields(kind: type[Struct]) -> dict[str, inspect.Field]:
    """The keys of an object of the format, as they are written."""
    info = inspect.type_info(kind)
    return {field.encode_name: field for field in info.fields} if isinstance(info, inspect.StructType) else {}


def _union_faults(value: object, node: inspect.UnionType, pointer: str) -> Iterator[Fault]:
    """Objects are told apart by their tag; any other union is of scalars."""
    first = node.types[0]
    if isinstance(first, inspect.StructType):
        yield from _tagged_faults(value, node, str(first.tag_field), pointer)
    elif all(_scalar_fault(value, kind) for kind in node.types):
        yield Fault(pointer, "wrong-value", " or ".join(map(_expected, node.types)), shown(value))


def _tagged_faults(value: object, node: inspect.UnionType, tag_field: str, pointer: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(pointer, "wrong-type", f"an object with {tag_field}", shown(value))
        return
    if tag_field not in value:
        yield Fault(child(pointer, tag_field), "missing-key", f"a key {tag_field}", "nothing")
        return
    tag = value[tag_field]
    kinds = [kind for kind in node.types if isinstance(kind, inspect.StructType)]
    for kind in kinds:
        if kind.tag == tag:
            yield from _object_faults(value, kind, pointer)
            return
    expected = "one of " + ", ".join(str(kind.tag) for kind in kinds)
    yield Fault(child(pointer, tag_field), "wrong-value", expected, shown(tag))


def _array_faults(value: object, node: inspect.VarTupleType, pointer: str, described: str) -> Iterator[Fault]:
    least, most = node.min_length, node.max_length
    if not isinstance(value, list):
        yield Fault(pointer, "wrong-type", "an array", shown(value))
    elif len(value) < (least or 0) or (most is not None and len(value) > most):
        wanted = f"{least}" if least == most else f"at least {least}"
        what = f" ({described})" if described else ""
        yield Fault(pointer, "wrong-length", f"an array of {wanted}{what}", f"an array of {len(value)}")
    else:
        for place, element in enumerate(value):
            yield from type_faults(element, node.item_type, child(pointer, place))


def _map_faults(value: object, node: inspect.DictType, pointer: str) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(pointer, "wrong-type", "an object", shown(value))
        return
    for name, member in value.items():
        yield from type_faults(member, node.value_type, child(pointer, name))


def _scalar_fault(value: object, node: inspect.Type) -> str | None:
    """The code of what is wrong with a value that has no parts, None if nothing is."""
    match node:
        case inspect.Metadata():
            return _scalar_fault(value, node.type)
        case inspect.BoolType():
            return None if isinstance(value, bool) else "wrong-type"
        case inspect.IntType():
            if type(value) is not int:
                return "wrong-type"
            low, high = node.ge or 0, node.le or 0
            return None if low <= value <= high else "out-of-range"
        case inspect.StrType():
            if not isinstance(value, str):
                return "wrong-type"
            return "wrong-value" if node.pattern and not re.search(node.pattern, value) else None
        case inspect.LiteralType():
            known = any(type(value) is type(literal) and value == literal for literal in node.values)
            return None if known else "wrong-value"
    raise TypeError(f"the format uses a type that cannot be explained: {node}")


def _expected(node: inspect.Type) -> str:
    """A type with no parts, in words."""
    match node:
        case inspect.Metadata():
            return str((node.extra_json_schema or {}).get("description", _expected(node.type)))
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return f"an integer from {node.ge} to {node.le}"
        case inspect.LiteralType():
            return " or ".join(json.encode(literal).decode() for literal in node.values)
        case _:
            return "a string"
