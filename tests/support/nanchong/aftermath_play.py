"""What follows from what, in play: a fault and what comes of it are one fault."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Json, Table, case

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"
TRIPLET = "1369m258p79s222s5p"
THREE = "123456m789p4445s"
MIDDLE = "12346m789p88p [111s]"


def _follows(due: Json) -> Json:
    return due | {"consequent": True}


WAITS = [
    case("follows-the-live-tile-is-no-dead-one", "The tile that wins lies open only by winning.", "NC-35 NC-30",
         Table().holds(B, MIDDLE).ready().feeds(C, "5m").feeds(C, "5m").feeds(C, "5m").until(B).turn(B)
         .wins(B, "5m", on=C, di=1, ka_xin_wu=1).pays(C, 2).closes(B), options={"dead_wait": "visible", "ka_xin_wu_only_wait": True}),
    case("follows-partial-without-waits", "A partial 摆 that names no waits has those of the shown part.", "NC-19 NC-25",
         Table().holds(B, THREE).until(B).draws(B).label("laid").lays_down(B, "5s", None).discards(B)
         .self_draws(B, "5s", di=1, men_qing=1, du_zhang_bai=5).all_pay(7).closes(B), options={"bai_partial": True},
         findings=[illegal("NC-19", "laid", B, code="lay-down-waits-differ")]),
    case("follows-second-lay-down-of-other-waits", "A second 摆 is a second one, whatever it says.", "NC-20",
         Table().holds(B, CLOSED).lays(B, "78s", "6s9s").until(B).draws(B).label("again").lays_down(B, "78s", "6s").discards(B).stops(),
         findings=[illegal("NC-20", "again", B, code="lay-down-twice")]),
    case("follows-a-lay-down-out-of-turn", "Laid down in turn after all, it is a second time only by the first.", "NC-19 NC-20",
         Table().holds(B, CLOSED).until(C).draws(C).label("laid").lays_down(B, "78s", "6s9s").discards(C).until(B).draws(B).label("again")
         .lays_down(B, "78s", "6s9s").discards(B).stops(),
         findings=[illegal("NC-19", "laid", B, code="lay-down-out-of-turn"), _follows(illegal("NC-20", "again", B, code="lay-down-twice"))]),
    case("follows-a-lay-down-that-was-none", "Who is bound by a 摆 at fault alone misses its duty only by that.", "NC-19 NC-20",
         Table().holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "123m", "6s9s").discards(B).until(C).draws(C, "6s").label("fed")
         .discards(C, "6s").turn(D).stops(), options={"bai_must_win": True},
         findings=[illegal("NC-19", "laid", B, code="lay-down-rest-wrong"),
                   _follows(finding("missed_duty", "NC-20", "fed", B, code="must-win-missed"))]),
    case("follows-a-report-too-early", "Who reports without waiting and lays down rightly later breaks no other lock.", "NC-26 NC-19",
         Table().deals(B, "123456m789p78s2s1p").label("report").reports(B).until(B).draws(B, "2s").lays_down(B, "78s", "6s9s").label("free")
         .discards(B, "1p").stops(),
         findings=[illegal("NC-26", "report", B, code="ready-not-ready"), _follows(illegal("NC-26", "free", B, code="locked-discard"))]),
]

TURNS = [
    case("follows-an-act-that-cannot-be", "An act with tiles that are not held takes no win from anybody.", "GEN-03 NC-29",
         Table().holds(B, P).deals(D, "1368m258p1479s36p").until_left(10, C, "9p").draws(C, "6s").discards(C, "6s").label("never")
         .kongs(D, "6s", "exposed", of=C).event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-03", "never", D, code="not-held")]),
    case("follows-a-false-win", "Play that goes on after a false win goes on by the rules.", "NC-32 NC-19",
         Table().holds(B, CLOSED).deals(D, "1368m258p1479s36p").feeds(C, "3s").label("false").event("win", D, "3s", **{"from": C, "how": "discard"})
         .turn(D).turn(A).draws(B).lays_down(B, "78s", "6s9s").discards(B).stops(),
         findings=[illegal("NC-32", "false", D, code="no-winning-shape")]),
    case("follows-a-kong-without-a-tile", "The tile drawn for a kong that could not be made comes of that kong.", "NC-15 GEN-08",
         Table(wall=False).deals(B, TRIPLET).until_left(1, B, "9p").draws(B, "2s").label("kong").kongs(B, "2s", "concealed").label("draw")
         .draws(B, "??", "tail").event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("NC-15", "kong", B, code="no-tile-for-kong"), _follows(finding("wrong_wall", "GEN-08", "draw", B))]),
    case("follows-an-end-after-a-kong-without-a-tile", "So does an end in the middle of that turn.", "NC-15 GEN-07",
         Table().deals(B, TRIPLET).until_left(1, B, "9p").draws(B, "2s").label("kong").kongs(B, "2s", "concealed").unscored(outcome="draw"),
         findings=[illegal("NC-15", "kong", B, code="no-tile-for-kong"), _follows(finding("broken_record", "GEN-07", None, code="end-not-shown"))]),
    *(
        case(f"follows-a-draw-out-of-turn-by-{name}", "Who draws out of turn takes a win from others: one fault.", "GEN-04 NC-29",
             Table(wall=False).holds(B, P).until_left(11, thrower, "1p").draws(thrower, "6s").label("fed").discards(thrower, "6s").label("early").draws(taker)
             .event("dissolve").unscored(outcome="dissolved"),
             findings=[illegal("GEN-04", "early", taker), _follows(finding("missed_duty", "NC-29", "fed", B, code="forced-win-missed"))])
        for name, thrower, taker in (("a-later-seat", D, C), ("an-earlier-seat", C, A))
    ),
    case("follows-a-claim-of-the-last-discard", "A pung asked for of the last discard is not passed over by the end.", "GEN-06 NC-41",
         Table().gives(B, "77p").until_left(1, C).draws(C, "7p").discards(C, "7p").event("claim", B, want="pung").unscored(outcome="draw"),
         findings=[finding("illegal_action", "GEN-06", None, code="claim-passed-over")]),
    case("follows-a-claim-that-is-not-to-be", "Where the last discard may only be won, that claim has no force.", "GEN-06 NC-41",
         Table().gives(B, "77p").until_left(1, C).draws(C, "7p").discards(C, "7p").event("claim", B, want="pung").closes(A),
         options={"claim_last_discard": "win_only"}),
    case("follows-a-record-cut-off", "A record that breaks off after a 摆 breaks off, no more.", "GEN-07 NC-19",
         Table().holds(B, CLOSED).until(B).draws(B).lays_down(B, "78s", "6s9s").unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
]


def _lost_discard() -> Table:
    """B lays down; the record has no discard of it, and C goes on."""
    return (
        Table(wall=False).holds(B, CLOSED).until(B).draws(B).label("laid").lays_down(B, "78s", "6s9s").label("next").draws(C).discards(C)
        .event("dissolve").unscored(outcome="dissolved")
    )


def _shown_wrongly(waits: str) -> Table:
    """C lays 666s open out of turn, the fourth lies in A's river; B lays down for these waits."""
    return (
        Table().holds(B, CLOSED).holds(C, "666s234p456p44m79m").ready().feeds(A, "6s").until(D).draws(D).label("open").lays_down(C, "666s79m", "8m")
        .discards(D).until(B).draws(B).label("laid").lays_down(B, "78s", waits).discards(B).stops()
    )


