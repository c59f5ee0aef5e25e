"""A file of logs: whole or not there at all, and nothing else of the machine touched."""

import gzip
import os
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from replays.commandline.log_files import write_logs

LINES = [b'{"log": 1}\n', b'{"log": 2}\n']


def test_a_file_holds_one_log_a_line(tmp_path: Path) -> None:
    write_logs(str(tmp_path / "games.ndjson"), LINES)
    assert (tmp_path / "games.ndjson").read_bytes() == b"".join(LINES)
    assert os.listdir(tmp_path) == ["games.ndjson"]


def test_a_name_that_ends_in_gz_is_packed_into_the_same_bytes_each_time(tmp_path: Path) -> None:
    for name in ("one.ndjson.gz", "two.ndjson.gz"):
        write_logs(str(tmp_path / name), LINES)
    one, two = [path.read_bytes() for path in sorted(tmp_path.iterdir())]
    assert gzip.decompress(one) == b"".join(LINES)
    assert one == two


def test_a_game_that_fails_leaves_the_file_of_before_and_no_other(tmp_path: Path) -> None:
    target = tmp_path / "games.ndjson"
    target.write_bytes(b"of before")

    def lines() -> Iterator[bytes]:
        yield LINES[0]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_logs(str(target), lines())
    assert target.read_bytes() == b"of before"
    assert os.listdir(tmp_path) == ["games.ndjson"]


def test_a_pipe_or_device_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe, got = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write_logs(str(pipe), LINES)
    reader.join(timeout=10)
    assert got == [b"".join(LINES)]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "latest.ndjson"
    link.symlink_to(tmp_path / "games.ndjson")
    write_logs(str(link), LINES)
    assert link.is_symlink()
    assert (tmp_path / "games.ndjson").read_bytes() == b"".join(LINES)


def test_a_folder_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_logs(str(tmp_path / "nowhere" / "games.ndjson"), LINES)
