"""Whatever dies, is cut off or sleeps: what was acknowledged is kept, and audited exactly once."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.chaos.fire import run

#: The round that begins is brought to its end: ten faults, each once, on a slow machine too.
SECONDS = 10.0


@pytest.mark.parametrize("seed", ["short"])
def test_promises_are_kept_under_fire(seed: str) -> None:
    folder = Path(tempfile.mkdtemp(prefix="mjaudit-chaos-"))
    os.chmod(folder, 0o755)  # the servers may run as another user
    wrong = run(seed, SECONDS, folder / "var", print)
    assert wrong == []
    shutil.rmtree(folder)
