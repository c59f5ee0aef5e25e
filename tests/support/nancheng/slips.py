"""Slips of the pen, and what follows from them: draws, kongs, horses and payments written down otherwise."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import finding, illegal
from tests.support.nancheng.views import seen_by
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m222p333sEEEC"
winner = partial(case, preset="winner-horses")
everybody = partial(case, preset="all-horses")

SCORE = finding("wrong_score", "GEN-09", None, consequent=True)


def _hidden_discard(log: Json) -> None:
    """The dealer's discard is not shown, nor are the wall and who held what."""
    seen_by(None)(log)
    next(event for event in log["hands"][0]["events"] if event["type"] == "discard")["tile"] = "??"


DISCARDS = [
    case("slip-first-discard-of-a-burn-unseen", "Whether three followed the dealer is open where his discard is not shown.", "JX-12",
         Table().follows("N").to_the_end_of_the_wall().unscored(outcome="draw"), edit=_hidden_discard,
         findings=[finding("undecidable", "JX-12", "followed", L, code="burn-not-shown")]),
    case("slip-first-discard-of-no-burn-unseen", "It is not where two others differ.", "JX-12 JX-13",
         Table().avoids("N9p").discards(D, "N").turn(R, "N").turn(O, "9p").to_the_end_of_the_wall().back_burn_paid().closes(R), edit=_hidden_discard),
    case("slip-burn-beside-an-odd-word", "An announcement that is none excuses nothing.", "JX-12 JX-24",
         Table().holds(O, PLAIN).label("odd").reports(R).follows("N").wins(O, "C", on=D, ping_hu=1).paid(D=2)
         .front_burn_paid().books_without("front_burn").closes(O, claims={"scores": [-2, 0, 2, 0]}),
         findings=[illegal("JX-24", "odd", R, code="ready-off"), *(finding("wrong_transfer", "JX-12", "followed", D, code="payment-missing") for _ in range(3)), SCORE]),
    case("slip-burn-of-a-draw-left-out", "Where one who followed is not shown to draw, it follows that nobody is paid.", "JX-12 GEN-04",
         Table(wall=False).holds(O, PLAIN).gives(R, "N").discards(D, "N").label("odd").discards(R, "N").turn(O, "N").draws(L, "N").label("followed")
         .discards(L, "N").wins(O, "C", on=D, ping_hu=1).paid(D=2).front_burn_paid().books_without("front_burn").closes(O, claims={"scores": [-2, 0, 2, 0]}),
         findings=[illegal("GEN-04", "odd", R),
                   *(finding("wrong_transfer", "JX-12", "followed", D, code="payment-missing", consequent=True) for _ in range(3)), SCORE]),
]


def _head_not_shown(log: Json) -> None:
    """The wall does not show the first tile behind the deal."""
    hand = log["hands"][0]
    hand["wall"] = f"{hand['wall'][:2 * 53]}??{hand['wall'][2 * 54:]}"


