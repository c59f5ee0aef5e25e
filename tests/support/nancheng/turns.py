"""Turns and claims: JX-05, JX-15, JX-16, JX-25, JX-76, JX-78, JX-79, GEN-03 to GEN-06."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"




TURNS = [
    case("turn-order", "Play goes round from the dealer to the right.", "JX-79", Table().round().stops()),
    case("turn-skipped", "Nobody draws before its turn.", "GEN-04 JX-79",
         Table(wall=False).starts().label("early").draws(O).discards(O).stops(), findings=[illegal("GEN-04", "early", O)]),
    case("turn-no-draw", "A seat draws before it discards.", "GEN-04",
         Table(wall=False).gives(R, "9m").starts().label("early").discards(R, "9m").stops(), findings=[illegal("GEN-04", "early", R)]),
    case("turn-two-draws", "A seat draws one tile.", "GEN-04",
         Table(wall=False).until(R).draws(R).label("again").draws(R).discards(R).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-04", "again", R)]),
    case("turn-discard-not-held", "A tile that is not held cannot be discarded.", "GEN-03",
         Table(wall=False).avoids("9m").until(R).draws(R).label("odd").discards(R, "9m").event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-03", "odd", R)]),
    case("turn-after-a-claim", "After a claim the one who claimed goes on.", "JX-79",
         Table().gives(L, "CC").feeds(R, "C").pungs(L, "C", of=R).discards(L).turn(D).turn(R).stops()),
    case("turn-back-after-a-claim", "Not the one who was next before.", "GEN-04 JX-79",
         Table(wall=False).gives(L, "CC").feeds(R, "C").pungs(L, "C", of=R).discards(L).label("early").draws(O).discards(O).stops(),
         findings=[illegal("GEN-04", "early", O)]),
    case("turn-drawn-from-the-tail", "An ordinary draw does not come from the tail.", "JX-23",
         Table(wall=False).until(R).label("draw").draws(R, source="tail").discards(R).stops(),
         findings=[illegal("JX-23", "draw", R, code="tail-without-kong")]),
    case("turn-said-to-be-drawn", "Whether a discard is the tile drawn is a hint; a wrong one is told.", "GEN-03",
         Table().gives(R, "9m").until(R).draws(R, "1p").label("hint").event("discard", R, "9m", drawn=True).stops(),
         findings=[finding(None, "GEN-03", "hint", R, severity="warning")], verdict="clean"),
]

TAKEN = [
    case("take-chow", "There is no chow.", "JX-15",
         Table().gives(R, "45m").discards(D, "6m").label("chow").chows(R, "6m", "45m", of=D).discards(R).event("dissolve")
         .unscored(outcome="dissolved"), findings=[illegal("JX-15", "chow", R, code="chow-never")]),
    case("take-chow-of-winds", "Nor of winds.", "JX-15",
         Table().gives(R, "ES").discards(D, "W").label("chow").chows(R, "W", "ES", of=D).discards(R).event("dissolve")
         .unscored(outcome="dissolved"), findings=[illegal("JX-15", "chow", R, code="chow-never")]),
    case("take-pung", "Two alike take a discard of that kind.", "JX-16 JX-05 GEN-05",
         Table().gives(O, "CC").feeds(R, "C").pungs(O, "C", of=R).discards(O).round().stops()),
    case("take-pung-not-held", "With one alike it is not taken.", "GEN-03 JX-16",
         Table(wall=False).avoids("C").gives(O, "C").feeds(R, "C").label("pung").pungs(O, "C", of=R).event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-03", "pung", O, code="not-held")]),
    case("take-from-the-wrong-seat", "A claim names who discarded.", "GEN-05",
         Table(wall=False).gives(O, "CC").feeds(R, "C").label("pung").pungs(O, "C", of=L).discards(O).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-05", "pung", O)]),
    case("take-an-earlier-discard", "Only the latest discard is taken.", "GEN-05 JX-16",
         Table(wall=False).gives(L, "CC").feeds(R, "C").turn(O).label("pung").pungs(L, "C", of=R).discards(L).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-05", "pung", L)]),
    case("take-ones-own-discard", "Nobody takes its own discard.", "GEN-05",
         Table(wall=False).gives(R, "CC").feeds(R, "C").label("pung").pungs(R, "C", of=R).discards(R).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-05", "pung", R)]),
    case("take-an-earlier-discard-to-win", "Nor won.", "GEN-05 JX-24",
         Table().holds(R, PLAIN).feeds(O, "C").turn(L).wins(R, "C", on=O, feed=False, ping_hu=1).unscored(R),
         findings=[illegal("GEN-05", "win", R)]),
]

PUNGED = [
    case("pung-then-discard", "After a pung one discards without a draw.", "JX-16",
         Table().gives(L, "CC").feeds(R, "C").pungs(L, "C", of=R).discards(L).stops()),
    case("pung-then-draw", "Nothing is drawn after a pung.", "GEN-04 JX-16",
         Table(wall=False).gives(L, "CC").feeds(R, "C").pungs(L, "C", of=R).label("draw").draws(L).discards(L).event("dissolve")
         .unscored(outcome="dissolved"), findings=[illegal("GEN-04", "draw", L)]),
    case("pung-then-win", "A pung is followed by no win in the same turn.", "JX-16",
         Table().deals(R, "123m456p789sCCEE").feeds(O, "C").pungs(R, "C", of=O).self_draws(R, "E", draw=False, ping_hu=1).unscored(R),
         findings=[illegal("JX-16", "win", R, code="win-in-pung-turn")]),
    case("pung-then-concealed-kong", "Nor by a concealed kong.", "JX-16",
         Table().gives(L, "CC2222p").feeds(R, "C").pungs(L, "C", of=R).kongs(L, "2p", "concealed").replaces(L).discards(L)
         .kong_paid("2p", D=4, R=2, O=2).stops(), options={"kong_after_pung": "next_turn"},
         findings=[illegal("JX-16", "kong", L, code="concealed-kong-in-pung-turn")]),
    case("pung-then-concealed-kong-next-turn", "In the next own turn it is.", "JX-16 JX-37",
         Table().gives(L, "CC2222p").feeds(R, "C").pungs(L, "C", of=R).discards(L).until(L).draws(L).kongs(L, "2p", "concealed").replaces(L)
         .discards(L).kong_paid("2p", D=4, R=2, O=2).stops(), options={"kong_after_pung": "next_turn"}),
    case("pung-then-concealed-kong-at-once", "Where a kong may follow at once.", "JX-37 JX-16",
         Table().gives(L, "CC2222p").feeds(R, "C").pungs(L, "C", of=R).kongs(L, "2p", "concealed").replaces(L).discards(L)
         .kong_paid("2p", D=4, R=2, O=2).stops(), options={"kong_after_pung": "same_turn"}),
    case("pung-then-added-kong-at-once", "Also one added to that pung.", "JX-37 JX-20",
         Table().gives(L, "777s").feeds(O, "7s").pungs(L, "7s", of=O).kongs(L, "7s", "added").replaces(L).discards(L)
         .kong_paid("7s", D=2, R=1, O=2).stops(), options={"kong_after_pung": "same_turn"}),
    case("pung-then-kong-and-its-tile", "The tile of such a kong may win.", "JX-37 JX-26",
         Table().deals(L, "CC2222p123m789sE").feeds(R, "C").pungs(L, "C", of=R).kongs(L, "2p", "concealed").replaces(L, "E")
         .self_draws(L, "E", draw=False, ping_hu=1).paid(D=2, R=1, O=1).kong_paid("2p", D=4, R=2, O=2).closes(L),
         options={"kong_after_pung": "same_turn"}),
    case("pung-then-win-before-the-kong", "Before the kong there is no win even there.", "JX-16 JX-37",
         Table().deals(R, "123m456p789sCCEE").feeds(O, "C").pungs(R, "C", of=O).self_draws(R, "E", draw=False, ping_hu=1).unscored(R),
         options={"kong_after_pung": "same_turn"}, findings=[illegal("JX-16", "win", R, code="win-in-pung-turn")]),
]

DRAWN = [
    case("self-draw", "The tile just drawn wins.", "JX-25", Table().holds(R, PLAIN).self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1).closes(R)),
    case("self-draw-of-another-tile", "A win by self-draw names the tile drawn.", "JX-25",
         Table().holds(R, PLAIN).until(R).draws(R, "C").self_draws(R, "1m", draw=False, ping_hu=1).unscored(R),
         findings=[illegal("JX-25", "win", R, code="not-the-drawn-tile")]),
    case("self-draw-without-a-draw", "Without a draw there is none.", "GEN-04 JX-25",
         Table().holds(R, PLAIN).until(R).self_draws(R, "C", draw=False).unscored(R), findings=[illegal("GEN-04", "win", R)]),
]

LAST = [
    case("last-discard-pung-off", "Where the last discard may not be punged.", "JX-76",
         Table().gives(L, "22p").until_left(1, O).draws(O, "2p").discards(O, "2p").label("pung").pungs(L, "2p", of=O).discards(L).unscored(outcome="draw"),
         options={"last_discard_pung": False}, findings=[illegal("JX-76", "pung", L, code="last-discard-pung")]),
    case("last-discard-pung-on", "Where it may.", "JX-76",
         Table().gives(L, "22p").until_left(1, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).discards(L).back_burn_paid().closes(R),
         options={"last_discard_pung": True}),
    case("last-discard-but-one", "The discard before the last may be punged all the same.", "JX-76",
         Table().gives(L, "22p").until_left(2, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).discards(L).turn(D).back_burn_paid().closes(R),
         options={"last_discard_pung": False}),
    case("last-discard-after-its-pung", "The discard after a pung of the last one is the last then.", "JX-76",
         Table().holds(R, PLAIN).gives(L, "22pC").until_left(1, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).discards(L, "C")
         .wins(R, "C", on=L, feed=False, ping_hu=1).paid(L=1).closes(R)),
]


def _asks(seat: int, want: str, table: Table) -> Table:
    return table.label(f"claim-{seat}").event("claim", seat, want=want)


def _between() -> Table:
    """R waits for O's C, L could pung it."""
    return Table().holds(R, PLAIN).gives(L, "CC").feeds(O, "C")


