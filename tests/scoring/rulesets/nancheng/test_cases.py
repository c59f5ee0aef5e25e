"""What the golden cases of Nancheng must hold: the rows and worked examples of its rulebook."""

from itertools import chain

from tests.support.golden import load_cases

CASES = load_cases("nancheng")
#: The rulebook's hands, each also in the knitted form and without 假胡.
HANDS = {f"H{number:02}{form}" for number in range(1, 24) for form in ("", "-knitted", "-no-jia-hu")}
#: Its worked examples: S01 to S54 but S47, which there is none of, and those under other options.
WORKED = {
    *(f"S{number:02}" for number in range(1, 55) if number != 47),
    *("S07b", "S19b", "S37b", "S38b", "S38c"),
}
#: Its examples of locks, kongs and the first discard followed; it counts no T12.
LEGALITY = {*(f"T{number:02}" for number in range(1, 16) if number != 12), "T04b"}
#: Its rows of dice.
DICE = {
    f"dice-{one}-{other}"
    for one, other in chain([(3, 4), (1, 1), (6, 6), (2, 3)], [(4, 5), (1, 6), (4, 4), (5, 6)])
}


def test_every_row_of_the_rulebook_has_a_case() -> None:
    assert not (HANDS | WORKED | LEGALITY | DICE) - {case["case"] for case in CASES}


def test_every_worked_example_has_its_payments_item_by_item() -> None:
    cases = {case["case"]: case for case in CASES}
    for name in HANDS | WORKED:
        [hand] = cases[name]["expect"]["hands"]
        assert {"scores", "transfers", "next_dealer"} <= hand.keys()
        assert all(len(item) == 3 for paid in hand["transfers"] for item in paid["items"])
