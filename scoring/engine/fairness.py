"""The wall commitment: what was published before the deal against the wall logged (log format, section 7)."""

import hashlib

from scoring.engine.findings import WRONG_WALL, Finding
from scoring.engine.record import GameRecord, HandRecord
from scoring.engine.tiles import UNKNOWN, format_run


def digest_of(record: GameRecord, hand: HandRecord, salt: str) -> str:
    """Lower-case hex SHA-256 of the commitment's lines for this hand's wall."""
    dice = "-" if hand.dice is None else f"{hand.dice[0]},{hand.dice[1]}"
    lines = (
        "mjaudit-wall-v1",
        record.platform,
        record.log_id,
        str(hand.number),
        dice,
        format_run(hand.wall or ()),
        salt,
    )
    return hashlib.sha256("\n".join((*lines, "")).encode()).hexdigest()


def judge_commitment(record: GameRecord, hand: HandRecord) -> tuple[str, list[Finding]]:
    """The fairness word of a hand, and the finding where the digest is not that of its wall (GEN-08)."""
    commitment = hand.commitment
    if commitment is None or hand.wall is None or UNKNOWN in hand.wall:
        return "none", []
    due = digest_of(record, hand, commitment.salt)
    if due == commitment.digest:
        return "consistent", []
    finding = Finding(
        WRONG_WALL,
        hand.number,
        None,
        None,
        "GEN-08",
        "commitment-differs",
        expected=due,
        actual=commitment.digest,
    )
    return "violated", [finding]
