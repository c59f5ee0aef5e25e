"""Shuffled walls, and tiles brought where somebody has wished for them."""

import random
from collections.abc import Iterable, Sequence
from typing import Final

from scoring.engine.customs import Plan
from scoring.engine.deal import deal_places
from scoring.engine.law import Rules
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile

#: Tiles dealt, and how many of the wall's next ones come soon.
DEALT: Final = 53
SOON: Final = 16


def shuffled_wall(
    law: Rules, dealer: int, chance: random.Random, plan: Plan, seats: Sequence[int], *, lucky: float
) -> list[Tile]:
    """A wall in draw order that brings what the plan asks for to these seats; so often one has many alike."""
    wall = [kind for kind in law.kinds for _ in range(4)]
    chance.shuffle(wall)
    places = deal_places(dealer)
    if chance.random() < lucky:
        favour(wall, places[chance.randrange(4)], chance)
    first, end = DEALT + law.set_aside, len(wall) - law.reserved
    wanted: list[tuple[Sequence[int], Sequence[Tile]]] = [
        (places[seat], tiles) for seat, tiles in zip(seats, plan.hands, strict=True)
    ]
    wanted += [
        (chance.sample(range(first, first + SOON), len(plan.soon)), plan.soon),
        (range(end - len(plan.last), end), plan.last),
    ]
    bring(wall, wanted)
    return wall


def dealt_hand(number: int, dealer: int, wall: Sequence[Tile]) -> HandRecord:
    """A hand dealt from this wall, before its first event."""
    deal = tuple(tuple(wall[place] for place in places) for places in deal_places(dealer))
    return HandRecord(number, dealer, deal, (), "draw", wall=tuple(wall))


def favour(wall: list[Tile], places: Sequence[int], chance: random.Random) -> None:
    """Bring two to four alike of some kinds to these places."""
    free = list(places)
    for kind in chance.sample(sorted(set(wall)), chance.randint(1, 4)):
        for place in [place for place, tile in enumerate(wall) if tile == kind][: chance.randint(2, 4)]:
            if free and place not in places:
                other = free.pop()
                wall[place], wall[other] = wall[other], wall[place]


def bring(wall: list[Tile], wanted: Iterable[tuple[Sequence[int], Sequence[Tile]]]) -> None:
    """Bring tiles to places, each from where nobody has asked for it."""
    settled: set[int] = set()
    for places, tiles in wanted:
        for mine, tile in zip(places, tiles, strict=False):
            there = next((at for at, other in enumerate(wall) if other == tile and at not in settled), None)
            if there is not None:
                wall[mine], wall[there] = wall[there], wall[mine]
                settled.add(mine)
