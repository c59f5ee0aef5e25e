"""Which user the embedded servers run as."""

import os
from pathlib import Path

import pytest

from mjaudit.starter import privilege
from mjaudit.starter.trouble import CannotStart


@pytest.fixture
def as_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)


def test_an_ordinary_user_runs_the_servers_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert privilege.server_command(["postgres", "-D", "x"], reach=[tmp_path]) == ["postgres", "-D", "x"]


@pytest.mark.usefixtures("as_root")
def test_root_gives_the_servers_to_nobody_without_any_capability(tmp_path: Path) -> None:
    command = privilege.server_command(["postgres"], reach=[Path("/usr/bin/env")])
    assert command[0] == "setpriv"
    assert command[-2:] == ["--", "postgres"]
    assert f"--reuid={privilege.NOBODY}" in command
    assert not any("caps" in part for part in command)


@pytest.mark.usefixtures("as_root")
def test_below_a_closed_folder_the_servers_may_pass_it(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    (closed / "checkout").mkdir(parents=True)
    closed.chmod(0o700)
    assert "--ambient-caps=+dac_override" in privilege.server_command(
        ["postgres"], reach=[closed / "checkout"]
    )
    assert closed.stat().st_mode & 0o777 == 0o700


def test_a_folder_that_somebody_else_laid_out_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    link = tmp_path / "link"
    link.symlink_to(elsewhere)
    with pytest.raises(CannotStart, match="belongs to another user"):
        privilege.make_server_folder(link)
    monkeypatch.setattr(os, "geteuid", lambda: 4242)
    with pytest.raises(CannotStart, match="belongs to another user"):
        privilege.make_server_folder(elsewhere)


def test_a_file_only_its_owner_reads_is_not_open_to_others(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch(mode=0o600)
    assert not privilege.open_to_others(file)
