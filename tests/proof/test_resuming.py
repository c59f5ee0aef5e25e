"""A run that was ended goes on where it was, and comes to the same as one that was not."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import pytest

from scoring.engine.audit import ENGINE_VERSION
from tests.proof import legal
from tests.proof.legal import Played, play_legally
from tests.proof.regions import faults_of
from tests.proof.running import BATCH, BATCHES, Course, run

#: One that finds a place nearly everywhere, and one that seldom does.
NAMES: Final = ("chow", "win-after-a-win-let-go")


def test_faults_are_broken_on_from_the_course_that_was_kept(tmp_path: Path) -> None:
    faults = [faults_of("nancheng")[name] for name in NAMES]
    kept, rounds = tmp_path / "course.json", BATCH * BATCHES

    def say(course: Course) -> None:
        course.write(kept)

    with ProcessPoolExecutor(1) as pool:
        run("nancheng", faults, 10**6, rounds, pool, Course(), say)
        assert Course.read(kept).first == rounds
        run("nancheng", faults, 10**6, 2 * rounds, pool, Course.read(kept), say)
        whole = run("nancheng", faults, 10**6, 2 * rounds, pool, Course(), lambda course: None)
    assert Course.read(kept).tallies == whole
    assert Course.read(kept).engines == [ENGINE_VERSION]
    assert all(tally.found == tally.logs > 0 == len(tally.misses) for tally in whole.values())


def test_legal_hands_are_played_on_from_the_pieces_that_were_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(legal, "PIECE", 16)
    kept = tmp_path / "played.json"
    with ProcessPoolExecutor(1) as pool:
        play_legally("nantong", 16, pool, Played(), lambda played: played.write(kept))
        assert Played.read(kept).coverage.hands == 16
        play_legally("nantong", 32, pool, Played.read(kept), lambda played: played.write(kept))
        whole = play_legally("nantong", 32, pool, Played(), lambda played: None)
    assert Played.read(kept) == whole
    assert whole.faults == []
