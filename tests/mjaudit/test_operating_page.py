"""docs/operating.md tells of every variable there is and of no other, and its numbers are those shipped."""

import re
import runpy
from collections.abc import Iterator

import pytest
from django.urls import resolve
from limits import parse

from mjaudit.starter.leftovers import MARK
from mjaudit.starter.places import CHECKOUT

PAGE = (CHECKOUT / "docs" / "operating.md").read_text()
VARIABLE = r"MJAUDIT_[A-Z_]*[A-Z]|SECRET_KEY(?:_FALLBACKS)?|DATABASE_(?:[A-Z]+_)?URL|CELERY_BROKER_URL"
INTERNAL = {MARK, "CELERY_BROKER_URL"}
"""The starter's own mark; and the broker's, which is also the name of a setting."""


def test_the_table_of_variables_is_what_the_code_reads() -> None:
    packages = ("mjaudit", "accounts", "replays", "scoring", "evidence", "disputes")
    sources = "".join(file.read_text() for package in packages for file in (CHECKOUT / package).rglob("*.py"))
    read = set(re.findall(rf"""["']({VARIABLE})["']""", sources)) - INTERNAL
    table = PAGE.split("## Variables")[1]
    assert set(re.findall(rf"`({VARIABLE})`", table)) - INTERNAL == read


def allowances() -> Iterator[tuple[str, int, int]]:
    """Name, quota and seconds of each row of the table of allowances."""
    words = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
    rows = re.findall(r"(?m)^\| `(\w+)` \| an? [^|]* \| ([\d,]+) (?:an? (\w+)|in (\d+) seconds) \|$", PAGE)
    for name, quota, unit, seconds in rows:
        yield name, int(quota.replace(",", "")), int(seconds) if seconds else words[unit]


def test_the_allowances_are_those_that_are_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PAGES", "API", "KEY", "HANDS", "CHECK", "WHAT_IF", "SIGN_IN", "ACCOUNT"):
        monkeypatch.delenv(f"MJAUDIT_RATE_{name}", raising=False)
    shipped = runpy.run_path(str(CHECKOUT / "mjaudit" / "settings.py"))["RATES"]
    limits = {name: parse(text) for name, text in shipped.items()}
    told = {name: (quota, seconds) for name, quota, seconds in allowances()}
    assert told == {name: (limit.amount, limit.get_expiry()) for name, limit in limits.items()}


@pytest.mark.parametrize("address", re.findall(r"(?m)^\| `(/\w+)` \| [^4]", PAGE))
def test_the_addresses_that_tell_how_it_is_are_there(address: str) -> None:
    assert resolve(address).route == address.removeprefix("/")
