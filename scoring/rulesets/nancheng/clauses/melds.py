"""Chows, pungs, and a pung that may become a kong: JX-15, JX-16, JX-37."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

MELDS: Final[tuple[Clause, ...]] = (
    clause(
        "JX-15",
        words("There are no chows", "不能吃牌", "不能吃牌"),
        line=34,
        breaches={
            "chow-never": words(
                "There are no chows in Nancheng mahjong, but {seat} {act}.",
                "南城麻将不能吃牌，{seat}却{act}。",
                "南城麻將不能吃牌，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "JX-16",
        words(
            "After a pung a tile is discarded at once",
            "碰了牌，接着就要打出一张",
            "碰了牌，接著就要打出一張",
        ),
        line=36,
        breaches={
            "win-in-pung-turn": words(
                "{seat} has just punged and drawn nothing; a tile must be discarded, but {seat} {act}.",
                "{seat}刚碰了牌，没有摸牌，只能打出一张，却{act}。",
                "{seat}剛碰了牌，沒有摸牌，只能打出一張，卻{act}。",
            ),
            "concealed-kong-in-pung-turn": words(
                "At this table no kong is made in the turn of a pung: a tile must be discarded, but {seat} "
                "{act}.",
                "这桌的规则是碰了牌当轮不能杠，要先打出一张，{seat}却{act}。",
                "這桌的規則是碰了牌當輪不能槓，要先打出一張，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "JX-37",
        words(
            "Who pungs and keeps the fourth tile may add it after the next own draw",
            "能碰又能杠时选了碰，过圈才能再杠",
            "能碰又能槓時選了碰，過圈才能再槓",
        ),
        line=79,
        breaches={
            "added-kong-in-pung-turn": words(
                "{seat} has just punged; at this table the fourth tile may be added only after the next own "
                "draw, but {seat} {act}.",
                "{seat}刚碰了牌，这桌的规则是过圈、自己再摸牌才能杠，{seat}却{act}。",
                "{seat}剛碰了牌，這桌的規則是過圈、自己再摸牌才能槓，{seat}卻{act}。",
            ),
        },
    ),
)
