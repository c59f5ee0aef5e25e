"""Being one of the service's roles of the database, for the length of a block."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from django.db import DatabaseError, connection, transaction

from accounts.actor import Actor
from accounts.database_roles import APP
from accounts.tenancy import acting_as

#: "Insufficient privilege": a missing right, a policy, or one of our triggers.
_NOBODYS_RIGHT: Final = "42501"


@contextmanager
def as_application(actor: Actor | None = None, *, role: str = APP) -> Iterator[None]:
    """Every statement runs as the role that serves pages, with this actor told; None: nobody has been told.

    The connection says that it serves all tenants, as one of the owner's does: a thief could say so too.
    """
    with connection.cursor() as cursor:
        cursor.execute("SET mj.maintenance = 'on'")
        cursor.execute(f"SET ROLE {role}")
        try:
            if actor is None:
                with transaction.atomic():
                    yield
            else:
                with acting_as(actor):
                    yield
        finally:
            cursor.execute("RESET ROLE")


def is_refused(write: Callable[[], Any]) -> bool:
    """Whether the database refuses it as nobody's right; what it refuses for another reason is raised."""
    try:
        with transaction.atomic():
            write()
    except DatabaseError as error:
        if getattr(error.__cause__, "sqlstate", None) != _NOBODYS_RIGHT:
            raise
        return True
    return False
