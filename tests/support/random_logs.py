"""Legal random logs of any rule set, every claim in them what settlement and succession say."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from scoring.engine.deal import deal_places
from scoring.engine.events import Win
from scoring.engine.law import Rules
from scoring.engine.options import OptionValue
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile, format_run
from scoring.engine.transfers import scores_of
from tests.support.logged import logged_event, logged_transfer
from tests.support.players import MANNERS, Duty, Manner, Must, RandomHand
from tests.support.tables import Json


class Player(Protocol):
    """Plays a legal log of some hands under a preset, by itself the default one, and these options."""

    def __call__(
        self, seed: str, options: dict[str, OptionValue] | None = None, *, preset: str = ..., hands: int = 1
    ) -> Json: ...


@dataclass(frozen=True)
class Customs:
    """What a rule set asks of players beside its law: what to turn up and to win, what to be dealt, manners.

    At so many tables (`follow`, of one) seats discard what has just been discarded.
    `wishes` names for each seat, whichever it is, at most thirteen tiles to be dealt as far as there are any.
    """

    duty: Duty
    must: Must | None = None
    wishes: Callable[[random.Random], Sequence[Sequence[Tile]]] | None = None
    manners: Sequence[Manner] = MANNERS
    follow: float = 0.0


def random_hand(law: Rules, number: int, dealer: int, chance: random.Random, customs: Customs) -> RandomHand:
    """A hand dealt from a shuffled wall and played to its end; at times some seat is dealt many alike."""
    wall = [kind for kind in law.kinds for _ in range(4)]
    chance.shuffle(wall)
    if chance.random() < 0.4:
        _favour(wall, deal_places(dealer)[chance.randrange(4)], chance)
    if customs.wishes is not None:
        _bring(wall, deal_places(dealer), customs.wishes(chance), chance)
    deal = tuple(tuple(wall[place] for place in places) for places in deal_places(dealer))
    hand = HandRecord(number, dealer, deal, (), "draw", wall=tuple(wall))
    follow = customs.follow > 0 and chance.random() < customs.follow
    played = RandomHand(law, hand, chance, customs.duty, customs.must, customs.manners, follow=follow)
    played.play_out()
    if played.position.closed is None:
        hand.outcome = law.outcome(played.position)
    return played


def _favour(wall: list[Tile], places: Sequence[int], chance: random.Random) -> None:
    """Bring three or four alike of some kinds to the places that a seat is dealt."""
    free = list(places)
    for kind in chance.sample(sorted(set(wall)), chance.randint(1, 4)):
        for place in [place for place, tile in enumerate(wall) if tile == kind][: chance.randint(2, 4)]:
            if free and place not in places:
                other = free.pop()
                wall[place], wall[other] = wall[other], wall[place]


def _bring(
    wall: list[Tile], deal: Sequence[Sequence[int]], wishes: Sequence[Sequence[Tile]], chance: random.Random
) -> None:
    """Bring these tiles to the places that seats are dealt, each from where nobody has wished for it."""
    settled: set[int] = set()
    for places, wished in zip(chance.sample(deal, 4), wishes, strict=True):
        for mine, tile in zip(places, wished, strict=False):
            there = next((at for at, other in enumerate(wall) if other == tile and at not in settled), None)
            if there is not None:
                wall[mine], wall[there] = wall[there], wall[mine]
                settled.add(mine)


def logged_hand(played: RandomHand) -> Json:
    """The hand as a platform logs it, every claim what the rules make it."""
    hand, position, law = played.hand, played.position, played.law
    settlement = law.settle(position, claimed_items=False)
    succession = law.succession(position)
    for win in settlement.wins:
        event = hand.events[win.won.event]
        if isinstance(event, Win):
            event.items = tuple((item.code, item.points) for item in win.items)
            event.points = win.points
    logged: Json = {
        "hand": hand.number,
        "dealer": hand.dealer,
        "wall": format_run(hand.wall or ()),
        "deal": [format_run(tiles) for tiles in hand.deal],
        "events": [logged_event(event) for event in hand.events],
        "outcome": hand.outcome,
        "transfers": [logged_transfer(transfer) for transfer in settlement.transfers],
        "scores": scores_of(settlement.transfers),
    }
    return logged if succession.seat is None else logged | {"next_dealer": succession.seat}


def random_log(
    law: Rules, rules: Json, seed: str, customs: Customs, *, hands: int = 1, log_id: str | None = None
) -> Json:
    """A log of so many hands; `rules` is what it says of its rules and `law` what they come to."""
    chance = random.Random(seed)
    dealer, logged = chance.randrange(4), list[Json]()
    for number in range(1, hands + 1):
        logged.append(logged_hand(random_hand(law, number, dealer, chance, customs)))
        dealer = logged[-1].get("next_dealer", dealer)
    totals = [sum(hand["scores"][seat] for hand in logged) for seat in range(4)]
    return {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": log_id or "random-" + seed.replace(" ", "-"),
        "platform": "players",
        "rules": rules,
        "players": [{"id": f"player-{seat}"} for seat in range(4)],
        "hands": logged,
        "end_scores": totals,
    }
