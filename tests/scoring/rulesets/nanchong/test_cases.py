"""What the golden cases of Nanchong must hold: the rows and worked examples of its rulebook."""

from tests.support.golden import load_cases

CASES = load_cases("nanchong")
#: The worked examples of the rulebook, X43 in both of its readings.
WORKED = {f"X{number:02}" for number in range(1, 46) if number != 43} | {"X43-all-wait", "X43-none-waits"}
#: The same hands under other options (rulebook, below the worked examples).
VARIANTS = {
    *("X20-seed-002", "X18-seed-002", "X19-seed-002", "X37-seed-002", "X16-filled-at-one"),
    *("X25-platform", "X26-platform", "X35-worth-three", "X44-discard"),
}


def test_every_worked_example_and_its_variants_have_a_case_item_by_item() -> None:
    cases = {case["case"]: case for case in CASES}
    assert not (WORKED | VARIANTS) - cases.keys()
    for name in WORKED | VARIANTS:
        [hand] = cases[name]["expect"]["hands"]
        assert {"scores", "wins", "transfers", "next_dealer"} <= hand.keys()
        assert all(len(item) == 3 for paid in hand["transfers"] for item in paid["items"])
