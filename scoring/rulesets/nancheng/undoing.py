"""What the hand would have paid without a fault: how an arbiter tells whether wrong money follows from it.

A kong that the law refused may be left out, one wrongly robbed may stand; wrong horses may be those of the
wall, or none at all.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product

from scoring.engine.position import Position
from scoring.engine.table import CONCEALED, EXPOSED
from scoring.engine.tiles import UNKNOWN, Tile
from scoring.engine.transfers import Settlement
from scoring.rulesets.nancheng.burns import FrontBurn
from scoring.rulesets.nancheng.charges import Facts, Horses, facts_of, horses_in
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.memory import KongMade, memory_of

Settle = Callable[[Facts], Settlement]


def settlements_undone(chosen: Chosen, position: Position, settle: Settle) -> Iterator[Settlement]:
    """What `settle` makes of the hand with faults of kongs, horses and first discards undone."""
    as_is = facts_of(chosen, position)
    kongs = [as_is.kongs, *_other_kongs(as_is.kongs, memory_of(position).fed_by)]
    horses = [as_is.horses, *_other_horses(chosen, position)]
    burns = [as_is.burn, *_other_burns(chosen, position, as_is.burn)]
    for number, ways in enumerate(product(kongs, horses, burns)):
        if number:
            yield settle(Facts(*ways))


def _other_kongs(kongs: Sequence[KongMade], fed: Mapping[tuple[int, Tile], int]) -> Iterator[list[KongMade]]:
    """Without those that were illegal, with the feeders that some should have named, none wrongly robbed."""
    if any(kong.illegal and kong.kind == EXPOSED for kong in kongs):
        yield [_as_concealed(kong) for kong in kongs]
    if any(kong.illegal for kong in kongs):
        yield [kong for kong in kongs if not kong.illegal]
    fed_by = {(kong.seat, kong.tile): fed.get((kong.seat, kong.tile), kong.feeder) for kong in kongs}
    if any(kong.kind != CONCEALED and fed_by[kong.seat, kong.tile] != kong.feeder for kong in kongs):
        yield [replace(kong, feeder=fed_by[kong.seat, kong.tile]) for kong in kongs]
    if any(kong.ill_robbed for kong in kongs):
        yield [replace(kong, robbed=kong.robbed and not kong.ill_robbed) for kong in kongs]


def _as_concealed(kong: KongMade) -> KongMade:
    """An exposed kong of no discard as one of the seat's own four tiles."""
    return replace(kong, kind=CONCEALED) if kong.illegal and kong.kind == EXPOSED else kong


def _other_burns(chosen: Chosen, position: Position, burn: FrontBurn | None) -> Iterator[FrontBurn | None]:
    """The front burn as it would be without a fault among the first discards: complete, or broken."""
    if memory_of(position).early_fault and chosen.front_burn:
        yield FrontBurn(position.number, is_shown=True) if burn is None else None


def _other_horses(chosen: Chosen, position: Position) -> Iterator[Horses]:
    memory = memory_of(position)
    if not memory.horses_wrong:
        return
    yield [()] * 4
    if chosen.horse_mode != "all" and None in memory.horses and UNKNOWN not in memory.horses[None].tiles:
        # As they lie there, more than were due with them.
        yield [memory.horses[None].tiles]
    shown, memory.horses = memory.horses, {}
    try:
        by_wall = horses_in(chosen, position)
    finally:
        memory.horses = shown
    if by_wall is not None:
        yield by_wall
