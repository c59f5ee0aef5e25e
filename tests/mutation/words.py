"""What docs/correctness/survivors.md says of mutants that no test tells from the program."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

CHECKOUT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = CHECKOUT / "docs" / "correctness" / "survivors.md"
#: Module, the lines as changed, the word on it; a bar within code is escaped, as tables want it.
_ROW: Final = re.compile(
    r"^\| `(?P<module>[\w/.]+)` \| `(?P<changed>.*)` \| (?P<word>[^|]+) \|$", re.MULTILINE
)

#: By module and the lines as changed, spaces left out.
Words = Mapping[tuple[str, str], str]


def rows_of(text: str) -> Iterator[tuple[str, str, str]]:
    """Module, lines as changed and word of each mutant that the page lists."""
    for row in _ROW.finditer(text):
        yield row["module"], row["changed"].replace("\\|", "|"), row["word"]


def words_on_survivors() -> Words:
    """The word on each mutant that the page lists."""
    text = PAGE.read_text(encoding="utf-8")
    return {key_of(module, changed): word for module, changed, word in rows_of(text)}


def key_of(module: str, changed: str) -> tuple[str, str]:
    """How a mutant is known, whatever stands on the lines above it."""
    return module, "".join(changed.split())


def changed_in(diff: str) -> str:
    """What a mutant puts in, or of one that only takes a line out, the line with a minus before it."""
    lines = [line for line in diff.splitlines() if not line.startswith(("+++", "---"))]
    put_in = [line[1:].strip() for line in lines if line.startswith("+")]
    taken_out = [line[1:].strip() for line in lines if line.startswith("-")]
    return " ".join(filter(None, put_in)) or f"- {' '.join(filter(None, taken_out))}"
