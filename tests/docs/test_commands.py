"""Every command of the documents runs, and every file they lead to is there."""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from django.db import connections
from pytest_django.live_server_helper import LiveServer

from accounts import demo
from accounts.actor import of_platform
from accounts.keys import create_key
from accounts.models import Platform
from replays.auditing.work import run_audits
from replays.further_audits import store_audit
from replays.logformat.other_rules import OtherRules
from replays.models import Audit
from replays.queries.addressed import replayable_log_at
from tests.support.auditing import uploaded_and_audited

CHECKOUT = Path(__file__).resolve().parents[2]
ADDRESS = "http://127.0.0.1:8000"
DOCUMENTS = ["README.md", "docs/api.md", "docs/audit-report.md"]
PAGES = [*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/**/*.md")]


def _commands(*documents: str) -> Iterator[Any]:
    """The commands of the documents' shell blocks; those broken by a backslash are one."""
    for document in documents:
        text = (CHECKOUT / document).read_text()
        for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL):
            for number, command in enumerate(block.strip().replace("\\\n", " ").splitlines()):
                yield pytest.param(command, id=f"{document}: {command[:50]} {number}")


@contextmanager
def _worker() -> Iterator[None]:
    """Audits whatever comes in, on a thread of this process."""
    stopped = threading.Event()

    def work() -> None:
        while not stopped.wait(0.05):
            run_audits(list(Audit.objects.values_list("id", flat=True)))
        connections.close_all()

    worker = threading.Thread(target=work)
    worker.start()
    try:
        yield
    finally:
        stopped.set()
        worker.join()


def _stored(platform: Platform) -> dict[str, str]:
    """What the commands call a log, its own audit, and one by other rules."""
    example = json.loads((CHECKOUT / "docs" / "examples" / "demo-log.json").read_text())
    received = uploaded_and_audited(platform, example)
    log = replayable_log_at(of_platform(platform.id), received.log.id)
    other = store_audit(log=log, other=OtherRules("changsha")).audit
    run_audits([other.id])
    return {"LOG": str(log.id), "AUDIT": str(received.audit.id), "OTHER": str(other.id)}


COMMANDS = list(_commands(*DOCUMENTS))


def _those(program: str) -> list[Any]:
    return [command for command in COMMANDS if program in str(command.values[0]).split()[0]]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_of_a_kind_that_is_tested(command: str) -> None:
    assert command.split()[0] in ("make", "curl", ".venv/bin/python")


@pytest.mark.parametrize("command", _those("make"))
def test_make_knows_its_targets(command: str) -> None:
    dry = subprocess.run([*command.split(), "--dry-run"], cwd=CHECKOUT, capture_output=True, check=False)
    assert dry.returncode == 0, dry.stderr


@pytest.mark.parametrize("command", _those("python"))
def test_the_command_line_says_what_is_wrong_with_the_example(command: str) -> None:
    here = command.replace(".venv/bin/python", sys.executable)
    done = subprocess.run(here, shell=True, cwd=CHECKOUT, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (1, b"")
    assert "NT-38" in done.stdout.decode()


@pytest.mark.parametrize("command", _those("curl"))
@pytest.mark.django_db(transaction=True)
def test_curl_is_answered(command: str, live_server: LiveServer, platform: Platform) -> None:
    _, key = create_key(platform=platform, name="demo", scopes=demo.SCOPES)
    named = _stored(platform) if "$LOG" in command else {}
    with _worker():
        done = subprocess.run(
            command.replace(ADDRESS, live_server.url).replace("curl ", "curl --fail-with-body ", 1),
            shell=True,
            cwd=CHECKOUT,
            env={**os.environ, "KEY": key, **named},
            capture_output=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stderr) == (0, b""), done.stdout
    is_by_line = "/players " in command
    answers = [json.loads(part) for part in (done.stdout.splitlines() if is_by_line else [done.stdout])]
    if "wait=10" in command:
        audit = answers[0].get("audit", answers[0])
        assert (audit["state"], audit["verdict"]) == ("done", "flagged")


@pytest.mark.parametrize("document", sorted(str(path.relative_to(CHECKOUT)) for path in PAGES))
def test_every_link_leads_to_a_file(document: str) -> None:
    folder = (CHECKOUT / document).parent
    links = re.findall(r"\]\((?!http)([^)#]+)", (CHECKOUT / document).read_text())
    missing = [link for link in links if not (folder / link).exists()]
    assert missing == []
