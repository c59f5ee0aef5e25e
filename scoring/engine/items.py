"""Item codes: the named parts of a price, as they stand in wins and payments."""

from dataclasses import dataclass

from scoring.engine.words import Words


@dataclass(frozen=True, slots=True)
class Item:
    """`clause` earns it; the order of a rule set's items is the order in which they are listed and cited."""

    code: str
    name: Words
    clause: str
