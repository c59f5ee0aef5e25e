"""The set, the deal, the wall and the first act: JX-01 to JX-05, GEN-01, GEN-02, GEN-08, GEN-11 to GEN-13."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case
from tests.support.spoiled_records import (
    committed,
    committed_to_another,
    dealer_of_thirteen,
    dealt_twelve,
    fifth_tile_in_the_wall,
    fourteen_for_another,
    hand_left_out,
    shorter_wall,
    shorter_wall_face_down,
    swapped_deal,
)

PLAIN = "123m456p789sESWC"


def _won() -> Table:
    """R wins one off O."""
    return Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R)


def _unpriced() -> Table:
    """The same, of which only the findings are compared."""
    table = _won()
    table.expected = {}
    return table


def _closed() -> Table:
    return Table(wall=False).starts().event("dissolve").unscored(outcome="dissolved")


SET = [
    case("set-of-136", "Four of each of 34 kinds, fourteen tiles for the dealer.", "JX-01 JX-02 JX-03 GEN-01 GEN-02", _won()),
    case("set-fifth-tile-in-the-wall", "A fifth tile of a kind is impossible.", "GEN-01 JX-01", _unpriced(),
         edit=fifth_tile_in_the_wall, findings=[finding("broken_record", "GEN-01", None, code="tile-set")]),
    case("set-shorter-wall", "A wall of 135 tiles is not the set.", "GEN-01 JX-02", _unpriced(), edit=shorter_wall,
         findings=[finding("broken_record", "GEN-01", None)]),
    case("set-shorter-wall-face-down", "Shown or not.", "GEN-01 JX-02", _unpriced(), edit=shorter_wall_face_down,
         findings=[finding("broken_record", "GEN-01", None, code="wall-size")]),
    case("set-fifth-tile-drawn", "A fifth tile of a kind drawn is impossible without a wall too.", "GEN-01 JX-01",
         Table(wall=False).gives(R, "CCC").gives(O, "C").until(L).label("draw").draws(L, "C", in_wall="1m")
         .event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-01", "draw", L, code="tile-set")]),
    case("set-dealt-twelve", "Each seat but the dealer is dealt thirteen.", "GEN-02 JX-03", _closed(), edit=dealt_twelve,
         findings=[finding("broken_record", "GEN-02", None, code="deal-size")]),
    case("set-dealer-of-thirteen", "The dealer is dealt fourteen.", "GEN-02 JX-03",
         Table(wall=False).event("dissolve").unscored(outcome="dissolved"), edit=dealer_of_thirteen,
         findings=[finding("broken_record", "GEN-02", None, code="deal-size")]),
    case("set-fourteen-for-another", "Fourteen tiles for another than the dealer are one fault, seen at two seats.", "GEN-02 JX-03",
         Table(wall=False).event("dissolve").unscored(outcome="dissolved"), edit=fourteen_for_another,
         findings=[finding("broken_record", "GEN-02", None, 0), finding("broken_record", "GEN-02", None, 1, consequent=True)]),
]

WALL = [
    case("wall-another-draw", "A tile drawn that the wall does not hold there is wrong.", "GEN-08",
         Table().avoids("9m").until(R).label("draw").draws(R, "9m", in_wall="1m").discards(R, "9m").stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw", R, code="not-from-wall")]),
    case("wall-another-deal", "A deal that the wall does not give is wrong.", "GEN-08 JX-03",
         Table().gives(D, "1m").gives(O, "9s").discards(D).stops(), edit=swapped_deal,
         findings=[finding("wrong_wall", "GEN-08", None), finding("wrong_wall", "GEN-08", None, consequent=True)]),
    case("wall-empty", "Nothing can be drawn when no tile is left.", "JX-76",
         Table(wall=False).to_the_end_of_the_wall().label("draw").draws(D, "??").unscored(outcome="draw"),
         findings=[illegal("JX-76", "draw", D, code="wall-empty")]),
    case("wall-commitment-kept", "A wall that fits its commitment is consistent.", "GEN-08", _won(), edit=committed),
    case("wall-commitment-broken", "A wall that does not fit its commitment was changed.", "GEN-08", _won(),
         edit=committed_to_another, findings=[finding("wrong_wall", "GEN-08", None, code="commitment-differs")]),
]

FIRST = [
    case("first-act-of-the-dealer", "The dealer begins with a discard, not with a draw.", "JX-04 GEN-04",
         Table().discards(D, "9m").stops()),
    case("first-act-drawn", "The dealer holds fourteen tiles and draws none.", "GEN-04 JX-04",
         Table(wall=False).label("draw").draws(D).stops(), findings=[illegal("GEN-04", "draw", D)]),
    case("first-act-of-another", "No other seat begins.", "GEN-04 JX-04",
         Table(wall=False).gives(R, "9m").label("early").discards(R, "9m").stops(), findings=[illegal("GEN-04", "early", R)]),
    case("first-act-a-concealed-kong", "The dealer may begin with a concealed kong.", "JX-04 JX-22",
         Table().deals(D, "9999m147p258s36sEF").kongs(D, "9m", "concealed").replaces(D).discards(D).round()
         .kong_paid("9m", R=4, O=4, L=4).stops()),
    case("first-claim-of-any-seat", "Any seat may claim the dealer's discard.", "JX-05",
         Table().gives(L, "99m").discards(D, "9m").pungs(L, "9m", of=D).discards(L).stops()),
]

COURSE = [
    case("course-draw-with-tiles-left", "A hand does not end drawn while tiles are left.", "GEN-07 JX-76",
         Table().round().unscored(outcome="draw"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-drawn-before-the-last-discard", "Nor before the last discard is made.", "GEN-07 JX-76",
         Table().until_left(1, O).draws(O).unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-win-without-a-winner", "A hand said to be won shows its win.", "GEN-07",
         Table().round().unscored(outcome="win"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-drawn-though-won", "A hand that was won is not drawn.", "GEN-07",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-dissolved-without-a-word", "A table broken up shows who broke it up.", "GEN-07 JX-68",
         Table().round().unscored(outcome="dissolved"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-escaped-without-a-word", "A hand that was left shows who left it.", "GEN-07 JX-68",
         Table().round().unscored(outcome="escaped"), findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("course-after-the-end", "Nothing is played after a win.", "GEN-07 JX-33",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).label("late").draws(L).unscored(R),
         findings=[finding("broken_record", "GEN-07", "late", L, code="after-the-end")]),
    case("course-remark-after-the-end", "Remarks and lost lines after a win are no acts.", "GEN-07",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).event("disconnect", O).event("reconnect", O)
         .event("correction", None, of=0, reason="misclick").paid(O=1).closes(R)),
    case("course-in-order", "Hands follow each other, from any number on.", "GEN-11 JX-07", _won(), Table(R).round().stops(), head={"first": 5}),
    case("course-hand-missing", "A hand left out between two is a fault.", "GEN-11", _won(), Table(R).round().stops(),
         edit=hand_left_out, log_findings=[finding("broken_record", "GEN-11", None, code="hand-order")]),
    case("course-options-left-to-default", "Options not named come from the default preset, which is said.", "GEN-12 JX-69",
         _won(), preset=None, verdict="clean",
         log_findings=[{"kind": "information", "clause": "GEN-12", "code": "rules-defaulted", "severity": "info"}]),
    case("course-unknown-announcement", "An announcement that the rule set does not know changes nothing.", "GEN-13",
         Table().label("odd").event("declare", R, key="piao", value=1).round().stops(), findings=[illegal("GEN-13", "odd", R, code="unknown-key")]),
    case("course-unknown-reveal", "A thing turned up that the rule set does not know changes nothing.", "GEN-13",
         Table().round().label("odd").event("reveal", None, key="birds", tiles="1m").stops(),
         findings=[finding("illegal_action", "GEN-13", "odd", code="unknown-key")]),
    case("course-totals", "Running totals are the start and the hands' scores.", "GEN-10 JX-69", _won(), head={"start_scores": [5, 5, 5, 5], "end_scores": [5, 6, 4, 5]}),
    case("course-totals-wrong", "Totals that leave out a hand are wrong.", "GEN-10", _won(), head={"start_scores": [5, 5, 5, 5], "end_scores": [5, 5, 5, 5]},
         log_findings=[finding("wrong_total", "GEN-10", None)]),
]

CASES = [*SET, *WALL, *FIRST, *COURSE]
