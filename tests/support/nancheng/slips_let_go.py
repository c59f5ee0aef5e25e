"""Words said out of place, and what is let go: announcements, claims, wins and pungs."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support import cases
from tests.support.cases import finding, illegal
from tests.support.nancheng.views import seen_by
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

#: One suit of no shape, of 1m all four: any other of the suit completes it.
ONE_SUIT = "1111m24468889m3m"

declared = partial(cases.case, ruleset="nancheng", preset="seed-001", options={"ready": "declared"})
implicit = partial(cases.case, ruleset="nancheng", preset="seed-001", options={"ready": "implicit"})


def _announced(waits: str) -> Table:
    """R announces with these waits in its first turn."""
    return Table().holds(R, ONE_SUIT).until(R).draws(R).label("ready").reports(R, waits).discards(R)


def _declared() -> Table:
    """R announces that it waits, for 6s and 9s."""
    return Table().holds(R, "123m456p78s99pEEE").until(R).draws(R).label("ready").reports(R).discards(R)


def _asked() -> Table:
    """L asks for a pung of R's C and O draws all the same."""
    return Table().gives(L, "CC").avoids("C").feeds(R, "C").event("claim", L, want="pung").label("draw").turn(O, "C")


def _only_the_draw_shown(log: Json) -> None:
    """Of R's hand the tile drawn last is shown, and of the others nothing."""
    events = log["hands"][0]["events"]
    drawn = next(event for event in events if event["type"] == "draw" and event["seat"] == R)
    tile = drawn["tile"]
    seen_by(None)(log)
    drawn["tile"] = tile


