"""Shuffled walls, and tiles brought where somebody has wished for them."""

import random
from collections.abc import Sequence

from scoring.engine.customs import Customs
from scoring.engine.deal import deal_places
from scoring.engine.law import Rules
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile


def shuffled_wall(law: Rules, dealer: int, chance: random.Random, customs: Customs) -> list[Tile]:
    """A wall in draw order; at times some seat is dealt many alike, or seats what customs wish for."""
    wall = [kind for kind in law.kinds for _ in range(4)]
    chance.shuffle(wall)
    if chance.random() < 0.4:
        favour(wall, deal_places(dealer)[chance.randrange(4)], chance)
    bring(wall, deal_places(dealer), customs.wishes(chance), chance)
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


def bring(
    wall: list[Tile], deal: Sequence[Sequence[int]], wishes: Sequence[Sequence[Tile]], chance: random.Random
) -> None:
    """Bring these tiles to the places that seats are dealt, each from where nobody has wished for it."""
    settled: set[int] = set()
    for places, wished in zip(chance.sample(list(deal), 4), wishes, strict=True):
        for mine, tile in zip(places, wished, strict=False):
            there = next((at for at, other in enumerate(wall) if other == tile and at not in settled), None)
            if there is not None:
                wall[mine], wall[there] = wall[there], wall[mine]
                settled.add(mine)
