"""Whether a win is one: robbed kongs, wins as dealt, the drawn tile, shape, least value, declared waits."""

from dataclasses import replace

from scoring.engine.events import Chow, Kong, Pung, Win
from scoring.engine.findings import BROKEN_RECORD, UNDECIDABLE, Breach, Json
from scoring.engine.general_law import takes_live_tile
from scoring.engine.position import Position
from scoring.engine.tiles import NAMES, kinds_in
from scoring.patterns.win_claims import distance
from scoring.patterns.win_facts import is_dealt, unrobbable
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.taken import taken_down, worth_of


def robbed_kong(position: Position, event: Win) -> Breach | None:
    """Only the tile of an added kong is robbed (NC-37)."""
    live = position.live
    if event.how == "rob_kong" and live is not None and not live.is_kong and live.seat == event.source_seat:
        return Breach("NC-37", "discard-robbed", params={"tile": NAMES[live.tile]})
    code = unrobbable(position, event, memory_of(position).kong_kind)
    return None if code is None else Breach("NC-37", code)


def live_tile(position: Position, event: Chow | Pung | Kong | Win) -> Breach | None:
    """What is taken is live (GEN-05), what is won by self-draw is the tile just drawn (GEN-03)."""
    found = takes_live_tile(position, event)
    if found is None:
        return None
    clause = "GEN-03" if found.code == "not-the-drawn-tile" else found.clause
    return replace(found, clause=clause, kind=BROKEN_RECORD)


def as_dealt(position: Position, event: Win) -> Breach | None:
    """天胡 is the dealer's with the hand as dealt, before any act of his (NC-28)."""
    if event.how != "dealt" or is_dealt(position, event):
        return None
    return Breach("NC-28", "not-as-dealt")


def has_shape(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """The hand with its winning tile is sets and a pair or seven pairs, and worth enough (NC-32)."""
    won = taken_down(position, event)
    if won.hidden:
        return Breach("NC-32", "shape-not-shown", UNDECIDABLE)
    if won.shapeless:
        tile = None if won.tile is None else NAMES[won.tile]
        consequent = position.is_off(event.seat)
        return Breach("NC-32", "no-winning-shape", params={"tile": tile}, consequent=consequent)
    value = worth_of(chosen, position, won) if chosen.min_fan else None
    if value is not None and value.fan < chosen.min_fan:
        return Breach(
            "NC-32",
            "below-min-fan",
            expected=chosen.min_fan,
            actual=value.fan,
            params={"least": chosen.min_fan, "fan": value.fan},
            consequent=_was_laid_down_rightly(position, event.seat),
        )
    return None


def _was_laid_down_rightly(position: Position, seat: int) -> bool:
    """Whether the seat laid its hand down again, which one that the law refused kept from counting."""
    memory = memory_of(position)
    laid_down = memory.laid_down.get(seat)
    return laid_down is not None and laid_down.wrong and any(memory.undone[seat].laid_down)


def declared_tile(position: Position, event: Win) -> Breach | None:
    """A hand laid down wins with the tiles that it declared (NC-19)."""
    memory, seat = memory_of(position), event.seat
    laid_down = memory.laid_down.get(seat)
    tile = taken_down(position, event).tile
    if laid_down is None or tile is None or tile >= 27 or laid_down.waits & 1 << tile:
        return None
    if laid_down.unseen != 0:
        return Breach("NC-19", "waits-not-shown", UNDECIDABLE)
    waits = "".join(NAMES[kind] for kind in kinds_in(laid_down.waits))
    params = {"tile": NAMES[tile], "waits": waits}
    return Breach(
        "NC-19",
        "win-not-declared",
        expected=waits,
        actual=NAMES[tile],
        params=params,
        consequent=laid_down.wrong,
    )


def nearest_only(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """Where only the nearest wins, nobody wins beside a nearer winner (NC-31) or past its claim (GEN-06)."""
    payer = event.source_seat
    if chosen.multi_win != "nearest" or payer is None or position.live is None:
        return None
    for won in position.wins:
        if won.payer == payer and not won.illegal and distance(payer, won.seat) < distance(payer, event.seat):
            params: dict[str, Json] = {"nearer": won.seat}
            return Breach("NC-31", "nearer-winner", expected=won.seat, actual=event.seat, params=params)
    for seat in memory_of(position).claims.nearer(position, payer, event.seat):
        claim: dict[str, Json] = {"claimant": seat, "want": "win"}
        return Breach("GEN-06", "claim-passed-over", expected=claim, params=claim)
    return None
