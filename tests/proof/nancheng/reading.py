"""What tiles are worth by the rulebook, read apart from the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from scoring.engine.table import KONGS
from scoring.engine.tiles import KINDS, NAMES, Tile
from scoring.rulesets.nancheng.chosen import Chosen
from tests.support.nancheng_shapes import TYPES, types_of

Options = Mapping[str, Any]

#: Of types worth the same the first counts (section 7).
ORDER: Final = ("tian_hu", "di_hu", *TYPES)


@cache
def options_of(chosen: Chosen) -> Options:
    """The settled options by name."""
    return asdict(chosen)


def best(types: set[str], options: Options) -> tuple[str, int]:
    """The type that counts of these, and its points."""
    points = {code: options[f"points_{code}"] for code in types}
    code = max(points, key=lambda code: (points[code], -ORDER.index(code)))
    return code, points[code]


def types_with(
    counts: Sequence[int], melds: list[tuple[str, str]], tile: Tile | None, options: Options
) -> set[str]:
    """The types that concealed tiles (counts by kind) and melds make with a tile, None for as dealt."""
    before = [NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)]
    found = types_of(before if tile is None else [*before, NAMES[tile]], melds, options)
    strict = options["jia_hu_match"] == "same_kind_held" and tile is not None
    if strict and NAMES[tile or 0] not in [*before, *(name for _, name in melds)]:
        found -= {"jia_hu"}
    return found


def waits_with(
    counts: Sequence[int], melds: list[tuple[str, str]], options: Options, *, fifth: bool = False
) -> list[Tile]:
    """Kinds that complete these tiles; those of which the hand has all four itself only as a `fifth`."""
    own = {name: 4 if kind in KONGS else 3 for kind, name in melds}
    return [
        tile
        for tile in KINDS
        if (fifth or counts[tile] + own.get(NAMES[tile], 0) < 4) and types_with(counts, melds, tile, options)
    ]
