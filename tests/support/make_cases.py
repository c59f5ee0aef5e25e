"""Writes the golden cases of rule set `nantong`: ``python -m tests.support.make_cases``.

The same scripts give the same files, so a difference in git shows what a change of a script did.
"""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

from tests.support import nantong
from tests.support.cases import Case, text_of

FOLDER = Path(__file__).parents[2] / "scoring" / "rulesets" / "nantong" / "cases"


def scripted() -> Iterator[Case]:
    """Every scripted case, module by module."""
    for module in sorted(pkgutil.iter_modules(nantong.__path__), key=lambda module: module.name):
        yield from importlib.import_module(f"{nantong.__name__}.{module.name}").CASES


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    written = {f"{case.name}.json": text_of(case.document()) for case in scripted()}
    for stale in {path.name for path in FOLDER.glob("*.json")} - written.keys():
        (FOLDER / stale).unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
