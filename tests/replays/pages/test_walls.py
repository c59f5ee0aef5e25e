"""What the page of a log says of walls announced before play."""

from datetime import datetime

import pytest
from django.test import Client

from accounts.models import Platform
from evidence.announcing import announce
from tests.replays.pages.conftest import StoreCase, case_log

pytestmark = pytest.mark.django_db

DIGEST = "a" * 64


def with_digest(digest: str = DIGEST) -> dict[str, object]:
    """Members of a log whose hand shows the digest of its wall, played long after it could be announced."""
    hand = case_log("X01")["hands"][0] | {
        "commitment": {"scheme": "mjaudit-wall-v1", "digest": digest, "salt": "0" * 64}
    }
    return {"hands": [hand], "started_at": "2090-01-01T00:00:00Z"}


def page_of(client: Client, store_case: StoreCase, members: dict[str, object]) -> str:
    return client.get(f"/logs/{store_case('X01', **members).id}/").content.decode()


def test_where_nobody_speaks_of_walls_the_page_says_it_once(english: Client, store_case: StoreCase) -> None:
    page = page_of(english, store_case, {})
    assert page.count("not announced before play") == 1


def test_a_digest_that_nobody_announced_is_told(english: Client, store_case: StoreCase) -> None:
    assert "a wall digest that was not announced" in page_of(english, store_case, with_digest())


def test_a_digest_of_another_wall_is_told(english: Client, cases: Platform, store_case: StoreCase) -> None:
    announce(platform=cases, log_id="case-X01", hand=1, digest="b" * 64)
    assert "Another wall digest than the log" in page_of(english, store_case, with_digest())


def test_an_announced_digest_that_the_log_keeps_back_is_told(
    english: Client, cases: Platform, store_case: StoreCase
) -> None:
    announce(platform=cases, log_id="case-X01", hand=1, digest=DIGEST)
    assert "the log shows none" in page_of(english, store_case, {})


def test_a_digest_announced_after_the_log_had_come_in_is_late(
    english: Client, cases: Platform, store_case: StoreCase
) -> None:
    """The log of these tests came in at NOON, which is long past when it is announced."""
    announce(platform=cases, log_id="case-X01", hand=1, digest=DIGEST)
    assert "when the hand may have begun" in page_of(english, store_case, with_digest())


def test_a_digest_announced_in_time_is_told_with_its_moment(
    english: Client, cases: Platform, store_case: StoreCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(platform=cases, log_id="case-X01", hand=1, digest=DIGEST)
    monkeypatch.setattr("tests.replays.pages.conftest.NOON", datetime.fromisoformat("2099-01-01T00:00Z"))
    assert "Wall digest announced before play, at" in page_of(english, store_case, with_digest())


def test_a_digest_announced_before_a_log_without_times_came_in_is_not_said_to_be_older_than_the_hand(
    english: Client, cases: Platform, store_case: StoreCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(platform=cases, log_id="case-X01", hand=1, digest=DIGEST)
    monkeypatch.setattr("tests.replays.pages.conftest.NOON", datetime.fromisoformat("2099-01-01T00:00Z"))
    untimed = {key: value for key, value in with_digest().items() if key != "started_at"}
    page = page_of(english, store_case, untimed)
    assert "before the upload; the log tells no time of play" in page
    assert "announced before play, at" not in page
