"""Counting with others, and alone while the store is away."""

import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import redis
from django.core.exceptions import ImproperlyConfigured
from pytest_django import Settings

from mjaudit.limits.counting import Counters, counters_on
from mjaudit.limits.policies import Policy, policy
from mjaudit.starter.leftovers import find_leftovers
from mjaudit.starter.places import Places

TEN = Policy("test", 10, 60)


@pytest.fixture
def shared(broker: str) -> Iterator[Counters]:
    """Counters on an empty store."""
    counters_on.cache_clear()
    yield counters_on(broker)
    counters_on.cache_clear()


def test_processes_count_together(shared: Counters, broker: str) -> None:
    shared.count(TEN, "li")
    counters_on.cache_clear()
    assert counters_on(broker).count(TEN, "li").left == 8


def test_none_of_many_at_once_is_missed(shared: Counters) -> None:
    with ThreadPoolExecutor(8) as threads:
        standings = list(threads.map(lambda _: shared.count(TEN, "li"), range(40)))
    assert sum(not standing.refused for standing in standings) == 10


def test_looking_takes_nothing(shared: Counters) -> None:
    assert [shared.count(TEN, "li", cost=0).left for _ in range(2)] == [10, 10]
    shared.count(TEN, "li", cost=10)
    assert shared.count(TEN, "li", cost=0).refused


def test_the_window_that_is_told_is_the_stores_own(shared: Counters) -> None:
    first = shared.count(Policy("test", 10, 5), "li")
    time.sleep(2)
    assert first.seconds == 5
    assert shared.count(Policy("test", 10, 5), "li").seconds in (2, 3)


def test_the_store_holds_neither_address_nor_key(shared: Counters, broker: str) -> None:
    shared.count(TEN, "203.0.113.7")
    client = redis.Redis.from_url(broker.replace("redis+socket", "unix"))
    [key] = client.keys("*")
    assert isinstance(key, bytes)
    assert b"203.0.113.7" not in key
    assert re.fullmatch(rb"[a-z:/-]+[0-9a-f]{32}", key)  # a digest, and nothing else of whoever asks
    assert 0 < client.ttl(key) <= 60
    client.close()


def test_without_the_store_the_process_counts_alone(tmp_path: Path) -> None:
    lonely = counters_on(f"redis+socket://{tmp_path}/nobody.sock")
    standings = [lonely.count(TEN, "li") for _ in range(11)]
    assert [standing.refused for standing in standings] == [False] * 10 + [True]


def test_a_silent_store_costs_a_moment_once(
    shared: Counters, server_places: Places, settings: Settings
) -> None:
    (valkey,) = (left.process for left in find_leftovers(server_places) if left.name == "valkey-server")
    shared.count(TEN, "li")
    valkey.send_signal(signal.SIGSTOP)
    try:
        began = time.monotonic()
        standings = [shared.count(TEN, "li") for _ in range(11)]
        assert time.monotonic() - began < 2
    finally:
        valkey.send_signal(signal.SIGCONT)
    assert standings[-1].refused


@pytest.mark.parametrize("text", ["", "many", "5", "-1/minute", "5/minutes or so"])
def test_a_text_that_is_no_rate_is_refused(settings: Settings, text: str) -> None:
    settings.RATES = {"api": text}
    with pytest.raises(ImproperlyConfigured, match="'api' must be a rate such as"):
        policy("api")


def test_a_rate_of_several_seconds_is_understood(settings: Settings) -> None:
    settings.RATES = {"key": "100/5 seconds"}
    assert policy("key") == Policy("key", 100, 5)
