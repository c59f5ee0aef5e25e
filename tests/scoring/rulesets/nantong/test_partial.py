"""Records of Nantong that do not show everything: a fault in the open is found all the same."""

import pytest

from tests.support.golden import audited, findings_of, log_of
from tests.support.seen_faults import check_found_by_the_public
from tests.support.tables import Json
from tests.support.views import UNSEEN


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
    check_found_by_the_public(log_of("nantong", name), clause)


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
