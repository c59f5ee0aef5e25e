"""The three programs of the service and what each of them is told by its environment."""

import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path

from accounts.database_roles import APP, OWNER, WORKER
from mjaudit.starter.leftovers import MARK
from mjaudit.starter.places import Places

POOL_SIZE = 8
"""Database connections of one web process; measured to double its throughput over one connection a request.
"""


@dataclass(frozen=True)
class Addresses:
    """Where the data and the bell are, by who asks."""

    owner: str
    app: str
    worker: str
    broker: str
    embedded_postgres: bool
    embedded_valkey: bool


def addresses(places: Places) -> Addresses:
    """From DATABASE_URL, DATABASE_OWNER_URL, DATABASE_WORKER_URL and CELERY_BROKER_URL, else those of the
    embedded servers.
    """
    given, broker = os.environ.get("DATABASE_URL"), os.environ.get("CELERY_BROKER_URL")
    return Addresses(
        owner=os.environ.get("DATABASE_OWNER_URL", given) if given else places.database_url(OWNER),
        app=given or places.database_url(APP),
        worker=os.environ.get("DATABASE_WORKER_URL", given) if given else places.database_url(WORKER),
        broker=broker or places.broker_url,
        embedded_postgres=not given,
        embedded_valkey=not broker,
    )


def environment(places: Places, where: Addresses, database_url: str) -> dict[str, str]:
    """What every program of the service gets."""
    return os.environ | {
        MARK: str(places.var),
        "DJANGO_SETTINGS_MODULE": "mjaudit.settings",
        "DATABASE_URL": database_url,
        "CELERY_BROKER_URL": where.broker,
        "SECRET_KEY": os.environ.get("SECRET_KEY") or kept_secret(places.secret_key),
        "PYTHONUNBUFFERED": "1",
    }


def all_tenants_environment(places: Places, where: Addresses, database_url: str) -> dict[str, str]:
    """What serves all tenants (worker, beat, the steps before the start) says so when it connects."""
    return environment(places, where, database_url) | {"MJAUDIT_ALL_TENANTS": "1"}


def web_environment(places: Places, where: Addresses) -> dict[str, str]:
    """The web process also pools its connections and never waits long for the broker."""
    return environment(places, where, where.app) | {
        "MJAUDIT_ALL_TENANTS": "0",
        "MJAUDIT_DB_POOL": str(POOL_SIZE),
        "MJAUDIT_PUBLISHER": "1",
    }


def service_commands(places: Places) -> dict[str, list[str]]:
    """Web, worker and beat."""
    processes = os.environ.get("MJAUDIT_WORKER_PROCESSES", str(os.cpu_count() or 1))
    # Celery warns root because of pickled messages; here it takes JSON alone.
    celery = [sys.executable, "-W", "ignore:You're running the worker", "-m", "celery", "-q", "-A", "mjaudit"]
    return {
        "web": [sys.executable, "-m", "gunicorn", "-c", "python:mjaudit.webserver"],
        "worker": [
            *celery,
            "worker",
            "--concurrency",
            processes,
            "--without-gossip",
            "--without-mingle",
        ],
        "beat": [
            *celery,
            "beat",
            "--schedule",
            str(places.var / "beat-schedule"),
            "--pidfile=",
        ],
    }


def kept_secret(path: Path) -> str:
    """The secret in this file, which is made on the first call and readable by its owner only."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text().strip()
    with os.fdopen(handle, "w") as file:
        secret = secrets.token_urlsafe(48)
        file.write(secret + "\n")
    return secret
