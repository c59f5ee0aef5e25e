"""Which mutants are worth a try.

Cosmic Ray puts up to eleven operators in the place of one; what kills the first of these mutants kills most
others. Kept are the sufficient ones: of comparisons those that no other implies (Just, Kapfhammer and
Schweiggert 2012, "Do Redundant Mutants Affect the Effectiveness and Efficiency of Mutation Analysis?"), of
arithmetic one opposite. Annotations say nothing when the program runs: a mutant there dies at import or is
none. Nor does it say anything of a game how a dataclass keeps its fields. Words (phases, values of options,
kinds of melds) are the same or not; which of two comes first in the alphabet says nothing.
"""

import ast
import hashlib
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
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


_ORDERS: Final = frozenset(
    f"core/ReplaceComparisonOperator_{old}_{new}"
    for old in ("Eq", "NotEq")
    for new in _COMPARISONS[old]
    if new not in ("Eq", "NotEq")
)
#: From a line and column of a source to another.
Span = tuple[tuple[int, int], tuple[int, int]]


@dataclass(frozen=True)
class Senseless:
    """The spans of a module where mutants say nothing.

    Anything in annotations and in the arguments of dataclass decorators, `strict` of what is of equal lengths
    anyway, an order at equality signs of words.
    """

    spans: Sequence[Span]
    equalities_of_words: Sequence[Span]


def is_worth_a_try(mutation: MutationSpec, senseless: Senseless) -> bool:
    """Whether the operator is one of the sufficient ones and says something where it stands."""
    start = mutation.start_pos
    return (
        mutation.operator_name in OPERATORS
        and not _is_within(start, senseless.spans)
        and not (mutation.operator_name in _ORDERS and _is_within(start, senseless.equalities_of_words))
    )


def senseless_in(source: str, words: Container[str]) -> Senseless:
    """The spans of a module where mutants say nothing; `words` are the names of constants that are words."""
    nodes = [*ast.walk(ast.parse(source))]
    senseless = [node for place in nodes for node in (_annotation(place), *_ways_of_keeping(place)) if node]
    return Senseless(
        [(_start(node), _end(node)) for node in senseless],
        [
            (_end(left), _start(right))
            for node in nodes
            if isinstance(node, ast.Compare)
            for left, right in pairwise([node.left, *node.comparators])
            if _is_word(left, words) or _is_word(right, words)
        ],
    )


def words_of(sources: Iterable[str]) -> frozenset[str]:
    """The names of the constants of these modules that are words."""
    return frozenset(
        node.target.id
        for source in sources
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _annotation(node: ast.AST) -> ast.expr | None:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return node.returns
    return node.annotation if isinstance(node, ast.arg | ast.AnnAssign) else None


def _ways_of_keeping(node: ast.AST) -> Iterator[ast.expr]:
    """What a class says of itself, or to its dataclass decorator: slots, frozen, eq; if a zip is strict."""
    if isinstance(node, ast.ClassDef):
        yield from (keyword.value for keyword in node.keywords)
    calls = node.decorator_list if isinstance(node, ast.ClassDef) else [node]
    for call in calls:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
            for keyword in call.keywords:
                if call.func.id == "dataclass" or (call.func.id == "zip" and keyword.arg == "strict"):
                    yield keyword.value


def _is_word(node: ast.expr, words: Container[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in words
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_within(place: tuple[int, int], spans: Iterable[Span]) -> bool:
    return any(start <= place <= end for start, end in spans)


def _start(node: ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.expr) -> tuple[int, int]:
    return node.end_lineno or node.lineno, node.end_col_offset or node.col_offset


def lot_of(mutation: MutationSpec) -> bytes:
    """By what a sample is drawn: the same for the same mutant, whoever draws."""
    named = f"{mutation.module_path} {mutation.operator_name} {mutation.occurrence} {mutation.operator_args}"
    return hashlib.sha256(named.encode()).digest()
