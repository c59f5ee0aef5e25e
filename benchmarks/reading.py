"""What reading a log costs, step by step."""

import hashlib
import json
from collections.abc import Callable, Sequence

import msgspec

from benchmarks.measuring import Job
from replays.logformat.canonical import canonical_bytes
from replays.logformat.checks import require_sense, require_size
from replays.logformat.explain import explain
from replays.logformat.limits import DEFAULT_LIMITS
from replays.logformat.lowering import to_record
from replays.logformat.reader import ReadLog, read_log
from replays.logformat.schema import GameLog
from replays.logformat.strict_json import parse_strictly


def reading_jobs(logs: Sequence[bytes]) -> list[Job]:
    """Each step of reading these logs, and beside them a log refused and what Python's own reader takes."""
    read = [read_log(log) for log in logs]
    decode = msgspec.json.Decoder(GameLog).decode
    hands = sum(len(one.record.hands) for one in read)
    counts = {"hands": hands, "bytes": sum(map(len, logs))}

    def of_logs(name: str, act: Callable[[bytes], object]) -> Job:
        return Job(f"reading: {name}", lambda: [act(log) for log in logs], counts)

    def of_read(name: str, act: Callable[[ReadLog], object]) -> Job:
        return Job(f"reading: {name}", lambda: [act(one) for one in read], counts)

    return [
        of_logs("decode", decode),
        of_read("canonical form", lambda one: canonical_bytes(one.log)),
        of_read("sizes", lambda one: require_size(one.log, one.canonical, DEFAULT_LIMITS)),
        of_read("sense", lambda one: require_sense(one.log)),
        of_read("record", lambda one: to_record(one.log)),
        of_read("digest", lambda one: hashlib.sha256(one.canonical).digest()),
        of_logs("strict parse", lambda log: parse_strictly(log, DEFAULT_LIMITS.depth)),
        of_logs("explain a fault", lambda log: explain(spoiled(log), DEFAULT_LIMITS, ValueError())),
        of_logs("json.loads, for comparison", json.loads),
    ]


def spoiled(log: bytes) -> bytes:
    """The log with a word where its version is a number."""
    return log.replace(b'"version":1', b'"version":"1"').replace(b'"version": 1', b'"version": "1"')