WORDS = [
    declared("slip-announced-with-a-hand-of-one-tile-shown", "Whether a hand waits of which one tile is shown stays open.", "JX-24",
             Table().holds(R, "123m456p78s99pEEE").until(R).draws(R).label("ready").reports(R).event("dissolve").unscored(outcome="dissolved"),
             edit=_only_the_draw_shown, findings=[finding("undecidable", "JX-24", "ready", R, code="waits-not-shown")]),
    declared("slip-announced-alone-by-a-hand-not-shown", "That a hand is not shown follows from nothing that it did.", "JX-24 JX-52",
             Table().holds(R, "123m456p78s99pEEE").until(R).draws(R, "6s").label("ready").reports(R).self_draws(R, "6s", draw=False, ping_hu=1).unscored(),
             edit=seen_by(None), findings=[illegal("JX-24", "ready", R, code="ready-alone"), finding("undecidable", "JX-52", "win", R, code="shape-not-shown")]),
    *(
        declared(f"slip-waits-named-{name}", says, "JX-24", _announced(waits).stops(), findings=found)
        for name, waits, found, says in (
            ("with-four-held", "123456789m", None, "Of a kind held four times it may be said that it would win, or not."),
            ("without-four-held", "23456789m", None, "Of a kind held four times nothing need be said."),
            ("but-one", "12345678m", [illegal("JX-24", "ready", R, code="ready-waits-differ")], "Any other kind is to be named."),
        )
    ),
    implicit("slip-announced-where-nothing-is", "An announcement where none is played binds nobody.", "JX-24",
             _declared().until(R).draws(R, "1p").discards(R, "1m").stops(), findings=[illegal("JX-24", "ready", R, code="ready-off")]),
    declared("slip-announced-twice", "A second announcement takes nothing from the first.", "JX-24",
             _declared().until(R).draws(R).label("again").reports(R).discards(R).until(R).draws(R, "1p").label("changed").discards(R, "1m").stops(),
             findings=[illegal("JX-24", "again", R, code="ready-twice"), illegal("JX-24", "changed", R, code="ready-locked-discard")]),
    *(
        declared(f"slip-announced-by-{name}-out-of-turn", "Nobody announces while another is to draw.", "JX-24 GEN-04",
                 Table(wall=False).holds(seat, "123m456p78s99pEEE").until(O).label("ready").reports(seat).label("discard")
                 .discards(seat, "1m").event("dissolve").unscored(outcome="dissolved"),
                 findings=[illegal("JX-24", "ready", seat, code="ready-out-of-turn"), illegal("GEN-04", "discard", seat)])
        for name, seat in (("who-was-before", R), ("who-comes-next", L))
    ),
    case("slip-pung-asked-for-and-made-later", "Who asked for a pung in vain has let none go.", "JX-36 GEN-06",
         _asked().label("pung").pungs(L, "C", of=O).discards(L).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-06", "draw", O, code="claim-passed-over")]),
    case("slip-pung-asked-for-unseen-and-made-later", "Nor has one of which nobody sees the hand.", "JX-36 GEN-06",
         _asked().label("pung").pungs(L, "C", of=O).discards(L).event("dissolve").unscored(outcome="dissolved"), edit=seen_by(None),
         findings=[finding("undecidable", "GEN-06", "draw", O, code="claim-passed-over")]),
]


def _two_shown(log: Json) -> None:
    """Of L's hand the two C alone are shown, and of the others nothing."""
    seen_by(None)(log)
    log["hands"][0]["deal"][L] = "7z7z" + "??" * 11


def _nameless(log: Json) -> None:
    """Discards by R and O are not shown, nor is what L pungs of them, the wall, and who held what."""
    seen_by(None)(log)
    events = log["hands"][0]["events"]
    first = next(event for event in events if event["type"] == "discard" and event["seat"] == R)
    pung = next(event for event in events if event["type"] == "pung")
    for event in (first, pung, events[events.index(pung) - 1]):
        event["tile"] = "??"


LET_GO = [
    case("slip-pung-let-go-in-words-with-one", "Who holds one and passes in so many words has let nothing go.", "JX-36",
         Table().gives(L, "99pC").avoids("9pC").feeds(R, "C").event("pass", L).turn(O, "9p").pungs(L, "9p", of=O).discards(L).stops(),
         options={"pass_pung_lock": "any"}),
    case("slip-pung-let-go-by-a-hand-of-which-two-tiles-are-shown", "Two alike that are shown are a pung, whatever else the hand holds.", "JX-36",
         Table().gives(L, "99pCC").avoids("9pC").discards(D, "C").turn(R).turn(O, "9p").label("pung").pungs(L, "9p", of=O).discards(L).stops(),
         edit=_two_shown, options={"pass_pung_lock": "any"}, findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
    *(
        case(f"slip-pung-of-a-tile-not-shown-{lock.replace('_', '-')}", "A tile that is not shown is never the one let go.", "JX-36",
             Table().gives(L, "99p").avoids("C9p").feeds(R, "C").turn(O, "9p").pungs(L, "9p", of=O).discards(L).stops(),
             edit=_nameless, options={"pass_pung_lock": lock})
        for lock in ("same_kind", "any")
    ),
    case("slip-pung-unseen-and-let-go-where-nothing-is-barred", "Where no pung bars another, none that is not seen does.", "JX-36",
         Table().gives(L, "CC").avoids("C").feeds(R, "C").turn(O, "C").pungs(L, "C", of=O).discards(L).stops(),
         edit=seen_by(None), options={"pass_pung_lock": "off"}),
    case("slip-pung-unseen-and-let-go", "Where the same kind is barred, it is in the open that nobody took it.", "JX-36",
         Table().gives(L, "CC").avoids("C").feeds(R, "C").turn(O, "C").label("pung").pungs(L, "C", of=O).discards(L).stops(),
         edit=seen_by(None), findings=[illegal("JX-36", "pung", L, code="passed-pung")]),
    *(
        case(f"slip-win-that-pays-{name}", says, "JX-34 JX-35",
             Table().holds(L, "5556s [222m] [333p] [777m]").ready().feeds(D, "4s").until(payer).turn(payer, "6s")
             .wins(L, "6s", on=payer, feed=False, peng_peng_hu=points).pays(payer, points).closes(L),
             options={"pass_win_exception": "by_payment", "points_peng_peng_hu": points}, findings=found)
        for name, payer, points, found, says in (
            ("as-much-by-the-right", R, 2, [illegal("JX-34", "win", L, code="passed-win")], "The dealer's one doubled let go, two of another are not more."),
            ("as-much-by-the-opposite", O, 2, [illegal("JX-34", "win", L, code="passed-win")], "Whoever pays them."),
            ("more-by-the-right", R, 3, None, "Three are."),
            ("more-by-the-opposite", O, 3, None, "Whoever pays them."),
        )
    ),
]

CASES = [*WORDS, *LET_GO]
