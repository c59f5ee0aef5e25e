"""Writes the golden cases of every rule set that has scripts here: ``python -m tests.support.make_cases``.

The same scripts give the same files, so a difference in git shows what a change of a script did.
"""

import importlib
import pkgutil
from collections.abc import Iterator

from tests.support.cases import Case, text_of
from tests.support.golden import folder_of

#: Rule sets whose cases are scripted, each in a package of its name beside this module.
SCRIPTED = ("nantong", "nanchong", "nancheng")


def scripted(ruleset: str) -> Iterator[Case]:
    """Every scripted case of a rule set, module by module."""
    package = importlib.import_module(f"tests.support.{ruleset}")
    for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda module: module.name):
        yield from importlib.import_module(f"{package.__name__}.{module.name}").CASES


def write(ruleset: str) -> None:
    """Make the folder of a rule set's cases what its scripts say."""
    folder = folder_of(ruleset)
    folder.mkdir(parents=True, exist_ok=True)
    written = {f"{case.name}.json": text_of(case.document()) for case in scripted(ruleset)}
    for stale in {path.name for path in folder.glob("*.json")} - written.keys():
        (folder / stale).unlink()
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")


def main() -> None:
    for ruleset in SCRIPTED:
        write(ruleset)


if __name__ == "__main__":
    main()
