"""Every command of the page on simulated games runs, one after another, as the page has them."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parents[2]


def commands() -> list[str]:
    text = (CHECKOUT / "docs" / "simulating.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    return [line for block in blocks for line in block.strip().splitlines()]


def test_the_commands_of_the_page_play_games_in_which_an_audit_finds_nothing(tmp_path: Path) -> None:
    known = f"{sys.executable} {CHECKOUT}/manage.py"
    assert len(commands()) == 6
    for command in commands():
        here = command.replace(".venv/bin/python manage.py", known).replace("--hands 1000", "--hands 60")
        assert here.startswith(known)
        done = subprocess.run(here, shell=True, cwd=tmp_path, capture_output=True, check=False, timeout=300)
        assert done.returncode == 0, (command, done.stderr)
    written = {path.name for path in tmp_path.iterdir()}
    assert written == {
        "games.ndjson",
        "ordinary.ndjson",
        "platform.ndjson.gz",
        "horses.ndjson",
        "seen.json",
        "all.ndjson",
    }
