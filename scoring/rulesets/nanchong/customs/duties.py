"""What may not be left out at a table of this rule set: kongs shown, wins that have to be taken."""

import random

from scoring.engine.customs import is_every_other
from scoring.engine.events import Declare, Kong, Reveal, Win
from scoring.engine.law import Rules
from scoring.engine.position import CLAIMS, Position
from scoring.engine.table import CONCEALED
from scoring.rulesets.nanchong.rules import NanchongRules


def shows_kongs(law: Rules, position: Position, chance: random.Random) -> Reveal | None:
    """In every other hand concealed kongs are turned up, before their seat draws again or the hand ends."""
    assert isinstance(law, NanchongRules)
    hand = position.hand
    if not is_every_other(hand):
        return None
    shown = {
        (event.seat, event.tiles[0]) for event in hand.events if isinstance(event, Reveal) and event.tiles
    }
    for event in hand.events:
        if isinstance(event, Kong) and event.kind == CONCEALED and (event.seat, event.tile) not in shown:
            draws_next = position.phase == CLAIMS and position.seat == event.seat
            at_once = law.chosen.an_gang_show == "immediate" or draws_next or law.is_finished(position)
            if at_once or chance.random() < 0.4:
                return Reveal(event.seat, "concealed_kong", tiles=(event.tile,) * 4)
    return None


def must_win(law: Rules, position: Position, win: Win) -> str | None:
    """The clause that forbids to let this win go, if there is one (NC-20, NC-26, NC-29)."""
    assert isinstance(law, NanchongRules)
    chosen, self_drawn = law.chosen, win.source_seat is None
    said = {
        event.key for event in position.hand.events if isinstance(event, Declare) and event.seat == win.seat
    }
    forced = chosen.forced_win_scope != "discard" or not self_drawn
    if forced and position.table.wall.left <= chosen.forced_win_left:
        return "NC-29"
    if chosen.bai_must_win and "lay_down" in said:
        return "NC-20"
    return "NC-26" if chosen.bao_jiao_pass == "must_win" and "ready" in said and not self_drawn else None
