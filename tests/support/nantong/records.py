"""What holds for every record: NT-01 to NT-03, NT-G8, NT-G9 and the GEN clauses; partial records."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support import spoiled_records as spoiled
from tests.support.cases import Edit, case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"


def _won() -> Table:
    """N wins ten from O."""
    return (
        Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
        .ends(scores=(0, 10, -10, 0), next_dealer=N)
    )


def _unpriced() -> Table:
    """The same without a claim of what it is worth; nothing of it is compared."""
    table = _won()
    table.expected = {}
    return table


def _with_dice(commit: Edit) -> Edit:
    """The dealer's throw is logged before the wall is committed to."""

    def throw(log: Json) -> None:
        log["hands"][0]["dice"] = [3, 4]
        commit(log)

    return throw


def seen_by(seat: int | None) -> Edit:
    """Hides what `seat` cannot see, or the public where it is None."""

    def hide(log: Json) -> None:
        log["view"] = "public" if seat is None else "seat"
        if seat is not None:
            log["view_seat"] = seat
        for hand in log["hands"]:
            hand["deal"] = [
                tiles if place == seat else "??" * (len(tiles) // 2) for place, tiles in enumerate(hand["deal"])
            ]
            for event in hand["events"]:
                if event["type"] == "draw" and event["seat"] != seat:
                    event["tile"] = "??"

    return hide


SET = [
    case("set-identity", "The rule set is that of Changsha under its name here.", "NT-01", _won()),
    case("set-of-108", "The wall holds four of each of 27 kinds.", "NT-02 NT-03 GEN-01 GEN-02 NT-G8", _won()),
    case("set-fifth-tile-in-the-wall", "A fifth tile of a kind is impossible.", "GEN-01 NT-02", _unpriced(),
         edit=spoiled.fifth_tile_in_the_wall, findings=[finding("broken_record", "GEN-01", None)]),
    case("set-shorter-wall", "A wall of 107 tiles is not the set.", "GEN-01 NT-02", _unpriced(), edit=spoiled.shorter_wall,
         findings=[finding("broken_record", "GEN-01", None)]),
    case("set-shorter-wall-face-down", "A wall of 107 tiles is not the set, shown or not.", "GEN-01 NT-02", _unpriced(),
         edit=spoiled.shorter_wall_face_down, findings=[finding("broken_record", "GEN-01", None)]),
    case("set-honour-in-the-wall", "The set has no winds and dragons.", "GEN-01 NT-02", _unpriced(), edit=spoiled.honour_in_the_wall,
         findings=[finding("broken_record", "GEN-01", None)]),
    case("set-fifth-tile-drawn", "A fifth tile of a kind drawn is impossible without a wall too.", "GEN-01",
         Table(wall=False).gives(N, "999m").gives(O, "9m").until(U).label("draw").draws(U, "9m", in_wall="1m")
         .event("dissolve").ends("dissolved", scores=None),
         findings=[finding("broken_record", "GEN-01", "draw", U)]),
    case("set-dealt-twelve", "Each seat but the dealer is dealt thirteen.", "GEN-02 NT-03",
         Table(wall=False).starts().event("dissolve").ends("dissolved", scores=None), edit=spoiled.dealt_twelve,
         findings=[finding("broken_record", "GEN-02", None)]),
    case("set-dealer-of-thirteen", "The dealer is dealt fourteen.", "GEN-02 NT-03",
         Table(wall=False).event("dissolve").ends("dissolved", scores=None), edit=spoiled.dealer_of_thirteen,
         findings=[finding("broken_record", "GEN-02", None)]),
    case("set-high-scores", "Nothing bounds what a seat may lose.", "NT-G9",
         Table().deals(D, "111m333p777s999s44m").dealt_win(D, tian_hu=1000, peng_peng_hu=1000).birds("4p")
         .ends(scores=(8080, -2020, -2020, -4040), next_dealer=D), options={"points_big": 1000}),
]

WALL = [
    case("wall-another-draw", "A tile drawn that the wall does not hold there is wrong.", "GEN-08",
         Table().avoids("9m").until(N).label("draw").draws(N, "9m", in_wall="1m").discards(N, "9m").stops(),
         findings=[finding("wrong_wall", "GEN-08", "draw")]),
    case("wall-another-deal", "A deal that the wall does not give is wrong.", "GEN-08",
         Table().gives(D, "1m").gives(O, "9s").discards(D).stops(), edit=spoiled.swapped_deal,
         findings=[finding("wrong_wall", "GEN-08", None), finding("wrong_wall", "GEN-08", None, consequent=True)]),
    case("wall-commitment-kept", "A wall that fits its commitment is consistent.", "GEN-08", _won(), edit=_with_dice(spoiled.committed)),
    case("wall-commitment-broken", "A wall that does not fit its commitment was changed.", "GEN-08", _won(),
         edit=_with_dice(spoiled.committed_to_another), findings=[finding("wrong_wall", "GEN-08", None)]),
]

COURSE = [
    case("course-after-the-end", "Nothing happens after a win but the birds.", "GEN-07",
         Table().holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m").label("late").draws(U)
         .ends(scores=None, next_dealer=N), findings=[finding("broken_record", "GEN-07", "late")]),
    case("course-draw-with-tiles-left", "A hand does not end drawn while tiles are left.", "GEN-07",
         Table().round().ends("draw", scores=None), findings=[finding("broken_record", "GEN-07", None)]),
    case("course-win-without-a-winner", "A hand said to be won shows its win.", "GEN-07",
         Table().round().ends("win", scores=None), findings=[finding("broken_record", "GEN-07", None)]),
    case("course-no-events-and-dissolved", "A hand may be ended by the table before the first act.", "GEN-07 NT-45",
         Table().ends("dissolved", next_dealer=D)),
    case("course-hands-in-order", "Hands follow each other, from any number on.", "GEN-11", _won(),
         Table(N).round().stops(), head={"first": 5}),
    case("course-hand-missing", "A hand left out between two is a fault.", "GEN-11", _won(), Table(N).round().stops(),
         edit=spoiled.hand_left_out, log_findings=[finding("broken_record", "GEN-11", None)]),
    case("course-options-left-to-default", "Options not named come from the default preset, which is said.", "GEN-12",
         _won(), preset=None, verdict="clean",
         log_findings=[{"kind": "information", "clause": "GEN-12", "severity": "info"}]),
    case("course-unknown-announcement", "An announcement that the rule set does not know changes nothing.", "GEN-13",
         Table().label("odd").event("declare", N, key="piao", value=1).round().stops(),
         findings=[illegal("GEN-13", "odd", N)]),
    case("course-unknown-reveal", "A thing turned up that the rule set does not know changes nothing.", "GEN-13",
         Table().round().label("odd").event("reveal", None, key="horses", values=[1]).event("dissolve")
         .ends("dissolved", next_dealer=D), findings=[finding("illegal_action", "GEN-13", "odd")]),
    case("course-correction", "An operator's remark changes nothing.", "GEN-07",
         Table().round().event("correction", None, of=0, reason="misclick").stops()),
]

PARTIAL = [
    case("view-of-the-winner", "A winner's own view decides the winner's hand.", "GEN-03 NT-14",
         Table(wall=False).holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends(scores=(0, 10, -10, 0), next_dealer=N), edit=seen_by(N)),
    case("view-of-a-loser", "A hand that the record does not show is not judged.", "NT-14",
         Table(wall=False).holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends(scores=None, claims={"scores": [0, 10, -10, 0]}), edit=seen_by(D),
         findings=[finding("undecidable", "NT-14", "win", N)]),
    case("view-of-the-public", "What the public sees accuses nobody.", "NT-14",
         Table(wall=False).holds(N, P).wins(N, "4s", on=O, ping_hu=10).birds("4m")
         .ends(scores=None, claims={"scores": [0, 10, -10, 0]}), edit=seen_by(None),
         findings=[finding("undecidable", "NT-14", "win", N)]),
    case("view-of-the-public-shows-a-wrong-chow", "A chow out of place is seen by all.", "NT-05",
         Table(wall=False).gives(N, "34s").feeds(U, "2s").label("chow").chows(N, "2s", "34s", of=U).stops(),
         edit=seen_by(None), findings=[illegal("NT-05", "chow", N)], verdict="flagged"),
]

CASES = [*SET, *WALL, *COURSE, *PARTIAL]
