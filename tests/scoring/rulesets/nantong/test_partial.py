"""Records that do not show everything: nobody is accused of what is not seen, and what is open is judged."""

import json
import random
from collections import Counter
from typing import Final

import pytest

from replays.logformat.refusal import LogRefused
from tests.support.golden import audited, load_cases
from tests.support.mutations import mutate
from tests.support.random_nantong import nantong_log, random_options
from tests.support.tables import Json
from tests.support.views import UNSEEN, leave_out_tiles, seen_by

VIEWERS: Final = (None, 0, 1, 2, 3)


def findings_of(report: Json) -> list[Json]:
    return [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]


def check_view(log: Json, viewer: int | None, chance: random.Random) -> Json:
    """The report of a sound log as `viewer` saw it, which must accuse nobody."""
    view = seen_by(log, viewer, chance)
    report = audited(view)
    errors = [finding for finding in findings_of(report) if finding["severity"] == "error"]
    assert errors == [], json.dumps(view)
    assert report["verdict"] != "flagged"
    return report


def check_random_views(number: int, seed: str) -> Counter[str]:
    chance = random.Random(seed)
    verdicts: Counter[str] = Counter()
    for at in range(number):
        log = nantong_log(f"{seed}{at}", random_options(chance))
        for viewer in VIEWERS:
            verdicts[check_view(log, viewer, chance)["verdict"]] += 1
    return verdicts


def test_a_sound_hand_is_never_flagged_however_little_of_it_is_seen() -> None:
    verdicts = check_random_views(40, "views")
    assert verdicts["undecidable"] > 40


def test_a_sound_golden_case_is_never_flagged_however_little_of_it_is_seen() -> None:
    chance = random.Random("golden views")
    for case in load_cases():
        if case["expect"]["verdict"] == "clean" and "view" not in case["log"]:
            check_view(case["log"], chance.choice(VIEWERS), chance)


@pytest.mark.long
def test_thousands_of_sound_hands_are_never_flagged_however_little_is_seen() -> None:
    check_random_views(1_500, "more views")


def check_changed_views(number: int, seed: str) -> int:
    """Views of logs with changes accuse only where the whole log does; how many of them do."""
    chance = random.Random(seed)
    accusing = 0
    for at in range(number):
        log = nantong_log(f"{seed}{at}", random_options(chance))
        mutate(log, chance, most=2)
        view = seen_by(log, chance.choice(VIEWERS), chance)
        try:
            verdict = audited(view)["verdict"]
        except LogRefused:
            continue
        if verdict == "flagged":
            accusing += 1
            assert audited(log)["verdict"] == "flagged", json.dumps([view, log])
    return accusing


def test_what_is_seen_of_a_hand_accuses_only_where_the_whole_of_it_does() -> None:
    assert check_changed_views(80, "changed views") > 30


@pytest.mark.long
def test_what_is_seen_of_very_many_hands_accuses_only_where_the_whole_does() -> None:
    check_changed_views(4_000, "more changed views")


def check_random_gaps(number: int, seed: str) -> Counter[str]:
    """Sound hands of which any tile may have been left out, wall and birds included."""
    chance = random.Random(seed)
    verdicts: Counter[str] = Counter()
    for at in range(number):
        log = nantong_log(f"{seed}{at}", random_options(chance)) | {"view": "public"}
        leave_out_tiles(log, chance)
        report = audited(log)
        assert report["verdict"] != "flagged", json.dumps(log)
        verdicts[report["verdict"]] += 1
    return verdicts


def test_a_sound_hand_with_tiles_left_out_at_random_is_never_flagged() -> None:
    assert check_random_gaps(100, "gaps")["undecidable"] > 30


@pytest.mark.long
def test_thousands_of_sound_hands_with_tiles_left_out_are_never_flagged() -> None:
    check_random_gaps(5_000, "more gaps")


# ---- faults in the open --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("R08a", "NT-58"),
        ("R10a", "NT-05"),
        ("R12a", "NT-30"),
        ("R13a", "NT-34"),
        ("R14a", "NT-21"),
        ("birds-one-too-many", "NT-47"),
        ("course-after-the-end", "GEN-07"),
        ("course-hand-missing", "GEN-11"),
        ("dealer-taker-passed-over", "NT-09"),
        ("kong-on-an-empty-wall", "NT-G3"),
        ("sea-asked-out-of-turn", "NT-54"),
        ("set-dealt-twelve", "GEN-02"),
        ("take-chow-of-two-suits", "NT-05"),
        ("take-from-the-wrong-seat", "GEN-05"),
        ("throw-left-out", "NT-59"),
        ("turn-skipped", "GEN-04"),
    ],
)
def test_a_fault_in_the_open_is_found_by_the_public(name: str, clause: str) -> None:
    log = next(case["log"] for case in load_cases() if case["case"] == name)
    for chance in (random.Random(0), random.Random(1), random.Random(2)):
        report = audited(seen_by(log, None, chance))
        assert report["verdict"] == "flagged"
        assert clause in {
            finding["clause"] for finding in findings_of(report) if finding["severity"] == "error"
        }


def public_log(*events: Json, outcome: str = "dissolved") -> Json:
    """A hand of which the public sees these events."""
    return {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": "public",
        "platform": "players",
        "view": "public",
        "rules": {"id": "nantong", "preset": "seed-004"},
        "players": [{"id": f"player-{seat}"} for seat in range(4)],
        "hands": [
            {
                "hand": 1,
                "dealer": 0,
                "deal": [UNSEEN * (14 if seat == 0 else 13) for seat in range(4)],
                "events": [*events, {"type": "dissolve"}],
                "outcome": outcome,
            }
        ],
    }


def discards_in_turn(*tiles: str) -> list[Json]:
    """The dealer's discard, then the others' in turn."""
    events: list[Json] = []
    for turn, tile in enumerate(tiles):
        if turn:
            events.append({"type": "draw", "seat": turn % 4, "tile": UNSEEN})
        events.append({"type": "discard", "seat": turn % 4, "tile": tile})
    return events


def test_four_of_a_kind_laid_down_in_the_open_are_no_fault() -> None:
    assert audited(public_log(*discards_in_turn("5m", "5m", "5m", "5m", "6m")))["verdict"] == "clean"


def test_a_fifth_of_a_kind_laid_down_in_the_open_is_found() -> None:
    report = audited(public_log(*discards_in_turn("5m", "5m", "5m", "5m", "5m")))
    assert report["verdict"] == "flagged"
    assert [(f["clause"], f["event"]) for f in findings_of(report)] == [("GEN-01", 8)]


def test_a_kind_that_the_set_does_not_have_is_found_in_the_open() -> None:
    report = audited(public_log(*discards_in_turn("5m", "1z")))
    assert [(f["clause"], f["event"]) for f in findings_of(report)] == [("GEN-01", 2)]


def test_a_fifth_of_a_kind_among_melds_and_discards_is_found_in_the_open() -> None:
    events = discards_in_turn("5m", "9p")
    events.insert(1, {"type": "pung", "seat": 2, "tile": "5m", "from": 0})
    events[2:] = [
        {"type": "discard", "seat": 2, "tile": "5m"},
        {"type": "draw", "seat": 3, "tile": UNSEEN},
        {"type": "discard", "seat": 3, "tile": "5m"},
    ]
    report = audited(public_log(*events))
    assert [(f["clause"], f["event"]) for f in findings_of(report)] == [("GEN-01", 4)]
