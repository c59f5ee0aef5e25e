"""Both engines measured, the compiled one where there is one: ``python -m benchmarks``, or ``make bench``.

Arguments are those of `benchmarks.run`.
"""

import os
import subprocess
import sys

from benchmarks.engines import engines


def main() -> int:
    for engine in engines():
        environment = os.environ | {"MJAUDIT_ENGINE": engine}
        command = [sys.executable, "-m", "benchmarks.run", *sys.argv[1:]]
        ended = subprocess.run(command, env=environment, check=False)
        if ended.returncode:
            return ended.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
