"""One fault in the turns is one finding: what follows a stray, a missing or a surplus act vanishes with it."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Edit, case, finding, illegal
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
KONG = "456m678s22m78p111s"
NO_DICE = {"kong_dice": 0}


def _without(*numbers: int) -> Edit:
    """Takes these events out of the log."""

    def drop(log: Json) -> None:
        events = log["hands"][0]["events"]
        log["hands"][0]["events"] = [event for number, event in enumerate(events) if number not in numbers]

    return drop


def _keeps_one() -> Table:
    """N draws and discards a tile that it was dealt."""
    return Table().gives(N, "9m").until(N).draws(N, "1p").discards(N, "9m")


STRAY = [
    case("turns-stray-draw", "A draw out of turn is one fault; who was in turn did nothing wrong.", "GEN-04",
         Table(wall=False).until(O).draws(O).label("stray").draws(U).label("next").discards(O).round().stops(),
         findings=[illegal("GEN-04", "stray", U), illegal("GEN-04", "next", O, consequent=True)]),
    case("turns-stray-discard", "A discard out of turn is one fault; who was in turn did nothing wrong.", "GEN-04",
         Table(wall=False).gives(U, "9p").until(O).draws(O).label("stray").discards(U, "9p").label("next").discards(O)
         .round().stops(),
         findings=[illegal("GEN-04", "stray", U), illegal("GEN-04", "next", O, consequent=True)]),
    case("turns-lost-twice", "Two turns lost far apart are two faults.", "GEN-04",
         Table(wall=False).until(O).label("first").turn(U).turn(D).turn(N).label("second").turn(U).turn(D).round().stops(),
         findings=[illegal("GEN-04", "first", U), illegal("GEN-04", "second", U)]),
    case("turns-draw-before-the-discard", "A draw logged before the discard that gives the turn is one fault.", "GEN-04 GEN-02",
         Table(wall=False).until(O).draws(O).label("early").draws(U).label("late").discards(O).label("own").discards(U)
         .round().stops(),
         findings=[illegal("GEN-04", "early", U), illegal("GEN-04", "late", O, consequent=True),
                   illegal("GEN-02", "own", U, consequent=True)]),
    case("turns-draw-booked-for-another", "A draw booked for the wrong seat is one fault, what its owner discards none.",
         "GEN-04 GEN-03",
         Table(wall=False).until(U).label("draw").draws(D, "9m").label("discard").discards(U, "9m").round()
         .event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("GEN-04", "draw", D), finding(None, "GEN-03", "discard", U, consequent=True)]),
]

WON = [
    case("turns-win-without-a-draw", "A self-drawn win by who is in turn but has not drawn wins no tile drawn.", "GEN-05",
         Table(wall=False).holds(N, P).starts().label("win").event("win", N, "4s", how="self_draw").birds("4m")
         .ends(scores=None), findings=[illegal("GEN-05", "win", N)]),
    case("turns-false-win-not-honoured", "A false win that the table ignores is one fault; the hand goes on.", "NT-14 GEN-07",
         Table(wall=False).until(O).draws(O, "9m").label("win").event("win", O, "9m", how="self_draw").discards(O, "9m")
         .round().stops(), findings=[illegal("NT-14", "win", O)]),
    case("turns-illegal-win-stands", "A passed win that the table honoured stands, whatever stray act follows.", "NT-55 GEN-07",
         Table(wall=False).holds(N, P).feeds(O, "4s").event("pass", N).wins(N, "4s", on=O, feed=False, ping_hu=10)
         .label("stray").draws(U).ends(scores=(0, 10, -10, 0), next_dealer=N), options={"bird_count": 0},
         findings=[illegal("NT-55", "win", N), finding("broken_record", "GEN-07", "stray", consequent=True)]),
    case("turns-illegal-win-shows-its-birds", "The birds of a passed win that stood are due, though a stray act follows.",
         "NT-55 GEN-07 NT-47",
         Table(wall=False).holds(N, P).feeds(O, "4s").event("pass", N).wins(N, "4s", on=O, feed=False, ping_hu=10).birds("3m")
         .label("stray").draws(U).ends(scores=(0, 20, -20, 0), next_dealer=N),
         findings=[illegal("NT-55", "win", N), finding("broken_record", "GEN-07", "stray", consequent=True)]),
    case("turns-short-hand-wins", "A hand that lacks a draw wins nothing, by that one fault.", "GEN-02 NT-14",
         Table(wall=False).deals(N, "123m456p789s23s55p").starts().label("discard").discards(N, "2s").until(N).draws(N, "4s")
         .label("win").event("win", N, "4s", how="self_draw").birds("4m").ends(scores=None),
         findings=[illegal("GEN-02", "discard", N), illegal("NT-14", "win", N, consequent=True)]),
    case("turns-long-hand-wins", "A hand that drew twice wins nothing, by that one fault.", "GEN-02 NT-14",
         Table(wall=False).deals(N, P).until(N).draws(N, "1p").label("again").draws(N, "9m").discards(N, "1p")
         .turn(O, "4s").label("win").event("win", N, "4s", **{"from": O}).birds("4m").ends(scores=None),
         findings=[illegal("GEN-02", "again", N), illegal("NT-14", "win", N, consequent=True)]),
    case("turns-long-hand-opens-a-kong", "A hand that drew twice waits for nothing, by that one fault.", "GEN-02 NT-56",
         Table(wall=False).deals(N, KONG).avoids("69p").until(N).draws(N, "1s").label("again").draws(N, "3m").label("kong")
         .kongs(N, "1s", "concealed", "open").draws(N, "3p", "tail").discards(N, "3p").stops(),
         findings=[illegal("GEN-02", "again", N), illegal("NT-56", "kong", N, consequent=True)], options=NO_DICE),
]

LEFT_OUT = [
    case("turns-draw-left-out", "A draw left out of the record moves no other draw from its place in the wall.", "GEN-02 GEN-08",
         _keeps_one().round().stops(), edit=_without(1), findings=[illegal("GEN-02", 1, N)]),
    case("turns-turn-left-out", "A turn left out of the record moves no other draw from its place in the wall.", "GEN-04 GEN-08",
         Table().until(O).round().stops(), edit=_without(1, 2), findings=[illegal("GEN-04", 1, O)]),
    case("turns-replacement-left-out", "A replacement left out moves no later one from its place in the wall.",
         "GEN-02 GEN-08 NT-52",
         Table().gives(N, "111s5p").gives(U, "333s").until(N).draws(N, "1s").kongs(N, "1s", "concealed", "supplement")
         .draws(N, source="tail").discards(N, "5p").until(U).draws(U, "3s").kongs(U, "3s", "concealed", "supplement")
         .draws(U, source="tail").discards(U).stops(), edit=_without(3), findings=[illegal("GEN-02", 3, N)]),
    case("turns-tile-of-a-draw-left-out", "A tile that came with the draw left out is missing by that one fault.", "GEN-02 GEN-03",
         Table(wall=False).gives(N, "1p").avoids("9m").until(N).draws(N, "9m").discards(N, "1p").until(N).draws(N)
         .discards(N, "9m").event("dissolve").ends("dissolved", scores=None), edit=_without(1),
         findings=[illegal("GEN-02", 1, N), finding(None, "GEN-03", 9, N, consequent=True)]),
]

WALLS = [
    case("turns-two-wrong-tiles", "Two draws that are not of the wall, sound ones between them, are two faults.", "GEN-08",
         Table().avoids("8m9m").until(N).label("first").draws(N, "9m", in_wall="1m").discards(N, "9m").round().until(D)
         .label("second").draws(D, "8m", in_wall="2m").discards(D, "8m").stops(),
         findings=[finding("wrong_wall", "GEN-08", "first", N), finding("wrong_wall", "GEN-08", "second", D)]),
    case("turns-two-kinds-too-many", "A fifth tile of one kind and one of another are two faults.", "GEN-01",
         Table(wall=False).gives(N, "999m").gives(O, "9m1p").gives(D, "111p").until(N).label("first")
         .draws(N, "9m", in_wall="1m").discards(N, "9m").label("second").draws(O, "1p", in_wall="2m").event("dissolve")
         .ends("dissolved", scores=None),
         findings=[finding("broken_record", "GEN-01", "first", N), finding("broken_record", "GEN-01", "second", O)]),
]

CASES = [*STRAY, *WON, *LEFT_OUT, *WALLS]
