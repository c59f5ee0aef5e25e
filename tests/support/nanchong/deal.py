"""The set, the deal, the wall and the first act: NC-01 to NC-05, GEN-01, GEN-02, GEN-08, GEN-11 to GEN-13."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from typing import Final

from tests.support import spoiled_records as spoiled
from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Table, case
from tests.support.record_cases import RecordCases

P = "123456m78s99s [222p]"


def _wins() -> Table:
    """B wins one off C."""
    return Table().holds(B, P).wins(B, "6s", on=C, di=1)


def _won() -> Table:
    return _wins().pays(C, 1).closes(B)


#: By case of every rule set, its clauses where they are more than everywhere.
OWN: Final = {
    "set-fifth-tile-in-the-wall": "GEN-01 NC-02",
    "set-shorter-wall": "GEN-01 NC-02",
    "set-shorter-wall-face-down": "GEN-01 NC-02",
    "set-dealt-twelve": "GEN-02 NC-03",
    "set-dealer-of-thirteen": "GEN-02 NC-03",
    "first-act-drawn": "GEN-04 NC-04",
    "first-act-of-another": "GEN-04 NC-04",
    "course-drawn-though-won": "GEN-07 NC-09",
    "course-in-order": "GEN-11 NC-06",
}

RECORD = RecordCases(case, Table, _won, _wins, OWN, tiles=108)

SET = [
    case("set-of-108", "Four of each of 27 kinds, four seats, fourteen tiles for the dealer.",
         "NC-01 NC-02 NC-03 GEN-01 GEN-02", _won()),
    case("set-honour-in-the-wall", "The set has no winds and dragons.", "GEN-01 NC-02", RECORD.unpriced(), edit=spoiled.honour_in_the_wall,
         findings=[finding("broken_record", "GEN-01", None, code="tile-set")]),
    case("set-fifth-tile-drawn", "A fifth tile of a kind drawn is impossible without a wall too.", "GEN-01",
         Table(wall=False).gives(B, "999m").gives(C, "9m").until(D).label("draw").draws(D, "9m", in_wall="1m")
         .event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-01", "draw", D, code="tile-set")]),
]

WALL = [
    case("wall-from-the-wrong-end", "An ordinary draw comes from the head.", "GEN-08",
         Table(wall=False).until(B).label("draw").draws(B, source="tail").discards(B).stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw", B)]),
    case("wall-empty", "Nothing can be drawn when no tile is left.", "GEN-08",
         Table(wall=False).to_the_end_of_the_wall().label("draw").draws(A, "??").unscored(outcome="draw"),
         findings=[finding("wrong_wall", "GEN-08", "draw", A)]),
]

FIRST = [
    case("first-act-of-the-dealer", "The dealer begins with a discard, not with a draw.", "NC-04 GEN-04",
         Table().gives(A, "9m").discards(A, "9m").stops()),
    case("first-act-a-concealed-kong", "The dealer may begin with a concealed kong.", "NC-04 NC-15",
         Table().deals(A, "9999m147p258s369s5p").kongs(A, "9m", "concealed").draws(A, source="tail").discards(A).round().stops()),
    case("first-act-laying-down", "The dealer may lay down with the first discard.", "NC-04 NC-19",
         Table().deals(A, "123456m789p78s22s1p").lays_down(A, "78s", "6s9s").discards(A, "1p").round().stops()),
    case("first-dealer-any-seat", "Dice decide who deals first: any seat may.", "NC-05",
         Table(C).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B)),
]

COURSE = [
    case("course-one-win-ends-it", "The first win ends the hand: the others do not play on.", "GEN-07 NC-06",
         Table().holds(B, P).holds(D, "123789m78s55p [333p]").wins(B, "6s", on=C, di=1).label("late").draws(D, "9s")
         .unscored(B), findings=[finding("broken_record", "GEN-07", "late", D, code="after-the-end")]),
    case("course-unknown-announcement", "An announcement that the rule set does not know changes nothing.", "GEN-13",
         Table().label("odd").event("declare", B, key="opening_win", patterns=["si_xi"]).round().stops(),
         findings=[illegal("GEN-13", "odd", B, code="unknown-key")]),
    case("course-remarks", "Lost lines and an operator's remark change nothing.", "GEN-07",
         Table().round().event("disconnect", C).event("reconnect", C).event("correction", None, of=0, reason="misclick").stops()),
]

CASES = [*RECORD.all(), *SET, *WALL, *FIRST, *COURSE]
