"""The page of survivors made anew keeps the words on those that are still there."""

import re
from typing import Final

from tests.mutation.parts import PARTS
from tests.mutation.publishing import NO_WORD, Outcome, page, scored
from tests.mutation.words import PAGE, rows_of

TRIED: Final = 200
WALL: Final = ("scoring/engine/wall.py", "return left | held > 0")
BEFORE: Final = """\
# What the tests do not tell apart

| | changes tried | not noticed | noticed |
|---|---:|---:|---:|
| Engine | 100 | 3 | 97.0 % |

More about it.

## Engine

| module | as changed | a word on it |
|---|---|---|
| `scoring/engine/wall.py` | `return left \\| held > 0` | never negative |
| `scoring/engine/wall.py` | `continue` | the first |
| `scoring/engine/wall.py` | `continue` | the second |
| `scoring/engine/wall.py` | `return 0` | killed since |
"""


def made(*survivors: tuple[str, str]) -> list[tuple[str, str, str]]:
    return [*rows_of(page(BEFORE, [Outcome("engine", TRIED, [*survivors])]))]


def test_a_survivor_keeps_its_word_and_one_that_is_killed_is_gone() -> None:
    assert made(WALL) == [(*WALL, "never negative")]


def test_changes_that_look_alike_keep_their_words_in_their_order() -> None:
    alike = ("scoring/engine/wall.py", "continue")
    assert [word for _, _, word in made(alike, alike)] == ["the first", "the second"]


def test_a_new_survivor_has_no_word_yet() -> None:
    assert made(("scoring/engine/deal.py", "return 1")) == [("scoring/engine/deal.py", "return 1", NO_WORD)]


def test_the_scores_are_those_of_the_run_and_the_text_around_them_stays() -> None:
    text = page(BEFORE, [Outcome("engine", TRIED, [WALL])])
    assert "| Engine | 200 | 1 | 99.5 % |\n\nMore about it.\n\n## Engine\n" in text
    assert scored("| Engine | 1 | 1 | 0.0 % |\n", []) == "| Engine | 1 | 1 | 0.0 % |\n"


def test_the_page_as_it_is_comes_out_of_its_own_rows() -> None:
    text = PAGE.read_text(encoding="utf-8")
    survivors = [(module, changed) for module, changed, _ in rows_of(text)]
    found = [
        Outcome(
            name,
            int(tried.replace(",", "")),
            [one for one in survivors if one[0].startswith(f"{PARTS[name].folder}/")],
        )
        for name, tried in re.findall(r"^\| (\w+) \| ([\d,]+) \|", text.lower(), re.MULTILINE)
    ]
    assert page(text, found) == text
    assert NO_WORD not in text
