"""An engine process with faults on demand: a log's `table` says what happens to the engine that reads it."""

import os
import signal
import time

from replays.auditing.child import audit_bytes, main
from replays.logformat.other_rules import OtherRules
from replays.logformat.reader import read_log


def audit(log: bytes, other: OtherRules) -> bytes:
    """The report, unless the log asks for trouble."""
    match read_log(log).log.table:
        case "raise":
            raise RuntimeError("this log is too much")
        case "die":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "loop":
            while True:
                pass
        case "slow":
            time.sleep(1)
        case "sleep":
            time.sleep(3600)
        case "grow":
            heap = []
            while True:
                heap.append(bytearray(64 * 1024 * 1024))
        case "print":
            os.write(1, b"a stray line")
    return audit_bytes(log, other)


if __name__ == "__main__":
    main(audit)
