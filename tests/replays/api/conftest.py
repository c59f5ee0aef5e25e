"""The API as a platform's program meets it."""

from collections.abc import Callable
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from accounts.keys import create_key
from accounts.models import Platform
from accounts.platforms import create_platform
from tests.support.gamelogs import as_bytes

Send = Callable[..., HttpResponse]


@pytest.fixture
def headers(api_key: str) -> dict[str, str]:
    """What signs a request for the platform `demo`."""
    return {"Authorization": f"Api-Key {api_key}"}


@pytest.fixture
def other_platform(db: None) -> Platform:
    """A neighbour."""
    return create_platform(slug="other", name="Other")


@pytest.fixture
def other_headers(other_platform: Platform) -> dict[str, str]:
    """What signs a request for the neighbour."""
    return {"Authorization": f"Api-Key {create_key(platform=other_platform, name='test')[1]}"}


@pytest.fixture
def send(client: Client, headers: dict[str, str]) -> Send:
    """Uploads a log, given as a document or as bytes."""

    def post(log: Any, **more: str) -> Any:
        data = log if isinstance(log, bytes) else as_bytes(log)
        return client.post("/api/v1/logs", data, content_type="application/json", headers=headers | more)

    return post
