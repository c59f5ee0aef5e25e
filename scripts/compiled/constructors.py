"""Constructors of dataclasses written out, which mypyc leaves to the interpreter otherwise.

A class decorated `@dataclass(slots=True, eq=False)` gets the `__init__` that the decorator would give it, on
the blank line after its fields: every line keeps its number. What comes out is for the compiler alone.
"""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

#: What an empty collection is made by, and what it reads then.
EMPTY: Final = {"list": "[]", "dict": "{}", "set": "set()"}


@dataclass(frozen=True)
class Field:
    """One field; `default` is the text of its value, `made_anew` that of one made for each object.

    One that is not `given` to the constructor has its default or is left to the class.
    """

    name: str
    type: str
    default: str | None = None
    made_anew: str | None = None
    given: bool = True


def with_constructors(source: str) -> str:
    """The module with every such constructor in it. Raises ValueError where one has no blank line."""
    lines = source.split("\n")
    fields: dict[str, list[Field]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and (decorator := _plain_dataclass(node)) is not None:
            inherited = _inherited(node, fields)
            if inherited is None:
                continue
            own = list(_fields(node))
            fields[node.name] = [*inherited, *own]
            lines[decorator.lineno - 1] = lines[decorator.lineno - 1].replace(
                "eq=False", "eq=False, init=False"
            )
            if own:
                _write(lines, node, fields[node.name])
    return "\n".join(lines)


def _plain_dataclass(node: ast.ClassDef) -> ast.Call | None:
    """The decorator of a class that is told apart by identity and may change, None for any other."""
    for one in node.decorator_list:
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "dataclass":
            settings = {word.arg: ast.unparse(word.value) for word in one.keywords}
            if settings == {"slots": "True", "eq": "False"}:
                return one
    return None


def _inherited(node: ast.ClassDef, known: dict[str, list[Field]]) -> Sequence[Field] | None:
    """The fields of the base, None where they are those of another kind of class."""
    if not node.bases:
        return ()
    base = node.bases[0]
    return known.get(base.id) if isinstance(base, ast.Name) else None


def _fields(node: ast.ClassDef) -> Iterator[Field]:
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            field = Field(line.target.id, ast.unparse(line.annotation))
            yield field if line.value is None else _with_default(field, line.value)


def _with_default(field: Field, value: ast.expr) -> Field:
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field"):
        return replace(field, default=ast.unparse(value))
    for word in value.keywords:
        if word.arg == "default_factory":
            field = replace(field, made_anew=_made_by(word.value))
        elif word.arg == "default":
            field = replace(field, default=ast.unparse(word.value))
        elif word.arg == "init":
            field = replace(field, given=False)
    return field


def _made_by(factory: ast.expr) -> str:
    if isinstance(factory, ast.Lambda):
        return ast.unparse(factory.body)
    text = ast.unparse(factory)
    return EMPTY.get(text, f"{text}()")


def _write(lines: list[str], node: ast.ClassDef, fields: Sequence[Field]) -> None:
    last = max(line.end_lineno or 0 for line in node.body if isinstance(line, ast.AnnAssign))
    if last < len(lines) and lines[last].strip():
        raise ValueError(f"{node.name} has no blank line after its fields")
    ready = any(isinstance(line, ast.FunctionDef) and line.name == "__post_init__" for line in node.body)
    lines[last] = _constructor(fields, ready=ready)


def _constructor(fields: Sequence[Field], *, ready: bool) -> str:
    given = ", ".join(_parameter(field) for field in fields if field.given)
    steps = [step for field in fields if (step := _step(field))]
    if ready:
        steps.append("self.__post_init__()")
    return f"    def __init__(self, {given}) -> None: {'; '.join(steps)}"


def _parameter(field: Field) -> str:
    if field.made_anew is not None:
        return f"{field.name}: {field.type} | None = None"
    return f"{field.name}: {field.type}" + ("" if field.default is None else f" = {field.default}")


def _step(field: Field) -> str:
    if not field.given:
        value = field.made_anew or field.default
        return f"self.{field.name} = {value}" if value else ""
    if field.made_anew is not None:
        return f"self.{field.name} = {field.made_anew} if {field.name} is None else {field.name}"
    return f"self.{field.name} = {field.name}"
