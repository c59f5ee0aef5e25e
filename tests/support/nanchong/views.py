"""Records that do not show every tile: what cannot be seen is no accusation, what is open is judged."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Edit, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"


def _seen_by(seat: int | None) -> Edit:
    """Hides what `seat` cannot see, or the public where it is None."""

    def hide(log: Json) -> None:
        log["view"] = "public" if seat is None else "seat"
        if seat is not None:
            log["view_seat"] = seat
        for hand in log["hands"]:
            hand.pop("wall", None)
            hand["deal"] = [run if place == seat else "??" * (len(run) // 2) for place, run in enumerate(hand["deal"])]
            for event in hand["events"]:
                if event["type"] == "draw" and event["seat"] != seat:
                    event["tile"] = "??"

    return hide


def _won(*, priced: bool) -> Table:
    table = Table().holds(B, P).wins(B, "6s", on=C, di=1)
    return table.pays(C, 1).closes(B) if priced else table.ends("win", scores=None, claims={"scores": [0, 1, -1, 0]})


CASES = [
    case("view-of-the-winner", "A winner's own view decides the winner's hand.", "NC-32", _won(priced=True), edit=_seen_by(B)),
    case("view-of-a-loser", "A hand that the record does not show is not judged.", "NC-32", _won(priced=False), edit=_seen_by(A),
         findings=[finding("undecidable", "NC-32", "win", B)]),
    case("view-of-the-public", "What the public sees accuses nobody.", "NC-32", _won(priced=False), edit=_seen_by(None),
         findings=[finding("undecidable", "NC-32", "win", B)]),
    case("view-shows-a-chow", "A chow is seen by all.", "NC-15",
         Table().gives(D, "34s").feeds(C, "2s").label("chow").chows(D, "2s", "34s", of=C).discards(D).stops(), edit=_seen_by(None),
         findings=[illegal("NC-15", "chow", D, code="chow-never")], verdict="flagged"),
    case("view-shows-a-locked-pung", "A pung of who has laid down is seen by all.", "NC-20",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, CLOSED, "6s9s").discards(B).feeds(C, "2s").label("pung").pungs(B, "2s", of=C).discards(B, "1m").stops(), edit=_seen_by(C),
         findings=[finding("undecidable", "NC-19", "laid", B, code="waits-not-shown"), illegal("NC-20", "pung", B, code="locked-pung")],
         verdict="flagged"),
    case("view-of-a-report", "Whether another waits as dealt is not seen.", "NC-26",
         Table().holds(B, CLOSED).label("report").reports(B).round().stops(), edit=_seen_by(C),
         findings=[finding("undecidable", "NC-26", "report", B)]),
    case("view-of-a-partly-shown-lay-down", "Whether what stays unshown is sets is not seen.", "NC-19",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").discards(B).round().stops(), edit=_seen_by(C),
         findings=[finding("undecidable", "NC-19", "laid", B, code="waits-not-shown")]),
    case("view-of-a-whole-lay-down", "What is drawn after a 摆 is not seen, though the hand lay open.", "NC-19 NC-21",
         Table().holds(B, P).ready().until(B).draws(B).label("laid").lays_down(B, "123456m78s99s", "6s9s").discards(B).wins(B, "6s", on=C, di=1, bai_pai=2).ends("win", scores=None, claims={"scores": [0, 3, -3, 0]}),
         edit=_seen_by(C),
         findings=[finding("undecidable", "NC-19", "laid", B, code="waits-not-shown"), finding("undecidable", "NC-32", "win", B)]),
    case("view-of-a-drawn-hand", "Who waits is not seen, so nobody is settled.", "NC-30",
         Table().holds(B, P).to_the_end_of_the_wall().ends("draw", scores=None, claims={"scores": [-1, 3, -1, -1]}), edit=_seen_by(A),
         findings=[finding("undecidable", "NC-30", None)]),
    case("view-shows-a-late-piao", "What is announced is seen by all.", "NC-13",
         Table().starts().label("late").chooses(B, 2).round().stops(), edit=_seen_by(None),
         findings=[illegal("NC-13", "late", B, code="piao-in-play")], verdict="flagged"),
]
