"""What a process of the engine costs before its first log, and at its largest."""

import os
import resource
import statistics
import subprocess
import sys
from typing import Final

IMPORT: Final = """
import time
began = time.process_time()
import scoring.engine.audit
import scoring.engine.report
from scoring.rulesets import load
load("{ruleset}")
print(time.process_time() - began)
"""


def import_seconds(ruleset: str, times: int = 7) -> float:
    """The core's time until the engine and the rule sets are loaded with their tables; the median.

    From bytecode, which the first time writes: a service has it.
    """
    command = [sys.executable, "-c", IMPORT.format(ruleset=ruleset)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    seconds = []
    for _ in range(times):
        ended = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        seconds.append(float(ended.stdout))
    return statistics.median(seconds)


def largest_mib() -> float:
    """The most memory that this process has held so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
