"""Deals that bring what is seldom seen; seats are dealt these tiles in any order of seats."""

from collections.abc import Sequence
from random import Random
from typing import Final

from scoring.engine.customs import Wishes
from scoring.engine.tiles import HONOURS, Tile

_WINDS: Final = (27, 28, 29, 30)
_DRAGONS: Final = (31, 32, 33)
_SUITS: Final = (0, 9, 18)

Hands = Sequence[Sequence[Tile]]


def all_waiting(chance: Random) -> Hands:
    """Every seat twelve or thirteen tiles of a hand that wins, of one suit at times."""
    return [chance.sample(_any_winning(chance), chance.choice([12, 13, 13, 13])) for _ in range(4)]


def _any_winning(chance: Random) -> list[Tile]:
    kind = chance.random()
    if kind < 0.15:
        return _pairs(chance, range(34))
    if kind < 0.3:
        return scattered(chance, [0, 1, 2])
    if kind < 0.4:
        return chance.sample([tile for tile in range(9) for _ in range(4)], 14)
    return _sets(chance, chance.choice([_SUITS, _SUITS, _SUITS[:2], _SUITS[2:]]))


def with_two_pairs(chance: Random) -> Hands:
    """Every seat three sets and two pairs: it waits for a third of either."""
    hands = []
    for _ in range(4):
        sets = [tile for _ in range(3) for tile in _set(chance, _SUITS)]
        pairs = chance.sample(range(34), 2)
        hands.append([*sets, *pairs, *pairs])
    return hands


def with_pairs(chance: Random) -> Hands:
    """Two seats four pairs each, the other tiles of those kinds among the two others."""
    kinds = chance.sample(range(34), 8)
    rest = [kind for kind in kinds for _ in range(2)]
    chance.shuffle(rest)
    doubled = [kind for kind in kinds for _ in range(2)]
    return [doubled[:8], doubled[8:], rest[:8], rest[8:]]


def with_triplets(chance: Random) -> Hands:
    """Two seats three alike of some kinds, the others a tile of each."""
    kinds = chance.sample(range(34), 8)
    tripled = [kind for kind in kinds for _ in range(3)]
    return [tripled[:12], tripled[12:], kinds[:4], kinds[4:]]


def with_fours(chance: Random) -> Hands:
    """Every seat four alike of two kinds, and pairs."""
    kinds = chance.sample(range(34), 12)
    return [
        [*[kinds[at]] * 4, *[kinds[at + 4]] * 4, *[kinds[at + 8]] * 2, kinds[(at + 1) % 4 + 8]]
        for at in range(4)
    ]


def to_be_robbed(chance: Random) -> Hands:
    """Three alike beside sets, the fourth where it can be done without, and a hand that waits for it."""
    tile, waiting, others = _waiting(chance)
    owner = [*[tile] * 3, *_some_sets(chance, 3, others)]
    return [owner, [tile, *_some_sets(chance, 4, others)], waiting, _some_sets(chance, 4, others)]


def _waiting(chance: Random) -> tuple[Tile, list[Tile], list[int]]:
    """A tile, a hand that waits for it as an end or middle, and the suits that the tile is not of."""
    suit, low, place = chance.choice(_SUITS), chance.randrange(7), chance.randrange(3)
    around = [suit + low + step for step in range(3) if step != place]
    others = [other for other in _SUITS if other != suit]
    suits = [suit] if chance.random() < 0.5 else others
    sets = [tile for _ in range(3) for tile in _run(chance, suits) if tile != suit + low + place]
    pair = chance.choice(suits) + chance.randrange(9)
    return suit + low + place, [*around, *sets, pair, pair], others


def waiting_for_one_tile(chance: Random) -> Hands:
    """A tile that its seat can do without, and three seats that wait for it."""
    suit, rank = chance.choice(_SUITS), chance.randrange(2, 7)
    tile = suit + rank
    around = [[tile - 2, tile - 1], [tile - 1, tile + 1], [tile + 1, tile + 2]]
    pairs = chance.sample(HONOURS, 3)
    hands = [[*ends, *_some_sets(chance, 3), pair, pair] for ends, pair in zip(around, pairs, strict=True)]
    return [[tile, *_some_sets(chance, 4)], *hands]


def _some_sets(chance: Random, number: int, suits: Sequence[int] = _SUITS) -> list[Tile]:
    return [tile for _ in range(number) for tile in _set(chance, suits)]


def honour_runs(chance: Random) -> Hands:
    """Every seat nearly a hand that needs runs of honours."""
    hands = []
    for _ in range(4):
        runs = [*chance.sample(_WINDS, 3), *(chance.sample(_WINDS, 3) if chance.random() < 0.4 else _DRAGONS)]
        rest = [tile for _ in range(2) for tile in _set(chance, _SUITS)]
        pair = chance.choice([*range(27), *HONOURS])
        tiles = [*runs, *rest, pair, pair]
        hands.append(chance.sample(tiles, 13))
    return hands


def nearly_scattered(chance: Random) -> Hands:
    """Every seat tiles of 十三烂, some two apart, or of rows that do not fit together."""
    return [_nearly_scattered(chance)[:13] for _ in range(4)]


def _nearly_scattered(chance: Random) -> list[Tile]:
    if chance.random() < 0.5:
        return scattered(chance, [chance.randrange(3) for _ in range(3)])
    ranks = [chance.choice([(0, 2, 5), (1, 3, 7), (0, 4, 6), (2, 4, 8), (1, 4, 7)]) for _ in range(3)]
    suited = [suit + rank for suit, some in zip(_SUITS, ranks, strict=True) for rank in some]
    return [*chance.sample(suited, 8), *chance.sample(HONOURS, 6)]


