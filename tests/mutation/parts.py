"""What is mutated: the engine and the patterns whole, of the law of each rule set a fixed sample.

What a rule set says of how its simulated players like to play is no law: another number there is as good.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Part:
    """Modules that are mutated together, but for a folder `apart`; of all mutants at most `sample`."""

    name: str
    folder: str
    sample: int | None = None
    apart: str | None = None

    def modules(self, root: Path) -> Iterator[Path]:
        """Its modules in a tree, relative to it."""
        for path in sorted((root / self.folder).rglob("*.py")):
            if self.apart not in path.parts:
                yield path.relative_to(root)


PARTS: Final = {
    part.name: part
    for part in (
        Part("engine", "scoring/engine"),
        Part("patterns", "scoring/patterns"),
        Part("nantong", "scoring/rulesets/nantong", sample=500, apart="customs"),
        Part("nanchong", "scoring/rulesets/nanchong", sample=500, apart="customs"),
        Part("nancheng", "scoring/rulesets/nancheng", sample=500, apart="customs"),
    )
}
