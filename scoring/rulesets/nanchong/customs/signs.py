"""Which clauses a hand of this rule set has put to use that neither payments nor refusals name."""

from collections.abc import Iterator, Mapping
from typing import Final

from scoring.engine.events import Reveal
from scoring.engine.law import Rules
from scoring.engine.position import Position
from scoring.engine.transfers import Settlement
from scoring.patterns.signs import (
    Ended,
    Sign,
    always,
    has_draw,
    has_exposed_meld,
    is_drawn,
    is_first,
    is_played,
    seen,
    shows_wall,
)
from scoring.rulesets.nanchong.memory import memory_of
from scoring.rulesets.nanchong.rules import NanchongRules


def signs(law: Rules, position: Position, due: Settlement) -> Iterator[str]:
    """The clauses of which this hand, which is over, bears a sign."""
    assert isinstance(law, NanchongRules)
    return seen(_SIGNS, Ended(law.chosen, position, due))


def _both_laid_down(ended: Ended) -> bool:
    """Winner and discarder have both laid down (NC-23)."""
    down = memory_of(ended.position).laid_down
    return any(won.seat in down and won.payer in down for won in ended.position.wins)


def _shows_kong(ended: Ended) -> bool:
    return any(isinstance(event, Reveal) and event.key == "concealed_kong" for event in ended.events)


_SIGNS: Final[Mapping[str, Sign]] = {
    "NC-02": shows_wall,
    "NC-03": always,
    "NC-04": is_played,
    "NC-05": is_first,
    "NC-09": is_drawn,
    "NC-14": has_draw,
    "NC-16": has_exposed_meld,
    "NC-17": _shows_kong,
    "NC-23": _both_laid_down,
    "NC-51": lambda ended: ended.wins_with("da_dui_zi", "jin_gou_diao"),
    "NC-52": lambda ended: ended.wins_with("qing_yi_se", "gen", "bai_pai"),
}
