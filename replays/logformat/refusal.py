"""Why a log was refused: a problem code, and up to twenty places with what was expected and found."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

import msgspec

MOST_FAULTS: Final = 20
_MOST_FOUND: Final = 64

#: Problem codes and the HTTP status that fits each: 400 not JSON as the format wants it, 413 too large,
#: 422 JSON of another shape.
PROBLEMS: Final[dict[str, int]] = {
    "empty-body": 400,
    "bom": 400,
    "invalid-unicode": 400,
    "json-syntax": 400,
    "duplicate-key": 400,
    "number-not-allowed": 400,
    "float-not-allowed": 400,
    "integer-too-long": 400,
    "too-deep": 400,
    "control-character": 400,
    "not-normalized": 422,
    "not-an-object": 422,
    "version-unsupported": 422,
    "unknown-ruleset": 422,
    "rules-invalid": 422,
    "log-invalid": 422,
    "log-too-large": 413,
    "too-many-hands": 413,
    "hand-too-large": 413,
    "too-many-events": 413,
    "ext-too-large": 413,
    "batch-too-large": 413,
    "too-many-logs": 413,
    "packing-broken": 400,
    "packing-not-allowed": 400,
}


def cut(text: str) -> str:
    """At most 64 characters of what was found, so that an answer never echoes a whole upload.

    What does not print (control characters, lone surrogates, marks that turn the direction of writing) is
    shown escaped: an answer is always valid Unicode and harmless on a terminal.
    """
    if len(text) <= _MOST_FOUND and text.isprintable():
        return text
    start = text[: _MOST_FOUND + 1]
    shown = "".join([mark if mark.isprintable() else f"\\u{ord(mark):04x}" for mark in start])
    return shown if len(shown) <= _MOST_FOUND else shown[: _MOST_FOUND - 1] + "…"


def shown(value: object) -> str:
    """A JSON value as an answer shows it: text in quotes, at most 64 characters."""
    return cut(msgspec.json.encode(value).decode())


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong: its place as a JSON pointer (RFC 6901), a kebab-case code, expected and found."""

    pointer: str
    code: str
    expected: str
    found: str


class LogRefused(Exception):  # an answer, not an error of ours
    """The bytes are no log of this format. `code` is a key of PROBLEMS; `faults` are at most twenty."""

    def __init__(self, code: str, faults: Iterable[Fault]) -> None:
        self.code = code
        self.faults = list(islice(faults, MOST_FAULTS))
        first = self.faults[0]
        place = first.pointer or "the top"
        super().__init__(f"{code} at {place}: expected {first.expected}, found {first.found}")


def refused(code: str, pointer: str, expected: str, found: str) -> LogRefused:
    """A refusal with a single fault, whose code is that of the refusal."""
    return LogRefused(code, [Fault(pointer, code, expected, cut(found))])


def child(pointer: str, key: str | int) -> str:
    """The pointer one step further down (RFC 6901, section 3); a very long key is cut."""
    return f"{pointer}/{cut(str(key)).replace('~', '~0').replace('/', '~1')}"
