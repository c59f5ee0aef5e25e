"""Pages as people meet them: golden cases, stored and audited, and somebody who works for a platform."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from django.test import Client

from accounts.models import Membership, Platform, Role, User, Visibility
from accounts.platforms import create_platform
from replays.auditing.work import run_audits
from replays.ingest import Upload, receive_log
from replays.models import GameLog
from tests.support.auditing import NOON
from tests.support.gamelogs import as_bytes

CASES: Final = Path(__file__).parents[3] / "scoring" / "rulesets" / "nantong" / "cases"

StoreCase = Callable[..., GameLog]


def case_log(name: str) -> dict[str, Any]:
    """The log of a golden case."""
    log: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["log"]
    return log


@pytest.fixture
def cases(db: None) -> Platform:
    """The platform that the golden cases name."""
    return create_platform(slug="cases", name="案例平台")


@pytest.fixture
def store_case(cases: Platform) -> StoreCase:
    """Stores and audits a golden case: as a public sample, or as a log of this visibility or kind."""

    def store(
        name: str,
        *,
        public: bool = True,
        visibility: Visibility | None = None,
        test: bool = False,
        supersedes: str | None = None,
        **members: Any,
    ) -> GameLog:
        plain = visibility is None and not test
        upload = Upload(
            platform=cases,
            received_at=NOON,
            visibility=visibility or (Visibility.PUBLIC if public and plain else Visibility.PRIVATE),
            supersedes=supersedes,
            is_sandbox=test,
            is_sample=public and plain,
        )
        received = receive_log(upload, as_bytes(case_log(name) | members))
        run_audits([received.audit.id])
        return received.log

    return store


@pytest.fixture
def member(cases: Platform) -> User:
    """An engineer of that platform."""
    user = User.objects.create_user("engineer@example.org", "a long pass phrase")
    Membership.objects.create(user=user, platform=cases, role=Role.ENGINEER)
    return user


@pytest.fixture
def signed_in(client: Client, member: User) -> Client:
    """The engineer's browser."""
    client.force_login(member)
    return client


@pytest.fixture
def english(client: Client) -> Client:
    """A browser that reads English."""
    client.cookies["django_language"] = "en"
    return client
