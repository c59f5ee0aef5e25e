"""The slow, strict reading of JSON that can name the place of each fault.

The fast reader is msgspec's, which keeps the last of two equal keys and cannot say where a fault lies in
vendor data. This one is used when something is wrong, or when escapes leave the fast one in doubt.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final
from unicodedata import is_normalized

from replays.logformat.refusal import MOST_FAULTS, Fault, LogRefused, child, cut, refused

#: More digits than any number of a log has; longer ones are not even converted.
_MOST_DIGITS: Final = 16
_BOM: Final = b"\xef\xbb\xbf"
_STRING_OR_BRACKET: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[{\]}]', re.DOTALL)
_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


#: Where a value stands: the place of what holds it, and its key or number there; None is the top. It becomes
#: a pointer only for a fault.
Place = tuple["Place", str | int] | None


@dataclass(frozen=True, slots=True)
class BadNumber:
    """A number that no log may hold, as it was written."""

    text: str
    code: str
    expected: str


class Members(dict[str, object]):
    """A JSON object that remembers which of its keys stood more than once."""

    __slots__ = ("repeated",)

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.repeated: list[str] = []
        if len(self) < len(pairs):
            counts = Counter(key for key, _ in pairs)
            self.repeated = [key for key, count in counts.items() if count > 1]


def parse_strictly(data: bytes, depth: int) -> object:
    """The JSON value of `data`, objects as dict, nested at most `depth` deep.

    Raises LogRefused for what is not JSON, and for JSON that a log may not hold: keys that stand twice,
    floats, control characters, text that is no Unicode or not in normal form C.
    """
    text = _decode(data)
    _require_shallow(data, depth)
    try:
        tree: object = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise refused("json-syntax", "", *_syntax(error, text)) from None
    faults = list(islice(_faults(tree, None), MOST_FAULTS))
    if faults:
        raise LogRefused(faults[0].code, faults)
    return tree


def _decode(data: bytes) -> str:
    if not data.strip():
        raise refused("empty-body", "", "a JSON object", "nothing")
    if data.startswith(_BOM):
        raise refused("bom", "", "UTF-8 without byte order mark", "a byte order mark")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        found = f"byte 0x{data[error.start]:02x} at offset {error.start}"
        raise refused("invalid-unicode", "", "UTF-8", found) from None


def _require_shallow(data: bytes, depth: int) -> None:
    """Refuse deep nesting by counting brackets outside strings: a recursive reader never sees it."""
    level = 0
    for match in _STRING_OR_BRACKET.finditer(data):
        mark = data[match.start()]
        if mark in b"[{":
            level += 1
            if level > depth:
                found = f"a deeper level at byte {match.start()}"
                raise refused("too-deep", "", f"at most {depth} levels of nesting", found)
        elif mark in b"]}":
            level -= 1


def _syntax(error: json.JSONDecodeError, text: str) -> tuple[str, str]:
    offset = len(text[: error.pos].encode("utf-8"))
    expected = error.msg[:1].lower() + error.msg[1:]
    found = text[error.pos : error.pos + 20] or "the end"
    return f"JSON ({expected})", f"{found} at byte {offset}, line {error.lineno} column {error.colno}"


def _integer(digits: str) -> int | BadNumber:
    if len(digits.lstrip("-")) > _MOST_DIGITS:
        return BadNumber(digits, "integer-too-long", f"at most {_MOST_DIGITS} digits")
    if digits == "-0":
        return BadNumber(digits, "float-not-allowed", "an integer")
    return int(digits)


def _float(text: str) -> BadNumber:
    return BadNumber(text, "float-not-allowed", "an integer")


def _constant(text: str) -> BadNumber:
    return BadNumber(text, "number-not-allowed", "an integer")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=Members, parse_int=_integer, parse_float=_float, parse_constant=_constant, strict=False
)


def _faults(value: object, place: Place) -> Iterator[Fault]:
    """Faults of JSON itself in `value`, which stands at `place`, in the order written."""
    if isinstance(value, Members):
        for key in value.repeated:
            yield Fault(_pointer((place, key)), "duplicate-key", "each key once", cut(key))
        for key, member in value.items():
            if not _is_plain(key):
                yield from _text_faults(key, (place, key))
            if type(member) is not int and not (type(member) is str and _is_plain(member)):
                yield from _faults(member, (place, key))
    elif isinstance(value, list):
        for number, element in enumerate(value):
            yield from _faults(element, (place, number))
    elif isinstance(value, str):
        yield from _text_faults(value, place)
    elif isinstance(value, BadNumber):
        yield Fault(_pointer(place), value.code, value.expected, cut(value.text))


def _is_plain(text: str) -> bool:
    """Whether a glance shows that nothing is wrong with `text`, as with nearly every one."""
    return text.isascii() and text.isprintable()


def _pointer(place: Place) -> str:
    return "" if place is None else child(_pointer(place[0]), place[1])


def _text_faults(text: str, place: Place) -> Iterator[Fault]:
    pointer = _pointer(place)
    if control := _CONTROL.search(text):
        yield Fault(pointer, "control-character", "text without control characters", _code_point(control[0]))
    if surrogate := _SURROGATE.search(text):
        yield Fault(pointer, "invalid-unicode", "Unicode characters", _code_point(surrogate[0]))
    elif not is_normalized("NFC", text):
        yield Fault(pointer, "not-normalized", "text in Unicode normal form C", cut(text))


def _code_point(character: str) -> str:
    return f"U+{ord(character):04X}"
