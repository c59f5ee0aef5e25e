"""Whether a win is one: by turn, tile and shape, by robbing, as dealt (JX-16, 25, 27, 28, 50, 52)."""

from dataclasses import replace

from scoring.engine.events import Chow, Kong, Pung, Win
from scoring.engine.findings import UNDECIDABLE, Breach
from scoring.engine.general_law import takes_live_tile
from scoring.engine.position import Position
from scoring.engine.tiles import NAMES
from scoring.patterns.win_facts import is_claimed_turn, is_dealt, unrobbable
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.hu_pay import win_payments
from scoring.rulesets.nancheng.memory import memory_of
from scoring.rulesets.nancheng.taken import taken_down, value_of_win


def robbed_kong(position: Position, event: Win) -> Breach | None:
    """Only the tile of an added kong is robbed (JX-27)."""
    kongs = memory_of(position).kongs
    code = unrobbable(position, event, kongs[-1].kind if kongs else "")
    return None if code is None else Breach("JX-27", code)


def in_pung_turn(position: Position, event: Win) -> Breach | None:
    """Nobody wins by itself between its pung and its next draw (JX-16)."""
    if event.source_seat is not None or not is_claimed_turn(position, event.seat):
        return None
    return Breach("JX-16", "win-in-pung-turn")


def live_tile(position: Position, event: Chow | Pung | Kong | Win) -> Breach | None:
    """What is taken is live (GEN-05), what is won by self-draw is the tile just drawn (JX-25)."""
    found = takes_live_tile(position, event)
    if found is None or found.code != "not-the-drawn-tile":
        return found
    return replace(found, clause="JX-25", consequent=found.consequent or position.is_off(event.seat))


def as_dealt(position: Position, event: Win) -> Breach | None:
    """天胡 is the dealer's with the hand as dealt, before any act (JX-50)."""
    if event.how != "dealt" or is_dealt(position, event):
        return None
    return Breach("JX-50", "not-as-dealt")


def has_shape(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """The hand with its winning tile is of some type (JX-52)."""
    won = taken_down(chosen, position, event)
    if won.hidden:
        return Breach("JX-52", "shape-not-shown", UNDECIDABLE)
    if value_of_win(won) is not None:
        return None
    tile = None if won.tile is None else NAMES[won.tile]
    return Breach("JX-52", "no-winning-shape", params={"tile": tile}, consequent=position.is_off(event.seat))


def rob_is_dear(chosen: Chosen, position: Position, event: Win) -> Breach | None:
    """A kong is robbed by a hand that is worth enough (JX-28)."""
    live = position.live
    if chosen.rob_basis == "off" or event.source_seat is None or live is None or not live.is_kong:
        return None
    worth = rob_worth(chosen, position, event)
    if worth is None or worth >= chosen.rob_min:
        return None
    return Breach(
        "JX-28",
        "rob-too-small",
        expected=chosen.rob_min,
        actual=worth,
        params={"least": chosen.rob_min, "value": worth, "basis": chosen.rob_basis},
    )


def rob_worth(chosen: Chosen, position: Position, event: Win) -> int | None:
    """What a robbing hand is measured by: its points, or what would be paid, before `unit` (`rob_basis`)."""
    won = taken_down(chosen, position, event)
    value = value_of_win(won)
    if value is None:
        return None
    if chosen.rob_basis == "base":
        return value.item.points
    return sum(transfer.points for transfer in win_payments(chosen, position, won, [value.item]))
