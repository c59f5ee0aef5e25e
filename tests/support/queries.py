"""What a request asks the database for, without the frame of transactions round it."""

from django.db import connection
from django.test.utils import CaptureQueriesContext

_FRAME = (
    "SAVEPOINT",
    "RELEASE SAVEPOINT",
    "ROLLBACK TO SAVEPOINT",
    "BEGIN",
    "COMMIT",
    "SELECT set_config('mj.",
)


class Asked(CaptureQueriesContext):
    """Counts the questions: in how many transactions they come, and telling who asks, is the frame."""

    def __init__(self) -> None:
        super().__init__(connection)

    @property
    def questions(self) -> list[str]:
        """The statements that ask for rows or change some."""
        return [
            query["sql"] for query in self.captured_queries if not query["sql"].lstrip().startswith(_FRAME)
        ]

    def __len__(self) -> int:
        return len(self.questions)
