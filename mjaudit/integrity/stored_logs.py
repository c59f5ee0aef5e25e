"""I2 for logs: the stored bytes have the stored digests, and what was read from them still agrees."""

import hashlib
from collections.abc import Iterator

import zstandard

from mjaudit.integrity.packing import bytes_behind
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk
from replays.ingest import played_at
from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import LogRefused
from replays.models import GameLog, Hand, LogSeat

_TABLE = GameLog._meta.db_table


def check_logs(walk: Walk) -> Iterator[Violation]:
    """Every log, its bytes unpacked and read anew."""
    logs = GameLog.objects.select_related("platform").prefetch_related("hands", "seats")
    for log in walk.over(logs):
        for says in _faults(log):
            yield Violation("I2", _TABLE, str(log.id), says)


def _faults(log: GameLog) -> Iterator[str]:
    try:
        data = log.raw_bytes
    except zstandard.ZstdError as error:
        yield f"the stored bytes cannot be unpacked ({error})"
        return
    if behind := bytes_behind(bytes(log.raw)):
        yield f"{behind} bytes stand behind the stored ones"
    if len(data) != log.raw_size:
        yield f"{len(data)} bytes are stored, {log.raw_size} were received"
    if (digest := hashlib.sha256(data).hexdigest()) != log.raw_sha256:
        yield f"the stored bytes have the digest {digest}, not {log.raw_sha256}"
    try:
        read = read_log(data)
    except LogRefused as refusal:
        yield f"the stored bytes are not read as a log ({refusal.code})"
    else:
        yield from _differences(log, read)


def _differences(log: GameLog, read: ReadLog) -> Iterator[str]:
    if read.sha256 != log.sha256:
        yield f"the canonical form has the digest {read.sha256}, not {log.sha256}"
    expected = {
        "platform": (read.log.platform, log.platform.slug),
        "log_id": (read.log.log_id, log.log_id),
        "ruleset": (read.rules.ruleset.id, log.ruleset),
        "preset": (read.rules.preset, log.preset),
        "players": ([player.id for player in read.log.players], log.players),
        "hand_count": (len(read.log.hands), log.hand_count),
        "played_at": (played_at(read.log.started_at), log.played_at),
    }
    for column, (in_bytes, in_row) in expected.items():
        if in_bytes != in_row:
            yield f"{column} is {in_row!r}, and {in_bytes!r} in the stored bytes"
    hands = {
        (place, hand.number, hand.dealer, hand.outcome, len(hand.events))
        for place, hand in enumerate(read.log.hands)
    }
    if hands != {_stored_hand(hand) for hand in log.hands.all()}:
        yield f"the rows of {Hand._meta.db_table} are not the hands of the stored bytes"
    seats = {(seat, player.id) for seat, player in enumerate(read.log.players)}
    if seats != {(row.seat, row.token) for row in log.seats.all()}:
        yield f"the rows of {LogSeat._meta.db_table} are not the players of the stored bytes"


def _stored_hand(hand: Hand) -> tuple[int, int, int, str, int]:
    return hand.place, hand.number, hand.dealer, hand.outcome, hand.event_count
