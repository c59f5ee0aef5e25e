"""What is mutated: the engine and the patterns whole, of each rule set a fixed sample."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Part:
    """Modules that are mutated together; of all their mutants at most `sample` are tried."""

    name: str
    folder: str
    sample: int | None = None

    def modules(self, root: Path) -> Iterator[Path]:
        """Its modules in a tree, relative to it."""
        for path in sorted((root / self.folder).rglob("*.py")):
            yield path.relative_to(root)


PARTS: Final = {
    part.name: part
    for part in (
        Part("engine", "scoring/engine"),
        Part("patterns", "scoring/patterns"),
        Part("nantong", "scoring/rulesets/nantong", sample=500),
        Part("nanchong", "scoring/rulesets/nanchong", sample=500),
        Part("nancheng", "scoring/rulesets/nancheng", sample=500),
    )
}
