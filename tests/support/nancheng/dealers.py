"""Who deals next: JX-06 to JX-08, and JX-68 for hands broken off."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.cases import Case, finding
from tests.support.nancheng_tables import D, Json, L, O, R, Table, case

PLAIN = "123m456p789sESWC"


def _alone(winner: int, claims: Json | None = None) -> Table:
    """This seat wins one off L."""
    paid = {"L": 2 if winner == D else 1}
    return Table().holds(winner, PLAIN).wins(winner, "C", on=L, ping_hu=1).paid(**paid).closes(winner, claims=claims)


def _left_throws(following: int, claims: Json | None = None) -> Table:
    """L's discard wins for D and R."""
    return (
        Table().holds(D, "123m456p789s99pSS").holds(R, "777m444p333sEEES").wins(D, "S", on=L, ping_hu=1)
        .wins_too(R, "S", on=L, peng_peng_hu=5).paid(to=D, L=2).paid(to=R, L=5).closes(following, claims=claims)
    )


def _right_throws(following: int, claims: Json | None = None) -> Table:
    """R's discard wins for L and D."""
    return (
        Table().holds(D, "123m456p789s99pSS").holds(L, "777m444p333sEEES").wins(L, "S", on=R, peng_peng_hu=5)
        .wins_too(D, "S", on=R, ping_hu=1).paid(to=L, R=5).paid(to=D, R=2).closes(following, claims=claims)
    )


def _right_robbed(following: int) -> Table:
    """R adds 5p, for which L and D wait."""
    return (
        Table().gives(R, "55p").holds(L, "123m789s46pESWNN").holds(D, "456m789m46p23499s").punged(R, "5p", O).adds(R, "5p")
        .robs(L, "5p", of=R, ping_hu=1).robs(D, "5p", of=R, ping_hu=1).paid(to=L, R=1).paid(to=D, R=2).closes(following)
    )


def _nobody(following: int, claims: Json | None = None) -> Table:
    return Table().to_the_end_of_the_wall().back_burn_paid().closes(following, claims=claims)


def _left_early(how: str, claims: Json | None = None) -> Table:
    """A hand broken off after a round."""
    table = Table().round()
    table = table.event("dissolve") if how == "dissolved" else table.event("escape", O)
    return table.closes(D, outcome=how, claims=claims)


def _wrong(name: str, says: str, clause: str, table: Table, options: Json | None = None) -> Case:
    return case(name, says, clause, table, options=options, findings=[finding("wrong_dealer", clause, None, code="dealer-differs")])


def _next(dealer: int) -> Table:
    return Table(dealer).round().stops()


WON = [
    case("dealer-after-a-win", "Who wins alone deals next.", "JX-07", _alone(O), _next(O)),
    case("dealer-wins-and-stays", "A dealer who wins deals again.", "JX-07", _alone(D), _next(D)),
    case("dealer-first-any-seat", "Who deals first is drawn by lot.", "JX-06", Table(3).round().stops()),
    _wrong("dealer-not-the-winner", "Another seat than the winner is named.", "JX-07", _alone(O, {"next_dealer": R})),
    case("dealer-ignores-the-winner", "Another seat than the winner deals.", "JX-07", _alone(O), _next(R),
         findings=[finding("wrong_dealer", "JX-07", None, hand=1, code="dealer-differs")]),
    case("dealer-follows-a-wrong-claim", "A next hand dealt as wrongly claimed is one fault.", "JX-07", _alone(O, {"next_dealer": R}), _next(R),
         findings=[finding("wrong_dealer", "JX-07", None), finding("wrong_dealer", "JX-07", None, hand=1, consequent=True)]),
    case("dealer-wins-alone-off-a-discarder", "Where the discarder deals, he does so only after several winners.", "JX-07", _alone(O), _next(O),
         options={"multi_win_next_dealer": "discarder"}),
]

