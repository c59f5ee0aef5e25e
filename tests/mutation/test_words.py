"""Each survivor has a word on the page that lists them, by which `make mutants` knows it again."""

import re
from typing import Final

from tests.mutation.parts import PARTS
from tests.mutation.words import CHECKOUT, PAGE, changed_in, key_of, rows_of, words_on_survivors

DIFF: Final = """\
--- mutation diff ---
--- ascoring/engine/wall.py
+++ bscoring/engine/wall.py
@@ -9,3 +9,3 @@
     @property
-    def left(self) -> int:
+    def left(self) -> str:
"""


def test_a_survivor_is_known_again_by_its_module_and_its_changed_line() -> None:
    (module, changed), word = next(iter(words_on_survivors().items()))
    assert key_of(module, f"    {changed[:5]} {changed[5:]}\n") == (module, changed)
    assert word


def test_a_change_is_what_is_put_in_or_else_what_is_taken_out() -> None:
    assert changed_in(DIFF) == "def left(self) -> str:"
    assert changed_in(DIFF.replace("+    def left(self) -> str:", "+")) == "- def left(self) -> int:"


def test_the_page_lists_as_many_survivors_as_it_counts() -> None:
    text = PAGE.read_text(encoding="utf-8")
    counted = re.findall(r"^\| (\w+) \| [\d,]+ \| ([\d,]+) \|", text, re.MULTILINE)
    told = [
        next(name for name, part in PARTS.items() if module.startswith(f"{part.folder}/"))
        for module, _, _ in rows_of(text)
    ]
    assert {name: told.count(name) for name in PARTS} == {name.lower(): int(left) for name, left in counted}


def test_the_survivors_are_in_modules_that_there_are() -> None:
    modules = {str(module) for part in PARTS.values() for module in part.modules(CHECKOUT)}
    assert {module for module, _ in words_on_survivors()} <= modules
