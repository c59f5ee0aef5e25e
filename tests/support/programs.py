"""A platform's program: it sends JSON, signed with a key, and reads what comes back."""

import json
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpResponse
from django.test import Client

from accounts.keys import UPLOADER_SCOPES, create_key
from accounts.models import Platform
from tests.support.gamelogs import Json, as_bytes

API = "/api/v1"


@dataclass
class Program:
    """Knows its key and nothing else; without a platform it is somebody who has none."""

    platform: Platform | None = None
    scopes: tuple[str, ...] = UPLOADER_SCOPES
    is_sandbox: bool = False
    key: str = ""
    client: Client = field(default_factory=Client)

    def __post_init__(self) -> None:
        if self.platform and not self.key:
            self.key = create_key(
                platform=self.platform, name="test", scopes=self.scopes, is_sandbox=self.is_sandbox
            )[1]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Api-Key {self.key}"} if self.key else {}

    def asks(self, method: str, path: str, body: Any = None, **headers: str) -> HttpResponse:
        """The answer to a request below /api/v1; a body is sent as JSON, bytes as they are."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        answer: HttpResponse = self.client.generic(
            method,
            API + path,
            data,
            content_type="" if body is None else "application/json",
            headers=self.headers | headers,
        )  # type: ignore[assignment]  # the test client's own class
        return answer

    def gets(self, path: str) -> Any:
        """The document at this address."""
        answer = self.asks("GET", path)
        assert answer.status_code == 200, answer.content
        return json.loads(answer.content)

    def uploads(self, log: Json, query: str = "") -> Any:
        """The document of a log that is taken in."""
        answer = self.asks("POST", f"/logs{query}", as_bytes(log))
        assert answer.status_code in (200, 202), answer.content
        return json.loads(answer.content)

    def status(self, method: str, path: str, body: Any = None) -> int:
        return self.asks(method, path, body).status_code

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a problem document."""
        answer = self.asks(method, path, body)
        return answer.status_code, json.loads(answer.content)["code"]
