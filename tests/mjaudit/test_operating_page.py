"""docs/operating.md tells of every variable there is, and of no other."""

import re

from mjaudit.starter.leftovers import MARK
from mjaudit.starter.places import CHECKOUT

VARIABLE = r"MJAUDIT_[A-Z_]*[A-Z]|SECRET_KEY(?:_FALLBACKS)?|DATABASE_(?:[A-Z]+_)?URL|CELERY_BROKER_URL"
INTERNAL = {MARK, "CELERY_BROKER_URL"}
"""The starter's own mark; and the broker's, which is also the name of a setting."""


def test_the_table_of_variables_is_what_the_code_reads() -> None:
    packages = ("mjaudit", "accounts", "replays", "scoring", "evidence", "disputes")
    sources = "".join(file.read_text() for package in packages for file in (CHECKOUT / package).rglob("*.py"))
    read = set(re.findall(rf"""["']({VARIABLE})["']""", sources)) - INTERNAL
    table = (CHECKOUT / "docs" / "operating.md").read_text().split("## Variables")[1]
    assert set(re.findall(rf"`({VARIABLE})`", table)) - INTERNAL == read
