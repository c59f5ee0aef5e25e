"""Legal lines as a tree: who plays names what may be done, and what comes of each act."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol, Self

from scoring.engine.law import Rules
from scoring.engine.record import HandRecord
from tests.perft.engine import moves_of_engine
from tests.perft.hands.table import Json, TableHand


class Node(Protocol):
    """A point of a hand: its legal acts in words, and the point after each."""

    def after_each(self) -> Mapping[str, Self]: ...


@dataclass(frozen=True)
class ByRulebook:
    hand: TableHand

    def after_each(self) -> dict[str, Self]:
        return {word_of(move): type(self)(self.hand.after(move)) for move in self.hand.moves()}


@dataclass(frozen=True)
class ByEngine:
    law: Rules
    hand: HandRecord

    def after_each(self) -> dict[str, Self]:
        return {
            word_of(move): type(self)(self.law, later) for move, later in moves_of_engine(self.law, self.hand)
        }


def word_of(move: Json) -> str:
    """An act in few words, without what no rule asks for."""
    parts = [move["type"], str(move.get("seat", "-"))]
    if move["type"] == "draw":
        return " ".join([*parts, move.get("source", "head"), move["tile"]])
    names = ("key", "value", "kind", "mode", "how", "tile", "own", "from", "waits")
    parts += [str(move[name]) for name in names if name in move]
    parts += [",".join(sorted(move.get("patterns", ())))]
    parts += [str(move.get("values", "")), move.get("tiles", "") if move["type"] == "reveal" else ""]
    return " ".join(part for part in parts if part)


def count_lines(node: Node, depth: int) -> list[int]:
    """How many legal lines there are of one act, of two, up to so many."""
    if not depth:
        return []
    later = [count_lines(after, depth - 1) for after in node.after_each().values()]
    return [len(later), *map(sum, zip(*later, strict=True))] if later else [0] * depth


def partings(one: Node, other: Node, depth: int, line: str = "") -> Iterator[str]:
    """Where two ways of playing part, for people to read: the line so far, and what only one of them has."""
    if not depth:
        return
    ones, others = one.after_each(), other.after_each()
    for name, only in (("one", ones.keys() - others.keys()), ("other", others.keys() - ones.keys())):
        if only:
            yield f"{line or 'at once'}: only the {name} has {sorted(only)}"
    for word in ones.keys() & others.keys():
        yield from partings(ones[word], others[word], depth - 1, f"{line}; {word}" if line else word)
