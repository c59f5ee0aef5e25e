"""`manage.py doctor`, as an operator calls it."""

import os
import subprocess
import sys
from collections import namedtuple
from pathlib import Path

import pytest

from mjaudit.doctor.machine_checks import disk_space
from mjaudit.pulse import BEAT, WORKER, beat
from mjaudit.starter.places import CHECKOUT
from tests.support.processes import database_url


def doctor(**environment: str) -> subprocess.CompletedProcess[str]:
    """The command, on the test's database."""
    url = database_url().replace("mjaudit_owner", "mjaudit_app")
    return subprocess.run(
        [sys.executable, "manage.py", "doctor"],
        cwd=CHECKOUT,
        env=os.environ
        | {"DATABASE_URL": url, "SECRET_KEY": "k" * 60, "DJANGO_SETTINGS_MODULE": "mjaudit.settings"}
        | environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.django_db(transaction=True)
def test_a_service_that_is_well_is_ok_in_each_line(broker_url: str) -> None:
    beat(WORKER)
    beat(BEAT)
    done = doctor(CELERY_BROKER_URL=broker_url)
    assert (done.returncode, done.stderr) == (0, "")
    assert all(line.startswith("ok ") for line in done.stdout.splitlines())


@pytest.mark.django_db(transaction=True)
def test_what_is_wrong_ends_with_an_error(broker_url: str) -> None:
    done = doctor(CELERY_BROKER_URL=broker_url, MJAUDIT_HOSTS="audit.example.org")
    wrong = [line.split(":")[0] for line in done.stdout.splitlines() if line.startswith("WRONG")]
    assert (done.returncode, done.stderr) == (1, "4 to mend.\n")
    assert wrong == ["WRONG  worker", "WRONG  beat", "WRONG  TLS", "WRONG  proxies"]


def test_a_disk_that_is_nearly_full_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage(2**40, 2**40 - 2**35, 2**35))
    assert not disk_space(tmp_path).is_well
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage(2**40, 2**39, 2**39))
    assert disk_space(tmp_path).is_well
