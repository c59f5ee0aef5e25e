"""Reads from the source which breaches the engine and a rule set can report: their clauses and codes.

A clause or code that is only known when the engine runs is None; whoever tests must name what it can be.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SCORING = Path(__file__).parents[2] / "scoring"

#: The calls that report a breach, and the places of their clause and code among the arguments; with a dot,
#: those of a function in the file of that name.
REPORTING = {"Breach": (0, 1), "Finding": (4, 5), "discards._bound": (0, 1)}


@dataclass(frozen=True)
class Reported:
    """A breach that the function at `place` reports; None is what the source alone does not tell."""

    place: str
    clause: str | None
    code: str | None


def reported(folder: Path) -> set[Reported]:
    """Every breach that the Python files of a folder report."""
    return {one for path in sorted(folder.rglob("*.py")) for one in _of_file(path)}


def _of_file(path: Path) -> Iterator[Reported]:
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                    places = REPORTING.get(call.func.id) or REPORTING.get(f"{path.stem}.{call.func.id}")
                    if places is not None:
                        yield from _of_call(f"{path.stem}.{function.name}", function, call, *places)


def _of_call(
    place: str, function: ast.FunctionDef, call: ast.Call, clause_at: int, code_at: int
) -> Iterator[Reported]:
    by_name = {keyword.arg: keyword.value for keyword in call.keywords}
    arguments = [*call.args]
    clause = by_name.get("clause") or arguments[clause_at]
    code = by_name.get("code") or arguments[code_at]
    for clause_id in _values(clause, function):
        for name in _values(code, function):
            yield Reported(place, clause_id, name)


def _values(expression: ast.expr, function: ast.FunctionDef) -> set[str | None]:
    """The strings that an expression can be, None among them if it can be more than the source shows."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        return {expression.value}
    if isinstance(expression, ast.IfExp):
        return _values(expression.body, function) | _values(expression.orelse, function)
    if isinstance(expression, ast.BoolOp):
        return {value for part in expression.values for value in _values(part, function)}
    if isinstance(expression, ast.Name):
        assigned = _assigned(expression.id, function)
        return {value for one in assigned for value in _values(one, function)} or {None}
    return {None}


def _assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = zip(target.elts, node.value.elts, strict=True)
                yield from (value for part, value in pairs if isinstance(part, ast.Name) and part.id == name)
