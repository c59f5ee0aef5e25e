"""Frames: a first state and changes, from which a reader has every state of the table."""

import gzip
import json
from pathlib import Path

import pytest

from replays.logformat.reader import ReadLog, read_log
from scoring.engine.deal import open_position
from scoring.engine.frames import hand_frames
from scoring.engine.replay import replay
from scoring.engine.states import Frames, state_after
from scoring.engine.tiles import NAMES, format_run, tiles_of

CASES = sorted(
    (Path(__file__).parents[3] / "scoring" / "rulesets" / "nantong" / "cases").glob("*.json"),
    key=lambda file: file.name,
)


def case_log(name: str) -> ReadLog:
    """The log of a golden case of the Nantong rule set."""
    file = next(file for file in CASES if file.stem == name)
    return read_log(json.dumps(json.loads(file.read_text(encoding="utf-8"))["log"]).encode())


def frames_of(read: ReadLog, number: int) -> Frames:
    return hand_frames(read.record, read.rules, number, read.sha256)


@pytest.mark.parametrize("name", [file.stem for file in CASES])
def test_the_changes_rebuild_every_state_of_the_table(name: str) -> None:
    read = case_log(name)
    law = read.rules.ruleset.build(read.rules.options)
    for hand in read.record.hands:
        frames = frames_of(read, hand.number)
        position = open_position(hand, law)
        done = 0
        for played in replay(hand, law, position):
            if played.event is None:
                continue
            done += 1
            state, table = state_after(frames, done), position.table
            assert state["hands"] == [format_run(tiles_of(counts)) for counts in table.hands]
            assert state["rivers"] == [[NAMES[tile] for tile in river] for river in table.rivers]
            assert [[meld["tiles"] for meld in melds] for melds in state["melds"]] == [
                [format_run(meld.tiles) for meld in melds] for melds in table.melds
            ]
            assert state["wall"] == table.wall.left


@pytest.mark.parametrize("name", [file.stem for file in CASES])
def test_a_hand_takes_at_most_six_kilobytes_compressed(name: str) -> None:
    read = case_log(name)
    for hand in read.record.hands:
        written = json.dumps(frames_of(read, hand.number), separators=(",", ":")).encode()
        assert len(gzip.compress(written)) <= 6 * 1024


def test_there_is_one_step_an_event_also_after_one_that_cannot_have_happened() -> None:
    read = case_log("X01")
    document = json.loads(read.canonical)
    hand = document["hands"][0]
    dealt = hand["deal"][hand["dealer"]]
    hand["events"][0]["tile"] = next(code for code in NAMES[:27] if code not in dealt)
    broken = read_log(json.dumps(document).encode())
    frames = frames_of(broken, 1)
    assert [step["event"] for step in frames["steps"]] == list(range(len(hand["events"])))
    assert frames["steps"][-1] == {"event": len(hand["events"]) - 1}


def test_the_last_step_says_that_the_hand_is_over_and_what_it_came_to() -> None:
    frames = frames_of(case_log("X02"), 1)
    assert [step.get("over", False) for step in frames["steps"][-2:]] == [False, True]
    assert state_after(frames, len(frames["steps"]))["scores"] == [-20, 20, 0, 0]
    assert state_after(frames, len(frames["steps"]) - 1)["scores"] == [0, 0, 0, 0]


def test_a_claimed_tile_leaves_the_river_and_stands_in_the_meld() -> None:
    frames = frames_of(case_log("X13"), 1)
    place, meld = next(
        (number, meld)
        for number, step in enumerate(frames["steps"])
        for melds in step.get("melds", {}).values()
        for meld in melds.values()
        if meld["kind"] == "pung"
    )
    giver = meld["from"]
    assert giver is not None
    before, after = state_after(frames, place), state_after(frames, place + 1)
    assert before["rivers"][giver] == [*after["rivers"][giver], meld["taken"]]


def test_a_hand_that_the_log_does_not_have_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        frames_of(case_log("X01"), 9)
