"""The service refuses to run as a role that no policy binds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mjaudit.starter import postgres
from mjaudit.starter.places import CHECKOUT, Places
from tests.support.servers import running


def _first_query(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", "migrate", "--check"],
        cwd=CHECKOUT,
        env=os.environ | {"DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "mjaudit.settings"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.django_db
def test_a_superuser_is_refused_in_a_clear_sentence_and_the_application_is_not(tmp_path: Path) -> None:
    places = Places(tmp_path)
    postgres.make_cluster(places)
    (places.postgres / "data" / "pg_hba.conf").write_text("local all all trust\n")
    with running(postgres.postgres_server(places, settings=postgres.FAST_AND_UNSAFE)):
        refused = _first_query(places.database_url("postgres"))
        taken = _first_query(places.database_url("mjaudit_app"))
    assert refused.returncode == 1
    assert "The database role 'postgres' is a superuser" in refused.stderr
    assert "deploy/roles.sql" in refused.stderr
    assert "superuser" not in taken.stderr
