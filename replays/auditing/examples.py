"""Worked examples of a rule set, computed by the engine from the golden cases that it ships."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from replays.auditing.report import ReportHand, decode_report
from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.exhibits import Exhibit
from scoring.engine.frames import see_hand
from scoring.engine.guide import Example
from scoring.engine.options import ResolvedRules
from scoring.engine.record import HandRecord
from scoring.engine.report import encode_report
from scoring.engine.states import Frames


class _Case(msgspec.Struct):
    """What is read of a golden case: its log, as it stands in the file."""

    log: msgspec.Raw


_cases = msgspec.json.Decoder(_Case)


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """An example with its only hand as recorded, audited and step by step, and what explains its payments."""

    example: Example
    rules: ResolvedRules
    hand: HandRecord
    report: ReportHand
    frames: Frames
    exhibits: Sequence[Exhibit]


@cache
def worked(example: Example) -> WorkedExample:
    """The example, worked out; once for each process, since neither case nor engine changes while it runs."""
    read = read_log(bytes(_cases.decode(example.case.read_bytes()).log))
    hand = read.record.hands[0]
    report = decode_report(encode_report(audit_game(read.record, read.rules, read.sha256)))
    seen = see_hand(read.record, read.rules, hand.number, read.sha256)
    return WorkedExample(example, read.rules, hand, report.hands[0], seen.frames, seen.exhibits)
