"""Positions that are put together, for laws of one moment of a hand."""

from typing import Final

from scoring.engine.deal import open_position
from scoring.engine.events import Event
from scoring.engine.law import Rules
from scoring.engine.position import Position, Window, Won
from scoring.engine.record import HandRecord
from scoring.engine.table import Live
from scoring.engine.tiles import BY_NAME, Tile

RULES: Final = Rules(tuple(range(27)), ())


def at(*hands: str, dealer: int = 0, events: tuple[Event, ...] = (), outcome: str = "win") -> Position:
    """A hand of these events as it was dealt; each seat has these tiles, `1m2m`, and the rest none."""
    deal = tuple(tuple(tiles(hand)) for hand in (*hands, *[""] * (4 - len(hands))))
    return open_position(HandRecord(1, dealer, deal, events, outcome), RULES)


def tiles(names: str) -> list[Tile]:
    """The tiles of these names, two letters each."""
    return [BY_NAME[names[place : place + 2]] for place in range(0, len(names), 2)]


def discarded(position: Position, seat: int, tile: str, *, event: int = 0, is_kong: bool = False) -> None:
    """This seat's tile may be taken, and nobody has said anything of it."""
    position.table.live = Live(BY_NAME[tile], seat, event, is_kong)
    position.window = Window()


def won(position: Position, seat: int, payer: int | None, *, event: int = 9, illegal: bool = False) -> None:
    """A win of this seat is logged."""
    position.wins.append(Won(event, seat, 0, payer, "discard", [], [], illegal=illegal))
