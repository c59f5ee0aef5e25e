"""Records of Nancheng that do not show everything: a fault in the open is found all the same."""

import pytest

from tests.support.golden import log_of
from tests.support.seen_faults import check_found_by_its_seat_alone, check_found_by_the_public


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("dealer-stays-after-a-drawn-hand", "JX-08"),
        ("dice-another-wall", "JX-09"),
        ("dice-larger-die", "JX-10"),
        ("front-forgotten", "JX-12"),
        ("front-almost-booked", "JX-12"),
        ("back-of-two", "JX-13"),
        ("take-chow", "JX-15"),
        ("pung-then-concealed-kong", "JX-16"),
        ("T07-at-once", "JX-37"),
        ("T14", "JX-23"),
        ("tail-from-the-head", "JX-23"),
        ("turn-drawn-from-the-tail", "JX-23"),
        ("ready-off", "JX-24"),
        ("ready-twice", "JX-24"),
        ("ready-locked-pung", "JX-24"),
        ("rob-exposed-kong", "JX-27"),
        ("rob-concealed-kong", "JX-27"),
        ("pung-let-go-in-words", "JX-36"),
        ("T05", "JX-36"),
        ("horses-too-few", "JX-38"),
        ("horses-at-another-table", "JX-38"),
        ("aside-in-the-middle", "JX-46"),
        ("T13-as-dealt", "JX-50"),
        ("dissolved-kongs-booked", "JX-68"),
        ("last-discard-pung-off", "JX-76"),
        ("wall-empty", "JX-76"),
        ("booked-kong-exposed-two-from-a-bystander", "JX-18"),
        ("booked-kong-feeder-at-one", "JX-20"),
        ("booked-kong-concealed-at-one", "JX-22"),
        ("turn-skipped", "GEN-04"),
        ("take-from-the-wrong-seat", "GEN-05"),
        ("course-after-the-end", "GEN-07"),
        ("set-dealt-twelve", "GEN-02"),
    ],
)
def test_a_fault_in_the_open_is_found_by_the_public(name: str, clause: str) -> None:
    check_found_by_the_public(log_of("nancheng", name), clause)


@pytest.mark.parametrize(
    ("name", "seat", "clause"),
    [
        ("ready-not-ready", 1, "JX-24"),
        ("ready-waits-differ", 1, "JX-24"),
        ("ready-locked-discard", 1, "JX-24"),
        ("self-draw-of-another-tile", 1, "JX-25"),
        ("rob-least-between-others-missed", 3, "JX-28"),
        ("T01", 3, "JX-34"),
        ("H20-no-jia-hu", 1, "JX-52"),
        ("claimed-another-type", 1, "JX-63"),
    ],
)
def test_a_fault_of_ones_own_hand_is_found_by_its_seat_alone(name: str, seat: int, clause: str) -> None:
    check_found_by_its_seat_alone(log_of("nancheng", name), seat, clause)