SIGHT = [
    case(f"follows-what-lies-open-wrongly-{name}", says, "NC-19 NC-30", _shown_wrongly(waits), options={"dead_wait": "visible"},
         findings=[illegal("NC-19", "open", C, code="lay-down-out-of-turn"), *found])
    for name, waits, found, says in (
        ("and-is-not-counted", "6s9s", [illegal("NC-19", "laid", B, code="lay-down-waits-differ", consequent=True)],
         "A wait that is dead only by what another shows who may not is declared wrongly by that alone."),
        ("and-is-counted", "9s", [], "What lies open wrongly lies open."),
        ("beside-a-wrong-wait", "3s6s9s", [illegal("NC-19", "laid", B, code="lay-down-waits-differ")],
         "A declaration that would be wrong all the same is a fault of its own."),
    )
]

LOST: list[Case] = [
    case("follows-a-discard-lost", "A discard that the record lost after a 摆 is one fault.", "NC-19 GEN-04", _lost_discard(),
         findings=[illegal("NC-19", "laid", B, code="lay-down-alone"), _follows(illegal("GEN-04", "next", C))]),
    case("follows-a-draw-lost", "A draw that the record lost before a 摆 is one fault.", "GEN-04 NC-19",
         Table(wall=False).deals(B, "123456m789p78s2s1p").until(B).label("laid").lays_down(B, "78s", "6s9s").label("discard").discards(B, "1p")
         .event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-04", "laid", B, code="draw-missing"), _follows(illegal("GEN-04", "discard", B))]),
]

CASES = [*WAITS, *TURNS, *SIGHT, *LOST]
