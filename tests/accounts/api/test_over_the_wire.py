"""The directory of players, streamed by the shipped web server as the role that it runs as."""

import http.client
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from accounts.database_roles import APP, OWNER
from accounts.models import Platform, Player
from tests.support.processes import database_url, web_server
from tests.support.programs import Program

pytestmark = pytest.mark.django_db(transaction=True)

#: More than the server keeps in hand for a reader that does not read.
MANY = 40_000


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """A web server behind both walls, as it is run."""
    with web_server(
        CELERY_BROKER_URL=f"redis+socket://{tmp_path}/nobody.sock",
        DATABASE_URL=database_url().replace(OWNER, APP),
        MJAUDIT_ALL_TENANTS="",
    ) as port:
        yield port


def _players(platform: Platform, count: int) -> None:
    Player.objects.bulk_create(
        Player(platform=platform, token=f"p{number:06}", display_name=platform.name.ljust(60, "."))
        for number in range(count)
    )


def test_a_directory_is_streamed_whole_to_its_platform_and_a_reader_who_leaves_does_no_harm(
    port: int, program: Program, neighbour: Program, platform: Platform
) -> None:
    _players(platform, MANY)
    _players(Platform.objects.get(slug="other"), 2)
    left = _asked(port, program)
    left.read(1000)
    left.close()
    for reader, count, name in ((program, MANY, "Demo"), (neighbour, 2, "Other")):
        lines = _asked(port, reader).read().splitlines()
        assert len(lines) == count
        assert all(json.loads(line)["display_name"].startswith(name) for line in lines)
    assert _asked(port, Program()).status == 401


def _asked(port: int, reader: Program) -> http.client.HTTPResponse:
    wire = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    wire.request("GET", "/api/v1/players", headers=reader.headers)
    return wire.getresponse()
