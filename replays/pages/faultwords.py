"""What a refusal expected and found, put into the reader's language.

`replays.logformat` words its refusals in English. Each of its wordings stands here as a pattern, which
gettext translates; what a pattern leaves open is a figure, a piece of the log, or again such a wording.
"""

import re
from collections.abc import Sequence
from functools import cache
from string import Formatter
from typing import Final

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_noop

#: What is open in a pattern: figures, wordings of their own; anything else is shown as it was written.
_FIGURES: Final = frozenset({"number", "low", "high", "line", "column"})
_WORDINGS: Final = frozenset({"what", "first", "second"})

#: Wordings of what was expected; the first that fits is taken, so those that leave less open come first.
EXPECTED: Final = (
    gettext_noop("a tile: 1m to 9m, 1p to 9p, 1s to 9s, 1z to 7z or ??"),
    gettext_noop("tiles written one after the other, such as {example}"),
    gettext_noop("two tiles, such as {example}"),
    gettext_noop("a seat, 0 to 3"),
    gettext_noop("a die, 1 to 6"),
    gettext_noop("points by seat"),
    gettext_noop("dealt tiles by seat"),
    gettext_noop("four different players by seat"),
    gettext_noop("another player in each seat"),
    gettext_noop("64 lower-case hex digits"),
    gettext_noop("64 hex digits"),
    gettext_noop("a date and time with offset (RFC 3339), such as {example}"),
    gettext_noop("a date and time that exist"),
    gettext_noop("at least {number}, the time before"),
    gettext_noop("a key of {low} to {high} of {characters}"),
    gettext_noop("{low} to {high} of {characters}"),
    gettext_noop("a key {key} beside {other}"),
    gettext_noop("a key {key}"),
    gettext_noop("only {keys}"),
    gettext_noop("one of {values}"),
    gettext_noop("each key once"),
    gettext_noop("a JSON object"),
    gettext_noop("an object of vendor data"),
    gettext_noop("an object with {key}"),
    gettext_noop("an object"),
    gettext_noop("an array of at least {number} ({what})"),
    gettext_noop("an array of at least {number}"),
    gettext_noop("an array of {number} ({what})"),
    gettext_noop("an array of {number}"),
    gettext_noop("an array"),
    gettext_noop("an integer from {low} to {high}"),
    gettext_noop("an integer"),
    gettext_noop("a string"),
    gettext_noop("{first} or {second}"),
    gettext_noop("an option of {ruleset}"),
    gettext_noop("a known version ({versions})"),
    gettext_noop("a log of this format"),
    gettext_noop("UTF-8 without byte order mark"),
    gettext_noop("Unicode characters"),
    gettext_noop("text in Unicode normal form C"),
    gettext_noop("text without control characters"),
    gettext_noop("at most {number} digits"),
    gettext_noop("at most {number} levels of nesting"),
    gettext_noop("at most {number} hands"),
    gettext_noop("at most {number} events"),
    gettext_noop("at most {number} bytes in canonical form"),
    gettext_noop("at most {number} bytes of vendor data in the whole log"),
    gettext_noop("at most {number} bytes"),
    gettext_noop("JSON ({what})"),
    # What Python's reader of JSON misses, its first letter small.
    gettext_noop("expecting value"),
    gettext_noop("expecting property name enclosed in double quotes"),
    gettext_noop("expecting {sign} delimiter"),
    gettext_noop("extra data"),
    gettext_noop("unterminated string starting at"),
    gettext_noop("invalid \\uXXXX escape"),
    gettext_noop("invalid \\escape"),
)
#: Wordings of what was found; all else is the log's own.
FOUND: Final = (
    gettext_noop("nothing"),
    gettext_noop("more"),
    gettext_noop("a byte order mark"),
    gettext_noop("{number} bytes"),
    gettext_noop("an array of {number}"),
    gettext_noop("byte {byte} at offset {number}"),
    gettext_noop("a deeper level at byte {number}"),
    gettext_noop("the end at byte {number}, line {line} column {column}"),
    gettext_noop("{text} at byte {number}, line {line} column {column}"),
)


def told(text: str, patterns: Sequence[str]) -> SafeString | None:
    """The wording in the reader's language, as HTML; None for what no pattern fits."""
    for pattern in patterns:
        match = _reader(pattern).fullmatch(text)
        if match:
            open_parts = {name: _part(name, part, patterns) for name, part in match.groupdict().items()}
            return _filled(gettext(pattern), open_parts)
    return None


@cache
def _reader(pattern: str) -> re.Pattern[str]:
    written = ""
    for literal, name, _, _ in Formatter().parse(pattern):
        written += re.escape(literal)
        if name:
            written += rf"(?P<{name}>{'-?[0-9]+' if name in _FIGURES else '.+?'})"
    return re.compile(written, re.DOTALL)


def _part(name: str, part: str, patterns: Sequence[str]) -> SafeString | str:
    if name in _FIGURES:
        return part
    wording = told(part, patterns) if name in _WORDINGS else None
    return wording or format_html("<code>{}</code>", part)


def _filled(pattern: str, parts: dict[str, SafeString | str]) -> SafeString:
    return format_html(pattern, **parts) if parts else format_html("{}", pattern)
