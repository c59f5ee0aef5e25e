"""The set, the deal, the wall and the first act: JX-01 to JX-05, GEN-01, GEN-02, GEN-08, GEN-11 to GEN-13."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from typing import Final

from tests.support import spoiled_records as spoiled
from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case
from tests.support.record_cases import RecordCases

PLAIN = "123m456p789sESWC"


def _wins() -> Table:
    """R wins one off O."""
    return Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1)


def _won() -> Table:
    return _wins().paid(O=1).closes(R)


#: By case of every rule set, its clauses where they are more than everywhere.
OWN: Final = {
    "set-fifth-tile-in-the-wall": "GEN-01 JX-01",
    "set-shorter-wall": "GEN-01 JX-02",
    "set-shorter-wall-face-down": "GEN-01 JX-02",
    "set-dealt-twelve": "GEN-02 JX-03",
    "set-dealer-of-thirteen": "GEN-02 JX-03",
    "wall-another-deal": "GEN-08 JX-03",
    "first-act-drawn": "GEN-04 JX-04",
    "first-act-of-another": "GEN-04 JX-04",
    "course-draw-with-tiles-left": "GEN-07 JX-76",
    "course-drawn-before-the-last-discard": "GEN-07 JX-76",
    "course-after-the-end": "GEN-07 JX-33",
    "course-in-order": "GEN-11 JX-07",
    "course-options-left-to-default": "GEN-12 JX-69",
}

RECORD = RecordCases(case, Table, _won, _wins, OWN, tiles=136)

SET = [
    case("set-of-136", "Four of each of 34 kinds, fourteen tiles for the dealer.", "JX-01 JX-02 JX-03 GEN-01 GEN-02", _won()),
    case("set-fifth-tile-drawn", "A fifth tile of a kind drawn is impossible without a wall too.", "GEN-01 JX-01",
         Table(wall=False).gives(R, "CCC").gives(O, "C").until(L).label("draw").draws(L, "C", in_wall="1m")
         .event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-01", "draw", L, code="tile-set")]),
    case("set-fourteen-for-another", "Fourteen tiles for another than the dealer are one fault, seen at two seats.", "GEN-02 JX-03",
         Table(wall=False).event("dissolve").unscored(outcome="dissolved"), edit=spoiled.fourteen_for_another,
         findings=[finding("broken_record", "GEN-02", None, 0), finding("broken_record", "GEN-02", None, 1, consequent=True)]),
]

WALL = [
    case("wall-empty", "Nothing can be drawn when no tile is left.", "JX-76",
         Table(wall=False).to_the_end_of_the_wall().label("draw").draws(D, "??").unscored(outcome="draw"),
         findings=[illegal("JX-76", "draw", D, code="wall-empty")]),
]

FIRST = [
    case("first-act-of-the-dealer", "The dealer begins with a discard, not with a draw.", "JX-04 GEN-04",
         Table().discards(D, "9m").stops()),
    case("first-act-a-concealed-kong", "The dealer may begin with a concealed kong.", "JX-04 JX-22",
         Table().deals(D, "9999m147p258s36sEF").kongs(D, "9m", "concealed").replaces(D).discards(D).round()
         .kong_paid("9m", R=4, O=4, L=4).stops()),
    case("first-claim-of-any-seat", "Any seat may claim the dealer's discard.", "JX-05",
         Table().gives(L, "99m").discards(D, "9m").pungs(L, "9m", of=D).discards(L).stops()),
]

COURSE = [
    case("course-dissolved-without-a-word", "A table broken up shows who broke it up.", "GEN-07 JX-68",
         Table().round().unscored(outcome="dissolved"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-escaped-without-a-word", "A hand that was left shows who left it.", "GEN-07 JX-68",
         Table().round().unscored(outcome="escaped"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-remark-after-the-end", "Remarks and lost lines after a win are no acts.", "GEN-07",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).event("disconnect", O).event("reconnect", O)
         .event("correction", None, of=0, reason="misclick").paid(O=1).closes(R)),
    case("course-unknown-announcement", "An announcement that the rule set does not know changes nothing.", "GEN-13",
         Table().label("odd").event("declare", R, key="piao", value=1).round().stops(), findings=[illegal("GEN-13", "odd", R, code="unknown-key")]),
    case("course-totals", "Running totals are the start and the hands' scores.", "GEN-10 JX-69", _won(), head={"start_scores": [5, 5, 5, 5], "end_scores": [5, 6, 4, 5]}),
    case("course-totals-wrong", "Totals that leave out a hand are wrong.", "GEN-10", _won(), head={"start_scores": [5, 5, 5, 5], "end_scores": [5, 5, 5, 5]},
         log_findings=[finding("wrong_total", "GEN-10", None)]),
]

CASES = [*RECORD.all(), *SET, *WALL, *FIRST, *COURSE]
