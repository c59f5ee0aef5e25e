"""A database that fails at the worst moment: at one statement after another, and at the commit."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final
from unittest import mock

from django.db import OperationalError, connection

#: More statements than anything here needs.
_MANY: Final = 100


class _Full(OperationalError):
    """What PostgreSQL says when its disk is full."""


def fail_everywhere(act: Callable[[], object], unchanged: Callable[[], None]) -> int:
    """Have `act` fail at its first statement, then at its second and so on, then at its commit. After each,
    `unchanged` looks whether all is as before. Then let it succeed; returns how many statements it has.

    Call it outside of a transaction.
    """
    with _failing_commit(), _expected():
        act()
    unchanged()
    for number in range(1, _MANY):
        with _expected() as failed, _failing_statement(number):
            act()
        if not failed:
            return number - 1
        unchanged()
    raise AssertionError(f"it has more than {_MANY} statements")


@contextmanager
def _expected() -> Iterator[list[_Full]]:
    failures: list[_Full] = []
    try:
        yield failures
    except _Full as failure:
        failures.append(failure)


@contextmanager
def _failing_statement(number: int) -> Iterator[None]:
    statements = 0

    def execute(real: Callable[..., object], *call: object) -> object:
        nonlocal statements
        statements += 1
        if statements == number:
            raise _Full("could not extend file: No space left on device")
        return real(*call)

    with connection.execute_wrapper(execute):
        yield


@contextmanager
def _failing_commit() -> Iterator[None]:
    with mock.patch.object(connection, "commit", side_effect=_Full("could not write to the journal")):
        yield
