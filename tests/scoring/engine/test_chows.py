"""A chow makes a run: three ranks in a row of one suit."""

from itertools import permutations

from scoring.engine.events import Chow
from scoring.engine.general_law import chow_makes_run
from tests.support.positions import tiles


def is_run(names: str) -> bool:
    """Whether it is one whichever of the tiles is taken; it must not depend on that."""
    found = {chow_makes_run(Chow(1, one, 0, (two, three))) for one, two, three in permutations(tiles(names))}
    assert len(found) == 1, names
    return found.pop()


def test_three_ranks_in_a_row_of_one_suit_are_a_run() -> None:
    for suit in "mps":
        assert all(is_run(f"{low}{suit}{low + 1}{suit}{low + 2}{suit}") for low in range(1, 8))


def test_gaps_pairs_and_other_suits_are_none() -> None:
    for names in (
        "1m2m4m",
        "1m3m5m",
        "1m1m2m",
        "2m2m2m",
        "8m9m1p",
        "9m1p2p",
        "1m2p3m",
        "1m2p3p",
        "1m2m3p",
        "1m2p3s",
        "8s9s1z",
    ):
        assert not is_run(names), names


def test_honours_are_no_run() -> None:
    assert not is_run("1z2z3z")
    assert not is_run("5z6z7z")
    assert not is_run("9s1z2z")


def test_a_chow_takes_two_own_tiles() -> None:
    one, two, three = tiles("1m2m3m")
    assert not chow_makes_run(Chow(1, one, 0, (two,)))
    assert not chow_makes_run(Chow(1, one, 0, (two, three, three)))
