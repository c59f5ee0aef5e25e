"""定口: JX-24, where a win must be announced ahead, and where it need not."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support import cases
from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table

#: Waits for 6s and 9s.
TWO = "123m456p78s99pEEE"

case = partial(cases.case, ruleset="nancheng", preset="seed-001", options={"ready": "declared"})
implicit = partial(cases.case, ruleset="nancheng", preset="seed-001", options={"ready": "implicit"})


def _declared(hand: str = TWO, waits: str | None = None) -> Table:
    """R announces in its first turn, before its discard."""
    return Table().holds(R, hand).until(R).draws(R).label("ready").reports(R, waits).discards(R)


def _four_held(waits: str) -> Table:
    """R waits for 4m, and for a fifth 1m beside its kong of four."""
    return Table().holds(R, "23m99p456p789s ((1111m))").unplanned().conceals(R, "1m").label("ready").reports(R, waits).discards(R)


SOUND = [
    case("ready-then-won", "Announced with a discard, then won off another's.", "JX-24",
         _declared().wins(R, "6s", on=O, ping_hu=1).paid(O=1).closes(R)),
    case("ready-then-self-drawn", "Or drawn.", "JX-24 JX-25", _declared().self_draws(R, "9s", ping_hu=1).paid(D=2, O=1, L=1).closes(R)),
    case("ready-with-its-waits", "The waits may be named.", "JX-24", _declared(TWO, "6s9s").wins(R, "6s", on=O, ping_hu=1).paid(O=1).closes(R)),
    case("ready-with-waits-in-any-order", "In any order.", "JX-24", _declared(TWO, "9s6s").round().stops()),
    case("ready-of-the-dealer", "The dealer announces with the first discard.", "JX-24",
         Table().holds(D, TWO).reports(D).discards(D).wins(D, "6s", on=O, ping_hu=1).paid(O=2).closes(D)),
    case("ready-not-asked-of-a-dealt-win", "A win as dealt needs none.", "JX-24 JX-50",
         Table().deals(D, "123m456p789sESWCC").dealt_win(D, tian_hu=10).paid(R=20, O=20, L=20).closes(D)),
    case("ready-four-held-is-no-wait", "A kind of which one holds four is no wait.", "JX-24",
         _four_held("4m").kong_paid("1m", D=4, O=2, L=2).stops()),
    case("ready-four-held-named", "Naming it too is no fault.", "JX-24", _four_held("1m4m").kong_paid("1m", D=4, O=2, L=2).stops()),
    implicit("ready-implicit", "Where it need not be announced.", "JX-24",
             Table().holds(R, TWO).until(R).turn(R).wins(R, "6s", on=O, ping_hu=1).paid(O=1).closes(R)),
]

UNSOUND = [
    case("ready-not-declared", "Not announced, it is not won.", "JX-24", Table().holds(R, TWO).until(R).turn(R).wins(R, "6s", on=O, ping_hu=1).paid(O=1).closes(R),
         findings=[illegal("JX-24", "win", R, code="ready-not-declared")]),
    case("ready-not-declared-self-draw", "Nor drawn.", "JX-24", Table().holds(R, TWO).until(R).turn(R).self_draws(R, "6s", ping_hu=1).paid(D=2, O=1, L=1).closes(R),
         findings=[illegal("JX-24", "win", R, code="ready-not-declared")]),
    case("ready-first-discard", "The dealer's first discard is won by nobody there.", "JX-24 JX-51",
         Table().holds(R, TWO).discards(D, "6s").wins(R, "6s", on=D, feed=False).unscored(R),
         findings=[illegal("JX-24", "win", R, code="ready-not-declared")]),
    case("ready-let-nothing-go", "Who has not announced lets nothing go.", "JX-24 JX-34",
         Table().holds(R, TWO).until(R).turn(R).feeds(O, "6s").turn(L).turn(D).draws(R).reports(R).discards(R).wins(R, "9s", on=O, ping_hu=1).paid(O=1).closes(R)),
    implicit("ready-off", "Where it is not played, it is no announcement.", "JX-24", _declared().round().stops(),
             findings=[illegal("JX-24", "ready", R, code="ready-off")]),
    case("ready-out-of-turn", "Announced in another's turn.", "JX-24",
         Table().holds(R, TWO).until(O).draws(O).label("ready").reports(R).discards(O).stops(), findings=[illegal("JX-24", "ready", R)]),
    case("ready-alone", "Announced without the discard.", "JX-24",
         Table().holds(R, "123m456p78s99pEEE").until(R).draws(R, "6s").label("ready").reports(R).self_draws(R, "6s", draw=False, ping_hu=1).unscored(R),
         findings=[illegal("JX-24", "ready", R)]),
    case("ready-not-ready", "A hand that waits for nothing.", "JX-24",
         Table().gives(R, "147m258p369sESW").until(R).draws(R, "7s").label("ready").reports(R).discards(R, "7s").stops(),
         findings=[illegal("JX-24", "ready", R, code="ready-not-ready")]),
    case("ready-not-ready-for-a-fifth", "Nor does one that waits for a fifth tile of a kind.", "JX-24",
         _declared("EEEE123m456p789s").stops(), findings=[illegal("JX-24", "ready", R, code="ready-not-ready")]),
    case("ready-twice", "Announced twice.", "JX-24", _declared().until(R).draws(R).label("again").reports(R).discards(R).stops(),
         findings=[illegal("JX-24", "again", R, code="ready-twice")]),
    case("ready-waits-differ", "With other waits than the hand has.", "JX-24", _declared(TWO, "6s").stops(),
         findings=[illegal("JX-24", "ready", R, code="ready-waits-differ")]),
]

LOCKED = [
    case("ready-locked-discard", "Only the tile drawn may be discarded.", "JX-24",
         _declared().until(R).draws(R, "1p").label("changed").discards(R, "1m").stops(), findings=[illegal("JX-24", "changed", R, code="ready-locked-discard")]),
    case("ready-same-kind-discard", "Its kind decides.", "JX-24", _declared().until(R).draws(R, "1m").event("discard", R, "1m").stops()),
    case("ready-locked-pung", "Nothing may be punged.", "JX-24",
         _declared("123m456p78s99pEEE").feeds(L, "9p").label("pung").pungs(R, "9p", of=L).discards(R, "E").stops(),
         findings=[illegal("JX-24", "pung", R, code="ready-locked-pung")]),
    case("ready-kong-that-keeps-the-waits", "A kong that leaves the waits is allowed.", "JX-24 JX-22",
         _declared().until(R).draws(R, "E").kongs(R, "E", "concealed").replaces(R).discards(R).kong_paid("E", D=4, O=2, L=2).stops()),
    case("ready-exposed-kong", "One on a discard too.", "JX-24 JX-18",
         _declared().feeds(L, "E").kongs(R, "E", "exposed", of=L).replaces(R).discards(R).kong_paid("E", D=2, O=1, L=2).stops()),
    case("ready-kong-that-changes-the-waits", "One that changes them is not.", "JX-24",
         _declared("123m456p99p34445s", "9p4s").until(R).draws(R, "4s").kongs(R, "4s", "concealed").replaces(R).discards(R)
         .kong_paid("4s", D=4, O=2, L=2).stops(), findings=[illegal("JX-24", "kong", R, code="ready-locked-kong")]),
    case("ready-replacement-discarded", "The tile drawn for a kong is discarded then.", "JX-24",
         _declared().until(R).draws(R, "E").kongs(R, "E", "concealed").replaces(R, "1p").label("changed").discards(R, "1m")
         .kong_paid("E", D=4, O=2, L=2).stops(), findings=[illegal("JX-24", "changed", R, code="ready-locked-discard")]),
    case("ready-won-after-a-kong", "And it may win.", "JX-24 JX-26",
         _declared().until(R).draws(R, "E").kongs(R, "E", "concealed").replaces(R, "6s").self_draws(R, "6s", draw=False, ping_hu=1)
         .paid(D=2, O=1, L=1).kong_paid("E", D=4, O=2, L=2).closes(R)),
    case("ready-passed", "A win let go bars as ever.", "JX-24 JX-34",
         _declared().feeds(O, "6s").turn(L, "9s").wins(R, "9s", on=L, feed=False, ping_hu=1).paid(L=1).closes(R),
         findings=[illegal("JX-34", "win", R, code="passed-win")]),
    case("ready-others-free", "Who has not announced plays freely.", "JX-24",
         _declared().gives(L, "CC").feeds(O, "C").pungs(L, "C", of=O).discards(L).stops()),
]

BOOKED = [
    case("ready-not-declared-unpaid", "An unannounced win that stood is paid by the hand.", "JX-24 JX-64",
         Table().holds(R, TWO).until(R).turn(R).wins(R, "6s", on=O, ping_hu=1).paid(O=1).closes(R, claims={"scores": [0, 0, 0, 0], "transfers": []}),
         findings=[illegal("JX-24", "win", R, code="ready-not-declared"), finding("wrong_transfer", "JX-64", "win", O, consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
]

CASES = [*SOUND, *UNSOUND, *LOCKED, *BOOKED]
