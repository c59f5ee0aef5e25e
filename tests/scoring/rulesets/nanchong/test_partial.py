"""Records of Nanchong that do not show everything: a fault in the open is found all the same."""

import random

import pytest

from tests.support.golden import audited, findings_of, load_cases
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
    for chance in (random.Random(0), random.Random(1), random.Random(2)):
        report = audited(seen_by(CASES[name], None, chance))
        errors = {found["clause"] for found in findings_of(report) if found["severity"] == "error"}
        assert report["verdict"] == "flagged"
        assert clause in errors


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
    chance = random.Random("own hand")
    assert audited(seen_by(CASES[name], (seat + 1) % 4, chance))["verdict"] != "flagged"
    report = audited(seen_by(CASES[name], seat, chance))
    assert clause in {found["clause"] for found in findings_of(report) if found["severity"] == "error"}
