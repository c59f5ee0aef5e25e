"""Small JSON bodies as msgspec types, read so that nothing is guessed: no key that is not known or stands
twice, no number but whole ones, no text that a database or a terminal would stumble over.

Logs have a reader of their own, which names every fault of a large document; here the first will do.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from unicodedata import is_normalized

import msgspec

from mjaudit.problems import Fault, Problem
from mjaudit.rest.shapes import misshapen

_DEEPEST: Final = 8
_MOST_DIGITS: Final = 16
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_Struct = TypeVar("_Struct")


@dataclass(frozen=True, slots=True)
class _Bad:
    """A number or a key that no body may hold."""

    code: str
    expected: str
    found: str


class _Members(dict[str, Any]):
    """A JSON object, with the first of its keys that stood twice."""

    repeated: str | None = None


def strict_struct(data: bytes, kind: type[_Struct]) -> _Struct:
    """The body as this type. Raises Problem: 400 for what is no such JSON, 422 for JSON of another shape."""
    tree = _parsed(data)
    faults = list(_faults(tree, "", 0))
    if faults:
        status = 422 if faults[0].code == "not-normalized" else 400
        raise Problem(status, faults[0].code, "The body was refused.", faults=faults)
    if not isinstance(tree, dict):
        fault = Fault("", "not-an-object", "Expected a JSON object.", "a JSON object", json.dumps(tree))
        raise Problem(422, "not-an-object", "The body is no JSON object.", faults=[fault])
    try:
        return msgspec.convert(tree, kind)
    except msgspec.ValidationError as error:
        raise Problem(
            422, "body-invalid", "The body was refused.", faults=[misshapen(error, tree, kind)]
        ) from None


def _parsed(data: bytes) -> Any:
    if not data.strip():
        raise _refused("empty-body", "a JSON object", "nothing")
    if data.startswith(b"\xef\xbb\xbf"):
        raise _refused("bom", "UTF-8 without byte order mark", "a byte order mark")
    try:
        return _DECODER.decode(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        found = f"byte 0x{data[error.start]:02x} at offset {error.start}"
        raise _refused("invalid-unicode", "UTF-8", found) from None
    except json.JSONDecodeError as error:
        expected = f"JSON ({error.msg[:1].lower()}{error.msg[1:]})"
        raise _refused("json-syntax", expected, f"line {error.lineno} column {error.colno}") from None
    except RecursionError:
        raise _refused("too-deep", f"at most {_DEEPEST} levels of nesting", "more") from None


def _refused(code: str, expected: str, found: str) -> Problem:
    fault = Fault("", code, f"Expected {expected}.", expected, found)
    return Problem(400, code, "The body was refused.", faults=[fault])


def _members(pairs: list[tuple[str, Any]]) -> _Members:
    members = _Members(pairs)
    if len(members) < len(pairs):
        keys = [key for key, _ in pairs]
        members.repeated = next(key for place, key in enumerate(keys) if key in keys[:place])
    return members


def _integer(digits: str) -> int | _Bad:
    if len(digits) > _MOST_DIGITS:
        return _Bad("integer-too-long", f"at most {_MOST_DIGITS} digits", digits)
    return int(digits)


def _float(text: str) -> _Bad:
    return _Bad("float-not-allowed", "an integer", text)


def _constant(text: str) -> _Bad:
    return _Bad("number-not-allowed", "an integer", text)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_members, parse_int=_integer, parse_float=_float, parse_constant=_constant, strict=False
)


def _faults(value: Any, pointer: str, depth: int) -> Iterator[Fault]:
    """What is wrong with the JSON itself, place by place."""
    if depth > _DEEPEST:
        expected = f"at most {_DEEPEST} levels of nesting"
        yield Fault(pointer[:64], "too-deep", f"Expected {expected}.", expected, "more")
    elif isinstance(value, _Members):
        if value.repeated is not None:
            yield Fault(pointer, "duplicate-key", "Expected each key once.", "each key once", value.repeated)
        for key, member in value.items():
            yield from _text_faults(key, pointer)
            yield from _faults(member, f"{pointer}/{_cut(key)}", depth + 1)
    elif isinstance(value, list):
        for number, element in enumerate(value):
            yield from _faults(element, f"{pointer}/{number}", depth + 1)
    elif isinstance(value, str):
        yield from _text_faults(value, pointer)
    elif isinstance(value, _Bad):
        yield Fault(pointer, value.code, f"Expected {value.expected}.", value.expected, value.found)


def _text_faults(text: str, pointer: str) -> Iterator[Fault]:
    if mark := _CONTROL.search(text) or _SURROGATE.search(text):
        code = "invalid-unicode" if mark[0] >= "\ud800" else "control-character"
        expected = "Unicode characters that are no control characters"
        yield Fault(pointer, code, f"Expected {expected}.", expected, f"U+{ord(mark[0]):04X}")
    elif not is_normalized("NFC", text):
        expected = "text in Unicode normal form C"
        yield Fault(pointer, "not-normalized", f"Expected {expected}.", expected, text)


def _cut(key: str) -> str:
    """A key as part of a pointer (RFC 6901, section 3)."""
    shown = key if len(key) <= 64 and key.isprintable() else json.dumps(key)[1:64]
    return shown.replace("~", "~0").replace("/", "~1")
