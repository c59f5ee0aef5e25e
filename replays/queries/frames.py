"""Frames of a hand: computed when asked, from the stored bytes, by the engine that audits."""

from typing import Any

from replays.logformat.reader import ReadLog, read_log
from replays.models import AuditState, GameLog
from scoring.engine.frames import hand_frames


class NotReplayable(Exception):  # noqa: N818  # an answer, not an error of ours
    """The engine has not yet come through this log, so it is not run where somebody waits for a page."""


class NoSuchHand(Exception):  # noqa: N818  # an answer, not an error of ours
    """The log has no hand of this number."""


def frames_for(log: GameLog, number: int) -> dict[str, Any]:
    """The frames document (docs/frames.md) of the hand with this number; of several the first.

    `log` has its bytes and its current audit. Raises NotReplayable and NoSuchHand.
    """
    read = stored_log(log)
    if all(hand.number != number for hand in read.record.hands):
        raise NoSuchHand
    return hand_frames(read.record, read.rules, number)


def stored_log(log: GameLog) -> ReadLog:
    """The log read anew from its bytes. Raises NotReplayable where its audit is not done."""
    if log.audit.state != AuditState.DONE:
        raise NotReplayable
    return read_log(log.raw_bytes)


def frames_tag(log: GameLog, number: int) -> str:
    """An entity tag: frames are a function of the log, the rules and the engine, and of nothing else."""
    audit = log.audit
    parts = (log.sha256[:32], audit.engine_version, audit.ruleset_revision, audit.options_digest[:16], number)
    return '"' + "-".join(map(str, parts)) + '"'
