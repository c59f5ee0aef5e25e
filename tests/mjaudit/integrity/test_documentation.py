"""docs/operating.md lists every invariant that is checked, and no other."""

import re

from mjaudit.starter.places import CHECKOUT


def test_the_table_of_invariants_is_what_is_checked() -> None:
    sources = "".join(file.read_text() for file in (CHECKOUT / "mjaudit" / "integrity").glob("*.py"))
    table = (
        (CHECKOUT / "docs" / "operating.md").read_text().split("## Is all of it there?")[1].split("\n## ")[0]
    )
    assert re.findall(r"^\| (I\d+) \|", table, re.MULTILINE) == sorted(
        set(re.findall(r'"(I\d+)"', sources)), key=lambda name: int(name[1:])
    )
