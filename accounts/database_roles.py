"""The database's roles: who owns the tables, who serves pages, who audits. None is a superuser."""

from typing import Final

OWNER: Final = "mjaudit_owner"
APP: Final = "mjaudit_app"
WORKER: Final = "mjaudit_worker"
