"""What a report tells of a win: what it waited for, and what bars it."""

import pytest

from tests.support.golden import findings_of, load_cases, report_of

#: Sound hands won as dealt.
DEALT = [
    case["case"]
    for case in load_cases("nanchong")
    if case["expect"]["verdict"] == "clean"
    for hand in case["log"]["hands"]
    for event in hand["events"]
    if event.get("how") == "dealt"
]


@pytest.mark.parametrize("case", DEALT)
def test_a_hand_won_as_dealt_has_waited_for_nothing(case: str) -> None:
    [hand] = report_of("nanchong", case)["hands"]
    assert [won["waits"] for won in hand["wins"]] == [[]]


@pytest.mark.parametrize(
    ("case", "tile", "missed"),
    [
        ("passed-then-won", "6s", "6s"),
        ("passed-same-tile", "6s", "6s"),
        ("passed-other-tile-any", "9s", "6s"),
        ("passed-two-then-the-dearest-counts", "6m", "3m6m"),
    ],
)
def test_who_is_barred_from_a_win_is_told_every_tile_that_was_let_go(
    case: str, tile: str, missed: str
) -> None:
    [found] = [one for one in findings_of(report_of("nanchong", case)) if one["code"] == "passed-win"]
    assert (found["params"]["tile"], found["params"]["missed"]) == (tile, missed)
