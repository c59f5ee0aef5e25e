"""Side by side with public libraries: ``python -m benchmarks.peers``, or ``make bench-peers``.

They are installed into var/peers, where nothing else of the project looks. Each engine there is gets a run.
"""

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

from benchmarks.engines import engines

CHECKOUT: Final = Path(__file__).parents[2]
LOCK: Final = Path(__file__).with_name("requirements.lock")
PLACE: Final = CHECKOUT / "var" / "peers"


def install() -> Path:
    """The interpreter that has the peers; PyMahjongGB is compiled on the way, which takes a C++ compiler."""
    python, stamp = PLACE / "bin" / "python", PLACE / "installed"
    if not stamp.exists() or stamp.read_text() != LOCK.read_text():
        venv.create(PLACE, with_pip=True, clear=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", str(LOCK)], check=True)
        stamp.write_text(LOCK.read_text())
    return python


def main() -> int:
    python = install()
    for engine in engines():
        environment = os.environ | {"MJAUDIT_ENGINE": engine, "PYTHONPATH": str(CHECKOUT)}
        command = [str(python), "-m", "benchmarks.peers.run", *sys.argv[1:]]
        ended = subprocess.run(command, env=environment, cwd=CHECKOUT, check=False)
        if ended.returncode:
            return ended.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
