"""A log a line in, its report out, by the engine that MJAUDIT_ENGINE names: ``-m tests.compiled.reports``."""

import sys

from replays.auditing.child import audit_bytes


def main() -> None:
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(audit_bytes(line) + b"\n")


if __name__ == "__main__":
    main()
