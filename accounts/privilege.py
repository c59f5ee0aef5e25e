"""The service's own role must be one that row-level security binds: no superuser, and without BYPASSRLS."""

from typing import Any, Final

from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError, connection
from django.db.backends.base.base import BaseDatabaseWrapper

_UNBOUND: Final = """
SELECT rolname, rolsuper FROM pg_roles
WHERE rolname IN (session_user, current_user) AND (rolsuper OR rolbypassrls)
"""
_checked: set[str] = set()


def refuse_power(connection: BaseDatabaseWrapper, **_: Any) -> None:
    """Raises ImproperlyConfigured on the first connection of a process whose role no policy binds."""
    role = str(connection.settings_dict["USER"])
    if role in _checked:
        return
    require_bound_role(connection)
    _checked.add(role)


def require_bound_start() -> None:
    """For a process that is about to serve: raises ImproperlyConfigured at once, and not with the first
    request. A database that does not answer yet is looked at when it does.
    """
    try:
        connection.ensure_connection()
    except OperationalError:
        return
    connection.close()


def require_bound_role(connection: BaseDatabaseWrapper) -> None:
    """Raises ImproperlyConfigured, and gives the connection up, unless policies bind its role."""
    with connection.cursor() as cursor:
        cursor.execute(_UNBOUND)
        unbound = cursor.fetchone()
    if unbound is None:
        return
    connection.close()
    role, is_superuser = unbound
    why = "is a superuser" if is_superuser else "has BYPASSRLS"
    raise ImproperlyConfigured(
        f"The database role {role!r} {why}, so nothing would keep one platform's rows from another. "
        "Connect as the roles of deploy/roles.sql instead (DATABASE_URL)."
    )
