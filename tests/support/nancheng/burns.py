"""Burns: 前烧 when all follow the dealer's first discard, 后烧 when nobody wins; JX-12, JX-13, JX-48."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding
from tests.support.nancheng_tables import D, L, O, R, Table, case

PLAIN = "123m456p789sESWC"


def _followed() -> Table:
    """All follow the dealer's first discard; later R wins one off O."""
    return Table().holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).paid(O=1)


def _almost() -> Table:
    """Two follow, L discards another tile; later R wins one off O."""
    return (
        Table().holds(R, PLAIN).avoids("N").discards(D, "N").turn(R, "N").turn(O, "N").turn(L, "9p").wins(R, "C", on=O, ping_hu=1).paid(O=1)
    )


NOT_EARNED = finding("wrong_transfer", "JX-12", None, code="payment-not-due")
BOTH = {"burns_doubled": True}

FRONT = [
    case("front-on", "Where the burn is played.", "JX-12", _followed().front_burn_paid().closes(R), options={"front_burn": True}),
    case("front-off", "Where it is not.", "JX-12", _followed().closes(R), options={"front_burn": False}),
    case("front-almost", "All or nothing.", "JX-12", _almost().closes(R)),
    case("front-almost-booked", "Two who follow are not paid.", "JX-12",
         _almost().books_also(D, R, 1, "front_burn", None, qian_shao=1).closes(R, claims={"scores": [-1, 2, -1, 0]}),
         findings=[NOT_EARNED, finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("front-forgotten", "One earned and not paid.", "JX-12",
         _followed().front_burn_paid().books_without("front_burn").closes(R, claims={"scores": [0, 1, -1, 0]}),
         findings=[*(finding("wrong_transfer", "JX-12", "followed", D, code="payment-missing") for _ in range(3)),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("front-off-booked", "Where it is not played, one booked is not due.", "JX-12",
         _followed().books_also(D, R, 1, "front_burn", None, qian_shao=1).closes(R, claims={"scores": None}), options={"front_burn": False},
         findings=[NOT_EARNED]),
    case("front-doubled", "Where burns are doubled for the dealer.", "JX-12 JX-32",
         _followed().front_burn_paid(qian_shao=1, zhuang_jia=1).closes(R), options=BOTH),
    case("front-not-doubled", "Where they are not.", "JX-12", _followed().front_burn_paid().closes(R), options={"burns_doubled": False}),
    case("front-doubled-without-doubling", "Where nothing is doubled, burns are not.", "JX-12 JX-32", _followed().front_burn_paid().closes(R),
         options=BOTH | {"dealer_double": False}),
    case("front-of-suits", "Any kind may be followed.", "JX-12",
         Table().holds(R, PLAIN).follows("9p").wins(R, "C", on=O, ping_hu=1).paid(O=1).front_burn_paid().closes(R)),
    case("front-second-round", "Only the first four discards count.", "JX-12",
         Table().holds(R, PLAIN).avoids("N").until(D).turn(D, "N").turn(R, "N").turn(O, "N").turn(L, "N").wins(R, "C", on=O, ping_hu=1).paid(O=1).closes(R)),
    case("front-of-another-dealer", "It goes round from whoever deals.", "JX-12",
         Table(2).follows("N").holds(0, PLAIN).wins(0, "C", on=1, ping_hu=1).pays(1, 1).front_burn_paid().closes(0)),
    case("front-last-one-won", "Complete at the third follower's discard, though that is won.", "JX-12",
         Table().holds(O, "123m456p789s55pSW").follows("N").wins(O, "N", on=L, feed=False, ping_hu=1).paid(L=1).front_burn_paid().closes(O)),
    case("front-broken-any", "A kong in between breaks it.", "JX-12",
         Table().holds(R, PLAIN).gives(O, "2222p").discards(D, "N").turn(R, "N").draws(O, "N").kongs(O, "2p", "concealed").replaces(O).discards(O, "N")
         .turn(L, "N").wins(R, "C", on=O, ping_hu=1).paid(O=1).kong_paid("2p", D=4, R=2, L=2).closes(R),
         options={"front_burn_broken_by": "any_call_or_kong"}),
    case("front-dissolved", "A table broken up pays none.", "JX-12 JX-68", Table().follows("N").stops()),
    case("front-and-words", "Claims and passes do not break it.", "JX-12",
         Table().holds(R, PLAIN).discards(D, "N").event("pass", L).turn(R, "N").event("pass", D).turn(O, "N").draws(L, "N").label("followed")
         .discards(L, "N").wins(R, "C", on=O, ping_hu=1).paid(O=1).front_burn_paid().closes(R)),
]


def _nobody() -> Table:
    return Table().to_the_end_of_the_wall()


BACK = [
    case("back-on", "Where the burn is played.", "JX-13 JX-76", _nobody().back_burn_paid().closes(R, (3, -1, -1, -1)), options={"back_burn": True}),
    case("back-off", "Where it is not.", "JX-13", _nobody().closes(R, (0, 0, 0, 0)), options={"back_burn": False}),
    case("back-doubled", "Where burns are doubled for the dealer.", "JX-13 JX-32", _nobody().back_burn_paid(hou_shao=1, zhuang_jia=1)
         .closes(R, (6, -2, -2, -2)), options=BOTH),
    case("back-doubled-without-doubling", "Where nothing is doubled, burns are not.", "JX-13 JX-32", _nobody().back_burn_paid().closes(R),
         options=BOTH | {"dealer_double": False}),
    case("back-of-a-won-hand", "A hand that is won has none.", "JX-13",
         Table().holds(R, PLAIN).wins(R, "C", on=O, ping_hu=1).paid(O=1).books_also(L, D, 1, "back_burn", None, hou_shao=1)
         .closes(R, claims={"scores": None}), findings=[finding("wrong_transfer", "JX-13", None, code="payment-not-due")]),
    case("back-of-a-dissolved-hand", "Nor has one broken off.", "JX-13 JX-68",
         Table().round().event("dissolve").books_also(R, D, 1, "back_burn", None, hou_shao=1).closes(D, outcome="dissolved", claims={"scores": None}),
         findings=[finding("wrong_transfer", "JX-13", None, code="payment-not-due")]),
    case("back-the-wrong-way", "It goes to the dealer, not from him.", "JX-13",
         _nobody().back_burn_paid().books_without("back_burn").books_also(D, R, 1, "back_burn", None, hou_shao=1)
         .books_also(O, D, 1, "back_burn", None, hou_shao=1).books_also(L, D, 1, "back_burn", None, hou_shao=1).closes(R, claims={"scores": [1, 1, -1, -1]}),
         findings=[finding("wrong_items", "JX-13", None, R), finding("wrong_transfer", "JX-13", None, R, code="payment-differs", consequent=True),
                   finding("wrong_score", "GEN-09", None, consequent=True)]),
    case("back-of-two", "The dealer is paid two by each.", "JX-13",
         _nobody().back_burn_paid().books_without("back_burn").books_also(R, D, 2, "back_burn", None, hou_shao=2)
         .books_also(O, D, 2, "back_burn", None, hou_shao=2).books_also(L, D, 2, "back_burn", None, hou_shao=2).closes(R, claims={"scores": None}),
         findings=[*(finding("wrong_items", "JX-13", None, seat, consequent=False) for seat in (R, O, L)),
                   *(finding("wrong_transfer", "JX-13", None, seat, consequent=True) for seat in (R, O, L))]),
]

UNITS = [
    case("burns-in-units", "Burns count in the table's unit too.", "JX-77 JX-12",
         Table().holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).pays(O, 5, items={"ping_hu": 5}).front_burn_paid(qian_shao=5).closes(R),
         options={"unit": 5}),
    case("burns-beside-horses", "Horses do not multiply burns.", "JX-48 JX-44",
         Table().holds(R, PLAIN).follows("N").wins(R, "C", on=O, ping_hu=1).turns_up("2m6s7s9p").paid(O=1).horses_pay("winner", "O>R 2").front_burn_paid()
         .closes(R), preset="winner-horses"),
]

CASES = [*FRONT, *BACK, *UNITS]
