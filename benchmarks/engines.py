"""Which engines there are to measure."""

import sys

from scoring.compiled import BUILT, COMPILED, PYTHON, compiled_files


def engines() -> list[str]:
    """The one from sources, and the compiled one where it is made of the same."""
    if not BUILT.exists():
        print("No compiled engine: `make engine-compiled` makes one.", file=sys.stderr)
        return [PYTHON]
    try:
        compiled_files()
    except ImportError as stale:
        print(stale, file=sys.stderr)
        return [PYTHON]
    return [PYTHON, COMPILED]
