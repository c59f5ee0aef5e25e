"""Hypothesis strategies: a valid log with one thing changed, and JSON values of all kinds."""

import copy
from typing import Any

from hypothesis import strategies as st

from tests.replays.logformat.builder import a_full_log

Path = tuple[str | int, ...]

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-9, 9),
    st.sampled_from([2**53 - 1, 2**53, -(2**53), 10**15, 10**16, 64]),
    st.sampled_from(
        ["", "5m", "5m5p", "??", "0m", "house", "win", "dice", "p1", "东", "a b", "draw", "seat"]
    ),
    st.text(max_size=3),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["type", "seat", "id", "a", "code", "ext", "中"]), inner, max_size=3),
    ),
    max_leaves=5,
)


def paths(value: object, here: Path = ()) -> list[Path]:
    """Every place in a JSON value, itself included."""
    found = [here]
    if isinstance(value, dict):
        for key, member in value.items():
            found += paths(member, (*here, key))
    elif isinstance(value, list):
        for place, element in enumerate(value):
            found += paths(element, (*here, place))
    return found


PATHS = paths(a_full_log())


@st.composite
def mutated_logs(draw: st.DrawFn) -> Any:
    """A log with every key, changed in one to three places."""
    log: Any = a_full_log()
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(PATHS[1:]))
        log = _mutate(draw, log, path)
    return log


def _mutate(draw: st.DrawFn, log: Any, path: Path) -> Any:
    log = copy.deepcopy(log)
    parent = log
    try:
        for step in path[:-1]:
            parent = parent[step]
        kind = draw(st.sampled_from(["replace", "remove", "swap", "add", "repeat"]))
        if kind == "replace":
            parent[path[-1]] = draw(VALUES)
        elif kind == "remove":
            del parent[path[-1]]
        elif kind == "swap":
            parent[path[-1]] = copy.deepcopy(_at(log, draw(st.sampled_from(PATHS[1:]))))
        elif kind == "add" and isinstance(parent, dict):
            parent[draw(st.sampled_from(["x", "nickname", "__proto__", "at", "value", "mode", "dice"]))] = (
                draw(VALUES)
            )
        elif kind == "repeat" and isinstance(parent, list):
            parent.append(copy.deepcopy(_at(parent, path[-1:])))
    except (KeyError, IndexError, TypeError):
        return log
    return log


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value
