"""What players of a region do beside what its law permits: what they turn up, must win, like, are dealt.

The law says which acts are legal; a simulated table needs more: what is done when nobody has to ask. A rule
set says it once here, for whoever plays by it.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from msgspec import Struct

from scoring.engine.events import Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.record import HandRecord
from scoring.engine.tiles import Tile
from scoring.engine.transfers import Settlement

#: What a rule set turns up of its own accord now, if anything: throws, birds.
Duty = Callable[[Rules, Position, random.Random], Reveal | None]
#: The clause by which a win that its seat could make now may not be let go, if there is one.
Must = Callable[[Rules, Position, Win], str | None]
#: The clauses at work in a hand that is over which neither payments nor refusals name.
Signs = Callable[[Rules, Position, Settlement], Iterable[str]]
#: For each seat, whichever it is, at most fourteen tiles to be dealt as far as there are any.
Wishes = Callable[[random.Random], Sequence[Sequence[Tile]]]
#: The two dice of this dealer, and where they break the wall (seat, first stack) where the table notes it.
Throw = Callable[[int, random.Random], tuple[tuple[int, int], tuple[int, int] | None]]


def is_every_other(hand: HandRecord) -> bool:
    """Whether this is one of the hands, by its wall every other, in which a table does what others leave."""
    return hand.wall is not None and hand.wall[0] % 2 == 0


class Manner(Struct, frozen=True):
    """How a seat plays: its liking for each kind of claim, and what it thinks a tile is worth keeping for.

    Who likes `lone` tiles keeps those that nothing is near. Some claims are liked as others are where a
    manner has no word on them: a kong of one's own, `own_kong`, as any kong; as any win one by robbing a
    kong, `rob_kong`, one of one's own, `self_draw`, one with the wall used up, `at_the_last`, and what is
    said or won as dealt, `opening_win`, `ready` and `dealt`. Who `keeps` discards what was just drawn.
    """

    claims: Mapping[str, float]
    pairs: int = 5
    runs: int = 3
    jiang: int = 1
    suit: int = 0
    lone: int = 0
    keeps: bool = False


class Plan(Struct, frozen=True):
    """A hand that is dealt towards a goal.

    `hands` are the tiles that seats are dealt, and `manners` how they play if that is settled; of whichever
    seats, or, with `from_dealer`, in turn order from the dealer. `soon` come among the next of the wall,
    `last` at its end.
    """

    hands: Sequence[Sequence[Tile]] = ((), (), (), ())
    manners: Sequence[Manner | None] = (None, None, None, None)
    from_dealer: bool = False
    soon: Sequence[Tile] = ()
    last: Sequence[Tile] = ()


#: A plan for the hand to be dealt; None for the common run of hands.
Planning = Callable[[random.Random], Plan | None]

MANNERS: Final = (
    Manner({"win": 0.9, "kong": 0.6, "pung": 0.5, "chow": 0.4}),
    Manner({"win": 0.7, "kong": 0.8, "pung": 0.9, "chow": 0.0}, pairs=9, runs=0),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.2, "chow": 0.2}, pairs=4, runs=1, jiang=20),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.3, "chow": 0.3}, suit=3),
    Manner({"win": 0.9, "kong": 0.5, "pung": 0.0, "chow": 0.0}, pairs=9, runs=0),
    Manner({"win": 0.9, "kong": 1.0, "pung": 1.0, "chow": 1.0}),
    Manner({"win": 0.3, "kong": 0.5, "pung": 0.4, "chow": 0.2}),
)


#: Whoever plays to win, with whatever wins first.
ORDINARY: Final = Manner({"win": 1.0, "kong": 0.8, "pung": 0.5, "chow": 0.5})


def turns_up_each_once(law: Rules, position: Position, _chance: random.Random) -> Reveal | None:
    """What the law permits to be turned up, each kind of it once a hand."""
    if not law.reveal_keys:
        return None
    done = {event.key for event in position.hand.events if isinstance(event, Reveal)}
    for event in law.candidates(position):
        if isinstance(event, Reveal) and event.key not in done and law.breach(position, event) is None:
            return event
    return None


def must_nothing(_law: Rules, _position: Position, _win: Win) -> str | None:
    """Every win may be let go."""
    return None


def shows_no_signs(_law: Rules, _position: Position, _due: Settlement) -> Iterable[str]:
    """Payments and refusals tell all that there is to tell."""
    return ()


def wishes_nothing(_chance: random.Random) -> Sequence[Sequence[Tile]]:
    """Tiles as they come."""
    return ((), (), (), ())


def plans_nothing(_chance: random.Random) -> Plan | None:
    """Hands as they come."""
    return None


def throws_dice(_dealer: int, chance: random.Random) -> tuple[tuple[int, int], tuple[int, int] | None]:
    """Two dice; where they break the wall no rule tells."""
    return (chance.randint(1, 6), chance.randint(1, 6)), None


@dataclass(frozen=True)
class Customs:
    """What a rule set asks of players beside its law.

    At so many tables (`follow`, of one) seats discard what has just been discarded, in so many hands
    (`lucky`) some seat is dealt many alike. `worth_trying` are the values of options that are numbers at
    which something changes; of the others `prices` serve.
    """

    duty: Duty = turns_up_each_once
    must: Must = must_nothing
    signs: Signs = shows_no_signs
    wishes: Wishes = wishes_nothing
    plan: Planning = plans_nothing
    manners: Sequence[Manner] = MANNERS
    follow: float = 0.0
    lucky: float = 0.4
    throw: Throw = throws_dice
    worth_trying: Mapping[str, Sequence[int]] = field(default_factory=dict)
    prices: Sequence[int] = (0, 1, 2, 3, 5, 7, 10)


def at_ordinary_tables(customs: Customs) -> Customs:
    """The same region where tiles come as they come and everybody just wants to win."""
    return replace(
        customs, wishes=wishes_nothing, plan=plans_nothing, manners=(ORDINARY,), follow=0.0, lucky=0.0
    )
