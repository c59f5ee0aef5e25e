"""Frames of a hand: computed when asked, from the stored bytes, by the engine that audits."""

from zstandard import ZstdError

from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from replays.models import GameLog
from replays.queries.reports import require_done
from scoring.engine.frames import hand_frames
from scoring.engine.states import Frames


class NoSuchHand(Exception):  # an answer, not an error of ours
    """The log has no hand of this number."""


class StoredLogDamaged(RuntimeError):
    """The stored bytes are not read as the log they were taken in as: a fault of ours, not of who reads."""


def frames_for(log: GameLog, number: int) -> Frames:
    """The frames document (docs/frames.md) of the hand with this number; of several the first.

    `log` has its bytes and its current audit. Raises NoSuchHand, and NotAudited before the audit is done:
    where somebody waits for an answer the engine only meets logs that it is known to get through.
    """
    read = stored_log(log)
    try:
        return hand_frames(read.record, read.rules, number, read.sha256)
    except KeyError:
        raise NoSuchHand from None


def stored_log(log: GameLog) -> ReadLog:
    """The log read anew from its bytes. Raises NotAudited, and StoredLogDamaged."""
    require_done(log.audit)
    try:
        return read_log(log.raw_bytes)
    except (LogRefused, ZstdError) as refusal:
        raise StoredLogDamaged(f"log {log.id}: {refusal}") from refusal


def frames_tag(log: GameLog, number: int) -> str:
    """An entity tag: frames are a function of the log, the rules and the engine, and of nothing else."""
    audit = log.audit
    parts = (log.sha256[:32], audit.engine_version, audit.ruleset_revision, audit.options_digest[:16], number)
    return '"' + "-".join(map(str, parts)) + '"'
