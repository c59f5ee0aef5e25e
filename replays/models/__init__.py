"""What is stored of a log: its bytes, its hands, its audits and what they found."""

from replays.models.audits import Audit, AuditQuerySet, AuditState
from replays.models.hands import Hand
from replays.models.logs import GameLog, GameLogQuerySet, LogGrant, LogSeat
from replays.models.results import FindingRow, HandSummary

__all__ = [
    "Audit",
    "AuditQuerySet",
    "AuditState",
    "FindingRow",
    "GameLog",
    "GameLogQuerySet",
    "Hand",
    "HandSummary",
    "LogGrant",
    "LogSeat",
]
