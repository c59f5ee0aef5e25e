"""Records that do not show everything: what they leave open is said to be open, nothing else."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Callable

from tests.support.cases import finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"


def seen_by(seat: int | None) -> Callable[[Json], None]:
    """The record as this seat, or nobody in particular, saw it: no wall, no other hands and draws."""

    def edit(log: Json) -> None:
        log |= {"view": "public"} if seat is None else {"view": "seat", "view_seat": seat}
        for hand in log["hands"]:
            hand.pop("wall")
            hand["deal"] = [run if at == seat else "??" * (len(run) // 2) for at, run in enumerate(hand["deal"])]
            for event in hand["events"]:
                if event["type"] == "draw" and event["seat"] != seat:
                    event["tile"] = "??"

    return edit


def _won() -> Table:
    return Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1)


UNSEEN = finding("undecidable", "JX-52", "win", R)

SEATS = [
    case("view-of-the-winner", "The winner's own record shows its hand.", "JX-52", _won().paid(O=1).closes(R), edit=seen_by(R)),
    case("view-of-a-loser", "Another's does not: whether it wins is open.", "JX-52", _won().unscored(), edit=seen_by(L), findings=[UNSEEN]),
    case("view-of-the-public", "Nor does the public's.", "JX-52", _won().unscored(), edit=seen_by(None), findings=[UNSEEN]),
    case("view-of-kongs", "What lies open is paid in any record.", "JX-18 JX-22 JX-68",
         Table().gives(O, "222p").gives(L, "333s").exposes(O, "2p", R).discards(O).conceals(L, "3s").discards(L).kong_paid("2p", D=2, R=2, L=1)
         .kong_paid("3s", D=4, R=2, O=2).stops(), edit=seen_by(None)),
    case("view-of-a-burn", "So is the first discard followed.", "JX-12 JX-13",
         Table().follows("N").to_the_end_of_the_wall().front_burn_paid().back_burn_paid().closes(R), edit=seen_by(D)),
    case("view-of-a-chow", "What is never allowed is told in any record.", "JX-15",
         Table().gives(R, "45m").discards(D, "6m").label("chow").chows(R, "6m", "45m", of=D).discards(R).event("dissolve").unscored(outcome="dissolved"),
         edit=seen_by(None), findings=[finding("illegal_action", "JX-15", "chow", R, code="chow-never")]),
    case("view-of-dice", "So is a wall broken at the wrong place.", "JX-09", Table().dice(3, 4, L, 4).round().stops(), edit=seen_by(None),
         findings=[finding("wrong_wall", "JX-09", None, code="broken-wall-differs")]),
    case("view-of-horses", "Horses turned up are seen by all.", "JX-44",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).turns_up("2m6p9sE").paid(O=1).horses_pay("winner", "O>R 2").closes(R), preset="winner-horses", edit=seen_by(R)),
]


def _unseen_discard(log: Json) -> None:
    """One of the first four discards is not shown, nor are the wall and who held what."""
    seen_by(None)(log)
    [followed] = [event for event in log["hands"][0]["events"] if event["type"] == "discard" and event["seat"] == O][:1]
    followed["tile"] = "??"


def _added() -> Table:
    """O adds the fourth tile of a pung; what it has drawn is not shown."""
    return Table().gives(O, "222p").punged(O, "2p", R).until(O).draws(O).kongs(O, "2p", "added").replaces(O).discards(O)


OPEN = [
    case("unseen-discard-of-a-burn", "Whether all four followed is open where one discard is not shown.", "JX-12",
         Table().follows("N").to_the_end_of_the_wall().unscored(outcome="draw"), edit=_unseen_discard,
         findings=[finding("undecidable", "JX-12", "followed", L, code="burn-not-shown")]),
    case("unseen-discard-of-no-burn", "Not where another shown differs.", "JX-12 JX-13",
         Table().avoids("N9p").discards(D, "N").turn(R, "9p").turn(O, "N").to_the_end_of_the_wall().back_burn_paid().closes(R), edit=_unseen_discard),
    case("unseen-draw-before-a-late-kong", "Whether an added tile is late is open where the draw is not shown.", "JX-19",
         _added().event("dissolve").unscored(outcome="dissolved"), edit=seen_by(R), options={"late_added_kong": "forbidden"},
         findings=[finding("undecidable", "JX-19", "kong", O, code="late-not-shown")]),
    case("unseen-draw-before-an-unpaid-kong", "So is what it costs where late ones are not paid.", "JX-19",
         _added().event("dissolve").unscored(outcome="dissolved"), edit=seen_by(R), options={"late_added_kong": "unscored"},
         findings=[finding("undecidable", "JX-19", "kong", O, code="late-not-shown")]),
    case("unseen-draw-where-late-ones-count", "Where late ones are paid it is all the same.", "JX-19 JX-20",
         _added().kong_paid("2p", D=2, R=2, L=1).stops(), edit=seen_by(R), options={"late_added_kong": "scored"}),
]

CASES = [*SEATS, *OPEN]
