"""What has to be done to the data before the service starts: each step is a management command in a process
of its own.
"""

import os
import subprocess
import sys
import time

from mjaudit.starter.places import CHECKOUT, Places
from mjaudit.starter.services import Addresses, all_tenants_environment
from mjaudit.starter.trouble import CannotStart


def say(text: str) -> None:
    """One line of progress."""
    print(f"mjaudit  {text}", flush=True)


def prepare_data(places: Places, where: Addresses) -> None:
    """As the tables' owner: bring them up to date, then the demo accounts and the sample logs."""
    as_owner = all_tenants_environment(places, where, where.owner)
    _manage("Bringing the database up to date", ["migrate", "--verbosity", "0"], as_owner)
    if _wanted("MJAUDIT_DEMO"):
        _manage("Making the demo accounts", ["demoaccounts", str(places.demo)], as_owner)
    if _wanted("MJAUDIT_SAMPLES"):
        _manage("Loading the sample logs", ["loadsamples"], as_owner)


def _manage(progress: str, arguments: list[str], env: dict[str, str]) -> None:
    started = time.monotonic()
    say(f"{progress} ...")
    command = [sys.executable, str(CHECKOUT / "manage.py"), *arguments]
    done = subprocess.run(command, cwd=CHECKOUT, env=env, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise CannotStart(f"`manage.py {' '.join(arguments)}` failed; the lines above say why.")
    say(f"{progress} took {time.monotonic() - started:.1f} s")


def _wanted(variable: str) -> bool:
    return os.environ.get(variable, "yes").lower() not in {"no", "false", "0", "off"}
