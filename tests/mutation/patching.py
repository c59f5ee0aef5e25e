"""Puts a mutant in the place of a module that is imported already.

What changes within functions changes their code objects alone: they are exchanged in the functions, wherever
these are held, and nothing is imported anew. Whatever runs at import needs the module and all that took names
from it imported anew.
"""

import gc
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import _lru_cache_wrapper
from inspect import CO_NEWLOCALS, CO_OPTIMIZED
from types import CodeType, FunctionType
from typing import Final

#: What is imported anew after a change that functions cannot take: the core and all that stands on it.
_ANEW: Final = ("scoring", "replays", "tests")
_KEPT: Final = "tests.mutation"


def caches_of_core() -> list[Callable[[], None]]:
    """What makes the core forget: functions that remember results, and tables that keep what is `known`."""
    objects = gc.get_objects()
    functions = [
        one.cache_clear
        for one in objects
        if type(one) is _lru_cache_wrapper and one.__module__.startswith("scoring")
    ]
    tables = [
        one for one in objects if str(type(one).__module__).startswith("scoring.") and hasattr(one, "known")
    ]
    return [*functions, *(one.known.clear for one in tables if type(one.known) is dict)]


def functions_of_core() -> dict[str, list[FunctionType]]:
    """All functions of the core, by the file they are written in."""
    found: dict[str, list[FunctionType]] = {}
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__module__ and one.__module__.startswith("scoring"):
            found.setdefault(one.__code__.co_filename, []).append(one)
    return found


def exchange(source: str, mutated: str, file: str, functions: Sequence[FunctionType]) -> bool:
    """Give the functions of this file the code of the mutated source; False if that does not say it all."""
    before = list(_codes(compile(source, file, "exec")))
    try:
        after = list(_codes(compile(mutated, file, "exec")))
    except SyntaxError:
        return False
    if [code.co_qualname for code in before] != [code.co_qualname for code in after]:
        return False
    pairs = list(zip(before, after, strict=True))
    if any(_runs_at_import(old) and _differ(old, new) for old, new in pairs):
        return False
    exchanged = dict(pairs)
    try:
        for function in functions:
            function.__code__ = exchanged[function.__code__]
    except (KeyError, ValueError):  # not written there, or with other names of the function around it
        return False
    return True


def forget() -> None:
    """Let the next import read the core, and what stands on it, from its files."""
    for name in list(sys.modules):
        if name.partition(".")[0] in _ANEW and not name.startswith(_KEPT) and name != "tests":
            del sys.modules[name]


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)


def _runs_at_import(code: CodeType) -> bool:
    """Whether this is the code of a module or of a class."""
    return not code.co_flags & (CO_OPTIMIZED | CO_NEWLOCALS)


def _differ(old: CodeType, new: CodeType) -> bool:
    """Whether they do something else themselves, whatever the functions within them do."""
    return (old.co_code, old.co_names, _plain(old)) != (new.co_code, new.co_names, _plain(new))


def _plain(code: CodeType) -> list[object]:
    return [(type(const), const) for const in code.co_consts if not isinstance(const, CodeType)]
