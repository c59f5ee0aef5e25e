"""The body of a request: the bytes themselves, taken only when nothing about them is in doubt.

Django reads a body without a length as empty and one that was cut as whole, and DRF decodes by whatever
charset it is told; so the headers are judged here before a byte counts.
"""

import base64
import hashlib
import re
from typing import Final, TypeVar

from django.http import HttpRequest, RawPostDataException, UnreadablePostError
from django.utils.http import parse_header_parameters
from rest_framework.request import Request

from mjaudit.problems import Fault, Problem
from mjaudit.rest.answers import plain
from mjaudit.rest.strictjson import strict_struct

LARGEST: Final = 16 * 1024
"""Bytes of a body that is no log."""

_UTF8: Final = ("utf-8", "utf8")
_SHA256_DIGEST: Final = re.compile(r"\bsha-256=:([A-Za-z0-9+/=]+):")
_Struct = TypeVar("_Struct")


def read_body(request: Request, kind: type[_Struct]) -> _Struct:
    """The body as this msgspec type, of at most `LARGEST` bytes. Raises Problem: 400, 411, 413, 415, 422."""
    return strict_struct(whole_body(plain(request), largest=LARGEST), kind)


def require_no_body(request: Request) -> None:
    """Raise a 400 for a body where none is read: whoever sent it believes that it says something."""
    sent = plain(request)
    if "Transfer-Encoding" in sent.headers or sent.META.get("CONTENT_LENGTH") not in (None, "", "0"):
        raise Problem(400, "body-not-expected", "This address takes no body.")


def whole_body(request: HttpRequest, *, largest: int, name: str = "body") -> bytes:
    """The body, exactly as sent. `name` is what it is called. Raises Problem: 400, 411, 413 or 415."""
    _require_json(request.headers.get("Content-Type", ""))
    _require_plain(request.headers.get("Content-Encoding", "identity"))
    length = _announced_length(request, name)
    if length > largest:
        raise _too_large(length, largest, name)
    try:
        body = request.body
    except (UnreadablePostError, RawPostDataException) as error:
        raise Problem(400, "body-cut", "The body ended before it was whole.") from error
    if len(body) != length:
        raise Problem(400, "body-cut", f"Content-Length announces {length} bytes, {len(body)} came.")
    _require_digest(request.headers.get("Content-Digest", ""), body)
    return body


def _require_json(content_type: str) -> None:
    media_type, parameters = parse_header_parameters(content_type)
    if media_type != "application/json":
        raise _unsupported("content-type", "Content-Type", "application/json", content_type or "nothing")
    charset = parameters.get("charset", "utf-8")
    if charset.lower() not in _UTF8:
        raise _unsupported("charset", "Content-Type", "charset utf-8, or none", charset)


def _require_plain(encoding: str) -> None:
    if encoding.strip().lower() != "identity":
        raise _unsupported("content-encoding", "Content-Encoding", "no content encoding", encoding)


def _announced_length(request: HttpRequest, name: str) -> int:
    length = request.META.get("CONTENT_LENGTH") or ""
    if "Transfer-Encoding" in request.headers or not (length.isascii() and length.isdigit()):
        raise Problem(411, "length-required", f"A {name} is sent whole, with its Content-Length.")
    return int(length)


def _require_digest(header: str, body: bytes) -> None:
    """RFC 9530: where the sender says what it sent, it is held to it."""
    announced = _SHA256_DIGEST.search(header)
    found = base64.b64encode(hashlib.sha256(body).digest()).decode()
    if announced is not None and announced[1] != found:
        fault = Fault(
            "Content-Digest", "digest-mismatch", "The body has another SHA-256.", announced[1], found
        )
        raise Problem(400, "digest-mismatch", "The body is not the one that was sent.", faults=[fault])


def _too_large(length: int, largest: int, name: str) -> Problem:
    code, expected = f"{name}-too-large", f"at most {largest} bytes"
    fault = Fault("", code, f"A {name} has {expected}.", expected, f"{length} bytes")
    return Problem(413, code, f"A {name} has {expected}.", faults=[fault])


def _unsupported(code: str, header: str, expected: str, found: str) -> Problem:
    detail = f"Expected {expected}."
    return Problem(415, code, detail, faults=[Fault(header, code, detail, expected, found)])
