"""Which engine is imported: `scoring.compiled`, in a checkout of its own that holds next to nothing."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scoring.compiled import PROJECT

SAY = "import scoring.engine.tiles as tiles; print(tiles.SUITS)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose engine is one module."""
    engine = tmp_path / "scoring" / "engine"
    engine.mkdir(parents=True)
    for file in ("__init__.py", "compiled.py"):
        shutil.copy(PROJECT / "scoring" / file, engine.parent)
    (engine / "__init__.py").touch()
    (engine / "tiles.py").write_text('SUITS = "mps"\n')
    return tmp_path


def said(checkout: Path, engine: str | None) -> tuple[str, str]:
    """What is imported under this engine, and what is complained of."""
    environment = {name: value for name, value in os.environ.items() if name != "MJAUDIT_ENGINE"}
    if engine is not None:
        environment["MJAUDIT_ENGINE"] = engine
    ended = subprocess.run(
        [sys.executable, "-c", SAY],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.stdout.strip(), ended.stderr


def compile_of(checkout: Path, source: str) -> None:
    """A compiled engine, made of this source, as far as its list of modules."""
    built = checkout / "var" / "compiled"
    built.mkdir(parents=True)
    made = {"library": "scoring/engine/tiles.so", "source": hashlib.sha256(source.encode()).hexdigest()}
    manifest = {"library": "mjaudit_engine__mypyc.so", "modules": {"scoring.engine.tiles": made}}
    (built / "manifest.json").write_text(json.dumps(manifest))


@pytest.mark.parametrize("engine", [None, "", "python"])
def test_the_sources_are_the_engine_unless_another_is_asked_for(checkout: Path, engine: str | None) -> None:
    compile_of(checkout, 'SUITS = "mps"\n')
    assert said(checkout, engine) == ("mps", "")


def test_an_engine_that_there_is_not_is_named(checkout: Path) -> None:
    out, complaint = said(checkout, "fast")
    assert out == ""
    assert "MJAUDIT_ENGINE: expected python or compiled, found fast" in complaint


def test_an_engine_that_was_never_compiled_is_no_reason_to_run_another(checkout: Path) -> None:
    out, complaint = said(checkout, "compiled")
    assert out == ""
    assert "The engine is not compiled: run `make engine-compiled`" in complaint


def test_a_compiled_engine_of_other_sources_is_refused_with_the_source_that_changed(checkout: Path) -> None:
    compile_of(checkout, 'SUITS = "spm"\n')
    out, complaint = said(checkout, "compiled")
    assert out == ""
    assert "scoring.engine.tiles has changed since the engine was compiled" in complaint


def test_the_library_is_what_is_loaded_where_its_source_is_the_same(checkout: Path) -> None:
    compile_of(checkout, 'SUITS = "mps"\n')
    out, complaint = said(checkout, "compiled")
    assert out == ""
    assert "tiles.so" in complaint, "there is none here, and the source does not stand in for it"
