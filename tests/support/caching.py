"""What a cache is told."""

from django.http import HttpResponseBase

#: What a 304 repeats of the 200 (RFC 9110, 15.4.5).
TOLD = ("ETag", "Cache-Control", "Vary")


def assert_told_alike(whole: HttpResponseBase, unchanged: HttpResponseBase) -> None:
    """The 304 says of the thing what the 200 said."""
    for name in TOLD:
        assert _words(unchanged[name]) == _words(whole[name]), name


def _words(header: str) -> set[str]:
    """Lists stand in any order."""
    return {word.strip() for word in header.split(",")}
