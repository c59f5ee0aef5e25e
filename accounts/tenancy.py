"""The second wall between tenants: PostgreSQL itself is told who asks, and its policies hide other rows.

The first wall are the query sets' `visible_to(actor)`. Each stands without the other. What is told holds for
one transaction, so a connection goes back to its pool knowing nobody.
"""

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, TypeVar

from django.db import connection, transaction

from accounts.actor import ANYBODY, Actor

_told: ContextVar[Actor] = ContextVar("told", default=ANYBODY)
_TELL: Final = """
SELECT set_config('mj.platforms', %s, true), set_config('mj.user', %s, true), set_config('mj.shown', %s, true)
"""
_OWN_TRANSACTIONS: Final = "has_own_transactions"
_View = TypeVar("_View", bound=Callable[..., Any])
_Chunk = TypeVar("_Chunk")


@contextmanager
def acting_as(actor: Actor) -> Iterator[None]:
    """One transaction (or a savepoint of one) in which the database shows what this actor may see."""
    before = _told.get()
    with transaction.atomic():
        _tell(actor)
        _told.set(actor)
        try:
            yield
        finally:
            _told.set(before)
    if connection.in_atomic_block:  # a savepoint's settings outlive it
        _tell(before)


def streamed_as(actor: Actor, chunks: Iterable[_Chunk]) -> Generator[_Chunk]:
    """The chunks of a streamed answer. They are made after the view has returned and its transaction is over,
    so they bring one of their own.
    """
    with acting_as(actor):
        yield from chunks


def own_transactions(view: _View) -> _View:
    """Mark a view that asks the database for nothing of a tenant's, or calls `acting_as` itself: what it
    stores must stand before it answers, or it works for longer than a connection should be held.
    """
    setattr(view, _OWN_TRANSACTIONS, True)
    return view


def let_go_of_connection() -> None:
    """Give the database connection back to its pool before a long wait, so that whoever waits keeps nobody
    from it; the next question gets another. Within a transaction it stays.
    """
    if not connection.in_atomic_block:
        connection.close()


def has_own_transactions(view: Callable[..., Any]) -> bool:
    """Whether the view is marked so."""
    return getattr(view, _OWN_TRANSACTIONS, False)


def _tell(actor: Actor) -> None:
    platforms = "{" + ",".join(sorted(map(str, actor.platform_ids))) + "}"
    with connection.cursor() as cursor:
        cursor.execute(_TELL, [platforms, str(actor.user_id or ""), actor.shown])