DRAWS = [
    case("slip-draw-from-the-tail-beside-a-tile-not-shown", "A tile of the tail does not come from the head because that is not shown.", "JX-23",
         Table().starts().label("draw").draws(R, "9m", "tail").discards(R, "9m").turn(O).turn(L).stops(), edit=_head_not_shown,
         findings=[illegal("JX-23", "draw", R, code="tail-without-kong")]),
    case("slip-draw-out-of-turn-after-another-slip", "A draw of the wrong seat does not follow from one that was called wrongly.", "GEN-04 JX-23",
         Table(wall=False).starts().label("called").draws(R, source="tail").discards(R).turn(O).label("odd").draws(D).discards(D).event("dissolve")
         .unscored(outcome="dissolved"), findings=[illegal("JX-23", "called", R, code="tail-without-kong"), illegal("GEN-04", "odd", D)]),
    case("slip-draw-from-the-tail", "An ordinary draw of the tile at the tail is one fault.", "JX-23",
         Table().starts().label("draw").draws(R, "9m", "tail").discards(R, "9m").turn(O).turn(L).stops(),
         findings=[illegal("JX-23", "draw", R, code="tail-without-kong")]),
    case("slip-replacement-after-a-draw-out-of-turn", "After a draw out of turn what lies where may follow from that.", "GEN-04 JX-23",
         Table().gives(L, "222p").starts().label("odd").draws(O).discards(O).draws(L, "2p").kongs(L, "2p", "concealed").label("draw")
         .draws(L, "9m", "tail", in_wall="8s").discards(L, "9m").kong_paid("2p", D=4, R=2, O=2).stops(),
         findings=[illegal("GEN-04", "odd", O), finding("wrong_wall", "JX-23", "draw", L, code="replacement-differs", consequent=True)]),
    case("slip-replacement-after-another-wrong-tile", "So may it right after a tile that the wall does not have there.", "GEN-08 JX-23",
         Table().gives(O, "222p").avoids("9m").until(O).label("odd").draws(O, "2p", in_wall="1p").kongs(O, "2p", "concealed").label("draw")
         .draws(O, "9m", "tail", in_wall="8s").discards(O, "9m").kong_paid("2p", D=4, R=2, L=2).stops(),
         findings=[finding("wrong_wall", "GEN-08", "odd"), finding("wrong_wall", "JX-23", "draw", O, code="replacement-differs", consequent=True)]),
]


def _swapped(shown: str) -> Table:
    """R draws 9m where 6p lies, and wins later; then these horses are turned up where 9m2m3pS lie."""
    return (
        Table().holds(R, PLAIN).avoids("9m6p").until(R).label("odd").draws(R, "9m", in_wall="6p").discards(R, "9m").turn(O).turn(L)
        .feeds(O, "C").wins(R, "C", on=O, feed=False, ping_hu=1).label("horses").turns_up(shown, in_wall="9m2m3pS").paid(O=1)
    )


ODD = finding("wrong_wall", "GEN-08", "odd")

HORSES = [
    winner("slip-horse-exchanged-with-a-draw", "A horse that an earlier draw took the place of follows from that.", "GEN-08 JX-38",
           _swapped("6p2m3pS").horses_pay("winner", "O>R 3").closes(R),
           findings=[ODD, finding("illegal_action", "JX-38", "horses", code="horses-differ", consequent=True)]),
    winner("slip-other-horses-than-those-of-the-wall", "Others do not.", "GEN-08 JX-38",
           _swapped("2s2m3pS").horses_pay("winner", "O>R 3").closes(R),
           findings=[ODD, finding("illegal_action", "JX-38", "horses", code="horses-differ")]),
    winner("slip-fewer-horses-than-are-due", "That they are too few does not either.", "GEN-08 JX-38",
           _swapped("6p2m3p").horses_pay("winner", "O>R 2").closes(R),
           findings=[ODD, finding("illegal_action", "JX-38", "horses", code="horses-too-few")]),
    everybody("slip-horses-set-aside-shown-after-a-pung", "What was set aside is not shown in the turn of a pung.", "JX-46",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW"), shown="end").gives(L, "CC").avoids("C").discards(D, "C").pungs(L, "C", of=D)
              .label("horses").sets_aside(D, "1m2m", in_wall="").discards(L).stops(),
              findings=[finding("illegal_action", "JX-46", "horses", code="horses-untimely")]),
    winner("slip-another-thing-shown-for-horses", "What is no horse does not stand for one.", "GEN-13 JX-38",
           Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1).label("odd").event("reveal", None, key="birds", tiles="2m6p9s9p")
           .lie_next("2m6p9s9p").horses_pay("winner", "O>R 2").closes(R),
           findings=[finding("illegal_action", "GEN-13", "odd"), finding("missed_duty", "JX-38", None, code="horses-missing")]),
    everybody("slip-hand-broken-off-and-called-drawn", "Of a hand that the table broke off no horses are missed, whatever it is called.", "JX-46 JX-68",
              Table(horses=("1m2m", "3p4s", "2s6p", "9sW"), shown="not").round().event("dissolve").unscored(outcome="draw"),
              findings=[finding("broken_record", "GEN-07", None, code="end-not-shown")]),
]


