"""What an audit has to say: findings, each with its clause, and the breaches that the law reports."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scoring.engine.events import Event

#: JSON as the report carries it.
Json = bool | int | str | None | Sequence["Json"] | Mapping[str, "Json"]

BROKEN_RECORD: Final = "broken_record"
ILLEGAL_ACTION: Final = "illegal_action"
MISSED_DUTY: Final = "missed_duty"
WRONG_ITEMS: Final = "wrong_items"
WRONG_TRANSFER: Final = "wrong_transfer"
WRONG_SCORE: Final = "wrong_score"
WRONG_TOTAL: Final = "wrong_total"
WRONG_DEALER: Final = "wrong_dealer"
WRONG_WALL: Final = "wrong_wall"
UNDECIDABLE: Final = "undecidable"
INFORMATION: Final = "information"

ERROR: Final = "error"
WARNING: Final = "warning"
INFO: Final = "info"


@dataclass(slots=True, eq=False)
class Breach:
    """The law's word on one event: which clause it breaks and how (`code`), with params for the sentence.

    `kind` is UNDECIDABLE where the record does not show enough to say. `stops` marks what is physically
    impossible, `consequent` what an earlier finding of the hand brought about.
    """

    clause: str
    code: str
    kind: str = ILLEGAL_ACTION
    expected: Json = None
    actual: Json = None
    params: Mapping[str, Json] = field(default_factory=dict)
    stops: bool = False
    consequent: bool = False
    severity: str = ERROR
    #: Where another event than the one judged is at fault: its number (None: none at all) and seat.
    at: tuple[int | None, int | None] | None = None


@dataclass(slots=True, eq=False)
class Finding:
    """One entry of the report (audit report, section 2); `hand` is None for the log as a whole."""

    kind: str
    hand: int | None
    event: int | None
    seat: int | None
    clause: str
    code: str
    severity: str = ERROR
    consequent: bool = False
    expected: Json = None
    actual: Json = None
    params: Mapping[str, Json] = field(default_factory=dict)
    legal: list[Event] | None = None
    also_legal_under: list[Mapping[str, Json]] = field(default_factory=list)

    @property
    def flags(self) -> bool:
        """Whether it makes its log `flagged`."""
        return self.severity == ERROR and not self.consequent

    @property
    def place(self) -> tuple[object, ...]:
        """Where the fault stands: the same under other rules, which may cite another clause for it.

        Of a payment that is who settles with whom and for what, whichever of the two owes the other.
        """
        return (self.kind, *(payment_of(self.kind, self.params) or (self.event, self.seat)))


def payment_of(kind: str, params: Mapping[str, Json]) -> tuple[frozenset[Json], Json] | None:
    """The two parties and the cause of the payment that a finding of this kind is about; None for others."""
    if kind in (WRONG_ITEMS, WRONG_TRANSFER) and "cause" in params:
        return frozenset((params["payer"], params["payee"])), params["cause"]
    return None


def finding_of(breach: Breach, hand: int, event: int | None, seat: int | None) -> Finding:
    """The finding that a breach makes at its event."""
    if breach.at is not None:
        event, seat = breach.at
    severity = WARNING if breach.kind == UNDECIDABLE else breach.severity
    return Finding(
        kind=breach.kind,
        hand=hand,
        event=event,
        seat=seat,
        clause=breach.clause,
        code=breach.code,
        severity=severity,
        consequent=breach.consequent,
        expected=breach.expected,
        actual=breach.actual,
        params=breach.params,
    )
