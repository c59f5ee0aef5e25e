"""Problem documents (RFC 9457), as types for the API's description."""

import msgspec
from msgspec import UNSET, UnsetType


class ProblemFault(msgspec.Struct, kw_only=True):
    """One wrong place: a JSON pointer (RFC 6901), or the name of a header or query parameter."""

    pointer: str
    code: str
    detail: str
    expected: str | UnsetType = UNSET
    found: str | UnsetType = UNSET


class ProblemDocument(msgspec.Struct, kw_only=True):
    """Why a request was refused. `code` is the last part of `type`; `errors` are at most 20."""

    type: str
    title: str
    status: int
    detail: str
    instance: str
    code: str
    request_id: str
    errors: list[ProblemFault]