def _items(clause: str, event: str | None, seat: int, *, consequent: bool = False) -> Json:
    return finding("wrong_items", clause, event, seat, code="payment-items-differ", consequent=consequent)


def _money(clause: str, event: str | None, seat: int, code: str = "payment-differs", *, consequent: bool = True) -> Json:
    return finding("wrong_transfer", clause, event, seat, code=code, consequent=consequent)


PAYMENTS = [
    case("slip-kong-among-the-items-of-a-win", "Points of a kong among those of a win are wrong points of its type.", "JX-56 JX-64",
         Table().holds(R, TRIPLETS).wins(R, "C", on=O, peng_peng_hu=5).pays(O, 5, books={"peng_peng_hu": 5, "ming_gang": 2})
         .closes(R, claims={"scores": [0, 7, -7, 0]}), findings=[_items("JX-56", "win", O), _money("JX-64", "win", O), SCORE]),
    case("slip-kong-among-the-items-of-a-second-win", "Of two wins each has its own type.", "JX-52 JX-56 JX-64",
         Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").feeds(L, "S").wins_too(R, "S", on=L, peng_peng_hu=5)
         .wins_too(D, "S", on=L, ping_hu=1).pays(L, 5, to=R, books={"peng_peng_hu": 5, "ming_gang": 2})
         .pays(L, 2, to=D, books={"ping_hu": 1, "zhuang_jia": 1, "ming_gang": 2}).closes(D, claims={"scores": [4, 7, 0, -11]}),
         findings=[_items("JX-56", "win-1", L), _money("JX-64", "win-1", L), _items("JX-52", "win-0", L), _money("JX-64", "win-0", L), SCORE]),
    *(
        case(f"slip-late-kong-paid-{name}", says, "JX-19",
             Table().gives(O, "222p").punged(O, "2p", R).until(O).draws(O).kongs(O, "2p", "added").replaces(O).discards(O)
             .holds(R, PLAIN).wins(R, "C", on=L, ping_hu=1).paid(L=1).books_also(L, O, 1, "kong", event, bu_gang=1)
             .closes(R, claims={"scores": [0, 1, 1, -2]}), options={"late_added_kong": "unscored"},
             findings=[_money(clause, None, L, "payment-not-due", consequent=False), SCORE])
        for name, event, clause, says in (
            ("for-itself", "kong", "JX-19", "A late kong that is paid all the same."),
            ("for-nothing-said", None, "JX-19", "So where it is not said for what."),
            ("for-the-win", "win", "GEN-09", "Where it is said to be for the win it is not."),
        )
    ),
    case("slip-concealed-kong-called-exposed", "Who shows four of its own as taken from another is paid as for a concealed one, which follows.", "GEN-05 JX-18 JX-22",
         Table().gives(R, "222p").until(R).draws(R, "2p").kongs(R, "2p", "exposed", of=D).replaces(R).discards(R)
         .books_also(D, R, 4, "kong", "kong", an_gang=2, zhuang_jia=2).books_also(O, R, 2, "kong", "kong", an_gang=2).books_also(L, R, 2, "kong", "kong", an_gang=2)
         .event("dissolve").ends("dissolved", scores=None),
         findings=[illegal("GEN-05", "kong", R), *(_items("JX-18", "kong", seat, consequent=True) for seat in (D, O, L)),
                   *(_money("JX-18", "kong", seat) for seat in (O, L))]),
]

CASES = [*DISCARDS, *DRAWS, *HORSES, *PAYMENTS]
