"""What a Nantong hand is worth in units of a big win: its dearest reading (rulebook, sections 1.C to 1.E)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.perft.hands.shapes import Group, is_seven_pairs, readings, suited_runs
from tests.perft.hands.table import Json, Meld


def points(
    tiles: Sequence[str], melds: Sequence[Meld], options: Json, *, self_drawn: bool, contexts: int = 0
) -> int | None:
    """Points before dealer and birds, `contexts` the units of circumstances; None for no winning hand."""
    found = []
    for units, pair in _readings(tiles, melds, options, self_drawn=self_drawn):
        free = units or (contexts and options["context_pair"] == "any")
        if pair is None or free or pair[0] in "258":
            found.append(_priced(units, contexts, tiles, melds, options))
    return max(found, default=None)


def _priced(units: int, contexts: int, tiles: Sequence[str], melds: Sequence[Meld], options: Json) -> int:
    pure = len({tile[1] for tile in _all(tiles, melds)}) == 1
    other = units - pure + contexts
    if pure:
        units = other + (max(1, other) if options["qing_yi_se_mode"] == "double" else 1) - contexts
    total = units + contexts
    return int(total * options["points_big"] if total else options["points_small"])


def _readings(
    tiles: Sequence[str], melds: Sequence[Meld], options: Json, *, self_drawn: bool
) -> Iterator[tuple[int, str | None]]:
    """By reading its units, and the pair where one of the wrong rank may spoil it."""
    every = _all(tiles, melds)
    pure = len({tile[1] for tile in every}) == 1
    jiang = all(tile[0] in "258" for tile in every)
    always = pure + jiang
    if jiang and options["jiang_jiang_hu_shape"] == "none":
        yield always, None
    if not melds and is_seven_pairs(tiles):
        yield always + _seven_pairs(tiles, options), None
    alone = len(melds) == 4 and _counts_alone(melds, options, self_drawn=self_drawn)
    for pair, groups in readings(tiles, suited_runs):
        triplets = all(len(set(group)) == 1 for group in [*groups, *_groups_of(melds)])
        yield always + triplets + alone, pair


def _seven_pairs(tiles: Sequence[str], options: Json) -> int:
    quads = sum(copies == 4 for copies in Counter(tiles).values())
    if not quads:
        return 1
    more = quads - 1 if options["hao_hua_extra_quads"] == "plus_one" else 0
    return int(options["hao_hua_units"]) + more


def _counts_alone(melds: Sequence[Meld], options: Json, *, self_drawn: bool) -> bool:
    """Whether four melds and one tile that waits for its like are 全求人 at this table."""
    concealed = any(meld.kind == "concealed" for meld in melds)
    if concealed and not options["quan_qiu_ren_concealed_kong"]:
        return False
    return bool(options["quan_qiu_ren_self_draw"]) or not self_drawn


def _all(tiles: Sequence[str], melds: Sequence[Meld]) -> list[str]:
    return [*tiles, *(tile for meld in melds for tile in meld.tiles)]


def _groups_of(melds: Sequence[Meld]) -> list[Group]:
    return [tuple(meld.tiles) for meld in melds]


def opening_patterns(tiles: Sequence[str], options: Json) -> list[str]:
    """The opening hands that dealt tiles show."""
    copies = Counter(tiles)
    quads_count = options["liu_liu_shun_quad"] == "counts"
    triplets = sum(number == 3 or (number == 4 and quads_count) for number in copies.values())
    held = {
        "si_xi": 4 in copies.values(),
        "ban_ban_hu": all(tile[0] not in "258" for tile in tiles),
        "que_yi_se": len({tile[1] for tile in tiles}) < 3,
        "liu_liu_shun": triplets >= 2,
    }
    return sorted(pattern for pattern, shown in held.items() if shown)