def scattered(chance: Random, rows: Sequence[int], honours: int | None = None) -> list[Tile]:
    """Fourteen tiles: ranks three apart, by suits from these rows on, and so many honours."""
    suited = [suit + row + step for suit, row in zip(_SUITS, rows, strict=True) for step in (0, 3, 6)]
    honours = honours or chance.randint(5, 7)
    return [*chance.sample(suited, 14 - honours), *chance.sample(HONOURS, honours)]


def of_one_suit(chance: Random) -> Hands:
    """Every seat tiles of one suit, or honours, in no order."""
    kinds = [range(9), range(9, 18), range(18, 27), HONOURS]
    return [chance.sample([tile for tile in some for _ in range(4)], 13) for some in kinds]


def about_to_bloom(chance: Random) -> Hands:
    """Four alike, and seven in a row with a set beside them: many a tile drawn for the kong wins."""
    hands = []
    for suit in (*_SUITS, 0):
        others = [other for other in _SUITS if other != suit]
        row = [suit + step for step in range(1, 8)]
        hands.append([*[chance.choice(HONOURS)] * 4, *row, *_run(chance, others)])
    return hands


def pairs_and_fours(chance: Random) -> Hands:
    """Every seat six pairs, two of them alike at times: a concealed kong leaves pairs."""
    kinds = chance.sample(range(34), 16)
    hands = []
    for at in range(0, 16, 4):
        first, *others = kinds[at : at + 4]
        hands.append([first] * 4 + [kind for kind in others for _ in range(2)] + [kinds[(at + 5) % 16]] * 2)
    return hands


def followed(chance: Random) -> Hands:
    """The same honour in each hand, beside sets."""
    honour = chance.choice(HONOURS)
    return [[honour, *(tile for _ in range(3) for tile in _set(chance, _SUITS))] for _ in range(4)]


def as_dealt(chance: Random) -> Hands:
    """Fourteen tiles of a hand that wins for one seat, or thirteen for each."""
    return [_any_winning(chance) for _ in range(4)]


def of_type(code: str) -> Wishes:
    """Deals of hands that are nearly of a type, by the item's code."""
    honours, base = code.startswith("zi_yi_se"), code.removeprefix("qing_yi_se_").removeprefix("zi_yi_se_")
    one_suit = base != code

    def deal(chance: Random) -> Hands:
        suits = chance.sample(_SUITS, 3)
        places = (
            [[27], (), (), ()] if honours else [suits[at : at + 1] if one_suit else suits for at in range(4)]
        )
        return [chance.sample(_of(base, chance, some), 13) if some else () for some in places]

    return deal


def of_several_types(chance: Random) -> Hands:
    """Mostly every seat nearly a hand of one suit, of honours or scattered, that is more than one type."""
    if chance.random() < 0.25:
        return all_waiting(chance)
    suits = chance.sample(_SUITS, 3)
    codes = ("ping_hu", "peng_peng_hu", "qi_dui", "jia_hu")
    hands = [_of(chance.choice(codes), chance, [suit]) for suit in suits]
    honours = chance.choice(("peng_peng_hu", "qi_dui", "qi_xing_shi_san_lan"))
    hands.append(_of(honours, chance, HONOURS[:1]))
    return [chance.sample(tiles, 13) for tiles in hands]


def _of(code: str, chance: Random, suits: Sequence[int]) -> list[Tile]:
    """Fourteen tiles of a type; of honours alone where the suit is theirs."""
    kinds = [kind for suit in suits for kind in (HONOURS if suit == HONOURS[0] else range(suit, suit + 9))]
    if code == "qi_dui":
        return _pairs(chance, kinds)
    if code == "peng_peng_hu":
        *triplets, pair = chance.sample(kinds, 5)
        return [*(kind for kind in triplets for _ in range(3)), pair, pair]
    if code in ("shi_san_lan", "qi_xing_shi_san_lan"):
        return scattered(
            chance, chance.sample(range(3), 3), 7 if code.startswith("qi") else chance.choice([5, 6])
        )
    if code == "jia_hu":
        return chance.sample([kind for kind in kinds[:9] for _ in range(4)], 14)
    if suits == [27]:
        runs = [tile for _ in range(2) for tile in chance.sample(_WINDS, 3)]
        return [*runs, *_DRAGONS, *[chance.choice(_DRAGONS)] * 3, *[chance.choice(_WINDS)] * 2]
    return _sets(chance, suits)


def _pairs(chance: Random, kinds: Sequence[Tile]) -> list[Tile]:
    return [kind for kind in chance.sample(kinds, 7) for _ in range(2)]


def _sets(chance: Random, suits: Sequence[int]) -> list[Tile]:
    pair = chance.choice(suits) + chance.randrange(9)
    return [*(tile for _ in range(4) for tile in _set(chance, suits)), pair, pair]


def _set(chance: Random, suits: Sequence[int]) -> list[Tile]:
    if chance.random() < 0.3:
        return [chance.choice(suits) + chance.randrange(9)] * 3
    return _run(chance, suits)


def _run(chance: Random, suits: Sequence[int]) -> list[Tile]:
    low = chance.choice(suits) + chance.randrange(7)
    return [low, low + 1, low + 2]
