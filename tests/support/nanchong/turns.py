"""Turns and claims: NC-14 to NC-16, GEN-03 to GEN-06."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nanchong_tables import A, B, C, D, Table, case

P = "123456m78s99s [222p]"
Q = "123789m78s55p [333p]"
#: A hand that holds none of 2s, 5s and 9m.
PLAIN = "1368m258p1479s36p"


def _wanted() -> Table:
    """C discards 2s, of which B holds two."""
    return Table().gives(B, "22s").feeds(C, "2s")


def _broken(table: Table) -> Table:
    return table.event("dissolve").unscored(outcome="dissolved")


TAKING = [
    case("take-pung", "Any seat may pung a discard.", "NC-14 NC-15 NC-16 GEN-04 GEN-05", _wanted().pungs(B, "2s", of=C).discards(B).stops()),
    case("take-pung-of-the-next-seat", "The next seat may pung instead of drawing.", "NC-14",
         Table().gives(D, "22s").feeds(C, "2s").pungs(D, "2s", of=C).discards(D).stops()),
    case("take-pung-of-the-first-discard", "The dealer's first discard may be taken too.", "NC-14",
         Table().gives(A, "2s").gives(C, "22s").discards(A, "2s").pungs(C, "2s", of=A).discards(C).stops()),
    case("take-kong", "A kong of a discard needs three, and a tile is drawn for it.", "NC-15 NC-42",
         Table().gives(B, "222s").feeds(C, "2s").kongs(B, "2s", "exposed", of=C).draws(B, source="tail").discards(B).stops()),
    case("take-nothing", "Nobody need take a discard.", "NC-14", _wanted().turn(D).stops()),
    case("take-chow", "There is no chow.", "NC-15",
         Table().gives(D, "34s").feeds(C, "2s").label("chow").chows(D, "2s", "34s", of=C).discards(D).stops(),
         findings=[illegal("NC-15", "chow", D, code="chow-never")]),
    case("take-chow-of-another-than-the-next", "Whoever chows, it is a chow.", "NC-15",
         Table().gives(A, "34s").feeds(C, "2s").label("chow").chows(A, "2s", "34s", of=C).discards(A).stops(),
         findings=[illegal("NC-15", "chow", A, code="chow-never")]),
    case("take-pung-not-held", "A pung needs two such tiles.", "GEN-03 NC-15",
         _broken(Table().deals(B, PLAIN).feeds(C, "2s").label("pung").pungs(B, "2s", of=C)),
         findings=[finding("broken_record", "GEN-03", "pung", B, code="not-held")]),
    case("take-kong-not-held", "A kong of a discard needs three such tiles.", "GEN-03 NC-15",
         _broken(Table().deals(B, "1368m258p1479s22s").feeds(C, "2s").label("kong").kongs(B, "2s", "exposed", of=C)),
         findings=[finding("broken_record", "GEN-03", "kong", B, code="not-held")]),
    case("take-an-earlier-discard", "Only the latest discard can be taken.", "GEN-05",
         _wanted().turn(D, "9m").label("pung").pungs(B, "2s", of=C).stops(),
         findings=[finding("broken_record", "GEN-05", "pung", B, code="not-the-live-tile")]),
    case("take-from-the-wrong-seat", "A claim names the seat that discarded.", "GEN-05",
         _wanted().label("pung").pungs(B, "2s", of=D).stops(),
         findings=[finding("broken_record", "GEN-05", "pung", B, code="not-the-live-tile")]),
    case("take-twice", "A tile taken cannot be taken again.", "GEN-05",
         Table().gives(B, "22s").holds(D, "13s123456m99p [777p]").feeds(C, "7p").pungs(D, "7p", of=C).discards(D)
         .unplanned().feeds(C, "2s").pungs(B, "2s", of=C).label("second").wins(D, "2s", on=C, feed=False)
         .unscored(outcome="win"), findings=[finding("broken_record", "GEN-05", "second", D, code="not-the-live-tile")]),
    case("take-ones-own-discard", "A seat does not win what it threw itself.", "GEN-05",
         Table().holds(B, P).ready().until(B).turn(B, "6s").wins(B, "6s", on=B, feed=False).unscored(outcome="win"),
         findings=[finding("broken_record", "GEN-05", "win", B, code="not-the-live-tile")]),
]

TURNS = [
    case("turn-skipped", "The next seat draws, not the one after it.", "GEN-04 NC-14",
         Table(wall=False).starts().label("draw").draws(C).discards(C).stops(), findings=[illegal("GEN-04", "draw", C)]),
    case("turn-draw-after-a-pung", "After a pung nothing is drawn.", "GEN-04",
         Table(wall=False).gives(B, "22s").feeds(C, "2s").pungs(B, "2s", of=C).label("draw").draws(B).stops(),
         findings=[illegal("GEN-04", "draw", B)]),
    case("turn-two-draws", "A seat draws once a turn.", "GEN-04",
         Table(wall=False).until(B).draws(B).label("draw").draws(B).stops(), findings=[illegal("GEN-04", "draw", B)]),
    case("turn-no-draw", "A seat draws before it discards.", "GEN-04",
         Table(wall=False).gives(B, "9m").starts().label("discard").discards(B, "9m").stops(),
         findings=[illegal("GEN-04", "discard", B)]),
    case("turn-discard-out-of-turn", "Only the seat in turn discards.", "GEN-04",
         Table(wall=False).gives(C, "9m").starts().label("discard").discards(C, "9m").stops(),
         findings=[illegal("GEN-04", "discard", C)]),
    case("turn-after-a-pung", "After a pung play goes on from the seat that took the tile.", "GEN-04 NC-14",
         Table(wall=False).gives(A, "22s").feeds(C, "2s").pungs(A, "2s", of=C).discards(A).label("draw").draws(D).stops(),
         findings=[illegal("GEN-04", "draw", D)]),
    case("turn-discard-not-held", "A tile that is not in the hand cannot be discarded.", "GEN-03",
         _broken(Table().deals(B, PLAIN).until(B).draws(B, "9p").label("discard").discards(B, "5s")),
         findings=[finding("broken_record", "GEN-03", "discard", B, code="not-held")]),
    case("turn-said-to-be-drawn", "A discard marked as drawn that is another tile is a warning.", "GEN-03",
         Table().gives(B, "5s").until(B).draws(B, "9m").label("discard").event("discard", B, "5s", drawn=True).stops(),
         findings=[{"clause": "GEN-03", "event": "discard", "severity": "warning", "consequent": False}], verdict="clean"),
]

PRIORITY = [
    case("claim-win-before-pung", "A win asked for goes before a pung.", "GEN-06 NC-14",
         Table().holds(D, Q).gives(B, "66s").ready().feeds(C, "6s").event("claim", D, want="win").label("pung")
         .pungs(B, "6s", of=C).discards(B).stops(), findings=[illegal("GEN-06", "pung", B, code="claim-passed-over")]),
    case("claim-win-before-kong", "A win asked for goes before a kong.", "GEN-06",
         Table().holds(D, "123789m13s55p [333p]").gives(B, "222s").ready().feeds(C, "2s").event("claim", D, want="win")
         .label("kong").kongs(B, "2s", "exposed", of=C).draws(B, source="tail").discards(B).stops(),
         findings=[illegal("GEN-06", "kong", B, code="claim-passed-over")]),
    case("claim-pung-not-heard", "A draw ignores a pung asked for.", "GEN-06 NC-14",
         _wanted().event("claim", B, want="pung").label("draw").turn(D).stops(),
         findings=[illegal("GEN-06", "draw", D, code="claim-passed-over")]),
    case("claim-win-beside-pung", "Who asks for a pung gives way to a win.", "GEN-06 NC-14",
         Table().holds(D, Q).gives(B, "66s").ready().feeds(C, "6s").event("claim", B, want="pung").event("claim", D, want="win")
         .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D)),
    case("claim-that-could-not-be-made", "A claim that the seat could not make has no force.", "GEN-06",
         Table().deals(A, PLAIN + "9m").discards(A, "9m").gives(B, "22s").feeds(C, "2s").event("claim", A, want="kong").turn(D).stops()),
    case("claim-of-a-chow", "A claim of what there is not has no force.", "GEN-06 NC-15",
         Table().gives(D, "34s").feeds(C, "2s").event("claim", D, want="chow").turn(D).stops()),
    case("claim-without-records", "Without claims shown a pung before a win is nobody's fault.", "GEN-06",
         Table().holds(D, Q).gives(B, "66s").ready().feeds(C, "6s").pungs(B, "6s", of=C).discards(B).stops()),
    case("claim-pung-passed-and-made", "Who declined a pung does not make it.", "GEN-06",
         _wanted().event("pass", B, on=["pung"]).label("pung").pungs(B, "2s", of=C).discards(B).stops(),
         findings=[illegal("GEN-06", "pung", B, code="passed-then-claimed")]),
    case("claim-win-after-the-pung-of-its-tile", "A win logged after the pung of its tile comes too late.", "GEN-05",
         Table().holds(D, Q).gives(B, "66s").ready().feeds(C, "6s").pungs(B, "6s", of=C)
         .wins(D, "6s", on=C, feed=False).unscored(outcome="win"),
         findings=[finding("broken_record", "GEN-05", "win", D, code="not-the-live-tile")]),
    case("claim-has-not-declined", "Who asked for a win and did not get it has not let it go.", "GEN-06 NC-27",
         Table().holds(D, Q).gives(B, "66s").ready().feeds(C, "6s").event("claim", D, want="win").label("pung")
         .pungs(B, "6s", of=C).discards(B).turn(C, "9s").wins(D, "9s", on=C, feed=False, di=1).pays(C, 1).closes(D),
         findings=[illegal("GEN-06", "pung", B, code="claim-passed-over")]),
    case("claim-withdrawn", "Who asked for a win and passes it then has let it go.", "NC-27",
         Table().holds(D, Q).ready().feeds(B, "6s").event("claim", D, want="win").event("pass", D, on=["win"]).turn(C, "6s")
         .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D),
         findings=[illegal("NC-27", "win", D, code="passed-win")]),
]

SEVERAL = [
    case("several-all", "All who wait for the tile may win it.", "NC-31",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
         .pays(C, 1, to=B, clause="NC-31").pays(C, 1, to=D, clause="NC-31").closes(C), options={"multi_win": "all"}),
    case("several-three", "Three may win one tile.", "NC-31 NC-07",
         Table().holds(A, "345m345p78s11m [777p]").holds(B, P).holds(D, Q).wins(D, "6s", on=C, di=1)
         .wins_too(A, "6s", on=C, di=1).wins_too(B, "6s", on=C, di=1).pays(C, 1, to=D, clause="NC-31")
         .pays(C, 1, to=A, clause="NC-31").pays(C, 1, to=B, clause="NC-31").closes(C, (1, 1, -3, 1))),
    case("several-one-may-pass", "Who waits for the tile need not win beside another.", "NC-31 NC-06",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B)),
    case("several-nearest-alone", "Where only the nearest wins, the other's claim gives way.", "NC-31",
         Table().holds(B, P).holds(D, Q).ready().feeds(C, "6s").event("claim", B, want="win").event("claim", D, want="win")
         .wins(D, "6s", on=C, feed=False, di=1).pays(C, 1).closes(D), options={"multi_win": "nearest"}),
    case("several-nearest-second", "Where only the nearest wins, a second winner is one too many.", "NC-31",
         Table().holds(B, P).holds(D, Q).wins(D, "6s", on=C, di=1).label("second").wins_too(B, "6s", on=C, di=1)
         .pays(C, 1, to=D, clause="NC-31").pays(C, 1, to=B, clause="NC-31").closes(C),
         findings=[illegal("NC-31", "second", B, code="nearer-winner")], options={"multi_win": "nearest"}),
    case("several-nearest-second-in-the-log", "Whoever is logged first, the farther one is.", "NC-31",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
         .pays(C, 1, to=B, clause="NC-31").pays(C, 1, to=D, clause="NC-31").closes(C),
         findings=[illegal("NC-31", "win-1", B)], options={"multi_win": "nearest"}),
    case("several-farther-beside-a-claim", "Where only the nearest wins, his claim goes before a farther win.", "GEN-06 NC-31",
         Table().holds(B, P).holds(D, Q).ready().feeds(C, "6s").event("claim", D, want="win")
         .wins(B, "6s", on=C, feed=False, di=1).pays(C, 1).closes(B),
         findings=[illegal("GEN-06", "win", B)], options={"multi_win": "nearest"}),
    case("several-farther-without-claims", "Without claims shown the farther seat may have been the only one to want it.", "NC-31",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).pays(C, 1).closes(B), options={"multi_win": "nearest"}),
    case("several-one-tile-only", "All winners win the same tile.", "GEN-05 NC-31",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).label("other").wins_too(D, "9s", on=C).unscored(outcome="win"),
         findings=[finding("broken_record", "GEN-05", "other", D, code="not-the-live-tile")]),
    case("several-paid-once", "The platform pays one of two winners only.", "NC-31",
         Table().holds(B, P).holds(D, Q).wins(B, "6s", on=C, di=1).wins_too(D, "6s", on=C, di=1)
         .pays(C, 1, to=B, clause="NC-31").pays(C, 1, to=D, clause="NC-31").closes(C, claims={"scores": None, "transfers": [
             {"from": C, "to": B, "points": 1, "cause": "win"}]}),
         findings=[finding("wrong_transfer", "NC-31", "win-3", C, code="payment-missing")]),
]

CASES = [*TAKING, *TURNS, *PRIORITY, *SEVERAL]
