"""Wins as dealt and on the dealer's first discard: JX-50, JX-51."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import finding, illegal
from tests.support.nancheng_tables import D, L, O, R, Table, Worth, case

PLAIN = "123m456p789sESWCC"
HALF = "123m456p789sESWC"


def _dealt(tiles: str = PLAIN, **items: int) -> Table:
    return Table().deals(D, tiles).dealt_win(D, worth=items)


def _all_pay(table: Table, points: int) -> Table:
    return table.paid(R=points, O=points, L=points).closes(D)


def _first(seat: int = R, hand: str = HALF, tile: str = "C", **items: int) -> Table:
    """D's first discard wins for this seat."""
    return Table().holds(seat, hand).discards(D, tile).wins(seat, tile, on=D, feed=False, worth=items)


TEN: Worth = {"tian_hu": 10}

DEALT = [
    case("dealt-seven-pairs", "Dealt seven pairs are as much: the dealt win is named first.", "JX-50 JX-53 JX-63",
         _all_pay(_dealt("1133m5577p2299sEE", tian_hu=10), 20)),
    case("dealt-unrelated", "Dealt unrelated tiles.", "JX-50 JX-54", _all_pay(_dealt("147m258p369sESWNC", tian_hu=10), 20)),
    case("dealt-one-suit", "Dealt tiles of one suit without shape.", "JX-50 JX-29", _all_pay(_dealt("11244577889969m", tian_hu=10), 20)),
    case("dealt-no-hand", "Dealt tiles without shape are no win.", "JX-52 JX-50",
         Table().deals(D, "123m456p789sESWCF").dealt_win(D).closes(D), findings=[illegal("JX-52", "win", D, code="no-winning-shape")]),
    case("dealt-twenty", "Where it is worth twenty.", "JX-50", _all_pay(_dealt(tian_hu=20), 40), options={"points_tian_hu": 20}),
    case("dealt-below-its-shape", "Where it is worth less than its shape, the shape counts.", "JX-50 JX-63",
         _all_pay(_dealt("1133m5577p2299sEE", qi_dui=10), 20), options={"points_tian_hu": 3}),
    case("dealt-not-doubled", "Where dealt wins are not doubled.", "JX-32 JX-50", _all_pay(_dealt(tian_hu=10), 10), options={"tian_di_hu_doubled": False}),
    case("dealt-doubled", "Where they are.", "JX-32 JX-50", _all_pay(_dealt(tian_hu=10), 20), options={"tian_di_hu_doubled": True}),
    case("dealt-shape-doubled-all-the-same", "A shape that counts instead is doubled.", "JX-32 JX-50",
         _all_pay(_dealt("1133m5577p2299sEE", qi_dui=10), 20), options={"points_tian_hu": 3, "tian_di_hu_doubled": False}),
    case("dealt-named", "Where a dealt win is special.", "JX-50", _all_pay(_dealt(tian_hu=10), 20), options={"tian_di_hu": True}),
    case("dealt-plain", "Where it is not, it is still said to be dealt.", "JX-50", _all_pay(_dealt(ping_hu=1), 2), options={"tian_di_hu": False}),
    case("dealt-claimed-as-special", "Where it is not, nothing special is due.", "JX-50 JX-63",
         Table().deals(D, PLAIN).dealt_win(D, claims={"tian_hu": 10}, ping_hu=1).paid(R=2, O=2, L=2).closes(D), options={"tian_di_hu": False},
         findings=[finding("wrong_items", "JX-63", "win", D, code="items-differ")]),
    case("dealt-at-twenty", "The right name at another value.", "JX-50",
         Table().deals(D, PLAIN).dealt_win(D, claims={"tian_hu": 20}, tian_hu=10).paid(R=20, O=20, L=20).closes(D),
         findings=[finding("wrong_items", "JX-50", "win", D, code="items-differ")]),
    case("dealt-after-remarks", "Lost lines and remarks are no acts.", "JX-50",
         _all_pay(Table().deals(D, PLAIN).event("disconnect", L).event("reconnect", L).dealt_win(D, worth=TEN), 20)),
    case("dealt-after-a-claim", "A claim of what cannot be claimed is no act.", "JX-50 GEN-06",
         _all_pay(Table().deals(D, PLAIN).event("claim", R, want="win").dealt_win(D, worth=TEN), 20)),
    case("dealt-after-an-operators-remark", "An operator's remark is none.", "JX-50",
         _all_pay(Table().deals(D, PLAIN).event("correction", None, of=0, reason="late-start").dealt_win(D, worth=TEN), 20)),
    case("dealt-after-a-discard", "After a discard nothing is won as dealt.", "JX-50",
         Table().deals(D, "123m456p789sESWC9m").discards(D, "9m").until(D).draws(D, "C").dealt_win(D, ping_hu=1).unscored(D),
         findings=[illegal("JX-50", "win", D, code="not-as-dealt")]),
    case("dealt-let-go", "A dealt win may be let go.", "JX-50", Table().deals(D, PLAIN).discards(D, "C").round().stops()),
]

