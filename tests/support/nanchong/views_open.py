"""Records with gaps in what lies open: a tile not shown may be any, and accuses nobody."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from collections.abc import Sequence

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

CLOSED = "123456m789p78s22s"
DEALT = "123456m789p78s22s1p"


def _unseen(name: str, says: str, clauses: str, table: Table, labels: Sequence[str], findings: list[Json],
            options: Json | None = None) -> Case:
    """A record for the public in which the tiles of these events are not shown."""

    def hide(log: Json) -> None:
        log["view"] = "public"
        for label in labels:
            log["hands"][0]["events"][table.labels[label]]["tile"] = "??"

    return case(name, says, clauses, table, options=options, findings=findings, edit=hide)


def _hidden_run(name: str, says: str, clauses: str, table: Table, shown: Json, findings: Sequence[Json] = ()) -> Case:
    """A record in which a run of tiles that was said or turned up is shown in part, or not at all; nobody is accused."""

    def hide(log: Json) -> None:
        log["view"] = "public"
        event = log["hands"][0]["events"][table.labels["said"]]
        for key, run in shown.items():
            event.pop(key)
            event |= {} if run is None else {key: run}

    table.expected.pop("wins", None)
    return case(name, says, clauses, table, findings=[*findings], edit=hide)


def _unsure(clause: str, event: str, seat: int) -> Json:
    return finding("undecidable", clause, event, seat, code="waits-not-shown")


def _pungs_of_six(hidden: str) -> Table:
    """Three 6s lie in D's pung, the fourth in C's river; B lays down for what is left."""
    return (
        Table(wall=False).holds(B, "123p456p78s99s777m").gives(D, "66s").feeds(A, "6s").pungs(D, "6s", of=A).discards(D)
        .until(C).label("drawn").draws(C, "6s").label("thrown").discards(C, "6s").until(B).draws(B).label("laid").lays_down(B, "78s", hidden)
        .discards(B).round().stops()
    )


CASES = [
    _unseen("unseen-discard-with-a-lay-down", "Whether the discard with a 摆 leaves its waits is not seen.", "NC-19",
            Table(wall=False).holds(B, CLOSED).until(B).draws(B, "1p").label("laid").lays_down(B, "78s", "6s9s").label("thrown").discards(B, "1p").stops(),
            ["thrown"], [_unsure("NC-19", "laid", B)]),
    _unseen("unseen-discard-with-a-report", "Nor whether it leaves the dealer waiting.", "NC-26",
            Table(wall=False).deals(A, DEALT).label("report").reports(A).label("thrown").discards(A, "1p").stops(), ["thrown"],
            [_unsure("NC-26", "report", A)], {"bao_jiao_who": "all"}),
    case("open-tiles-all-four", "Where what lies open counts, four open tiles make a wait dead.", "NC-19 NC-30", _pungs_of_six("9s"),
         options={"dead_wait": "visible"}),
    _unseen("unseen-open-tile-that-may-be-the-fourth", "Whether a tile not shown was the fourth is not seen.", "NC-19 NC-30", _pungs_of_six("9s"),
            ["drawn", "thrown"], [finding("undecidable", "NC-19", "laid", B, code="table-not-shown")], {"dead_wait": "visible"}),
    _unseen("unseen-open-tile-that-may-not-be", "Nor whether it was not.", "NC-19 NC-30", _pungs_of_six("6s9s"), ["drawn", "thrown"],
            [], {"dead_wait": "visible"}),
    _unseen("unseen-locked-discard", "A discard not shown may be the tile drawn.", "NC-20",
            Table(wall=False).holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).draws(B, "1p").label("thrown").discards(B, "4m").stops(), ["thrown"], []),
    _unseen("unseen-draw-of-a-locked-seat", "So may one whose draw is not shown.", "NC-20",
            Table(wall=False).holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).label("drawn").draws(B, "1p").discards(B, "1p").stops(), ["drawn"], []),
    _unseen("unseen-draw-of-another-suits-tile", "A locked seat that throws what it held all along threw no unseen tile.", "NC-20",
            Table(wall=False).holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).draws(B, "1p").label("wrong").discards(B, "4m").until(C).label("other")
            .draws(C).discards(C).stops(), ["other"], [illegal("NC-20", "wrong", B, code="locked-discard")]),
    _hidden_run("unseen-tiles-of-a-kong-shown", "A kong turned up of which some tiles are not shown is that kong.", "NC-17",
                Table().deals(B, "1369m258p79s222s5p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, source="tail").label("said")
                .shows_kong(B, "2s").discards(B).round().stops(), {"tiles": "????2s2s"}),
    _hidden_run("unseen-kong-shown", "One turned up without its tiles is too.", "NC-17",
                Table().deals(B, "1369m258p79s222s5p").until(B).draws(B, "2s").kongs(B, "2s", "concealed").draws(B, source="tail").label("said")
                .shows_kong(B, "2s").discards(B).round().stops(), {"tiles": None}),
    _hidden_run("unseen-waits-of-a-lay-down", "A wait declared that is not shown may be the one that wins.", "NC-19",
                Table().holds(B, CLOSED).until(B).draws(B).label("said").lays_down(B, "78s", "6s9s").discards(B)
                .wins(B, "9s", on=C, di=1, men_qing=1, bai_pai=2).pays(C, 4).closes(B), {"waits": "6s??"},
                [_unsure("NC-19", "said", B), _unsure("NC-19", "win", B)]),
    _hidden_run("unseen-all-waits-of-a-lay-down", "Where none is shown, the hand, if it is, tells what it waits for.", "NC-19",
                Table().holds(B, CLOSED).until(B).draws(B).label("said").lays_down(B, "78s", "6s9s").discards(B)
                .wins(B, "9s", on=C, di=1, men_qing=1, bai_pai=2).pays(C, 4).closes(B), {"waits": "????"}, [_unsure("NC-19", "said", B)]),
]
