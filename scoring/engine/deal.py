"""What can be said of a hand before its first event: hand sizes, the set of tiles, the wall and the deal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from scoring.engine.findings import BROKEN_RECORD, WRONG_WALL, Breach
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.engine.table import Table
from scoring.engine.tiles import NAMES, UNKNOWN, Tile, counts_of, format_run
from scoring.engine.wall import Wall


def open_position(hand: HandRecord, rules: Rules) -> Position:
    """The position right after the deal."""
    size = 4 * len(rules.kinds)
    shown = hand.wall if hand.wall is not None and len(hand.wall) == size else None
    gone = sum(hand_sizes(hand)) + rules.set_aside
    position = Position(hand, Table(hand.deal, Wall(size, gone, shown, rules.reserved)))
    rules.start(position)
    return position


def hand_sizes(hand: HandRecord) -> tuple[int, ...]:
    """How many tiles each seat should be dealt."""
    return tuple(14 if seat == hand.dealer else 13 for seat in range(4))


def deal_breaches(position: Position, rules: Rules) -> Iterator[Breach]:
    """GEN-02 hand sizes, GEN-01 the set of tiles, GEN-08 the deal against the wall, the rule set's own."""
    yield from _sizes(position)
    yield from _census(position, rules)
    yield from _deal_from_wall(position)
    yield from rules.at_deal(position)


def _sizes(position: Position) -> Iterator[Breach]:
    hand = position.hand
    sizes = [len(tiles) for tiles in hand.deal]
    for seat in ((hand.dealer + step) % 4 for step in range(4)):
        dealt, due = sizes[seat], 14 if seat == hand.dealer else 13
        if dealt != due:
            # The dealer's tile at another seat is one fault, told at the dealer, whichever seats they are.
            moved = dealt == 14 and sizes[hand.dealer] == 13
            if moved:
                position.displaced.add(seat)
            yield Breach(
                "GEN-02",
                "deal-size",
                BROKEN_RECORD,
                expected=due,
                actual=dealt,
                params={"size": dealt, "due": due},
                consequent=moved,
                at=(None, seat),
            )


def _census(position: Position, rules: Rules) -> Iterator[Breach]:
    hand = position.hand
    hands = zip(*position.table.hands, strict=True)
    position.seen = seen = [east + south + west + north for east, south, west, north in hands]
    wrong: list[tuple[Tile, int]] = []
    if max(seen) > 4 or any(map(seen.__getitem__, rules.foreign_kinds)):
        wrong = _odd_kinds(seen, rules, limit_only=True)
    counts = counts_of(hand.wall or ())
    if not wrong and hand.wall is not None and counts != rules.whole_set:
        whole = counts[UNKNOWN] == 0
        wrong = _odd_kinds(counts, rules, limit_only=not whole)
        if not wrong and len(hand.wall) != 4 * len(rules.kinds):
            size: tuple[int, int] = (4 * len(rules.kinds), len(hand.wall))
            yield Breach("GEN-01", "wall-size", BROKEN_RECORD, expected=size[0], actual=size[1])
            return
    if wrong:
        odd = {tile for tile, _ in wrong}
        position.odd_kinds |= odd
        position.doubted |= {seat for seat, tiles in enumerate(hand.deal) if odd & set(tiles)}
        yield Breach(
            "GEN-01",
            "tile-set",
            BROKEN_RECORD,
            expected=4,
            actual={NAMES[tile]: count for tile, count in wrong},
            params={"tiles": format_run(tile for tile, _ in wrong)},
        )


def _odd_kinds(counts: Sequence[int], rules: Rules, *, limit_only: bool) -> list[tuple[Tile, int]]:
    """Kinds that are too many (or, with the whole wall shown, too few), and kinds not of the set."""
    known = rules.known_kinds
    return [
        (tile, count)
        for tile, count in enumerate(counts[:UNKNOWN])
        if (count > 4 or (not limit_only and count < 4) if tile in known else count > 0)
    ]


def _deal_from_wall(position: Position) -> Iterator[Breach]:
    hand, wall = position.hand, position.table.wall
    if hand.wall is None:
        return
    for seat, places in enumerate(deal_places(hand.dealer)):
        taken = tuple([wall.tiles[place] for place in places])
        if taken == hand.deal[seat]:
            continue
        from_wall, dealt = sorted(taken), sorted(hand.deal[seat])
        if from_wall == dealt or UNKNOWN in from_wall or UNKNOWN in dealt or len(dealt) != len(from_wall):
            continue
        yield Breach(
            "GEN-08",
            "deal-not-from-wall",
            WRONG_WALL,
            expected=format_run(from_wall),
            actual=format_run(dealt),
            consequent=bool(position.odd_kinds & set(dealt)) or bool(position.displaced),
            at=(None, seat),
        )
        position.odd_kinds |= {*(Counter(dealt) - Counter(from_wall)), *(Counter(from_wall) - Counter(dealt))}
        position.doubted.add(seat)


@cache
def deal_places(dealer: int) -> tuple[tuple[int, ...], ...]:
    """By seat, the places of the wall that the deal takes (log format, section 6)."""
    places: list[list[int]] = [[], [], [], []]
    for turn in range(12):
        places[(dealer + turn) % 4].extend(range(4 * turn, 4 * turn + 4))
    for turn in range(4):
        places[(dealer + turn) % 4].append(48 + turn)
    places[dealer].append(52)
    return tuple(map(tuple, places))
