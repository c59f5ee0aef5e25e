"""Hands under the law that holds everywhere and no more, dealt from a wall whose tiles follow one another.

The tile at place p of the wall is number p of 27 kinds, over and over: whoever reads a test can tell each
tile that is due. The dealer holds 1234m 6789m 8p9p 1s2s 4s 8s.
"""

from collections.abc import Sequence
from typing import Final

from scoring.engine.deal import open_position
from scoring.engine.events import Discard, Draw, Event, Win
from scoring.engine.findings import Breach
from scoring.engine.general_law import GENERAL_LEGALITIES
from scoring.engine.law import Rules
from scoring.engine.legality import Legality
from scoring.engine.position import Position, Won
from scoring.engine.record import HandRecord
from scoring.engine.replay import Step, replay
from scoring.engine.tiles import BY_NAME, Tile

KINDS: Final = tuple(range(27))
WALL: Final = KINDS * 4
#: How many tiles the deal takes.
DEALT: Final = 53


def no_win(_position: Position, _event: Event) -> Breach:
    """Nobody wins anything, so that each win is a false one."""
    return Breach("WIN-01", "no-shape")


class PlainRules(Rules):
    """Wins are taken down as the log has them."""

    def read_win(self, position: Position, event: Win) -> Won:
        how = event.how or ("self_draw" if event.source_seat is None else "discard")
        return Won(position.number, event.seat, event.tile, event.source_seat, how, [], [])


LAW: Final = PlainRules(KINDS, GENERAL_LEGALITIES)
#: The same, but that no win is good.
STRICT: Final = PlainRules(KINDS, (*GENERAL_LEGALITIES, Legality("WIN-01", (Win,), no_win)))


def dealt(wall: Sequence[Tile], dealer: int = 0) -> tuple[tuple[Tile, ...], ...]:
    """What the deal takes from a wall: four tiles each, thrice, then one each, and one for the dealer."""
    hands: list[list[Tile]] = [[], [], [], []]
    for number in range(DEALT):
        turn = number // 4 if number < 48 else number - 48
        hands[(dealer + turn) % 4].append(wall[number])
    return tuple(map(tuple, hands))


def record(
    *events: Event,
    dealer: int = 0,
    outcome: str = "dissolved",
    wall: tuple[Tile, ...] | None = WALL,
    deal: tuple[tuple[Tile, ...], ...] | None = None,
) -> HandRecord:
    """A hand of these events; a table may be dissolved without a word, so it says nothing of its end."""
    return HandRecord(1, dealer, deal or dealt(WALL, dealer), events, outcome, wall=wall)


def steps_of(hand: HandRecord, law: Rules = LAW) -> tuple[Position, list[Step]]:
    """The hand played out, and what each event of it brought."""
    position = open_position(hand, law)
    return position, list(replay(hand, law, position))


def told(steps: Sequence[Step]) -> list[tuple[int | None, str, bool]]:
    """What is found: the event, the code, and whether it follows from another fault."""
    return [(step.number, breach.code, breach.consequent) for step in steps for breach in step.breaches]


def found(
    *events: Event, law: Rules = LAW, outcome: str = "dissolved", wall: tuple[Tile, ...] | None = None
) -> list[tuple[int | None, str, bool]]:
    """What is found in a hand of these events, which shows no wall unless it is given."""
    return told(steps_of(record(*events, outcome=outcome, wall=wall), law)[1])


def tile(name: str) -> Tile:
    return BY_NAME[name]


def drawn(seat: int, name: str, source: str = "head") -> Draw:
    return Draw(seat, BY_NAME[name], source)


def thrown(seat: int, name: str) -> Discard:
    return Discard(seat, BY_NAME[name])


def turn(seat: int, name: str) -> tuple[Draw, Discard]:
    """The seat draws this tile and throws it."""
    return drawn(seat, name), thrown(seat, name)


def opened(*events: Event, wall: tuple[Tile, ...] | None = WALL) -> Position:
    """A hand right after the deal, with every kind shown twice."""
    position = open_position(record(*events, wall=wall), LAW)
    position.seen = [2] * len(position.seen)
    return position


def taken(position: Position) -> list[int]:
    """The places of the live wall that are gone."""
    left = position.table.wall.remaining()
    return [place for place in range(DEALT, len(WALL)) if place not in left]
