"""Lists in pages."""

from uuid import UUID

from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request

from mjaudit.problems import Fault
from replays.api.parameters import invalid_parameters


class NewestFirst(CursorPagination):
    """Ids are time-ordered, so they are the cursor. A `page_size` out of bounds is clamped."""

    ordering = "-id"
    page_size = 50
    max_page_size = 200
    page_size_query_param = "page_size"

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
