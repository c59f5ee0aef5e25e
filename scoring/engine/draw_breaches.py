"""Sentences of wrong draws, which rule sets cite under different general clauses."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.words import Words, words

#: A draw too many or too few: a matter of turns, or of the hand's size where a rule set sees it so.
WRONG_DRAWS: Final[Mapping[str, Words]] = {
    "draw-too-many": words(
        "{seat} holds a full hand and must discard before drawing again.",
        "{seat}手里的牌已经够数，要先打一张，不能再摸。",
        "{seat}手裡的牌已經夠數，要先打一張，不能再摸。",
    ),
    "draw-missing": words(
        "{seat} should draw first, but {act} right away.",
        "{seat}该先摸一张牌，却直接{act}。",
        "{seat}該先摸一張牌，卻直接{act}。",
    ),
}

#: A self-drawn win of another tile: no such live tile, or, in some regions, no such tile held.
WRONG_SELF_DRAW: Final[Mapping[str, Words]] = {
    "not-the-drawn-tile": words(
        "{seat} claims a self-drawn win[ on {actual:tiles}|], but [the tile just drawn is "
        "{expected:tiles}|has not drawn in this turn].",
        "{seat}报自摸[{actual:tiles}|]，可是[刚摸的是{expected:tiles}|这一轮还没有摸牌]。",
        "{seat}報自摸[{actual:tiles}|]，可是[剛摸的是{expected:tiles}|這一輪還沒有摸牌]。",
    ),
}
