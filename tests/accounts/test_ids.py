"""Time-ordered ids."""

import time
from uuid import RFC_4122

from accounts.ids import uuid7


def test_an_id_is_a_version_7_uuid() -> None:
    made = uuid7()
    assert (made.version, made.variant) == (7, RFC_4122)


def test_an_id_begins_with_the_milliseconds_of_its_making() -> None:
    before = time.time_ns() // 1_000_000
    made = uuid7().int >> 80
    assert before <= made <= time.time_ns() // 1_000_000


def test_a_later_id_sorts_behind_an_earlier_one() -> None:
    earlier = uuid7()
    time.sleep(0.002)
    assert earlier < uuid7()


def test_ids_of_one_moment_differ() -> None:
    assert len({uuid7() for _ in range(1000)}) == 1000
