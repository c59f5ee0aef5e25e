"""What a winning hand is worth to its winner: the best of its readings (NC-32, NC-51)."""

from collections.abc import Iterable, Sequence
from typing import Final

from scoring.engine.holdings import suits_held
from scoring.engine.table import Meld
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Priced
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.items import ITEMS
from scoring.rulesets.nanchong.reading_items import items_of
from scoring.rulesets.nanchong.readings import Reading, readings_of
from scoring.rulesets.nanchong.winning_hand import Held, Occasion

PLACE_OF: Final = {item.code: place for place, item in enumerate(ITEMS)}


class Value:
    """The items of the best reading with its groups, and those of others worth as much.

    `fan` is what a limit or a least value looks at: the points without the base.
    """

    __slots__ = ("fan", "groups", "items", "ties")

    def __init__(
        self,
        items: list[Priced],
        groups: tuple[tuple[Tile, ...], ...],
        fan: int,
        ties: list[list[Priced]] | None = None,
    ) -> None:
        self.items = items
        self.groups = groups
        self.fan = fan
        self.ties = [] if ties is None else ties

    @property
    def points(self) -> int:
        return points_in(self.items)


def points_in(items: Iterable[Priced]) -> int:
    """The sum of these items."""
    return sum([item.points for item in items])


def value_of(
    chosen: Chosen, keys: list[int], hand: Sequence[int], melds: Sequence[Meld], occasion: Occasion
) -> Value | None:
    """A winning hand by its best reading; None where it has none.

    `keys` are those of the concealed tiles by suit, `hand` their counts by kind, the winning tile in both.
    """
    suits = suits_held(keys)
    readings = readings_of(hand, suits, len(melds))
    if not readings:
        return None
    held = Held(chosen, hand, suits, melds, occasion.tile)
    return best_of([_valued(chosen, reading, held, occasion) for reading in readings])


def _valued(chosen: Chosen, reading: Reading, held: Held, occasion: Occasion) -> Value:
    items = items_of(chosen, reading, held, occasion)
    return Value(items, reading.groups, fan_in(chosen, items))


def best_of(values: Sequence[Value], *, least: bool = False) -> Value | None:
    """The dearest value (the cheapest with `least`), whose items come first in the rulebook's order.

    The items of others worth as much are its ties.
    """
    if len(values) < 2:
        return values[0] if values else None
    points = [value.points for value in values]
    wanted = min(points) if least else max(points)
    best = [value for value, worth in zip(values, points, strict=True) if worth == wanted]
    if len(best) == 1:
        return best[0]
    ranked = sorted([(_order_of(value.items), place, value) for place, value in enumerate(best)])
    others = {}
    for order, _place, value in ranked:
        others[order] = value.items
        others.update({_order_of(tie): tie for tie in value.ties})
    foremost, _place, first = ranked[0]
    del others[foremost]
    return Value(first.items, first.groups, first.fan, list(others.values()))


def _order_of(items: Sequence[Priced]) -> tuple[tuple[int, int], ...]:
    """What puts lists of items in the rulebook's order; equal ones are the same items."""
    return tuple([(PLACE_OF[item.code], -item.points) for item in items])


def fan_in(chosen: Chosen, items: Iterable[Priced]) -> int:
    """The winner's fan: the points of his items without the base, and what counts as base (NC-18, NC-32)."""
    fan = 0
    for item in items:
        if item.code != "di" and not (item.code == "zi_mo" and chosen.self_draw_bonus == "base1"):
            fan += item.points
    return fan
