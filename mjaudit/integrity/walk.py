"""Going over a table of any size in little memory, and telling a terminal how far it is."""

from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from django.db.models import Model, QuerySet

Row = TypeVar("Row", bound=Model)

#: Rows fetched at a time: some have a log of 256 KiB on them.
_CHUNK: Final = 100

#: Is told what is looked at, how many rows were, and how many there are.
Teller = Callable[[str, int, int], None]


class Walk:
    """Streams rows by a cursor of the server's. `tell` is called before each chunk, if there is one."""

    def __init__(self, tell: Teller | None = None) -> None:
        self._tell = tell

    def over(self, rows: QuerySet[Row]) -> Iterator[Row]:
        """Each row once, in the order of the primary key."""
        name, total = rows.model._meta.db_table, rows.count() if self._tell else 0
        for ordinal, row in enumerate(rows.order_by("pk").iterator(chunk_size=_CHUNK)):
            if self._tell and ordinal % _CHUNK == 0:
                self._tell(name, ordinal, total)
            yield row
