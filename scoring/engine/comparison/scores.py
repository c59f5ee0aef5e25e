"""Claimed scores of a hand."""

from collections.abc import Sequence

from scoring.engine.causes import CAUSES
from scoring.engine.comparison.claims import Claims
from scoring.engine.findings import WRONG_SCORE, Finding
from scoring.engine.record import SEATS, ClaimedTransfer
from scoring.engine.transfers import scores_of


def wrong_scores(claims: Claims, finer: Sequence[Finding]) -> list[Finding]:
    """The hand's net scores against those due (GEN-09)."""
    hand = claims.position.hand
    due = scores_of(claims.due.transfers)
    if hand.scores is None or list(hand.scores) == due:
        return []
    return [
        Finding(
            WRONG_SCORE,
            hand.number,
            None,
            None,
            "GEN-09",
            "scores-differ",
            consequent=_scores_follow(claims, finer),
            expected=[*due],
            actual=[*hand.scores],
        )
    ]


def _scores_follow(claims: Claims, finer: Sequence[Finding]) -> bool:
    hand = claims.position.hand
    assert hand.scores is not None
    if claims.went_on:
        return True
    if hand.transfers is not None:
        return bool(finer) and list(hand.scores) == claimed_scores(hand.transfers)
    if _are_explained(claims):
        return True
    if finer and list(hand.scores) == scores_of(claims.at_claimed_items.transfers):
        return True
    return bool(claims.upset_causes or claims.faulty_events)


def _are_explained(claims: Claims) -> bool:
    """Whether the scores are those that the hand would have without an earlier fault, or may be."""
    if any(claims.leaves_open(SEATS, cause) for cause in CAUSES):
        return True
    scores = list(claims.position.hand.scores or ())
    return any(scores_of(other.transfers) == scores for other in claims.undone(SEATS))


def booked_scores(claims: Claims, finer: Sequence[Finding]) -> list[int] | None:
    """The scores that the hand's own claims make, the finest that are wrong first told by the coarser.

    None where the hand claims none, and faults of its play keep them from being told.
    """
    hand = claims.position.hand
    if hand.scores is not None:
        return list(hand.scores)
    if hand.transfers is not None:
        return claimed_scores(hand.transfers)
    if claims.went_on or claims.upset_causes or claims.faulty_events:
        return None
    if finer:
        return scores_of(claims.at_claimed_items.transfers)
    return scores_of(claims.due.transfers)


def claimed_scores(transfers: Sequence[ClaimedTransfer]) -> list[int]:
    """The scores that the claimed transfers add up to."""
    scores = [0, 0, 0, 0]
    for transfer in transfers:
        if transfer.payer >= 0:
            scores[transfer.payer] -= transfer.points
        if transfer.payee >= 0:
            scores[transfer.payee] += transfer.points
    return scores
