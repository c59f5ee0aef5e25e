"""The session engine: Django's own in the database, by account (`SESSION_ENGINE` names this module)."""

from typing import Any, Final, cast
from uuid import UUID

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from accounts.models import Session

#: Where allauth keeps a sign-in that waits for its second step.
_WAITING: Final = "account_login"


class SessionStore(DatabaseStore):
    """Writes down whose session it is whenever it is saved."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Our table."""
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """The row as it is to be stored."""
        row = cast("Session", super().create_model_instance(data))
        row.user_id = _account_in(data)
        return row


def end_sessions(*, user_id: UUID, but: str | None = None) -> None:
    """Sign an account out everywhere, except for the session with the key `but`."""
    Session.objects.filter(user_id=user_id).exclude(session_key=but or "").delete()


def _account_in(data: dict[str, Any]) -> UUID | None:
    found = data.get(SESSION_KEY) or (data.get(_WAITING) or {}).get("user_pk")
    return UUID(found) if found else None
