"""Worked examples of a rule set, computed by the engine from the golden cases that it ships."""

from dataclasses import dataclass
from functools import cache

import msgspec

from replays.auditing.report import ReportHand, decode_report
from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.frames import hand_frames
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
    """An example with its only hand as recorded, as audited, and step by step."""

    example: Example
    rules: ResolvedRules
    hand: HandRecord
    report: ReportHand
    frames: Frames


@cache
def worked(example: Example) -> WorkedExample:
    """The example, worked out; once for each process, since neither case nor engine changes while it runs."""
    read = read_log(bytes(_cases.decode(example.case.read_bytes()).log))
    hand = read.record.hands[0]
    report = decode_report(encode_report(audit_game(read.record, read.rules, read.sha256)))
    frames = hand_frames(read.record, read.rules, hand.number, read.sha256)
    return WorkedExample(example, read.rules, hand, report.hands[0], frames)
