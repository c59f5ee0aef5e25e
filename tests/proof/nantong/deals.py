"""Deals that bring what is seldom seen, each hand to a seat of chance's choice."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from scoring.engine.customs import Manner, Plan
from scoring.engine.tiles import Tile

Deal = Sequence[Sequence[Tile]]
_SUITS: Final = (0, 9, 18)
#: Who makes kongs and nothing else, and discards what else was drawn.
_KONGING: Final = Manner({"win": 0.05, "pung": 0.0, "chow": 0.0, "kong": 1.0}, keeps=True)
_JIANG: Final = (1, 4, 7, 10, 13, 16, 19, 22, 25)


def _run(base: Tile, chance: Random) -> list[Tile]:
    low = base + chance.randrange(7)
    return [low, low + 1, low + 2]


def _sets(chance: Random, suits: Sequence[Tile] = _SUITS, triplets: float = 0.3) -> list[Tile]:
    """Four sets of these suits and a pair, mostly of 2, 5 or 8."""
    tiles: list[Tile] = []
    for _ in range(4):
        base = chance.choice(suits)
        tiles += [base + chance.randrange(9)] * 3 if chance.random() < triplets else _run(base, chance)
    pair = chance.choice((1, 4, 7, 1, 4, 7, chance.randrange(9)))
    return tiles + [chance.choice(suits) + pair] * 2


def _pairs(chance: Random, fours: int = 0) -> list[Tile]:
    """Seven pairs, so many of them of kinds that are there already."""
    kinds = chance.sample(range(27), 7 - fours)
    return [kind for kind in (*kinds, *kinds[:fours]) for _ in range(2)]


def _all_but_one(hand: list[Tile], chance: Random) -> list[Tile]:
    return chance.sample(hand, len(hand))[:13]


# ---- near a win ------------------------------------------------------------------------------------------
def waiting(chance: Random) -> Deal:
    """Every seat waits, as far as there are tiles enough."""
    return [_all_but_one(_sets(chance), chance) for _ in range(4)]


def waiting_with_any_pair(chance: Random) -> Deal:
    """Every seat waits but for the pair, which is none of 2, 5 or 8."""
    hands = []
    for _ in range(4):
        pair = chance.choice(_SUITS) + chance.choice((0, 2, 3, 5, 6, 8))
        hands.append([pair, pair, *_sets(chance, triplets=0.1)[:11]])
    return hands


def dealt_to_win(chance: Random) -> Deal:
    """Every seat a hand that wins; the dealer is dealt all of it."""
    return [_pairs(chance) if chance.random() < 0.4 else _sets(chance) for _ in range(4)]


def dealt_pairs_with_four(chance: Random) -> Deal:
    """Seven pairs with four alike for every seat."""
    return [_pairs(chance, fours=1) for _ in range(4)]


def of_one_suit(chance: Random) -> Deal:
    suits = (*_SUITS, chance.choice(_SUITS))
    return [_all_but_one(_sets(chance, (suit,), triplets=0.4), chance) for suit in suits]


def of_pairs(chance: Random) -> Deal:
    return [_all_but_one(_pairs(chance, chance.choice((0, 0, 1, 2))), chance) for _ in range(4)]


def of_triplets(chance: Random) -> Deal:
    return [_all_but_one(_sets(chance, triplets=1.0), chance) for _ in range(4)]


def of_jiang(chance: Random) -> Deal:
    """Two seats of 2, 5 and 8 alone."""
    tiles = [tile for tile in _JIANG for _ in range(4)]
    chance.shuffle(tiles)
    return [tiles[:13], tiles[13:26], [], []]


def near_a_big_win(chance: Random) -> Deal:
    """Every seat a hand of one big kind."""
    return chance.choice((of_one_suit, of_pairs, of_triplets, of_jiang))(chance)


# ---- kongs -----------------------------------------------------------------------------------------------
def with_fours(chance: Random) -> Deal:
    """Every seat four alike of two kinds."""
    kinds = chance.sample(range(27), 8)
    return [[kind for kind in kinds[place : place + 2] for _ in range(4)] for place in (0, 2, 4, 6)]


def with_triplets(chance: Random) -> Deal:
    """Every seat three alike of three kinds."""
    kinds = chance.sample(range(27), 12)
    return [[kind for kind in kinds[3 * seat : 3 * seat + 3] for _ in range(3)] for seat in range(4)]


def waiting_with_a_four(chance: Random) -> Deal:
    """Every seat four alike, and beside them ten tiles of which nine are sets and a pair of 2, 5 or 8."""
    kinds = chance.sample(range(27), 4)
    return [[kind] * 4 + _waiting_rest(chance) for kind in kinds]


def waiting_with_three(chance: Random) -> Deal:
    """Every seat three alike beside a hand that waits without them; the fourth ones are elsewhere."""
    kinds = chance.sample(range(27), 4)
    return [[kind] * 3 + _waiting_rest(chance) for kind in kinds]


def near_an_open_kong(chance: Random) -> Plan:
    """Every seat three alike beside tiles that wait; the fourth ones come soon.

    Most of them keep to what they hold.
    """
    kinds = chance.sample(range(27), 4)
    there = Counter({kind: 0 if kind in kinds else 4 for kind in range(27)})
    hands = []
    for kind in kinds:
        rest = _waiting_rest(chance)
        while Counter(rest) - there:
            rest = _waiting_rest(chance)
        there -= Counter(rest)
        hands.append([kind] * 3 + rest)
    return Plan(hands, [_KONGING if chance.random() < 0.8 else None for _ in kinds], soon=kinds)


def _waiting_rest(chance: Random) -> list[Tile]:
    """Ten tiles that wait: a run, a run or a triplet, a pair of 2, 5 or 8, two tiles of a run."""
    second = [chance.randrange(27)] * 3 if chance.random() < 0.5 else _run(chance.choice(_SUITS), chance)
    pair, base = chance.choice(_SUITS) + chance.choice((1, 4, 7)), chance.choice(_SUITS)
    low = base + chance.randrange(1, 6)
    return [*second, *_run(chance.choice(_SUITS), chance), pair, pair, low, low + 1]


# ---- openings --------------------------------------------------------------------------------------------
def with_openers(chance: Random) -> Deal:
    """Every seat an opening pattern or two."""
    return [chance.choice((_si_xi, _liu_liu_shun, _que_yi_se, _ban_ban_hu))(chance) for _ in range(4)]


def with_one_opener(chance: Random) -> Deal:
    return [with_openers(chance)[0], (), (), ()]


def _si_xi(chance: Random) -> list[Tile]:
    return [chance.randrange(27)] * 4


def _liu_liu_shun(chance: Random) -> list[Tile]:
    return [kind for kind in chance.sample(range(27), 2) for _ in range(3)]


def _que_yi_se(chance: Random) -> list[Tile]:
    one, other = chance.sample(_SUITS, 2)
    return [chance.choice((one, other)) + chance.randrange(9) for _ in range(14)]


def _ban_ban_hu(chance: Random) -> list[Tile]:
    kinds = [tile for tile in range(27) if tile not in _JIANG]
    return [chance.choice(kinds) for _ in range(14)]
