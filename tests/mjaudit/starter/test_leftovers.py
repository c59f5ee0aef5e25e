"""Processes of a starter that was killed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from mjaudit.starter.leftovers import MARK, SERVERS, end_leftovers
from mjaudit.starter.places import Places

Spawn = Callable[..., subprocess.Popen[bytes]]


def ended(process: subprocess.Popen[bytes]) -> bool:
    """Whether it is gone; what its status was, only the first to wait learns."""
    process.wait(60)
    return not psutil.pid_exists(process.pid)


@pytest.fixture
def spawn() -> Iterator[Spawn]:
    """Starts a process that sleeps; the fixture ends what the test did not."""
    started: list[subprocess.Popen[bytes]] = []

    def start(mark: Path | None, code: str = "") -> subprocess.Popen[bytes]:
        env = os.environ | ({MARK: str(mark)} if mark else {})
        script = f"{code}\nprint('up', flush=True)\nimport time\ntime.sleep(600)"
        process = subprocess.Popen([sys.executable, "-c", script], env=env, stdout=subprocess.PIPE)
        started.append(process)
        assert process.stdout is not None
        process.stdout.readline()
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()


def test_a_process_that_carries_our_mark_is_ended_and_named(spawn: Spawn, tmp_path: Path) -> None:
    process = spawn(tmp_path)
    names = end_leftovers(Places(tmp_path))
    assert ended(process)
    assert [f"(pid {process.pid})" in name for name in names] == [True]


def test_processes_of_another_checkout_or_of_nobody_are_left_alone(spawn: Spawn, tmp_path: Path) -> None:
    others = [spawn(tmp_path / "elsewhere"), spawn(None)]
    assert end_leftovers(Places(tmp_path)) == []
    assert [process.poll() for process in others] == [None, None]


@pytest.mark.parametrize(
    ("folder", "is_ours"),
    [
        ("postgres/data", True),
        ("valkey", True),
        ("test/0/postgres/data", False),
        ("test/0/valkey", False),
        ("postgres-of-another", False),
    ],
)
@pytest.mark.parametrize("name", sorted(SERVERS))
def test_a_server_is_told_by_its_folder(tmp_path: Path, name: str, folder: str, is_ours: bool) -> None:
    server, works_in = tmp_path / name, tmp_path / "var" / folder
    works_in.mkdir(parents=True)
    shutil.copy("/bin/sleep", server)
    process = subprocess.Popen([server, "600"], cwd=works_in)
    named = end_leftovers(Places(tmp_path / "var"))
    assert (named, process.poll() is None) == (
        ([f"{name} (pid {process.pid})"], False) if is_ours else ([], True)
    )
    process.kill()
    process.wait()


def test_a_process_that_will_not_go_is_killed(
    spawn: Spawn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mjaudit.starter.leftovers.PATIENCE_SECONDS", 0.3)
    process = spawn(tmp_path, "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)")
    end_leftovers(Places(tmp_path))
    assert ended(process)


def test_a_pid_file_alone_ends_nobody(spawn: Spawn, tmp_path: Path) -> None:
    process = spawn(None)
    (tmp_path / "postgres" / "data").mkdir(parents=True)
    (tmp_path / "postgres" / "data" / "postmaster.pid").write_text(f"{process.pid}\n{tmp_path}\n")
    end_leftovers(Places(tmp_path))
    assert process.poll() is None
