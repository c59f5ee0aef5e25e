"""`make mutants-page`: who survived, as a page of the documentation; each keeps its word there."""

import re
import sys
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tests.mutation.parts import PARTS
from tests.mutation.score import changed_of
from tests.mutation.sessions import mutants_of
from tests.mutation.trees import CHECKOUT, STORE
from tests.mutation.words import PAGE, key_of, rows_of

#: The page that tells the scores too.
TRUST: Final = CHECKOUT / "docs" / "correctness.md"
NO_WORD: Final = "no word yet"
_SCORES: Final = re.compile(
    r"(?<=\|---\|---:\|---:\|---:\|\n)(?:\| \w+ \| [\d,]+ \| [\d,]+ \| [\d.]+ % \|\n)+"
)


@dataclass(frozen=True)
class Outcome:
    """What came of a part: so many mutants tried, and the module and changed lines of each that survived."""

    name: str
    tried: int
    survivors: list[tuple[str, str]]

    def row(self) -> str:
        """Its row of the scores."""
        left = len(self.survivors)
        percent = 100 * (self.tried - left) / self.tried
        return f"| {self.name.capitalize()} | {self.tried:,} | {left:,} | {percent:.1f} % |"


def outcomes() -> Iterator[Outcome]:
    """What came of each part, by what `make mutants` has kept; as it stands in the trees that it mutates."""
    for part in PARTS.values():
        mutants = mutants_of(part, STORE / "tree-0", STORE)
        if not all(mutant.is_tried for mutant in mutants):
            sys.exit(f"{part.name}: `make mutants` has not come to its end")
        survivors = [mutant for mutant in mutants if not mutant.is_killed]
        survivors.sort(key=lambda one: (str(one.mutation.module_path), one.mutation.start_pos))
        yield Outcome(
            part.name, len(mutants), [(str(one.mutation.module_path), changed_of(one)) for one in survivors]
        )


def page(before: str, outcomes: Iterable[Outcome]) -> str:
    """The page as it is to be, from the page as it was: its words, and what stands above its tables."""
    outcomes = [*outcomes]
    words: dict[tuple[str, str], deque[str]] = defaultdict(deque)
    for module, changed, word in rows_of(before):
        words[key_of(module, changed)].append(word)
    head = scored(before.partition("\n## ")[0].rstrip(), outcomes)
    return "\n".join([head, *(line for outcome in outcomes for line in _table(outcome, words))]) + "\n"


def scored(text: str, outcomes: Iterable[Outcome]) -> str:
    """A text with these scores in the place of those that it tells."""
    rows = "".join(f"{outcome.row()}\n" for outcome in outcomes)
    return _SCORES.sub(lambda _: rows, text)


def _table(outcome: Outcome, words: Mapping[tuple[str, str], deque[str]]) -> Iterator[str]:
    yield from (
        f"\n## {outcome.name.capitalize()}",
        "",
        "| module | as changed | a word on it |",
        "|---|---|---|",
    )
    for module, changed in outcome.survivors:
        kept = words.get(key_of(module, changed))
        # Lines that are alike and changed alike have a word each, in their order.
        word = NO_WORD if not kept else kept.popleft() if len(kept) > 1 else kept[0]
        escaped = changed.replace("|", "\\|")
        yield f"| `{module}` | `{escaped}` | {word} |"


def main() -> int:
    """Exit status 1 where a survivor has no word yet."""
    found = [*outcomes()]
    text = page(PAGE.read_text(encoding="utf-8"), found)
    PAGE.write_text(text, encoding="utf-8")
    TRUST.write_text(scored(TRUST.read_text(encoding="utf-8"), found), encoding="utf-8")
    wordless = text.count(f"| {NO_WORD} |")
    print(f"{wordless} survivors without a word")
    return int(wordless > 0)


if __name__ == "__main__":
    sys.exit(main())
