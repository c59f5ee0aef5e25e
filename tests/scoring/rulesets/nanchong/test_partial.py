"""Records of Nanchong that do not show everything: a fault in the open is found all the same."""

import copy
import json
import random

import pytest

from tests.support.golden import audited, findings_of, load_cases, log_of
from tests.support.seen_faults import check_found_by_its_seat_alone, check_found_by_the_public
from tests.support.tables import Json
from tests.support.views import seen_by

CASES = {case["case"]: case["log"] for case in load_cases("nanchong")}


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("piao-six", "NC-10"),
        ("piao-missing", "NC-10"),
        ("piao-in-play", "NC-13"),
        ("take-chow", "NC-15"),
        ("kong-after-a-pung", "NC-15"),
        ("kong-no-tile-exposed", "NC-15"),
        ("lay-in-anothers-turn-own_turn", "NC-19"),
        ("lay-switched-off", "NC-19"),
        ("locked-twice", "NC-20"),
        ("locked-pung", "NC-20"),
        ("lay-with-12-left-of-13", "NC-24"),
        ("report-of-the-dealer-non_dealer", "NC-26"),
        ("report-after-the-first-discard", "NC-26"),
        ("reported-pung", "NC-26"),
        ("rob-a-concealed-kong", "NC-37"),
        ("rob-an-exposed-kong", "NC-37"),
        ("last-discard-punged-win_only", "NC-41"),
        ("kong-tile-head-where-tail", "NC-42"),
        ("take-twice", "GEN-05"),
        ("turn-skipped", "GEN-04"),
        ("course-after-the-end", "GEN-07"),
        ("set-dealt-twelve", "GEN-02"),
    ],
)
def test_a_fault_in_the_open_is_found_by_the_public(name: str, clause: str) -> None:
    check_found_by_the_public(log_of("nanchong", name), clause)


@pytest.mark.parametrize(
    ("name", "seat", "clause"),
    [
        ("lay-one-wait-of-two", 1, "NC-19"),
        ("locked-discards-another", 1, "NC-20"),
        ("report-not-ready", 1, "NC-26"),
        ("passed-same-tile", 1, "NC-27"),
        ("forced-twelve-left", 1, "NC-29"),
        ("shape-of-another-tile", 1, "NC-32"),
    ],
)
def test_a_fault_of_ones_own_hand_is_found_by_its_seat_alone(name: str, seat: int, clause: str) -> None:
    check_found_by_its_seat_alone(log_of("nanchong", name), seat, clause)


# ---- a seat that leaves while the others play on --------------------------------------------------------


def left_after_laying_down(log: Json) -> Json | None:
    """The log with a seat leaving right after the first hand laid down; None where nothing follows it."""
    changed = copy.deepcopy(log)
    for hand in changed["hands"]:
        events = hand["events"]
        laid = next((at for at, event in enumerate(events) if event.get("key") == "lay_down"), None)
        if laid is not None and laid + 1 < len(events) and hand["outcome"] not in ("escaped", "dissolved"):
            for event in [*events, *hand.get("transfers", ())]:
                if isinstance(event.get("event"), int) and event["event"] > laid:
                    event["event"] += 1
            events.insert(laid + 1, {"type": "escape", "seat": (events[laid]["seat"] + 1) % 4})
            return changed
    return None


def told(report: Json) -> list[tuple[object, ...]]:
    """What is found, but for where."""
    return [(one["clause"], one["code"], one["seat"], one["consequent"]) for one in findings_of(report)]


def test_who_leaves_between_a_hand_laid_down_and_its_discard_changes_nothing() -> None:
    tried = 0
    for log in CASES.values():
        left = left_after_laying_down(log)
        if left is not None:
            tried += 1
            for seat in (None, 1):
                chances = random.Random(tried), random.Random(tried)
                before, after = seen_by(log, seat, chances[0]), seen_by(left, seat, chances[1])
                assert told(audited(after)) == told(audited(before)), json.dumps(left)
            assert told(audited(left)) == told(audited(log)), json.dumps(left)
    assert tried > 100
