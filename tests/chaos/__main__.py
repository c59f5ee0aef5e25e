"""`make chaos`: several seeds, one after another. What went wrong can be run again by its seed."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from tests.chaos.fire import run


def main() -> int:
    """Exit status 1 when a promise was broken; its `var/` is then kept to be looked at."""
    parser = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    parser.add_argument("--seeds", nargs="+", default=["1", "2", "3"], help="of the faults and the logs")
    parser.add_argument("--seconds", type=float, default=30.0, help="of faults at least, for each seed")
    given = parser.parse_args()
    broken = [seed for seed in given.seeds if not _kept(seed, given.seconds)]
    if broken:
        print(f"Promises were broken under: {' '.join(broken)}")
    return 1 if broken else 0


def _kept(seed: str, seconds: float) -> bool:
    folder = Path(tempfile.mkdtemp(prefix="mjaudit-chaos-"))
    wrong = run(seed, seconds, folder / "var", lambda text: print(text, flush=True))
    for what in wrong:
        print(f"  WRONG: {what}")
    if wrong:
        print(f"  kept for a look: {folder}")
    else:
        print("  all promises kept")
        shutil.rmtree(folder)
    return not wrong


if __name__ == "__main__":
    sys.exit(main())
