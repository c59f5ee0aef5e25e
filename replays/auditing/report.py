"""The audit report (docs/audit-report.md) as types: rows are made from it, and the API's description."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Seat = Literal[0, 1, 2, 3]
Party = Literal[0, 1, 2, 3, "house"]
VerdictWord = Literal["clean", "flagged", "undecidable"]
Scores = tuple[int, int, int, int]
Value = bool | int | str

FindingKind = Literal[
    "broken_record",
    "illegal_action",
    "missed_duty",
    "wrong_items",
    "wrong_transfer",
    "wrong_score",
    "wrong_total",
    "wrong_dealer",
    "wrong_wall",
    "undecidable",
    "information",
]


class Engine(msgspec.Struct, kw_only=True):
    """Which engine, and which revision of the rule set, made the report."""

    version: str
    ruleset_revision: int


class RulesUsed(msgspec.Struct, kw_only=True):
    """The rules every hand was judged by; `defaulted` names the options that the log left open."""

    id: str
    preset: str
    options: dict[str, Value]
    digest: str
    defaulted: list[str]


class PricedItem(msgspec.Struct, kw_only=True):
    """One named part of a price and the clause that earns it."""

    code: str
    points: int
    clause: str


class WinFound(msgspec.Struct, kw_only=True):
    """A win as recomputed. `points` is what each payer owes before items that concern one payer only."""

    event: int
    seat: Seat
    tile: str | None
    source: Seat | None = msgspec.field(name="from")
    how: str
    shape: list[str]
    waits: list[str]
    items: list[PricedItem]
    points: int
    also: list[str]


class TransferDue(msgspec.Struct, kw_only=True):
    """A payment as recomputed; its items sum to its points."""

    event: int | None
    payer: Party = msgspec.field(name="from")
    payee: Party = msgspec.field(name="to")
    points: int
    cause: str
    items: list[PricedItem]
    clause: str


class Message(msgspec.Struct, kw_only=True, rename={"zh_hans": "zh-hans", "zh_hant": "zh-hant"}):
    """A finding in words. Worded when the report is read; no part of the stored bytes."""

    en: str
    zh_hans: str
    zh_hant: str


class ReportFinding(msgspec.Struct, kw_only=True):
    """One breach, or one thing that could not be decided."""

    kind: FindingKind
    hand: int | None
    event: int | None
    seat: Seat | None
    clause: str
    code: str
    severity: Literal["error", "warning", "info"]
    consequent: bool
    expected: Any
    actual: Any
    params: dict[str, Any]
    legal: list[dict[str, Any]] | None
    also_legal_under: list[dict[str, Any]]
    message: Message | UnsetType = UNSET


class ReportHand(msgspec.Struct, kw_only=True):
    """One hand: what it came to, and what is wrong with it."""

    hand: int
    dealer: Seat
    verdict: VerdictWord
    fairness: Literal["none", "consistent", "violated"]
    findings: list[ReportFinding]
    outcome: str
    transfers: list[TransferDue]
    scores: Scores | None
    claimed_scores: Scores | None
    next_dealer: Seat | None
    wins: list[WinFound]
    findings_omitted: int | UnsetType = UNSET


class Report(msgspec.Struct, kw_only=True):
    """What the audit says of one log. Its digest is taken of the canonical bytes without messages."""

    report: Literal["mjaudit-report"]
    version: Literal[1]
    log_id: str
    platform: str
    log_sha256: str
    engine: Engine
    rules: RulesUsed
    verdict: VerdictWord
    hands: list[ReportHand]
    findings: list[ReportFinding]
    end_scores: Scores | None
    claimed_end_scores: Scores | None
    findings_omitted: int | UnsetType = UNSET


_decoder = msgspec.json.Decoder(Report)


def decode_report(document: bytes) -> Report:
    """The report of these canonical bytes. Raises msgspec.ValidationError when they are no report."""
    return _decoder.decode(document)
