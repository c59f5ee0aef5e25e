"""Horses that everybody sets aside: JX-46, JX-47, JX-67, JX-71 to JX-74."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"
HORSES = ("1m2m", "3p4s", "2s6p", "9sW")
#: What the horses above add when R wins one off the dealer, as worked example S40 has it.
PAYS = "L>D 2, D>R 2, L>R 2, D>O 8, L>O 4"

everybody = partial(case, preset="all-horses")


def _odd(code: str, event: str = "odd") -> Json:
    return finding("illegal_action", "JX-46", event, code=code)


def _won(table: Table) -> Table:
    """R wins one off the dealer."""
    return table.holds(R, PLAIN).wins(R, "C", on=D, ping_hu=1).paid(D=2)


def _shared(table: Table) -> Table:
    return table.horses_pay("all", PAYS).closes(R)


def _aside(own: str) -> Table:
    """The dealer shows these tiles as its horses, the others those that lie there."""
    table = Table(horses=HORSES, shown="by hand").label("odd").sets_aside(D, own, in_wall="")
    for seat in (R, O, L):
        table.sets_aside(seat, HORSES[seat], in_wall="")
    return table


SHOWN: list[Case] = [
    everybody("aside-after-the-deal", "Shown right after the deal.", "JX-46", _shared(_won(Table(horses=HORSES)))),
    everybody("aside-at-the-end", "Shown at the end.", "JX-46", _shared(_won(Table(horses=HORSES, shown="end")).shows_horses())),
    everybody("aside-in-another-order", "In any order of seats and tiles.", "JX-46",
              _shared(_won(Table(horses=HORSES, shown="end")).sets_aside(L, "W9s", in_wall="").sets_aside(R, "3p4s", in_wall="")
                      .sets_aside(D, "2m1m", in_wall="").sets_aside(O, "2s6p", in_wall=""))),
    everybody("aside-of-another-dealer", "The dealer's lie first, whoever deals.", "JX-46 JX-40",
              Table(2, horses=HORSES).holds(3, PLAIN).wins(3, "C", on=2, ping_hu=1).pays(2, 2)
              .horses_pay("all", "R>O 2, O>L 2, R>L 2, O>D 8, R>D 4").closes(3)),
    everybody("aside-dealt-win", "They are no acts: the dealer still wins as dealt.", "JX-46 JX-50",
              Table(horses=("1p5p", "2p6p", "3p7p", "4p8p")).deals(D, "123m456p789sESWCC").dealt_win(D, tian_hu=10).paid(R=20, O=20, L=20)
              .horses_pay("all", "R>D 160, O>D 160, L>D 160").closes(D)),
    everybody("aside-drawn-hand", "When nobody wins they are shown and count nothing.", "JX-46 JX-67",
              Table(horses=HORSES, shown="end").to_the_end_of_the_wall().shows_horses().back_burn_paid().closes(R),
              options={"draw_horses_count_kongs": False}),
    everybody("aside-dissolved-hand", "A table broken up shows none.", "JX-46 JX-68", Table(horses=HORSES, shown="not").round().stops()),
    everybody("aside-without-shape", "After a win without shape they are due all the same.", "JX-46 JX-52",
              Table(horses=HORSES).gives(R, "C").avoids("C").feeds(O, "C").wins(R, "C", on=O, feed=False).closes(R),
              findings=[finding("illegal_action", "JX-52", "win", R, code="no-winning-shape")]),
    everybody("aside-the-wall-behind", "Play goes on behind them: 75 tiles are left.", "JX-46 JX-76 JX-13",
              Table(horses=HORSES).to_the_end_of_the_wall().back_burn_paid().closes(R)),
]

MISSING = finding("missed_duty", "JX-46", None, code="horses-missing")

LEFT_OUT: list[Case] = [
    everybody("aside-missing", "Never shown: the wall tells which they are.", "JX-46", _shared(_won(Table(horses=HORSES, shown="not"))), findings=[MISSING]),
    everybody("aside-one-missing", "Those of one seat never shown.", "JX-46",
              _shared(_won(Table(horses=HORSES, shown="end")).shows_horses(leaves_out=O)), findings=[MISSING | {"seat": O}]),
    everybody("aside-missing-without-a-wall", "Without a wall it is not known what they cost.", "JX-46",
              _won(Table(horses=HORSES, shown="not", wall=False)).unscored(), findings=[finding("undecidable", "JX-46", None, code="horses-not-shown")]),
    everybody("aside-missing-of-a-drawn-hand", "When nobody wins they are due too.", "JX-46",
              Table(horses=HORSES, shown="not").to_the_end_of_the_wall().back_burn_paid().closes(R), findings=[MISSING]),
    everybody("aside-missing-of-a-drawn-hand-without-a-wall", "There their price is nothing, whatever they are.", "JX-46",
              Table(horses=HORSES, shown="not", wall=False).to_the_end_of_the_wall().back_burn_paid().closes(R),
              findings=[finding("undecidable", "JX-46", None, code="horses-not-shown")]),
]

ODD: list[Case] = [
    everybody("aside-too-few", "One tile where two are due.", "JX-46",
              _won(_aside("1m")).horses_pay("all", "D>R 2, D>O 8, L>R 2, L>O 4").closes(R), findings=[_odd("horses-too-few")]),
    everybody("aside-too-many", "Three tiles where two are due: the first two count.", "JX-46",
              _shared(_won(_aside("1m2m5m"))), findings=[_odd("horses-too-many")]),
    everybody("aside-not-of-the-wall", "Other tiles than lie there: priced as shown.", "JX-46",
              _shared(_won(Table(horses=("9m9p", "3p4s", "2s6p", "9sW"), shown="end")).label("odd").sets_aside(D, "1m2m", in_wall="")
                      .sets_aside(R, "3p4s", in_wall="").sets_aside(O, "2s6p", in_wall="").sets_aside(L, "9sW", in_wall="")),
              findings=[_odd("horses-differ")]),
    everybody("aside-of-another-seat", "Shown as another seat's.", "JX-46",
              _won(Table(horses=HORSES, shown="end")).label("odd").sets_aside(D, "3p4s", in_wall="").label("odder").sets_aside(R, "1m2m", in_wall="")
              .sets_aside(O, "2s6p", in_wall="").sets_aside(L, "9sW", in_wall="").horses_pay("all", "D>R 2, D>O 4, R>O 4, L>R 4, L>O 4").closes(R),
              findings=[_odd("horses-differ"), _odd("horses-differ", "odder")]),
    everybody("aside-in-the-middle", "Shown in the middle of play.", "JX-46",
              _won(Table(horses=HORSES, shown="end").round().label("odd").sets_aside(D, "1m2m", in_wall="")).sets_aside(R, "3p4s", in_wall="")
              .sets_aside(O, "2s6p", in_wall="").sets_aside(L, "9sW", in_wall="").horses_pay("all", PAYS).closes(R), findings=[_odd("horses-untimely")]),
    everybody("aside-twice", "Shown twice.", "JX-46",
              _shared(_won(Table(horses=HORSES)).label("odd").sets_aside(D, "1m2m", in_wall="")), findings=[_odd("horses-twice")]),
    everybody("aside-of-no-seat", "Shown without saying whose.", "JX-46",
              _shared(_won(Table(horses=HORSES)).label("odd").turns_up("4m8mNF", in_wall="")), findings=[_odd("horses-of-no-seat")]),
    everybody("aside-played", "A horse set aside does not appear in play.", "JX-46 GEN-08",
              Table(horses=("1m9m", "3p4s", "2s6p", "9sW")).avoids("1m").until(R).label("draw").draws(R, "1m", in_wall="5s").discards(R, "1m").stops(),
              findings=[finding("wrong_wall", "GEN-08", "draw", R, code="not-from-wall")]),
]

KONG = "123m789sESWC {7777p}"


def _with_kong() -> Table:
    """R wins one off the dealer beside a kong that O fed."""
    return (
        Table(horses=HORSES).holds(R, KONG).unplanned().exposes(R, "7p", O).discards(R).wins(R, "C", on=D, ping_hu=1).paid(D=2)
        .kong_paid("7p", D=2, O=2, L=1)
    )


def _nobody() -> Table:
    """O has a concealed kong in a hand that nobody wins."""
    return Table(horses=HORSES).gives(O, "888p").conceals(O, "8p").discards(O).to_the_end_of_the_wall().kong_paid("8p", D=4, R=2, L=2).back_burn_paid()


KONGS: list[Case] = [
    everybody("all-kongs-apart", "Kongs are paid apart from the horses.", "JX-66", _with_kong().horses_pay("all", PAYS).closes(R), options={"horses_count_kongs": False}),
    everybody("all-kongs-of-a-drawn-hand", "Where horses count a won hand's kongs, they do not count a drawn one's.", "JX-67 JX-66", _nobody().closes(R),
              options={"horses_count_kongs": True}),
    everybody("all-kongs-of-a-drawn-hand-only", "And where they count a drawn one's, not a won one's.", "JX-67 JX-66", _with_kong().horses_pay("all", PAYS).closes(R),
              options={"draw_horses_count_kongs": True}),
    everybody("all-drawn-dealer-text", "Where the dealer's horses alone count, a drawn hand has none.", "JX-67 JX-47", _nobody().closes(R),
              options={"draw_horses_count_kongs": True, "horse_all_formula": "dealer_text"}),
]

FORMULAS: list[Case] = [
    everybody("all-share-matrix", "Shares of shares.", "JX-47", _shared(_won(Table(horses=HORSES))), options={"horse_all_formula": "share_matrix"}),
    everybody("all-inherit-simple", "Shares alone.", "JX-47", _won(Table(horses=HORSES)).horses_pay("all", "D>R 2, D>O 4, L>R 2").closes(R),
              options={"horse_all_formula": "inherit_simple"}),
    everybody("all-dealer-text", "The dealer's own alone: off the dealer they pay nobody.", "JX-47 JX-42", _won(Table(horses=HORSES)).closes(R),
              options={"horse_all_formula": "dealer_text"}),
]

CASES = [*SHOWN, *LEFT_OUT, *ODD, *KONGS, *FORMULAS]
