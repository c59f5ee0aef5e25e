"""How hands end: JX-68, JX-75, JX-76, GEN-07; broken off, left, played out."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"


def _with_kong() -> Table:
    """O has a concealed kong."""
    return Table().gives(O, "222p").conceals(O, "2p").discards(O)


def _ended(how: str, *, paid: bool) -> Table:
    table = _with_kong()
    table = table.event("dissolve") if how == "dissolved" else table.event("escape", L)
    if paid:
        table.kong_paid("2p", D=4, R=2, L=2)
    return table.closes(D, outcome=how)


ENDED = {"dissolve_counts_kongs": True}
UNPAID = {"dissolve_counts_kongs": False}

BROKEN = [
    case("dissolved-kongs-count", "A table broken up pays its kongs.", "JX-68 JX-22", _ended("dissolved", paid=True), options=ENDED),
    case("dissolved-kongs-do-not-count", "Where it pays nothing.", "JX-68", _ended("dissolved", paid=False), options=UNPAID),
    case("escaped-kongs-count", "One that a seat left, too.", "JX-68 JX-22", _ended("escaped", paid=True), options=ENDED),
    case("escaped-kongs-do-not-count", "Where it pays nothing.", "JX-68", _ended("escaped", paid=False), options=UNPAID),
    case("dissolved-kongs-booked", "Kongs booked where they do not count.", "JX-68",
         _with_kong().event("dissolve").books_also(D, O, 4, "kong", "kong", an_gang=2, zhuang_jia=2).closes(D, outcome="dissolved", claims={"scores": [-4, 0, 4, 0]}),
         options=UNPAID, findings=[finding("wrong_transfer", "JX-68", None, D, code="payment-not-due"), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("dissolved-after-the-first-burn", "No burn is paid.", "JX-68 JX-12", Table().follows("N").event("dissolve").closes(D, outcome="dissolved")),
    case("dissolved-before-the-robbing", "A kong counts once declared.", "JX-68 JX-20",
         Table().gives(O, "22p").punged(O, "2p", R).adds(O, "2p").event("dissolve").kong_paid("2p", D=2, R=2, L=1).closes(D, outcome="dissolved")),
    case("dissolved-with-horses", "Horses count nothing.", "JX-68 JX-66",
         Table(horses=("1m2m", "3p4s", "2s6p", "9sW"), shown="not").gives(O, "888p").conceals(O, "8p").discards(O).event("dissolve")
         .kong_paid("8p", D=4, R=2, L=2).closes(D, outcome="dissolved"), preset="all-horses", options={"horses_count_kongs": True, "draw_horses_count_kongs": True}),
    case("escaped-but-played-on", "Who leaves a hand that goes on is a remark.", "JX-68 GEN-07",
         Table().holds(R, PLAIN).round().event("escape", L).wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R)),
    case("escaped-at-the-last", "The hand ends when the last one leaves.", "JX-68",
         Table().round().event("escape", L).turn(R).event("escape", O).closes(D, outcome="escaped")),
    case("escaped-played-after", "Nothing is played after that.", "GEN-07 JX-68",
         Table().round().event("escape", L).label("late").turn(R).unscored(outcome="escaped"), findings=[finding("broken_record", "GEN-07", "late", R, code="after-the-end")]),
    case("dissolved-by-a-seat", "A seat may be named.", "JX-68", Table().round().event("dissolve", R).closes(D, outcome="dissolved")),
]

OUT = [
    case("drawn-with-kongs-of-all", "Kongs of all are paid when nobody wins.", "JX-75 JX-13",
         Table().gives(O, "222p").gives(L, "333s").conceals(O, "2p").discards(O).exposes(L, "3s", R).discards(L).to_the_end_of_the_wall()
         .kong_paid("2p", D=4, R=2, L=2).kong_paid("3s", D=2, R=2, O=1).back_burn_paid().closes(R)),
    case("drawn-opposite-kongs", "Two kongs between the same two are paid one against the other.", "JX-75",
         Table().gives(O, "222p").gives(L, "333s").conceals(O, "2p").discards(O).exposes(L, "3s", O).discards(L).event("dissolve")
         .kong_paid("2p", D=4, R=2, L=2).kong_paid("3s", D=2, R=1, O=2).closes(D, outcome="dissolved")),
    case("drawn-netted-booking", "Booked as one sum a pair.", "JX-75 GEN-09",
         Table().gives(O, "222p").gives(L, "333s").conceals(O, "2p").discards(O).exposes(L, "3s", O).discards(L).event("dissolve")
         .kong_paid("2p", D=4, R=2, L=2).kong_paid("3s", D=2, R=1, O=2)
         .closes(D, outcome="dissolved", claims={"transfers": [
             {"from": 0, "to": 2, "points": 4, "cause": "kong"}, {"from": 1, "to": 2, "points": 2, "cause": "kong"},
             {"from": 0, "to": 3, "points": 2, "cause": "kong"}, {"from": 1, "to": 3, "points": 1, "cause": "kong"}]})),
    case("drawn-after-the-last-claim", "After a pung of the last discard its own discard ends the hand.", "JX-76",
         Table().gives(L, "22p").until_left(1, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).discards(L).back_burn_paid().closes(R)),
    case("drawn-before-that-discard", "Not before it.", "JX-76 GEN-07",
         Table().gives(L, "22p").until_left(1, O).draws(O, "2p").discards(O, "2p").pungs(L, "2p", of=O).unscored(outcome="draw"),
         findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
    case("drawn-last-tile-wins", "The last tile of the wall may win.", "JX-76 JX-25",
         Table().holds(R, PLAIN).until_left(1, R).self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1).closes(R)),
    case("drawn-last-added-kong", "With the wall empty nothing is added to a pung.", "JX-23",
         Table().gives(O, "22p").punged(O, "2p", R).until_left(1, O).draws(O, "2p").kongs(O, "2p", "added").discards(O).kong_paid("2p", D=2, R=2, L=1)
         .back_burn_paid().closes(R), findings=[finding("illegal_action", "JX-23", "kong", O, code="no-tile-for-kong")]),
]

CASES = [*BROKEN, *OUT]
