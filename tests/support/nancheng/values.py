"""What each type is worth, by the table's values, and what may be claimed for it: JX-31, JX-52 to JX-63, JX-77."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Iterator

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import CLAUSES, D, Json, L, O, R, Table, Worth, case

#: By type, its points where the table has not chosen others, a hand that is of it and of no dearer type, the tile.
TYPES: dict[str, tuple[int, str, str]] = {
    "ping_hu": (1, "123m456p789sESWC", "C"),
    "qi_dui": (10, "1133m5577p2299sE", "E"),
    "shi_san_lan": (2, "147m258p369sESWN", "C"),
    "qi_xing_shi_san_lan": (4, "147m25p36sESWNCF", "B"),
    "peng_peng_hu": (5, "111m222p333sEEEC", "C"),
    "qing_yi_se_ping_hu": (7, "1234567891122m", "2m"),
    "zi_yi_se_ping_hu": (7, "ESWESNCFBFFFB", "B"),
    "qing_yi_se_peng_peng_hu": (10, "1112223334445m", "5m"),
    "zi_yi_se_peng_peng_hu": (10, "EEESSSCCCFFFB", "B"),
    "qing_yi_se_qi_dui": (10, "1122335577889m", "9m"),
    "zi_yi_se_qi_dui": (10, "EESSWWNNCCFFB", "B"),
    "jia_hu": (3, "1124457788996m", "9m"),
}


def _worth(code: str, points: int, default: int) -> Case:
    """R wins a hand of this type off O at a table where it is worth so much."""
    _, hand, tile = TYPES[code]
    table = Table().holds(R, hand).wins(R, tile, on=O, worth={code: points})
    name = f"points-{code.replace('_', '-')}-{points}"
    says = "A table's own value." if points != default else "The usual value."
    return case(name, says, f"{CLAUSES[code]} JX-63", table.paid(O=points).closes(R), options={f"points_{code}": points})


POINTS = [_worth(code, points, default) for code, (default, _, _) in TYPES.items() for points in (default, default + 8)]


def _free(code: str, instead: Worth | None = None) -> Case:
    """R wins a hand of this type off O at a table where it is worth nothing."""
    _, hand, tile = TYPES[code]
    table = Table().holds(R, hand).wins(R, tile, on=O, worth=instead or {code: 0})
    for points in (instead or {}).values():
        table.paid(O=points)
    return case(f"points-{code.replace('_', '-')}-none", "A type may be worth nothing.", f"{CLAUSES[code]} JX-63", table.closes(R), options={f"points_{code}": 0})


NOTHING = [
    _free("ping_hu"), _free("shi_san_lan"), _free("jia_hu"),
    _free("qing_yi_se_ping_hu", {"jia_hu": 3}), _free("qi_xing_shi_san_lan", {"shi_san_lan": 2}),
    _free("peng_peng_hu", {"ping_hu": 1}), _free("qing_yi_se_qi_dui", {"qi_dui": 10}),
]


def _claimed(name: str, says: str, code: str, claims: Json, clause: str, options: Json | None = None, due: Json | None = None) -> Case:
    """R claims this for a hand of that type; what O pays is right."""
    points, hand, tile = TYPES[code]
    worth = due or {code: points}
    table = Table().holds(R, hand).wins(R, tile, on=O, claims=claims, worth=worth)
    for value in worth.values():
        table.paid(O=value)
    found = [finding("wrong_items", clause, "win", R, code="items-differ")] if clause else None
    return case(f"claimed-{name}", says, f"JX-63 {CLAUSES[code]}", table.closes(R), options=options, findings=found)


CLAIMED = [
    _claimed("another-type", "Another type than the dearest.", "qing_yi_se_ping_hu", {"jia_hu": 3}, "JX-63"),
    _claimed("plain-type", "The plain one.", "peng_peng_hu", {"ping_hu": 1}, "JX-63"),
    _claimed("two-types", "Types do not add up.", "peng_peng_hu", {"peng_peng_hu": 5, "ping_hu": 1}, "JX-63"),
    _claimed("type-not-had", "A type that the hand is not.", "ping_hu", {"peng_peng_hu": 5}, "JX-63"),
    _claimed("unknown-item", "An item that there is none of.", "ping_hu", {"ping_hu": 1, "lucky": 1}, "JX-52"),
    _claimed("triplets-at-six", "The right type at another value.", "peng_peng_hu", {"peng_peng_hu": 6}, "JX-56"),
    _claimed("plain-at-two", "A plain hand at two.", "ping_hu", {"ping_hu": 2}, "JX-52"),
    _claimed("pairs-at-six", "Seven pairs at six.", "qi_dui", {"qi_dui": 6}, "JX-53"),
    _claimed("unrelated-at-three", "Unrelated tiles at three.", "shi_san_lan", {"shi_san_lan": 3}, "JX-54"),
    _claimed("stars-at-two", "Seven honours at two.", "qi_xing_shi_san_lan", {"qi_xing_shi_san_lan": 2}, "JX-55"),
    _claimed("one-suit-at-three", "One suit in sets at three.", "qing_yi_se_ping_hu", {"qing_yi_se_ping_hu": 3}, "JX-57"),
    _claimed("honours-at-three", "Honours alone at three.", "zi_yi_se_ping_hu", {"zi_yi_se_ping_hu": 3}, "JX-58"),
    _claimed("one-suit-triplets-at-twelve", "One suit in triplets as a sum.", "qing_yi_se_peng_peng_hu", {"qing_yi_se_peng_peng_hu": 12}, "JX-59"),
    _claimed("honours-triplets-at-twelve", "Honours in triplets as a sum.", "zi_yi_se_peng_peng_hu", {"zi_yi_se_peng_peng_hu": 12}, "JX-60"),
    _claimed("one-suit-pairs-at-17", "One suit in pairs as a sum.", "qing_yi_se_qi_dui", {"qing_yi_se_qi_dui": 17}, "JX-61"),
    _claimed("honours-pairs-at-17", "Honours in pairs as a sum.", "zi_yi_se_qi_dui", {"zi_yi_se_qi_dui": 17}, "JX-62"),
    _claimed("one-suit-false-at-seven", "One suit without shape at seven.", "jia_hu", {"jia_hu": 7}, "JX-31"),
    _claimed("equal-type", "Another type of the same points is right too.", "qing_yi_se_qi_dui", {"qi_dui": 10}, ""),
    _claimed("equal-by-the-table", "Also where the table makes them equal.", "peng_peng_hu", {"ping_hu": 5}, "", {"points_ping_hu": 5}),
    _claimed("equal-type-at-another-value", "Not at another value.", "qing_yi_se_qi_dui", {"qi_dui": 9}, "JX-63"),
    _claimed("cheaper-by-the-table", "The dearer counts, whatever it is called.", "peng_peng_hu", {"peng_peng_hu": 5}, "JX-63", {"points_ping_hu": 6}, {"ping_hu": 6}),
    _claimed("doubling-in-the-win", "The dealer's doubling is no item of the win.", "ping_hu", {"ping_hu": 1, "zhuang_jia": 1}, "JX-32"),
]


def _points_alone(points: int) -> Case:
    """R claims points without items."""

    def edit(log: Json) -> None:
        win = next(event for event in log["hands"][0]["events"] if event["type"] == "win")
        del win["items"]
        win["points"] = points

    table = Table().holds(R, "111m222p333sEEEC").wins(R, "C", on=O, peng_peng_hu=5).paid(O=5).closes(R)
    found = [] if points == 5 else [finding("wrong_items", None, "win", R, code="points-differ")]
    return case(f"claimed-points-{points}", "Points without items.", "JX-63 JX-56", table, edit=edit, findings=found)


def _units() -> Iterator[Case]:
    for unit in (1, 10):
        table = (
            Table().gives(D, "222p").holds(R, "111m444p333sEEEC").conceals(D, "2p").discards(D).self_draws(R, "C", peng_peng_hu=5)
            .pays(D, 10 * unit, unit=unit).pays(O, 5 * unit, unit=unit).pays(L, 5 * unit, unit=unit)
            .kong_paid("2p", unit=unit, R=4 * unit, O=4 * unit, L=4 * unit).closes(R)
        )
        yield case(f"unit-{unit}", "Everything counts in the table's unit.", "JX-77", table, options={"unit": unit})


DOUBLING = [
    case(f"dealer-double-{str(on).lower()}-{winner}", says, "JX-32 JX-64",
         Table().holds(seat, "111m222p333sEEEC").self_draws(seat, "C", peng_peng_hu=5).paid(**paid).closes(seat), options={"dealer_double": on})
    for on, winner, seat, paid, says in (
        (True, "right", R, {"D": 10, "O": 5, "L": 5}, "Only the pair with the dealer is doubled."),
        (True, "dealer", D, {"R": 10, "O": 10, "L": 10}, "All pairs of a dealer who wins are."),
        (False, "right", R, {"D": 5, "O": 5, "L": 5}, "Where nothing is doubled."),
        (False, "dealer", D, {"R": 5, "O": 5, "L": 5}, "Not for a dealer who wins either."),
    )
] + [
    case("dealer-double-false-kongs", "Nor are kongs.", "JX-32 JX-18",
         Table().gives(O, "222p").exposes(O, "2p", D).discards(O).kong_paid("2p", doubled=False, D=2, R=1, L=1).stops(), options={"dealer_double": False}),
]

CASES = [*POINTS, *NOTHING, *CLAIMED, _points_alone(5), _points_alone(6), *_units(), *DOUBLING]
