"""All addresses that the service answers at, read from Django's resolver."""

import re
from collections.abc import Iterator
from typing import Final

from django.urls import URLPattern, URLResolver, get_resolver

_GROUP: Final = re.compile(r"\(\?P<(\w+)>[^()]*\)")
_CONVERTED: Final = re.compile(r"<\w+:(\w+)>")


def routes() -> list[str]:
    """Each as `/api/v1/logs/<log>`, in the order in which they are tried."""
    return list(_walk(get_resolver().url_patterns, "/"))


def _walk(patterns: list[URLPattern | URLResolver], before: str) -> Iterator[str]:
    for pattern in patterns:
        route = before + _plain(str(pattern.pattern))
        if isinstance(pattern, URLResolver):
            yield from _walk(pattern.url_patterns, route)
        else:
            yield route


def _plain(pattern: str) -> str:
    """Without converters, regular expressions and their ends."""
    named = _CONVERTED.sub(r"<\1>", _GROUP.sub(r"<\1>", pattern))
    return named.removeprefix("^").removesuffix("$").removesuffix(r"\Z").replace("(?:/.*)?", "/nothing")