CLAIMS = [
    case("claim-win-before-pung", "Who wants to win a tile comes before who wants to pung it.", "JX-78 GEN-06",
         _asks(L, "pung", _asks(R, "win", _between())).wins(R, "C", on=O, feed=False, ping_hu=1).paid(O=1).closes(R)),
    case("claim-win-passed-over", "A pung does not go past a win asked for.", "GEN-06 JX-78",
         _asks(L, "pung", _asks(R, "win", _between())).label("pung").pungs(L, "C", of=O).discards(L).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-06", "pung", L, code="claim-passed-over")]),
    case("claim-pung-passed-over", "A draw does not go past a pung asked for.", "GEN-06",
         _asks(L, "pung", Table().gives(L, "CC").feeds(R, "C")).label("draw").turn(O).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-06", "draw", O, code="claim-passed-over")]),
    case("claim-that-could-not-be-made", "A claim that its seat could not make is ignored.", "GEN-06",
         _asks(L, "pung", Table().avoids("C").gives(L, "C").feeds(R, "C")).turn(O).stops()),
    case("claim-of-a-chow", "There is no chow to claim.", "GEN-06 JX-15", _asks(O, "chow", Table().gives(O, "45m").feeds(R, "6m")).turn(O).stops()),
    case("claim-withdrawn", "A claim withdrawn by a pass is none.", "GEN-06",
         _asks(L, "pung", Table().gives(L, "CC").feeds(R, "C")).event("pass", L, on=["pung"]).turn(O).stops()),
    case("claim-passed-and-made", "Who passes a pung does not take it.", "GEN-06",
         Table().gives(L, "CC").feeds(R, "C").event("pass", L, on=["pung"]).label("pung").pungs(L, "C", of=R).discards(L).stops(),
         findings=[illegal("GEN-06", "pung", L)]),
    case("claim-win-passed-and-made", "Who passes a win does not take it.", "JX-34",
         Table().holds(R, PLAIN).feeds(O, "C").event("pass", R, on=["win"]).wins(R, "C", on=O, feed=False, ping_hu=1).paid(O=1).closes(R),
         findings=[illegal("JX-34", "win", R, code="passed-win")]),
    case("claim-of-the-last-discard", "A pung asked for of the last discard is not passed over by the end.", "GEN-06 JX-76",
         _asks(L, "pung", Table().gives(L, "22p").until_left(1, O).draws(O, "2p").discards(O, "2p")).unscored(outcome="draw"),
         findings=[finding("illegal_action", "GEN-06", None, code="claim-passed-over")]),
]


def _both() -> Table:
    """L's S wins for D and R."""
    return Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").feeds(L, "S")


SEVERAL = [
    case("several-both-win", "Everybody who wants to wins, each is paid.", "JX-33 JX-64",
         _asks(R, "win", _asks(D, "win", _both())).wins_too(R, "S", on=L, peng_peng_hu=5).wins_too(D, "S", on=L, ping_hu=1)
         .paid(to=R, L=5).paid(to=D, L=2).closes(D)),
    case("several-one-left-out", "A win asked for is not left out beside another's.", "JX-33",
         _asks(R, "win", _asks(D, "win", _both())).wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=R, L=5).closes(R),
         findings=[illegal("JX-33", "claim-0", D, code="winner-left-out")]),
    case("several-one-passes", "Who does not want to gets nothing.", "JX-33",
         _both().event("pass", D).wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=R, L=5).closes(R)),
    case("several-one-silent", "Nor who does not say so.", "JX-33", _both().wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=R, L=5).closes(R)),
    case("several-left-out-at-the-end", "A win of the last discard asked for is not left out by the end.", "JX-33 JX-76",
         _asks(R, "win", Table().holds(R, PLAIN).until_left(1, O).draws(O, "C").discards(O, "C")).unscored(outcome="draw"),
         findings=[illegal("JX-33", "claim-1", R, code="winner-left-out")]),
    case("several-another-tile", "Two wins are of one tile.", "GEN-05 JX-33",
         _both().wins_too(R, "S", on=L, peng_peng_hu=5).label("second").event("win", D, "9p", **{"from": L, "how": "discard"}).unscored(),
         findings=[illegal("GEN-05", "second", D)]),
]

CASES = [*TURNS, *TAKEN, *PUNGED, *DRAWN, *LAST, *CLAIMS, *SEVERAL]
