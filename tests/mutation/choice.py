"""Which mutants are worth a try.

Cosmic Ray puts up to eleven operators in the place of one; what kills the first of these mutants kills most
others. Kept are the sufficient ones: of comparisons those that no other implies (Just, Kapfhammer and
Schweiggert 2012, "Do Redundant Mutants Affect the Effectiveness and Efficiency of Mutation Analysis?"), of
arithmetic one opposite. Annotations say nothing when the program runs: a mutant there dies at import or is
none.
"""

import ast
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from cosmic_ray.work_item import MutationSpec

_COMPARISONS: Final = {
    "Eq": ("NotEq", "LtE", "GtE"),
    "NotEq": ("Eq", "Lt", "Gt"),
    "Lt": ("NotEq", "LtE", "GtE"),
    "Gt": ("NotEq", "GtE", "LtE"),
    "LtE": ("Eq", "Lt", "Gt"),
    "GtE": ("Eq", "Gt", "Lt"),
    "Is": ("IsNot",),
    "IsNot": ("Is",),
    "In": ("NotIn",),
    "NotIn": ("In",),
}
_ARITHMETIC: Final = {
    "Add": "Sub",
    "Sub": "Add",
    "Mul": "FloorDiv",
    "Div": "Mul",
    "FloorDiv": "Mul",
    "Mod": "FloorDiv",
    "Pow": "Mul",
    "LShift": "RShift",
    "RShift": "LShift",
    "BitOr": "BitAnd",
    "BitAnd": "BitOr",
    "BitXor": "BitAnd",
}
OPERATORS: Final = frozenset(
    {
        "core/AddNot",
        "core/ExceptionReplacer",
        "core/NumberReplacer",
        "core/RemoveDecorator",
        "core/ReplaceAndWithOr",
        "core/ReplaceOrWithAnd",
        "core/ReplaceBreakWithContinue",
        "core/ReplaceContinueWithBreak",
        "core/ReplaceFalseWithTrue",
        "core/ReplaceTrueWithFalse",
        "core/ReplaceUnaryOperator_Delete_Invert",
        "core/ReplaceUnaryOperator_Delete_Not",
        "core/ReplaceUnaryOperator_USub_UAdd",
        "core/ZeroIterationForLoop",
        *(
            f"core/ReplaceComparisonOperator_{old}_{new}"
            for old, all_new in _COMPARISONS.items()
            for new in all_new
        ),
        *(f"core/ReplaceBinaryOperator_{old}_{new}" for old, new in _ARITHMETIC.items()),
    }
)


def is_worth_a_try(mutation: MutationSpec, annotations: Iterable[ast.expr]) -> bool:
    """Whether the operator is one of the sufficient ones and stands outside of every annotation."""
    return mutation.operator_name in OPERATORS and not any(
        (node.lineno, node.col_offset)
        <= mutation.start_pos
        <= (node.end_lineno or 0, node.end_col_offset or 0)
        for node in annotations
    )


def annotations_in(source: Path) -> list[ast.expr]:
    """Every annotation of a module: of arguments, results and names."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            found.append(node.returns)
        elif isinstance(node, (ast.arg, ast.AnnAssign)):
            found.append(node.annotation)
    return [node for node in found if node is not None]


def lot_of(mutation: MutationSpec) -> bytes:
    """By what a sample is drawn: the same for the same mutant, whoever draws."""
    named = f"{mutation.module_path} {mutation.operator_name} {mutation.occurrence} {mutation.operator_args}"
    return hashlib.sha256(named.encode()).digest()
