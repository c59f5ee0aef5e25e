"""Asks tests, one by one, within a pytest session that has collected them."""

import resource
import signal
from collections.abc import Iterable
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

#: Where the tests lie that say something of the core.
TESTS: Final = ("tests/scoring", "tests/proof", "tests/playthroughs", "tests/perft", "tests/replays")
#: Where each golden case is a test: quick ones that see much.
CASES: Final = "tests/scoring/rulesets/test_cases.py"
OPTIONS: Final = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:playwright", "--tb=native")
_SERVERS: Final = frozenset({"db", "transactional_db", "live_server", "server_places"})
#: Seconds of the processor's time for any test, and so many times what it needs and may need: a mutant may
#: never end.
_LEAST: Final = 2.0
_TIMES: Final = 10
_TIMES_MOST: Final = 1.5


def needs_no_server(item: pytest.Item) -> bool:
    """Whether a test runs without a database and a broker."""
    names = set(getattr(item, "fixturenames", ()))
    return not names & _SERVERS and item.get_closest_marker("django_db") is None


def is_passed(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Whether a test passes; what it shares with the following one is kept."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def seconds_spent() -> float:
    """What this process and those it started have had of the processor."""
    return sum(
        used.ru_utime + used.ru_stime
        for used in (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def first_failed(asked: Iterable[tuple[pytest.Item, float, float]], patience: float) -> str | None:
    """The name of the first test that fails; None if all pass that can be asked within these seconds.

    Each comes with the seconds that it needs, and that it may need. One that needs many times more ends this
    process by a signal.
    """
    for item, cost, most in asked:
        if seconds_spent() + cost < patience:
            signal.setitimer(signal.ITIMER_VIRTUAL, _LEAST + _TIMES * cost + _TIMES_MOST * most)
            if not is_passed(item, None):
                return item.nodeid
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    return None
