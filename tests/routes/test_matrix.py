"""Every route, method and caller has the status the table says; the table has every route and no other."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.routes.asking import METHODS
from tests.routes.callers import CALLERS
from tests.routes.conftest import Scene
from tests.routes.walk import routes

TABLE: Final = Path(__file__).with_name("matrix.txt")
NOT_ALLOWED: Final = "405"
REST: Final = "PUT,PATCH,DELETE,OPTIONS"


def _table() -> dict[str, list[str]]:
    """The lines of each route, without what only aligns them."""
    lines = [" ".join(line.split()) for line in TABLE.read_text().splitlines()]
    header, *rows = [line for line in lines if line and not line.startswith("#")]
    assert header == " ".join(["route", "method", *CALLERS])
    found: dict[str, list[str]] = defaultdict(list)
    for row in rows:
        found[row.split()[0]].append(row)
    return dict(found)


def test_the_table_has_every_route_once_and_none_that_is_gone() -> None:
    assert sorted(_table()) == sorted(routes())
    assert len(routes()) == len(set(routes()))


def test_nobody_is_answered_by_a_fault_of_ours() -> None:
    assert [row for rows in _table().values() for row in rows if re.search(r" 5\d\d\b", row)] == []


@pytest.mark.parametrize("route", routes())
def test_each_caller_gets_what_the_table_says(scene: Scene, route: str) -> None:
    """Where a method is not in the table, nobody may use it (405)."""
    rows = {method: row for method in METHODS if (row := _statuses(scene, route, method))}
    assert [" ".join([route, methods, *row]) for methods, row in _together(rows)] == _table().get(route)


@pytest.mark.parametrize("route", routes())
def test_head_is_answered_as_get_is(scene: Scene, route: str) -> None:
    for name in _probes(route):
        assert _status(scene, route, "HEAD", name) == _status(scene, route, "GET", name)


def _together(rows: dict[str, list[str]]) -> list[tuple[str, list[str]]]:
    """Methods that are answered alike to everybody share a row; of those that pages never mean, `rest`."""
    alike: dict[str, list[str]] = {}
    for method, row in rows.items():
        alike.setdefault(" ".join(row), []).append(method)
    return [(",".join(methods).replace(REST, "rest"), row.split()) for row, methods in alike.items()]


def _statuses(scene: Scene, route: str, method: str) -> list[str]:
    """By caller; none where the method is no method of the route."""
    if all(_status(scene, route, method, name) == NOT_ALLOWED for name in _probes(route)):
        return []
    return [_status(scene, route, method, name) for name in CALLERS]


def _probes(route: str) -> tuple[str, ...]:
    """Two of those who come farthest: a method that neither may use is none."""
    return ("anybody", "all-key") if route.startswith("/api/") else ("anybody", "owner")


def _status(scene: Scene, route: str, method: str, name: str) -> str:
    return str(scene.asking.status(scene.callers[name], route, method))
