"""Marks in the core's functions that say what has run: a probe before each statement, set when it is reached.

A probe costs a few hundredths of a microsecond, a tracer of lines a hundred times that. Statements outside of
functions run at import, whoever asks, and have none.
"""

import ast
import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

#: What is mutated, and so what is watched.
CORE: Final = "scoring"
_NAME: Final = "_statements_run"
_Function = ast.FunctionDef | ast.AsyncFunctionDef
_DIGITS: Final = bytes.maketrans(b"\0\1", b"01")

#: By module ("scoring.engine.wall"): a byte for each line, 1 if the statement that begins there has run.
marks: Final[dict[str, bytearray]] = {}


def clear_marks() -> None:
    """Forget what has run."""
    for lines in marks.values():
        lines[:] = bytes(len(lines))


def lines_run() -> dict[str, int]:
    """The lines marked, as the bits of one number for each module that has any."""
    return {module: int(lines[::-1].translate(_DIGITS), 2) for module, lines in marks.items() if any(lines)}


def statement_at(source: str, line: int, column: int) -> int | None:
    """The first line of the innermost statement within a function that holds this place; None outside."""
    found = [
        (statement.lineno, statement.col_offset)
        for block in _blocks(ast.parse(source))
        for statement in block
        if (statement.lineno, statement.col_offset)
        <= (line, column)
        < (statement.end_lineno, statement.end_col_offset)
    ]
    return max(found)[0] if found else None


def watch() -> None:
    """Put probes into every module of the core that is imported from now on."""
    sys.meta_path.insert(0, _Watched())


class _Watched(MetaPathFinder):
    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname.partition(".")[0] != CORE:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        source = Path(self.path).read_text(encoding="utf-8")
        tree = ast.parse(source, self.path)
        for block in list(_blocks(tree)):
            block[:] = [part for statement in block for part in _probed(statement)]
        return compile(ast.fix_missing_locations(tree), self.path, "exec")

    def exec_module(self, module: ModuleType) -> None:
        lines = Path(self.path).read_bytes().count(b"\n") + 2
        vars(module)[_NAME] = marks[module.__name__] = bytearray(lines)
        super().exec_module(module)


def _blocks(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """Every list of statements within functions, each once."""
    functions = [node for node in ast.walk(tree) if isinstance(node, _Function)]
    inside = {id(node): node for function in functions for node in ast.walk(function)}
    for node in inside.values():
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield block


def _probed(statement: ast.stmt) -> Iterator[ast.stmt]:
    if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
        probe = ast.parse(f"{_NAME}[{statement.lineno}] = 1").body[0]
        yield ast.copy_location(probe, statement)
    yield statement
