"""Looking at everything at one moment: a check of half the rows would call the other half lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from django.db import ProgrammingError, connection, transaction
from psycopg.errors import InsufficientPrivilege

_SEES_ALL: Final = "SELECT current_user, mj_all()"
#: One state of the database for all queries, whoever uploads meanwhile; and nothing can be changed by it.
_ONE_MOMENT: Final = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


class PartialView(Exception):  # it says who may look
    """This database role does not see all rows of all platforms."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"{reason}. Set DATABASE_URL to the address of the role that owns the tables, mjaudit_owner."
        )


@contextmanager
def whole_view() -> Iterator[None]:
    """A transaction in which every row of every platform stands still. Raises PartialView."""
    try:
        with transaction.atomic(durable=True), connection.cursor() as cursor:
            cursor.execute(_ONE_MOMENT)
            require_all_tenants()
            yield
    except ProgrammingError as error:
        if isinstance(error.__cause__, InsufficientPrivilege):
            raise PartialView(f"The database says: {error.__cause__.diag.message_primary}") from None
        raise


def require_all_tenants() -> None:
    """Raise PartialView where row-level security hides rows from this connection."""
    with connection.cursor() as cursor:
        cursor.execute(_SEES_ALL)
        [(role, sees_all)] = cursor.fetchall()
    if not sees_all:
        raise PartialView(f"The rows of other platforms are hidden from {role}")