FIRST = [
    case("first-discard-won", "The dealer's first discard won is worth ten, doubled.", "JX-51", _first(di_hu=10).paid(D=20).closes(R)),
    case("first-discard-won-by-the-left", "Whoever wins it.", "JX-51", _first(L, di_hu=10).paid(D=20).closes(L)),
    case("first-discard-off", "Where it is nothing special.", "JX-51", _first(ping_hu=1).paid(D=2).closes(R), options={"tian_di_hu": False}),
    case("first-discard-twenty", "Where it is worth twenty.", "JX-51", _first(di_hu=20).paid(D=40).closes(R), options={"points_di_hu": 20}),
    case("first-discard-below-its-shape", "Where it is worth less than its shape.", "JX-51 JX-63",
         _first(R, "1133m5577p2299sE", "E", qi_dui=10).paid(D=20).closes(R), options={"points_di_hu": 2}),
    case("first-discard-equal", "Where both are ten, the first discard is named first.", "JX-51 JX-63",
         _first(R, "1133m5577p2299sE", "E", di_hu=10).paid(D=20).closes(R)),
    case("first-discard-not-doubled", "Where such wins are not doubled.", "JX-51 JX-32", _first(di_hu=10).paid(D=10).closes(R),
         options={"tian_di_hu_doubled": False}),
    case("first-discard-dealer-pays", "The dealer alone pays.", "JX-51", _first(di_hu=10).paid(D=20).closes(R), options={"di_hu_payers": "dealer"}),
    case("first-discard-all-pay", "Where all three pay.", "JX-51", _first(di_hu=10).paid(D=20, O=10, L=10).closes(R), options={"di_hu_payers": "all"}),
    case("first-discard-all-pay-the-dealer-alone-for-a-shape", "A shape that counts instead is paid by the dealer alone.", "JX-51 JX-64",
         _first(R, "1133m5577p2299sE", "E", qi_dui=10).paid(D=20).closes(R), options={"points_di_hu": 2, "di_hu_payers": "all"}),
    *(
        case(f"first-discard-after-a-kong-{'counts' if counts else 'not'}", says, "JX-51 JX-22",
             Table().deals(D, "2222p147m369s1pBFC").holds(R, HALF).kongs(D, "2p", "concealed").replaces(D, "9m").discards(D, "C")
             .wins(R, "C", on=D, feed=False, worth={"di_hu": 10} if counts else {"ping_hu": 1}).paid(D=20 if counts else 2)
             .kong_paid("2p", R=4, O=4, L=4).closes(R), options={"di_hu_after_dealer_kong": counts})
        for counts, says in ((True, "A kong of the dealer's before it changes nothing."), (False, "Where such a kong makes it ordinary."))
    ),
    case("first-discard-second", "The dealer's second discard is ordinary.", "JX-51",
         Table().holds(R, HALF).until(D).turn(D, "C").wins(R, "C", on=D, feed=False, ping_hu=1).paid(D=2).closes(R)),
    case("first-discard-of-another", "So is another's first discard.", "JX-51", Table().holds(O, HALF).starts().turn(R, "C")
         .wins(O, "C", on=R, feed=False, ping_hu=1).paid(R=1).closes(O)),
    case("first-discard-two", "Two may win it.", "JX-51 JX-33",
         Table().holds(R, HALF).holds(L, "234m567p678sESWC").discards(D, "C").wins(R, "C", on=D, feed=False, di_hu=10)
         .wins_too(L, "C", on=D, di_hu=10).paid(to=R, D=20).paid(to=L, D=20).closes(R)),
    case("first-discard-after-a-word", "Asking for it changes nothing.", "JX-51",
         Table().holds(R, HALF).discards(D, "C").event("claim", R, want="win").wins(R, "C", on=D, feed=False, di_hu=10).paid(D=20).closes(R)),
    case("first-discard-as-plain", "Claimed as its shape.", "JX-63 JX-51",
         Table().holds(R, HALF).discards(D, "C").wins(R, "C", on=D, feed=False, claims={"ping_hu": 1}, di_hu=10).paid(D=20).closes(R),
         findings=[finding("wrong_items", "JX-63", "win", R, code="items-differ")]),
    case("first-discard-at-twenty", "The right name at another value.", "JX-51",
         Table().holds(R, HALF).discards(D, "C").wins(R, "C", on=D, feed=False, claims={"di_hu": 20}, di_hu=10).paid(D=20).closes(R),
         findings=[finding("wrong_items", "JX-51", "win", R, code="items-differ")]),
    case("first-discard-without-shape", "Without shape it is no win.", "JX-52 JX-51",
         Table().avoids("C").discards(D, "C").wins(R, "C", on=D, feed=False).closes(R),
         findings=[illegal("JX-52", "win", R, code="no-winning-shape")]),
]

CASES = [*DEALT, *FIRST]
