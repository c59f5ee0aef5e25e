"""The engine's own process: logs in, reports out (`python -m replays.auditing.child`).

A log that hangs, crashes or eats memory ends this process and nothing else. Only the pure parts of the
project are loaded here: no Django.
"""

import gc
import os
import resource
import signal
import sys
from collections.abc import Callable
from typing import Final

import msgspec

from replays.auditing.pipes import FAILURE, REPORT, RULES, read_frame, write_frame
from replays.logformat.other_rules import OWN_RULES, OtherRules
from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.report import encode_report

#: So many objects more than before make it worth looking for cycles; a whole log leaves hardly any.
_GARBAGE: Final = 50_000

#: Makes the report of a log by these rules.
Audit = Callable[[bytes, OtherRules], bytes]


def audit_bytes(log: bytes, other: OtherRules = OWN_RULES) -> bytes:
    """The canonical report, without messages, of a log that has been read before."""
    read = read_log(log)
    return encode_report(audit_game(read.record, other.rules_for(read), read.sha256))


def serve(audit: Audit, cpu_seconds: float, wall_seconds: float) -> None:
    """Answer until the other end closes. Each log has both limits; the kernel ends the process at either."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints by mistake must not land among the frames
    other = OWN_RULES
    while (frame := read_frame(requests)) is not None:
        if frame[0] == RULES:
            other = msgspec.json.decode(frame[1], type=OtherRules)
            continue
        signal.setitimer(signal.ITIMER_PROF, cpu_seconds)
        signal.setitimer(signal.ITIMER_REAL, wall_seconds)
        try:
            mark, body = REPORT, audit(frame[1], other)
        except Exception as error:
            mark, body = FAILURE, kind_and_place(error).encode()
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        write_frame(replies, mark, body)
        other = OWN_RULES


def kind_and_place(error: Exception) -> str:
    """What went wrong and where; not the message, which may quote a log that others may not read."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return type(error).__name__
    code = place.tb_frame.f_code
    return f"{type(error).__name__} in {code.co_name}, {os.path.basename(code.co_filename)}:{place.tb_lineno}"


def limit_process(memory_mib: int) -> None:
    """Bound this process's memory, and leave Ctrl-C to the parent, whose end closes the pipe."""
    size = memory_mib * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (size, size))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def keep_what_is_loaded() -> None:
    """Let the collector of cycles pass over what is loaded, and wait for more than a log leaves behind."""
    gc.freeze()
    gc.set_threshold(_GARBAGE)


def main(audit: Audit = audit_bytes) -> None:
    """Arguments: memory in MiB, CPU seconds a log, wall seconds a log."""
    memory_mib, cpu_seconds, wall_seconds = sys.argv[1:4]
    limit_process(int(memory_mib))
    keep_what_is_loaded()
    serve(audit, float(cpu_seconds), float(wall_seconds))


if __name__ == "__main__":
    main()
