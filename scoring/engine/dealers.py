"""The next dealer: as a hand claims him, and as the next hand has him (the rule set's own clauses)."""

from scoring.engine.findings import WRONG_DEALER, Finding
from scoring.engine.law import Succession
from scoring.engine.record import HandRecord


def wrong_next_dealer(hand: HandRecord, succession: Succession, *, consequent: bool) -> list[Finding]:
    """The `next_dealer` a hand claims against the rules."""
    claimed = hand.next_dealer
    if succession.seat is None or claimed in (None, succession.seat):
        return []
    return [_wrong_dealer(hand.number, succession, claimed, consequent=consequent)]


def wrong_dealer(
    before: HandRecord, due: Succession | None, hand: HandRecord, *, follows: bool = False
) -> list[Finding]:
    """The dealer of a hand against the succession of the one before.

    That hand's wrong claim explains him, and so do faults from which it `follows`.
    """
    if due is None or due.seat in (None, hand.dealer) or hand.number != before.number + 1:
        return []
    consequent = follows or before.next_dealer == hand.dealer
    return [_wrong_dealer(hand.number, due, hand.dealer, consequent=consequent)]


def _wrong_dealer(hand: int, succession: Succession, actual: int | None, *, consequent: bool) -> Finding:
    return Finding(
        WRONG_DEALER,
        hand,
        None,
        None,
        succession.clause,
        "dealer-differs",
        consequent=consequent,
        expected=succession.seat,
        actual=actual,
        params={"due": succession.seat, "dealer": actual},
    )
