"""I12: files of ours that nobody needs any more."""

import os
import time
from pathlib import Path

import pytest
from pytest_django import Settings

from mjaudit.integrity.files import check_files
from mjaudit.starter.places import Places


@pytest.fixture
def places(settings: Settings, tmp_path: Path) -> Places:
    """A `var/` and a folder for uploads of the test's own."""
    places = Places(tmp_path / "var")
    places.var.mkdir()
    (tmp_path / "uploads").mkdir()
    settings.PLACES, settings.FILE_UPLOAD_TEMP_DIR = places, str(tmp_path / "uploads")
    return places


def _file(path: Path, *, hours: float = 0) -> Path:
    path.touch()
    then = time.time() - hours * 3600
    os.utime(path, (then, then))
    return path


def test_what_the_service_keeps_is_no_orphan(places: Places) -> None:
    for folder in (places.postgres, places.valkey, places.journal, places.var / "run"):
        folder.mkdir()
    for path in (places.lock, places.demo, places.secret_key, places.var / "beat-schedule.db"):
        _file(path, hours=1000)
    assert list(check_files()) == []


def test_a_file_of_no_known_name_is_an_orphan(places: Places) -> None:
    orphan = _file(places.var / "log-0001.json")
    assert [(one.invariant, one.id) for one in check_files()] == [("I12", str(orphan))]


@pytest.mark.parametrize("name", ["var/demo.unfinished", "uploads/tmpa1b2c3.upload.json"])
def test_what_was_begun_is_left_over_after_an_hour(places: Places, name: str) -> None:
    path = places.var.parent / name
    _file(path, hours=0.9)
    assert list(check_files()) == []
    _file(path, hours=2)
    assert [(one.id, one.says) for one in check_files()] == [(str(path), "left over for 2 h")]


def test_without_embedded_servers_there_is_nothing_to_look_at(places: Places) -> None:
    places.var.rmdir()
    assert list(check_files()) == []
