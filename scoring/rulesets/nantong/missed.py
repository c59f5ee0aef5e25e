"""漏胡: wins that seats let go by, told from silence as well as from `pass`, and what they bar (NT-55).

A discard that goes by without a word is only listed. Whose win it was is told when somebody asks, hardly
ever: until its next turn the hand of a seat stays as it was when the tile went by.
"""

from scoring.engine.events import Win
from scoring.engine.findings import Breach
from scoring.engine.position import SILENCE, Position
from scoring.engine.record import SEATS
from scoring.engine.table import Live
from scoring.engine.tiles import NAMES, UNKNOWN
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.contexts import contexts_of, taken_down
from scoring.rulesets.nantong.hands import may_want, points_of, seat_waits, value_of_win
from scoring.rulesets.nantong.memory import Memory, memory_of


def not_barred(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """A seat that let a win go does not win off others until its next draw, as far as the table bars it."""
    live = position.live
    if event.source_seat is None or live is None:
        return None
    passed = position.window.has_passed(event.seat, "win")
    if passed:
        return Breach("NT-55", "passed-then-won", params={"tile": NAMES[live.tile]})
    if not _is_barred(chosen, position, event):
        return None
    missed = memory_of(position).missed[event.seat]
    tiles = "".join(NAMES[tile] for tile in sorted(missed))
    return Breach("NT-55", "missed-win", params={"tile": NAMES[live.tile], "missed": tiles})


def _is_barred(chosen: Chosen, position: Position, event: Win) -> bool:
    """Whether a missed win bars this one, by the table's choice of scope."""
    catch_up(chosen, position, event.seat)
    missed = memory_of(position).missed[event.seat]
    live = position.live
    if not missed or live is None or chosen.missed_win == "off":
        return False
    if chosen.missed_win == "all":
        return True
    if chosen.missed_win == "same_tile":
        return live.tile in missed
    return _worth(chosen, position, event) <= max(missed.values())


def _worth(chosen: Chosen, position: Position, event: Win) -> int:
    """The value of a win in points per payer, circumstances included (same or lower)."""
    return points_of(chosen, value_of_win(chosen, taken_down(position, chosen, event)))


def let_go_by(chosen: Chosen, position: Position, live: Live) -> None:
    """Before something uses up the live tile: seats that could win it and do not claim it miss it.

    A tile that is more than a discard, and one of which somebody spoke, is another thing at once than later.
    """
    memory: Memory = position.memory
    is_first = live.seat == position.hand.dealer and position.discards[live.seat] == 1
    if (
        is_first
        or position.window is not SILENCE
        or live.is_kong
        or memory.live_is_sea
        or memory.live_is_open
    ):
        bit, claims = 1 << live.tile, position.window.claims
        for seat in SEATS:
            if seat != live.seat and may_want(position, seat) & bit and (seat, "win") not in claims:
                note_miss(chosen, position, seat)
    else:
        memory.gone_by.append(live)


def catch_up(chosen: Chosen, position: Position, seat: int) -> None:
    """Note what the seat missed of the discards that went by since its turn."""
    memory: Memory = position.memory
    first, memory.unnoted[seat] = memory.unnoted[seat], len(memory.gone_by)
    if first == len(memory.gone_by):
        return
    kinds = may_want(position, seat)
    wanted = [live for live in memory.gone_by[first:] if kinds & 1 << live.tile and live.seat != seat]
    if not wanted:
        return
    table = position.table
    stood = table.live, memory.live_is_sea, memory.live_is_open
    memory.live_is_sea = memory.live_is_open = False
    for live in wanted:
        table.live = live
        note_miss(chosen, position, seat)
    table.live, memory.live_is_sea, memory.live_is_open = stood


def note_miss(chosen: Chosen, position: Position, seat: int) -> None:
    """The seat lets the live tile go, if it could have won it; a win that was barred is no new miss."""
    live = position.live
    if live is None or live.tile == UNKNOWN or chosen.missed_win == "off":
        return
    waits = seat_waits(position, chosen, seat)
    if not waits.any_pair & 1 << live.tile:
        return
    memory = memory_of(position)
    if live.is_kong and chosen.rob_supplement == "no" and memory.kong_mode == "supplement":
        return
    win = Win(seat, live.tile, live.seat, "rob_kong" if live.is_kong else "discard")
    if not waits.discard & 1 << live.tile and not (
        chosen.context_pair == "any" and contexts_of(position, chosen, win)
    ):
        return
    if not _is_barred(chosen, position, win):
        value = _worth(chosen, position, win) if chosen.missed_win == "same_or_lower" else 0
        memory.missed[seat][live.tile] = max(value, memory.missed[seat].get(live.tile, 0))
