"""Lists in pages."""

import re
from typing import Final
from uuid import UUID

from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request

from mjaudit.problems import Fault
from mjaudit.rest.parameters import invalid_parameters, shown

PARAMETERS: Final = ("cursor", "page_size")
"""The query parameters by which pages are turned."""
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,17}", re.ASCII)


class NewestFirst(CursorPagination):
    """Ids are time-ordered, so they are the cursor. A `page_size` beyond the largest is the largest."""

    ordering = "-id"
    page_size = 50
    max_page_size = 200
    page_size_query_param = "page_size"

    def get_page_size(self, request: Request) -> int:
        """Raises a 400 where the size asked for is none; DRF would take its own and say nothing."""
        asked = request.query_params.get("page_size", str(self.page_size))
        if _NUMBER.fullmatch(asked) is None:
            expected = f"a number from 1 to {self.max_page_size}"
            fault = Fault("page_size", "invalid-value", f"Expected {expected}.", expected, shown(asked))
            raise invalid_parameters(fault)
        return min(int(asked), self.max_page_size)

    def decode_cursor(self, request: Request) -> Cursor | None:
        """The cursor, if its position is an id; a forged one would otherwise reach the database."""
        try:
            cursor: Cursor | None = super().decode_cursor(request)
            if cursor is not None and cursor.position is not None:
                UUID(str(cursor.position))
        except Exception as error:
            fault = Fault("cursor", "invalid-cursor", "Use the addresses that a page gives.")
            raise invalid_parameters(fault) from error
        return cursor
