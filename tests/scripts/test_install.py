"""`scripts/install`, in a checkout of its own with nothing to install and a stand-in for uv, which would go
to the network.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
MIRROR = "https://mirror.example/simple"

#: Writes down what it is asked and told, and ends as it is told to.
UV = """#!/bin/sh
[ "$1" = --version ] || { echo "$@" > asked; env > told; exit "${UV_ENDS_WITH:-0}"; }
"""


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with a blank and Chinese letters in its path, installed before."""
    folder = tmp_path_factory.mktemp("install") / "a folder 文件夹"
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(CHECKOUT / "scripts" / "install", folder / "scripts")
    subprocess.run([sys.executable, "-m", "venv", folder / ".venv"], check=True, timeout=300)
    (folder / ".venv" / "folder").write_text(f"{folder}\n")
    uv = folder / ".venv" / "uv" / "bin" / "uv"
    uv.parent.mkdir(parents=True)
    uv.write_text(UV)
    uv.chmod(0o755)
    (folder / "pip.conf").write_text(f"[global]\nindex-url = {MIRROR}\n")
    return folder


@pytest.fixture
def checkout(made_once: Path) -> Path:
    """The same with locks that nothing was installed from yet."""
    for name in ("requirements", "requirements-dev", "requirements-uv"):
        (made_once / f"{name}.lock").write_text("# nothing\n")
    for left in ("asked", "told", ".venv/installed-run", ".venv/installed-dev"):
        (made_once / left).unlink(missing_ok=True)
    return made_once


def installed(checkout: Path, **environment: str) -> dict[str, str] | None:
    """What uv was told by its environment; None where it was not asked."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    subprocess.run(
        ["scripts/install", "run"],
        cwd=checkout,
        env=mine | {"PIP_CONFIG_FILE": str(checkout / "pip.conf")} | environment,
        check=True,
        capture_output=True,
        timeout=300,
    )
    told = checkout / "told"
    if not told.exists():
        return None
    lines = told.read_text().splitlines()
    told.unlink()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_uv_is_told_the_index_of_pip_and_to_trust_what_the_machine_trusts(checkout: Path) -> None:
    told = installed(checkout)
    assert told is not None
    assert (told["UV_DEFAULT_INDEX"], told["UV_SYSTEM_CERTS"]) == (MIRROR, "1")
    assert "--require-hashes" in (checkout / "asked").read_text()


def test_an_index_in_the_environment_goes_before_that_of_the_file(checkout: Path) -> None:
    told = installed(checkout, PIP_INDEX_URL="https://near.example/simple")
    assert told is not None
    assert told["UV_DEFAULT_INDEX"] == "https://near.example/simple"


def test_what_uv_was_told_by_a_person_stands(checkout: Path) -> None:
    told = installed(checkout, UV_DEFAULT_INDEX="https://own.example/simple", UV_SYSTEM_CERTS="0")
    assert told is not None
    assert (told["UV_DEFAULT_INDEX"], told["UV_SYSTEM_CERTS"]) == ("https://own.example/simple", "0")


def test_where_pip_has_no_index_uv_is_told_none(checkout: Path) -> None:
    told = installed(checkout, PIP_CONFIG_FILE="/dev/null")
    assert told is not None
    assert "UV_DEFAULT_INDEX" not in told


def test_nothing_happens_while_all_is_installed(checkout: Path) -> None:
    assert installed(checkout) is not None
    assert installed(checkout) is None


def test_a_changed_lock_is_installed_into_the_venv_that_is_there(checkout: Path) -> None:
    installed(checkout)
    kept = checkout / ".venv" / "kept"
    kept.touch()
    (checkout / "requirements.lock").write_text("# nothing more\n")
    assert installed(checkout) is not None
    assert kept.exists()


def test_where_uv_cannot_pip_installs(checkout: Path) -> None:
    assert installed(checkout, UV_ENDS_WITH="2") is not None
    assert (checkout / ".venv" / "installed-run").exists()
