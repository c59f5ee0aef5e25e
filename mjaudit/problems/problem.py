"""What a refused request is told, before it becomes a response."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus

MAX_FAULTS = 20
"""A document lists no more faults than this."""
MAX_ECHO = 64
"""Characters of the caller's own input that an answer may repeat."""


@dataclass(frozen=True)
class Fault:
    """One wrong place of the input. `pointer` is an RFC 6901 JSON pointer, or the name of a query parameter
    or header.
    """

    pointer: str
    code: str
    detail: str
    expected: str | None = None
    found: str | None = None

    def document(self) -> dict[str, str]:
        """The member of `errors`; what was found is cut to `MAX_ECHO` characters."""
        members = {"pointer": self.pointer, "code": self.code, "detail": self.detail}
        if self.expected is not None:
            members["expected"] = self.expected
        if self.found is not None:
            members["found"] = self.found if len(self.found) <= MAX_ECHO else self.found[: MAX_ECHO - 1] + "…"
        return members


class Problem(Exception):  # RFC 9457's own word for it
    """Raise it anywhere below /api/: the caller gets `status` and a problem document.

    `code` is kebab-case and becomes the last part of `type`; `detail` is one English sentence about this
    occurrence.
    """

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        title: str | None = None,
        faults: Sequence[Fault] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.title = title or code.replace("-", " ").capitalize()
        self.faults = tuple(faults[:MAX_FAULTS])
        self.headers = dict(headers or {})

    @classmethod
    def of_status(cls, status: int, detail: str, *, headers: Mapping[str, str] | None = None) -> "Problem":
        """The plain problem of an HTTP status, named after its reason phrase (`404` is `not-found`)."""
        phrase = HTTPStatus(status).phrase
        code = phrase.lower().replace(" ", "-")
        return cls(status, code, detail, title=phrase, headers=headers)
