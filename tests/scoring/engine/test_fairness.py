"""The wall commitment: the digest of what the log format says, and the word on a hand (its section 7)."""

import hashlib

import pytest

from scoring.engine.fairness import digest_of, judge_commitment
from scoring.engine.findings import WRONG_WALL
from scoring.engine.record import Commitment, GameRecord, HandRecord
from scoring.engine.tiles import UNKNOWN, Tile

WALL = (0, 9, 26, 33)
SALT = "ab" * 32
LINES = ("mjaudit-wall-v1", "jiangxi", "log-7", "5", "3,4", "1m1p9s7z", SALT)


def hand(
    wall: tuple[Tile, ...] | None = WALL,
    dice: tuple[int, int] | None = (3, 4),
    commitment: Commitment | None = None,
) -> HandRecord:
    return HandRecord(
        5, 0, ((), (), (), ()), (), "draw", dice=dice, wall=wall, wall_break=(1, 2), commitment=commitment
    )


def record(*hands: HandRecord) -> GameRecord:
    return GameRecord("log-7", "jiangxi", ("a", "b", "c", "d"), hands, "toy", None, {})


def sha256(*lines: str) -> str:
    """The digest of lines that each end by one line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def test_the_digest_is_that_of_the_lines_of_the_log_format() -> None:
    assert digest_of(record(), hand(), SALT) == sha256(*LINES)
    assert digest_of(record(), hand(dice=(6, 1)), SALT) == sha256(*LINES[:4], "6,1", *LINES[5:])
    assert digest_of(record(), hand(dice=None), SALT) == sha256(*LINES[:4], "-", *LINES[5:])


def test_a_wall_that_was_announced_is_consistent() -> None:
    one = hand(commitment=Commitment("sha256", sha256(*LINES), SALT))
    assert judge_commitment(record(one), one) == ("consistent", [])


@pytest.mark.parametrize("digest", ["0" * 64, "f" * 64])
def test_another_wall_than_was_announced_is_told(digest: str) -> None:
    one = hand(commitment=Commitment("sha256", digest, SALT))
    word, [found] = judge_commitment(record(one), one)
    assert word == "violated"
    assert (found.kind, found.clause, found.code) == (WRONG_WALL, "GEN-08", "commitment-differs")
    assert (found.hand, found.event, found.seat) == (5, None, None)
    assert (found.expected, found.actual) == (sha256(*LINES), digest)
    assert (found.severity, found.consequent) == ("error", False)


@pytest.mark.parametrize("wall", [None, (0, 9, UNKNOWN, 33)])
def test_where_the_wall_is_not_shown_nothing_can_be_said(wall: tuple[Tile, ...] | None) -> None:
    one = hand(wall, commitment=Commitment("sha256", "0" * 64, SALT))
    assert judge_commitment(record(one), one) == ("none", [])
    assert judge_commitment(record(), hand()) == ("none", [])
