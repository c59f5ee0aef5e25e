"""The service refuses to run as a role that no policy binds."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from mjaudit.starter import postgres
from mjaudit.starter.places import CHECKOUT, Places
from tests.support.servers import running
from tests.support.starters import free_port

SAYS = "The database role 'postgres' is a superuser"


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    """A server that lets its superuser in."""
    places = Places(tmp_path_factory.mktemp("open") / "var")
    postgres.make_cluster(places)
    (places.postgres / "data" / "pg_hba.conf").write_text("local all all trust\n")
    with running(postgres.postgres_server(places, settings=postgres.FAST_AND_UNSAFE)):
        yield places


def _run(places: Places, *command: str, role: str = "postgres") -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name != "MJAUDIT_ALL_TENANTS"}
    return subprocess.run(
        [sys.executable, *command],
        cwd=CHECKOUT,
        env=inherited
        | {
            "DATABASE_URL": places.database_url(role),
            "DJANGO_SETTINGS_MODULE": "mjaudit.settings",
            "CELERY_BROKER_URL": places.broker_url,
            "MJAUDIT_PORT": str(free_port()),
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.django_db
@pytest.mark.parametrize(
    "command",
    [
        ("manage.py", "migrate", "--check"),
        ("-m", "gunicorn", "-c", "python:mjaudit.webserver"),
        ("-m", "celery", "-A", "mjaudit", "worker", "--concurrency", "1"),
    ],
    ids=["command", "web", "worker"],
)
def test_a_superuser_is_refused_at_the_start_in_a_clear_sentence(
    places: Places, command: tuple[str, ...]
) -> None:
    refused = _run(places, *command)
    assert refused.returncode != 0
    assert SAYS in refused.stderr
    assert "deploy/roles.sql" in refused.stderr


@pytest.mark.django_db
def test_the_application_is_not_refused(places: Places) -> None:
    assert "superuser" not in _run(places, "manage.py", "migrate", "--check", role="mjaudit_app").stderr


@pytest.mark.django_db
def test_the_doctor_names_the_superuser_and_says_what_to_do(places: Places) -> None:
    told = _run(places, "manage.py", "doctor")
    assert told.returncode == 1
    assert f"WRONG  role: {SAYS}" in told.stdout
    assert "deploy/roles.sql" in told.stdout
    assert "Traceback" not in told.stderr