SEVERAL = [
    case("dealer-first-winner-d", "Of two winners the first after the discarder deals.", "JX-07 JX-33", _left_throws(D), _next(D)),
    case("dealer-discarder-l", "Where the discarder of several deals.", "JX-07", _left_throws(L), _next(L),
         options={"multi_win_next_dealer": "discarder"}),
    case("dealer-if-winner-d", "Where a dealer among the winners stays.", "JX-07", _left_throws(D), options={"multi_win_next_dealer": "dealer_if_winner"}),
    case("dealer-first-winner-l", "The first after R is L, not the dealer.", "JX-07", _right_throws(L), _next(L),
         options={"multi_win_next_dealer": "first_winner"}),
    case("dealer-stays-among-winners", "A dealer among the winners stays though another is nearer.", "JX-07", _right_throws(D), _next(D),
         options={"multi_win_next_dealer": "dealer_if_winner"}),
    case("dealer-discarder-r", "The discarder R deals.", "JX-07", _right_throws(R), options={"multi_win_next_dealer": "discarder"}),
    case("dealer-not-among-winners", "Without the dealer among the winners the first of them deals.", "JX-07",
         Table().holds(O, "123m456p789s99pSS").holds(R, "777m444p333sEEES").wins(O, "S", on=L, ping_hu=1).wins_too(R, "S", on=L, peng_peng_hu=5)
         .paid(to=O, L=1).paid(to=R, L=5).closes(R), options={"multi_win_next_dealer": "dealer_if_winner"}),
    _wrong("dealer-not-the-first-winner", "The second winner is named.", "JX-07", _right_throws(L, {"next_dealer": D})),
    case("dealer-robbed-by-two", "Who is robbed counts as the discarder.", "JX-07 JX-27", _right_robbed(L), options={"rob_basis": "off"}),
    case("dealer-robbed-by-two-deals", "Also where the discarder deals.", "JX-07 JX-27", _right_robbed(R), _next(R),
         options={"rob_basis": "off", "multi_win_next_dealer": "discarder"}),
]

DRAWN = [
    case("dealer-after-a-drawn-hand", "After a hand that nobody wins the seat to the dealer's right deals.", "JX-08 JX-76 JX-13",
         _nobody(R), _next(R), options={"draw_next_dealer": "next_seat"}),
    case("dealer-kept-after-a-drawn-hand", "Where the dealer stays.", "JX-08", _nobody(D), _next(D), options={"draw_next_dealer": "same"}),
    _wrong("dealer-stays-after-a-drawn-hand", "The dealer is named to stay though the deal passes on.", "JX-08", _nobody(R, {"next_dealer": D})),
    _wrong("dealer-moves-where-he-stays", "The next seat is named where the dealer stays.", "JX-08", _nobody(D, {"next_dealer": R}), {"draw_next_dealer": "same"}),
    case("dealer-ignores-a-drawn-hand", "The dealer deals again after a drawn hand.", "JX-08", _nobody(R), _next(D),
         findings=[finding("wrong_dealer", "JX-08", None, hand=1, code="dealer-differs")]),
    case("dealer-round-the-table", "From the last seat the deal passes to the first.", "JX-08",
         Table(3).to_the_end_of_the_wall().back_burn_paid().closes(0), _next(0)),
]

BROKEN_OFF = [
    case("dealer-after-a-dissolved-hand", "After a hand broken off the same seat deals.", "JX-68", _left_early("dissolved"), _next(D)),
    case("dealer-after-an-escape", "Also after one that a seat left.", "JX-68", _left_early("escaped"), _next(D)),
    _wrong("dealer-passed-on-after-a-dissolved-hand", "The deal is passed on all the same.", "JX-68", _left_early("dissolved", {"next_dealer": R})),
    _wrong("dealer-passed-on-after-an-escape", "After an escape too.", "JX-68", _left_early("escaped", {"next_dealer": R})),
]

CASES = [*WON, *SEVERAL, *DRAWN, *BROKEN_OFF]
