"""Horses explained to people: which tiles they are, whom each hits, and what becomes of the payments."""

from collections.abc import Iterator, Sequence
from typing import Final

from scoring.engine.exhibits import Exhibit, Pointer, Sentence, Table, TileRow
from scoring.engine.position import Position
from scoring.engine.record import SEATS
from scoring.engine.transfers import Settlement
from scoring.engine.words import words
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.horse_sentences import sentences
from scoring.rulesets.nancheng.horses import horse_seat
from scoring.rulesets.nancheng.horses_told import HorsesTold, horses_told
from scoring.rulesets.nancheng.reckoned_pairs import before_horses, between
from scoring.rulesets.nancheng.reckonings import followed, multiplied, shared

_TITLE: Final = words("How the horses (Ma) count", "码分怎么算", "碼分怎麼算")
_TURNED_UP: Final = words("Turned up after the win", "胡牌后扎的码", "胡牌後扎的碼")
_OF_SEAT: Final = words("{owner:seat}'s horses", "{owner:seat}的码", "{owner:seat}的碼")


def horse_exhibits(chosen: Chosen, position: Position, due: Settlement) -> Sequence[Exhibit]:
    """The horses of the hand, if it has any that the record shows."""
    told = horses_told(chosen, position, due)
    if told is None:
        return ()
    return (Exhibit(_TITLE, tuple(sentences(told)), tuple(_rows(told)), tuple(_tables(told)), "horses"),)


def _rows(told: HorsesTold) -> Iterator[TileRow]:
    """The horses in the order turned up, or of each seat; those mark a seat whose payments they change."""
    for owner, tiles in told.tiles.items():
        if tiles:
            title = Sentence(_TURNED_UP) if owner is None else Sentence(_OF_SEAT, {"owner": owner})
            owners = SEATS if owner is None else (owner,)
            hit = [horse_seat(tile, told.dealer) for tile in tiles]
            counts = [
                (told.pays or told.is_open) and any(told.counted[one][seat] for one in owners) for seat in hit
            ]
            yield TileRow(title, tuple(map(Pointer, tiles, hit, counts)))


def _tables(told: HorsesTold) -> Iterator[Table]:
    yield from before_horses(told.by_cause)
    if told.shares_all:
        own_shares = told.chosen.horse_all_formula == "share_matrix"
        yield from shared(told.counted, told.paid, own_shares=own_shares)
        yield from between(told.counted, told.paid, own_shares=own_shares)
    elif all(owner == seat or not told.counted[owner][seat] for owner in SEATS for seat in SEATS):
        yield from multiplied(told.counted, told.paid)
    else:
        yield from followed(told.dealer, told.counted, told.paid)
