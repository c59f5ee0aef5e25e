"""The set, the deal, the wall and the first act: NC-01 to NC-05, GEN-01, GEN-02, GEN-08, GEN-11 to GEN-13."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Table, case
from tests.support.spoiled_records import (
    committed,
    committed_to_another,
    dealer_of_thirteen,
    dealt_twelve,
    fifth_tile_in_the_wall,
    hand_left_out,
    honour_in_the_wall,
    shorter_wall,
    shorter_wall_face_down,
    swapped_deal,
)

P = "123456m78s99s [222p]"


def _won() -> Table:
    """B wins one off C."""
    return Table().holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B)


def _unpriced() -> Table:
    """The same, of which only the findings are compared."""
    table = _won()
    table.expected = {}
    return table


def _closed() -> Table:
    return Table(wall=False).starts().event("dissolve").unscored(outcome="dissolved")


SET = [
    case("set-of-108", "Four of each of 27 kinds, four seats, fourteen tiles for the dealer.",
         "NC-01 NC-02 NC-03 GEN-01 GEN-02", _won()),
    case("set-fifth-tile-in-the-wall", "A fifth tile of a kind is impossible.", "GEN-01 NC-02", _unpriced(),
         edit=fifth_tile_in_the_wall, findings=[finding("broken_record", "GEN-01", None, code="tile-set")]),
    case("set-shorter-wall", "A wall of 107 tiles is not the set.", "GEN-01 NC-02", _unpriced(), edit=shorter_wall,
         findings=[finding("broken_record", "GEN-01", None)]),
    case("set-shorter-wall-face-down", "Shown or not.", "GEN-01 NC-02", _unpriced(), edit=shorter_wall_face_down,
         findings=[finding("broken_record", "GEN-01", None, code="wall-size")]),
    case("set-honour-in-the-wall", "The set has no winds and dragons.", "GEN-01 NC-02", _unpriced(), edit=honour_in_the_wall,
         findings=[finding("broken_record", "GEN-01", None, code="tile-set")]),
    case("set-fifth-tile-drawn", "A fifth tile of a kind drawn is impossible without a wall too.", "GEN-01",
         Table(wall=False).gives(B, "999m").gives(C, "9m").until(D).label("draw").draws(D, "9m", in_wall="1m")
         .event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-01", "draw", D, code="tile-set")]),
    case("set-dealt-twelve", "Each seat but the dealer is dealt thirteen.", "GEN-02 NC-03", _closed(), edit=dealt_twelve,
         findings=[finding("broken_record", "GEN-02", None, code="deal-size")]),
    case("set-dealer-of-thirteen", "The dealer is dealt fourteen.", "GEN-02 NC-03",
         Table(wall=False).event("dissolve").unscored(outcome="dissolved"), edit=dealer_of_thirteen,
         findings=[finding("broken_record", "GEN-02", None, code="deal-size")]),
]

WALL = [
    case("wall-another-draw", "A tile drawn that the wall does not hold there is wrong.", "GEN-08",
         Table().avoids("9m").until(B).label("draw").draws(B, "9m", in_wall="1m").discards(B, "9m").stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw", B, code="not-from-wall")]),
    case("wall-another-deal", "A deal that the wall does not give is wrong.", "GEN-08",
         Table().gives(A, "1m").gives(C, "9s").discards(A).stops(), edit=swapped_deal,
         findings=[finding("wrong_wall", "GEN-08", None), finding("wrong_wall", "GEN-08", None, consequent=True)]),
    case("wall-from-the-wrong-end", "An ordinary draw comes from the head.", "GEN-08",
         Table(wall=False).until(B).label("draw").draws(B, source="tail").discards(B).stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw", B)]),
    case("wall-empty", "Nothing can be drawn when no tile is left.", "GEN-08",
         Table(wall=False).to_the_end_of_the_wall().label("draw").draws(A, "??").unscored(outcome="draw"),
         findings=[finding("wrong_wall", "GEN-08", "draw", A)]),
    case("wall-commitment-kept", "A wall that fits its commitment is consistent.", "GEN-08", _won(), edit=committed),
    case("wall-commitment-broken", "A wall that does not fit its commitment was changed.", "GEN-08", _won(),
         edit=committed_to_another, findings=[finding("wrong_wall", "GEN-08", None, code="commitment-differs")]),
]

FIRST = [
    case("first-act-of-the-dealer", "The dealer begins with a discard, not with a draw.", "NC-04 GEN-04",
         Table().gives(A, "9m").discards(A, "9m").stops()),
    case("first-act-drawn", "The dealer holds fourteen tiles and draws none.", "GEN-04 NC-04",
         Table(wall=False).label("draw").draws(A).stops(), findings=[illegal("GEN-04", "draw", A)]),
    case("first-act-of-another", "No other seat begins.", "GEN-04 NC-04",
         Table(wall=False).gives(B, "9m").label("early").discards(B, "9m").stops(), findings=[illegal("GEN-04", "early", B)]),
    case("first-act-a-concealed-kong", "The dealer may begin with a concealed kong.", "NC-04 NC-15",
         Table().deals(A, "9999m147p258s369s5p").kongs(A, "9m", "concealed").draws(A, source="tail").discards(A).round().stops()),
    case("first-act-laying-down", "The dealer may lay down with the first discard.", "NC-04 NC-19",
         Table().deals(A, "123456m789p78s22s1p").lays_down(A, "78s", "6s9s").discards(A, "1p").round().stops()),
    case("first-dealer-any-seat", "Dice decide who deals first: any seat may.", "NC-05",
         Table(C).holds(B, P).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B)),
]

COURSE = [
    case("course-draw-with-tiles-left", "A hand does not end drawn while tiles are left.", "GEN-07",
         Table().round().unscored(outcome="draw"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-drawn-before-the-last-discard", "Nor before the last discard is made.", "GEN-07",
         Table().until_left(1, C).draws(C).unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-win-without-a-winner", "A hand said to be won shows its win.", "GEN-07",
         Table().round().unscored(outcome="win"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-drawn-though-won", "A hand that was won is not drawn.", "GEN-07 NC-09",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-after-the-end", "Nothing is played after a win.", "GEN-07",
         Table().holds(B, P).wins(B, "6s", on=C, di=1).label("late").draws(D).unscored(B),
         findings=[finding("broken_record", "GEN-07", "late", D, code="after-the-end")]),
    case("course-one-win-ends-it", "The first win ends the hand: the others do not play on.", "GEN-07 NC-06",
         Table().holds(B, P).holds(D, "123789m78s55p [333p]").wins(B, "6s", on=C, di=1).label("late").draws(D, "9s")
         .unscored(B), findings=[finding("broken_record", "GEN-07", "late", D, code="after-the-end")]),
    case("course-in-order", "Hands follow each other, from any number on.", "GEN-11 NC-06", _won(),
         Table(B).round().stops(), head={"first": 5}),
    case("course-hand-missing", "A hand left out between two is a fault.", "GEN-11", _won(), Table(B).round().stops(),
         edit=hand_left_out, log_findings=[finding("broken_record", "GEN-11", None, code="hand-order")]),
    case("course-options-left-to-default", "Options not named come from the default preset, which is said.", "GEN-12",
         _won(), preset=None, verdict="clean",
         log_findings=[{"kind": "information", "clause": "GEN-12", "code": "rules-defaulted", "severity": "info"}]),
    case("course-unknown-announcement", "An announcement that the rule set does not know changes nothing.", "GEN-13",
         Table().label("odd").event("declare", B, key="opening_win", patterns=["si_xi"]).round().stops(),
         findings=[illegal("GEN-13", "odd", B, code="unknown-key")]),
    case("course-unknown-reveal", "A thing turned up that the rule set does not know changes nothing.", "GEN-13",
         Table().round().label("odd").event("reveal", None, key="birds", tiles="1m").event("dissolve")
         .ends("dissolved", next_dealer=A), findings=[finding("illegal_action", "GEN-13", "odd", code="unknown-key")]),
    case("course-remarks", "Lost lines and an operator's remark change nothing.", "GEN-07",
         Table().round().event("disconnect", C).event("reconnect", C).event("correction", None, of=0, reason="misclick").stops()),
]

CASES = [*SET, *WALL, *FIRST, *COURSE]
