"""The engine compiled by mypyc in the place of its sources, where MJAUDIT_ENGINE says `compiled`.

`make engine-compiled` puts it into var/compiled, outside the packages, so that nobody who edits a source runs
another one unawares: modules are taken from there when they are asked for, and none whose source has changed.
"""

import hashlib
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec

#: The two engines: the same sources, interpreted and compiled.
PYTHON: Final = "python"
COMPILED: Final = "compiled"
PROJECT: Final = Path(__file__).parents[1]
#: Where the compiled one lies.
BUILT: Final = PROJECT / "var" / "compiled"


class CompiledModules:
    """Finds each module of the manifest in its library; any other module is left to those who come after.

    A finder of modules for `sys.meta_path`. It does without the base class of importlib.abc, which takes as
    long to import as half a rule set.
    """

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def engine() -> str:
    """Which engine is asked for."""
    return os.environ.get("MJAUDIT_ENGINE", "") or PYTHON


def choose_engine() -> None:
    """Let the rest of `scoring` be imported as MJAUDIT_ENGINE says, from its sources by default.

    Raises ImportError for an engine there is not, one not compiled yet, and one whose sources have changed.
    """
    chosen = engine()
    if chosen not in (PYTHON, COMPILED):
        raise ImportError(f"MJAUDIT_ENGINE: expected {PYTHON} or {COMPILED}, found {chosen}")
    if chosen == COMPILED:
        sys.meta_path.insert(0, CompiledModules(compiled_files()))


def compiled_files() -> dict[str, Path]:
    """The library of each compiled module, the one that all share among them. Raises as `choose_engine`."""
    try:
        manifest = msgspec.json.decode((BUILT / "manifest.json").read_bytes())
    except FileNotFoundError:
        raise ImportError(
            "The engine is not compiled: run `make engine-compiled`, or unset MJAUDIT_ENGINE."
        ) from None
    modules = manifest["modules"]
    changed = [name for name, made in modules.items() if made["source"] != digest_of(source_of(name))]
    if changed:
        raise ImportError(
            f"{changed[0]} has changed since the engine was compiled: run `make engine-compiled`, "
            "or unset MJAUDIT_ENGINE."
        )
    shared = manifest["library"]
    files = {name: BUILT / made["library"] for name, made in modules.items()}
    return {shared.partition(".")[0]: BUILT / shared, **files}


def source_of(module: str) -> Path:
    """Where the source of a module of this project lies."""
    return PROJECT.joinpath(*module.split(".")).with_suffix(".py")


def digest_of(source: Path) -> str:
    """SHA-256 (hex) of a source, which need not be there."""
    return hashlib.sha256(source.read_bytes()).hexdigest() if source.exists() else ""
