"""What the document of a log says of its walls."""

import pytest

from accounts.models import Platform
from tests.support.gamelogs import game_log
from tests.support.programs import Program

pytestmark = pytest.mark.django_db

DIGEST = "a" * 64


def test_a_log_says_which_of_its_walls_were_announced_to_whoever_reads_it(platform: Platform) -> None:
    program = Program(platform)
    log = game_log(hands=4)
    for place in (0, 1):
        log["hands"][place]["commitment"] = {"scheme": "mjaudit-wall-v1", "digest": DIGEST, "salt": "0" * 64}
    for hand in (1, 3):
        program.asks("POST", "/commitments", {"log_id": log["log_id"], "hand": hand, "digest": DIGEST})
    document = program.uploads(log, "?visibility=public")
    for reader in (program, Program()):
        found = reader.gets(f"/logs/{document['id']}")["commitments"]
        assert [(hand["hand"], hand["digest"], hand["announcement"]) for hand in found] == [
            (1, DIGEST, "announced"),
            (2, DIGEST, "none"),
            (3, None, "not_shown"),
        ]
        assert [hand["announced_at"] is None for hand in found] == [False, True, False]


def test_a_log_without_any_of_it_says_nothing(platform: Platform) -> None:
    assert Program(platform).uploads(game_log())["commitments"] == []
