"""A clause: one citable sentence of the rules, with its title, its source and its worded breaches."""

from collections.abc import Mapping

from msgspec import Struct, field

from scoring.engine.words import Words


class Source(Struct, frozen=True):
    """Where the clause comes from: a seed document and its line (1-based), or the audit's own format."""

    document: str
    line: int


class Clause(Struct, frozen=True):
    """`breaches` maps the code of a breach to its sentence, a template over the finding's params."""

    id: str
    title: Words
    source: Source
    breaches: Mapping[str, Words] = field(default_factory=dict)
