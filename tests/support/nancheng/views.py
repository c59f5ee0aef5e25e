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

CASES = [*SEATS]
