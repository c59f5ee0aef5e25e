"""Kongs and the tile drawn for them: JX-17 to JX-23, JX-37, JX-75."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"

MADE = [
    case("kong-exposed", "Three alike take a discard of that kind as a kong.", "JX-17 JX-18 JX-23",
         Table().gives(O, "222p").exposes(O, "2p", L).discards(O).kong_paid("2p", D=2, R=1, L=2).stops()),
    case("kong-exposed-not-held", "Two alike do not.", "GEN-03 JX-18",
         Table(wall=False).avoids("2p").gives(O, "22p").feeds(L, "2p").kongs(O, "2p", "exposed", of=L).event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-03", "kong", O, code="not-held")]),
    case("kong-exposed-earlier-discard", "Only of the latest discard.", "GEN-05 JX-18",
         Table(wall=False).gives(O, "222p").feeds(D, "2p").turn(R).kongs(O, "2p", "exposed", of=D).event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-05", "kong", O)]),
    case("kong-concealed", "Four alike in one's own turn.", "JX-22 JX-23",
         Table().gives(O, "222p").conceals(O, "2p").discards(O).kong_paid("2p", D=4, R=2, L=2).stops()),
    case("kong-concealed-later", "Four alike may be kept and laid down later.", "JX-22",
         Table().gives(O, "2222p").until(O).turn(O).until(O).draws(O).kongs(O, "2p", "concealed").replaces(O).discards(O).kong_paid("2p", D=4, R=2, L=2).stops()),
    case("kong-concealed-not-held", "Three alike are none.", "GEN-03 JX-22",
         Table(wall=False).avoids("2p").gives(O, "222p").until(O).draws(O).kongs(O, "2p", "concealed").event("dissolve").unscored(outcome="dissolved"),
         findings=[finding("broken_record", "GEN-03", "kong", O, code="not-held")]),
    case("kong-concealed-out-of-turn", "Not in another's turn.", "GEN-04 JX-22",
         Table(wall=False).gives(O, "2222p").until(R).draws(R).kongs(O, "2p", "concealed").event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("GEN-04", "kong", O)]),
    case("kong-added", "The fourth tile joins an own pung.", "JX-19 JX-20 JX-23",
         Table().gives(O, "22p").punged(O, "2p", R).adds(O, "2p").replaces(O).discards(O).kong_paid("2p", D=2, R=2, L=1).stops()),
    case("kong-added-without-a-pung", "Without a pung it joins nothing.", "JX-19",
         Table(wall=False).avoids("2p").gives(O, "2p").until(O).draws(O).kongs(O, "2p", "added").event("dissolve").unscored(outcome="dissolved"),
         findings=[illegal("JX-19", "kong", O, code="added-kong-without-pung")]),
    case("kong-added-not-held", "A tile that is not held joins nothing.", "GEN-03 JX-19",
         Table(wall=False).avoids("2p").gives(O, "22p").punged(O, "2p", R).until(O).draws(O).kongs(O, "2p", "added").event("dissolve")
         .unscored(outcome="dissolved"), findings=[finding("broken_record", "GEN-03", "kong", O, code="not-held")]),
    case("kong-all-of-a-win", "Kongs of all seats are paid in a hand that is won.", "JX-75 JX-18 JX-20 JX-22",
         Table().holds(R, PLAIN).gives(D, "222p").gives(O, "333s").gives(L, "77p").conceals(D, "2p").discards(D).exposes(O, "3s", L).discards(O)
         .punged(L, "7p", O).adds(L, "7p").replaces(L).discards(L).wins(R, "C", on=L, ping_hu=1).paid(L=1)
         .kong_paid("2p", R=4, O=4, L=4).kong_paid("3s", D=2, R=1, L=2).kong_paid("7p", D=2, R=1, O=2).closes(R)),
]


def _late() -> Table:
    """O keeps the fourth of a pung for a turn and adds it when it has drawn another tile."""
    return (
        Table().gives(O, "222p").punged(O, "2p", R).until(O).draws(O).kongs(O, "2p", "added").replaces(O).discards(O)
    )


def _next_turn() -> Table:
    """O draws the fourth, discards another tile, and adds it a turn later."""
    return (
        Table().gives(O, "22p").punged(O, "2p", R).until(O).draws(O, "2p").discards(O, "9m").until(O).draws(O).kongs(O, "2p", "added").replaces(O)
        .discards(O).gives(O, "9m")
    )


LATE = [
    case("late-scored", "A fourth tile added late is paid like any.", "JX-19 JX-20", _late().kong_paid("2p", D=2, R=2, L=1).stops(),
         options={"late_added_kong": "scored"}),
    case("late-unscored", "Where it is not paid.", "JX-19", _late().stops(), options={"late_added_kong": "unscored"}),
    case("late-forbidden", "Where it is not allowed.", "JX-19", _late().kong_paid("2p", D=2, R=2, L=1).stops(),
         options={"late_added_kong": "forbidden"}, findings=[illegal("JX-19", "kong", O, code="added-kong-late")]),
    case("late-drawn-before", "A fourth drawn in an earlier turn is late too.", "JX-19", _next_turn().stops(), options={"late_added_kong": "unscored"}),
    case("late-not-if-just-drawn", "The tile just drawn is never late.", "JX-19",
         Table().gives(O, "22p").punged(O, "2p", R).until(O).turn(O).adds(O, "2p").replaces(O).discards(O).kong_paid("2p", D=2, R=2, L=1).stops(),
         options={"late_added_kong": "forbidden"}),
    case("late-unscored-booked", "A late one that is not paid is booked.", "JX-19",
         Table().holds(R, PLAIN).gives(L, "222p").punged(L, "2p", O).until(L).draws(L).kongs(L, "2p", "added").replaces(L).discards(L)
         .wins(R, "C", on=O, ping_hu=1).paid(O=1).books_also(D, L, 2, "kong", "kong", bu_gang=1, zhuang_jia=1).closes(R, claims={"scores": [-2, 1, -1, 2]}),
         options={"late_added_kong": "unscored"},
         findings=[finding("wrong_transfer", "JX-19", None, D, code="payment-not-due"), finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("late-overrides-next-turn", "The fourth kept at the pung may not be added where late ones are forbidden.", "JX-19 JX-37",
         Table().gives(L, "777s").punged(L, "7s", O).until(L).draws(L).kongs(L, "7s", "added").replaces(L).discards(L)
         .kong_paid("7s", D=2, R=1, O=2).stops(), options={"late_added_kong": "forbidden"},
         findings=[illegal("JX-19", "kong", L, code="added-kong-late")]),
]

REPLACED = [
    case("tail-not-replaced", "A tile is drawn for a kong before anything else.", "JX-23",
         Table(wall=False).gives(O, "2222p").until(O).draws(O).kongs(O, "2p", "concealed").label("next").discards(O).event("dissolve")
         .unscored(outcome="dissolved"), findings=[finding("missed_duty", "JX-23", "next", O, code="draw-missing")]),
    case("tail-from-the-head", "It comes from the tail.", "JX-23",
         Table(wall=False).gives(O, "222p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").label("draw").draws(O).discards(O).event("dissolve")
         .unscored(outcome="dissolved"), findings=[illegal("JX-23", "draw", O, code="replacement-from-head")]),
    case("tail-another-tile", "It is the tile that the wall has there.", "JX-23",
         Table().avoids("9m").gives(O, "222p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").label("draw").replaces(O, "9m", in_wall="1m")
         .discards(O, "9m").kong_paid("2p", D=4, R=2, L=2).stops(), findings=[finding("wrong_wall", "JX-23", "draw", O, code="replacement-differs")]),
    case("tail-another-tile-and-the-same-drawn-next", "Where the next seat draws the same kind, it is one fault all the same.", "JX-23",
         Table().gives(O, "222p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").label("draw").replaces(O, "9m", in_wall="1m")
         .discards(O, "9m").draws(L, "9m").discards(L, "9m").kong_paid("2p", D=4, R=2, L=2).stops(),
         findings=[finding("wrong_wall", "JX-23", "draw", O, code="replacement-differs")]),
    case("tail-linear", "Kept as a list, the last tile of the wall comes first.", "JX-23",
         Table(linear=True).gives(O, "222p").conceals(O, "2p").discards(O).kong_paid("2p", D=4, R=2, L=2).stops(), options={"tail_order": "linear_last"}),
    case("tail-top-first", "Lifted from a table, the top tile of the last stack comes first.", "JX-23",
         Table(linear=False).gives(O, "222p").conceals(O, "2p").discards(O).kong_paid("2p", D=4, R=2, L=2).stops(), options={"tail_order": "top_first"}),
    case("tail-top-first-two", "Then the bottom one.", "JX-23",
         Table(linear=False).gives(O, "222p").gives(L, "333p").conceals(O, "2p").discards(O).conceals(L, "3p").discards(L)
         .kong_paid("2p", D=4, R=2, L=2).kong_paid("3p", D=4, R=2, O=2).stops(), options={"tail_order": "top_first"}),
    case("tail-linear-taken-from-the-top", "The top tile is not the last.", "JX-23",
         Table(linear=False).avoids("9m").gives(O, "222p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").label("draw").replaces(O, "9m")
         .discards(O, "9m").kong_paid("2p", D=4, R=2, L=2).stops(), options={"tail_order": "linear_last"},
         findings=[finding("wrong_wall", "JX-23", "draw", O, code="replacement-differs")]),
    case("tail-top-first-taken-from-the-end", "Nor is the last the top one.", "JX-23",
         Table(linear=True).avoids("9m").gives(O, "222p").until(O).draws(O, "2p").kongs(O, "2p", "concealed").label("draw").replaces(O, "9m")
         .discards(O, "9m").kong_paid("2p", D=4, R=2, L=2).stops(), options={"tail_order": "top_first"},
         findings=[finding("wrong_wall", "JX-23", "draw", O, code="replacement-differs")]),
    case("tail-half-eaten", "Where the head has taken half of the last stack, the other half is left.", "JX-23",
         Table(linear=False).gives(L, "222p").until_left(2, L).draws(L, "2p").kongs(L, "2p", "concealed").replaces(L).discards(L)
         .kong_paid("2p", D=4, R=2, O=2).back_burn_paid().closes(R), options={"tail_order": "top_first"}),
    case("tail-last-tile", "A kong may take the last tile; then nothing is left.", "JX-23 JX-76",
         Table().gives(L, "222p").until_left(2, L).draws(L, "2p").kongs(L, "2p", "concealed").replaces(L).discards(L)
         .kong_paid("2p", D=4, R=2, O=2).back_burn_paid().closes(R)),
    case("tail-two-kongs", "Two kongs of one turn draw two tiles, one after the other.", "JX-23 JX-22",
         Table().gives(O, "222p333s").until(O).draws(O, "2p").kongs(O, "2p", "concealed").replaces(O, "3s").kongs(O, "3s", "concealed").replaces(O)
         .discards(O).kong_paid("2p", D=4, R=2, L=2).kong_paid("3s", D=4, R=2, L=2).stops()),
]

CASES = [*MADE, *LATE, *REPLACED]
