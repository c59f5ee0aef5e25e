"""The wrong seat as next dealer, claimed or dealing (NC-06, NC-07, NC-08)."""

from scoring.engine.findings import WRONG_DEALER
from scoring.engine.record import SEATS, HandRecord
from scoring.simulator.claims import claim_honestly
from scoring.simulator.games import played_hand
from tests.proof.books import Books, Wrong
from tests.proof.habits import never_winning
from tests.proof.nanchong import deals, plans
from tests.proof.nanchong.catalogue import FAULTS
from tests.proof.nanchong.tables import SEVERAL
from tests.proof.playing import totals
from tests.proof.records import At, Sheet


def _claimed_wrongly(books: Books, winners: int) -> Wrong | None:
    hand = books.hand
    if len(books.wins) != winners or hand.outcome not in ("win", "draw"):
        return None
    hand.next_dealer = books.chance.choice([seat for seat in SEATS if seat != hand.next_dealer])
    return Wrong(follows=False)


@FAULTS.claim(
    "NC-06", WRONG_DEALER, checks=("L04",), under={"multi_win": "nearest"}, wishes=deals.near_the_goal
)
def next_dealer_not_the_winner(books: Books) -> Wrong | None:
    return _claimed_wrongly(books, 1)


@FAULTS.claim(
    "NC-07",
    WRONG_DEALER,
    checks=("L04",),
    under=SEVERAL,
    plan=plans.two_wait_for_one,
)
def next_dealer_not_the_payer_of_several(books: Books) -> Wrong | None:
    for winners in (2, 3):
        if len(books.wins) == winners:
            return _claimed_wrongly(books, winners)
    return None


@FAULTS.claim("NC-08", WRONG_DEALER, checks=("L04",), under={"min_fan": 20}, habits=never_winning)
def next_dealer_after_a_drawn_hand(books: Books) -> Wrong | None:
    return _claimed_wrongly(books, 0)


def _dealt_wrongly(sheet: Sheet) -> At | None:
    """Another seat than the one due deals the second hand, which is played as soundly as the first."""
    first = sheet.hand
    others = [seat for seat in SEATS if seat != first.next_dealer]
    dealer, customs = sheet.chance.choice(others), sheet.rules.ruleset.customs
    played = played_hand(sheet.law, first.number + 1, dealer, sheet.chance, customs)
    claim_honestly(sheet.law, played.position)
    sheet.game.hands = (first, played.hand)
    sheet.game.end_scores = totals(sheet.game, sheet.game.hands)
    return At(hand=1)


def _winners(hand: HandRecord) -> int:
    return sum(type(event).__name__ == "Win" for event in hand.events)


@FAULTS.record(
    "NC-06", WRONG_DEALER, checks=("L04",), under={"multi_win": "nearest"}, wishes=deals.near_the_goal
)
def dealt_by_another_than_the_winner(sheet: Sheet) -> At | None:
    return _dealt_wrongly(sheet) if _winners(sheet.hand) == 1 else None


@FAULTS.record(
    "NC-07",
    WRONG_DEALER,
    checks=("L04",),
    under=SEVERAL,
    plan=plans.two_wait_for_one,
)
def dealt_by_another_than_the_payer_of_several(sheet: Sheet) -> At | None:
    return _dealt_wrongly(sheet) if _winners(sheet.hand) > 1 else None


@FAULTS.record("NC-08", WRONG_DEALER, checks=("L04",), under={"min_fan": 20}, habits=never_winning)
def dealt_by_another_after_a_drawn_hand(sheet: Sheet) -> At | None:
    return _dealt_wrongly(sheet) if sheet.hand.outcome == "draw" else None
