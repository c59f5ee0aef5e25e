"""Which modules are compiled: whatever thinks. What only tells stays as it is, and so do options.

Options are read through a stand-in that notes which of them the law has asked for, and a compiled class takes
no stand-in.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

COMPILED: Final = ("scoring/engine", "scoring/patterns", "scoring/rulesets", "scoring/simulator")
TEXTS: Final = frozenset(
    {"general", "clauses", "chapters", "examples", "introduction", "guide", "figures", "exhibits"}
)
OPTIONS: Final = frozenset({"options", "chosen"})
#: What tells the simulator of a region's ways, and what one package lets in.
BESIDE: Final = frozenset({"customs", "plans", "__init__"})


def sources(project: Path) -> Iterator[Path]:
    """The files below the project's folder that are compiled, in the order of their names."""
    for folder in COMPILED:
        for file in sorted((project / folder).rglob("*.py")):
            path = file.relative_to(project)
            if not {path.stem, *path.parts} & (TEXTS | OPTIONS | BESIDE):
                yield path


def module_of(path: Path) -> str:
    """The module that a file of the project is."""
    return ".".join(path.with_suffix("").parts)
