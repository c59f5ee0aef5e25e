"""Clones of the checkout's last commit, one for each process that mutates: nobody's own files are touched."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).parents[2]
#: Where what has been tried is kept, and the trees stand.
STORE: Final = CHECKOUT / "var" / "mutation"
#: What may stand beside a checkout: data that some tests look at.
BESIDE: Final = "shared"


def clone(folder: Path) -> Path:
    """A fresh clone in this folder, which is emptied first, beside the data beside the checkout."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", "--shared", str(CHECKOUT), str(folder)], check=True)
    beside, data = folder.parent / BESIDE, CHECKOUT.parent / BESIDE
    if data.exists() and not beside.exists():
        beside.symlink_to(data)
    return folder
