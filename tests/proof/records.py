"""Faults of a record as a whole: its wall, deal, dice, digests, the order of its hands."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from scoring.engine.deal import open_position
from scoring.engine.fairness import digest_of
from scoring.engine.law import Rules
from scoring.engine.options import ResolvedRules
from scoring.engine.position import Position
from scoring.engine.record import Commitment, GameRecord, HandRecord
from scoring.engine.replay import play
from scoring.engine.tiles import Tile
from tests.proof.faults import Breaks, Broken, Clean, Fault
from tests.proof.playing import replayed


@dataclass(frozen=True)
class At:
    """Where the fault stands: the event and the hand (its place in the log), None for no event or the log.

    `clause` and `kind` stand for those of the operator where they depend on the log.
    """

    event: int | None = None
    hand: int | None = 0
    clause: str | None = None
    kind: str | None = None


@dataclass
class Sheet:
    """A copy of a clean log, to be spoiled in place."""

    game: GameRecord
    rules: ResolvedRules
    law: Rules
    chance: random.Random

    @property
    def chosen(self) -> Any:
        """The settled options, of a type of the rule set's own."""
        return getattr(self.law, "chosen", None)

    @property
    def hands(self) -> tuple[HandRecord, ...]:
        return self.game.hands

    @property
    def hand(self) -> HandRecord:
        """The only hand, or the first of several."""
        return self.game.hands[0]

    def positions(self, hand: HandRecord) -> Iterator[Position]:
        """The position before each event of a hand."""
        position = open_position(hand, self.law)
        for number, event in enumerate(hand.events):
            position.number = number
            yield position
            play(position, self.law, event)

    def undrawn(self) -> int | None:
        """A place of the first hand's wall of which nobody has seen the tile."""
        places = replayed(self.law, self.hand).table.wall.remaining()
        return self.chance.choice(places) if places else None

    def tile_at(self, place: int) -> Tile:
        """What lies at this place of the first hand's wall."""
        assert self.hand.wall is not None
        return self.hand.wall[place]

    def lay(self, place: int, tile: Tile) -> None:
        """Lay another tile there; the digest is that of the wall as it is then."""
        assert self.hand.wall is not None
        wall = list(self.hand.wall)
        wall[place] = tile
        self.hand.wall = tuple(wall)
        self.commit(self.hand)

    def swap(self, one: int, other: int) -> bool:
        """Lay the tiles of two places in each other's, if they differ."""
        tiles = self.tile_at(one), self.tile_at(other)
        self.lay(one, tiles[1])
        self.lay(other, tiles[0])
        return tiles[0] != tiles[1]

    def commit(self, hand: HandRecord) -> None:
        """Give the hand the digest of the wall and dice that it has now, as far as it has any."""
        if hand.commitment is not None:
            salt = hand.commitment.salt
            hand.commitment = Commitment("mjaudit-wall-v1", digest_of(self.game, hand, salt), salt)


Spoil = Callable[[Sheet], At | None]


def by_spoiling(spoil: Spoil) -> Breaks:
    """Breaks a log by spoiling its record, each time in another way."""

    def breaks(fault: Fault, clean: Clean, chance: random.Random) -> Iterator[Broken]:
        return until_repeated(lambda: _spoiled(spoil, fault, clean, chance))

    return breaks


def _spoiled(spoil: Spoil, fault: Fault, clean: Clean, chance: random.Random) -> Broken | None:
    sheet = Sheet(copied(clean.game), clean.rules, clean.law, chance)
    at = spoil(sheet)
    if at is None:
        return None
    number = None if at.hand is None else sheet.hands[at.hand].number
    return Broken(sheet.game, fault.sign(clean.game.ruleset, at.event, number, at.clause, at.kind))


def until_repeated(break_again: Callable[[], Broken | None]) -> Iterator[Broken]:
    """Logs as they are broken again and again, until one says what another has said, or has no place."""
    before: list[GameRecord] = []
    while (broken := break_again()) is not None:
        if before and str(broken.game) in map(str, before):
            return
        yield broken
        before.append(broken.game)


def copied(game: GameRecord) -> GameRecord:
    """The game with hands, events and payments of its own."""
    return replace(game, hands=tuple(_copied(hand) for hand in game.hands))


def _copied(hand: HandRecord) -> HandRecord:
    transfers = None if hand.transfers is None else tuple(map(replace, hand.transfers))
    return replace(hand, events=tuple(map(replace, hand.events)), transfers=transfers)
