"""What a replay of Nancheng shows, and when: horses, concealed kongs, hands of others (JX-22, JX-46)."""

import random

from replays.logformat.reader import read_log
from scoring.engine.frames import hand_frames
from scoring.engine.states import Frames
from tests.support.gamelogs import as_bytes
from tests.support.golden import log_of
from tests.support.tables import Json
from tests.support.views import seen_by


def frames_of(log: Json) -> Frames:
    read = read_log(as_bytes(log))
    return hand_frames(read.record, read.rules, 1, read.sha256)


def shown(frames: Frames) -> list[tuple[int, str]]:
    """The events that turn tiles up, and which."""
    return [(step["event"], step["shown"]) for step in frames["steps"] if "shown" in step]


def test_horses_set_aside_are_out_of_play_and_lie_face_down_until_they_are_shown() -> None:
    log = log_of("nancheng", "aside-at-the-end")
    frames, events = frames_of(log), len(log["hands"][0]["events"])
    assert frames["start"]["wall"] == 136 - 53 - 8
    assert [number for number, _ in shown(frames)] == [events - 4, events - 3, events - 2, events - 1]


def test_horses_shown_after_the_deal_are_seen_in_turn_order() -> None:
    frames = frames_of(log_of("nancheng", "aside-after-the-deal"))
    assert shown(frames) == [(0, "1m2m"), (1, "3p4s"), (2, "2s6p"), (3, "9s3z")]


def test_horses_turned_up_after_a_win_are_seen_in_the_order_in_which_they_are_turned_up() -> None:
    log = log_of("nancheng", "S25")
    frames = frames_of(log)
    assert shown(frames) == [(len(log["hands"][0]["events"]) - 1, "2m6s2z9p")]


def test_all_see_the_tiles_of_a_concealed_kong() -> None:
    whole = log_of("nancheng", "S17")
    kong = next(at for at, event in enumerate(whole["hands"][0]["events"]) if event["type"] == "kong")
    step = frames_of(whole)["steps"][kong]
    assert "2p2p2p2p" in str(step["melds"]["2"])


def test_the_publics_record_shows_no_hand() -> None:
    view = seen_by(log_of("nancheng", "S17"), None, random.Random(0))
    assert all(set(hand) == {"?"} for hand in frames_of(view)["start"]["hands"])
