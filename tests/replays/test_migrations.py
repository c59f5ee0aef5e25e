"""What migrations do with logs that were there before."""

from collections.abc import Iterator

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from accounts.models import Platform
from replays.models import Hand
from tests.support.auditing import upload
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def _latest_afterwards() -> Iterator[None]:
    """However a test ends, the next one finds the tables as they are now."""
    yield
    _migrate(*MigrationExecutor(connection).loader.graph.leaf_nodes("replays"))


def _migrate(*targets: tuple[str, str]) -> None:
    MigrationExecutor(connection).migrate(list(targets))


@pytest.mark.usefixtures("_latest_afterwards")
def test_the_walls_and_beginnings_of_hands_that_were_there_are_read_from_the_stored_bytes(
    platform: Platform,
) -> None:
    log = game_log(hands=2, started_at="2026-01-01T12:00:00Z")
    log["hands"][1]["commitment"] = {"scheme": "mjaudit-wall-v1", "digest": "a" * 64, "salt": "0" * 64}
    upload(platform, log)
    before = list(Hand.objects.values_list("wall_digest", "begun_by"))
    assert [digest for digest, _ in before] == ["", "a" * 64]
    _migrate(("replays", "0003_row_security"))
    _migrate(("replays", "0004_wall_digests"))
    assert list(Hand.objects.values_list("wall_digest", "begun_by")) == before
