"""What frames a hand: choices, the drawn hand, points, rank and turns, JX-69, JX-76 to JX-79."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

FRAME: Final[tuple[Clause, ...]] = (
    clause(
        "JX-69",
        words(
            "What the table has ticked before play holds for all of its hands",
            "玩法按开房时的勾选，每一局都一样",
            "玩法按開房時的勾選，每一局都一樣",
        ),
        line=164,
    ),
    clause(
        "JX-76",
        words(
            "The hand is drawn when the wall is empty and nobody takes the last discard",
            "牌墙摸完，最后打出的牌也没人要，就是流局",
            "牌牆摸完，最後打出的牌也沒人要，就是流局",
        ),
        line=30,
        breaches={
            "wall-empty": words(
                "No tile is left to be drawn, but {seat} {act}.",
                "牌墙已经没有牌可摸，{seat}却还{act}。",
                "牌牆已經沒有牌可摸，{seat}卻還{act}。",
            ),
            "last-discard-pung": words(
                "The wall is empty, and at this table the last discard may only be won on, but {seat} {act}.",
                "牌墙已经摸完，这桌的规则是最后打出的牌只能胡，{seat}却{act}。",
                "牌牆已經摸完，這桌的規則是最後打出的牌只能胡，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "JX-77",
        words(
            "Points have no limit and no base; a table may multiply all of them alike",
            "没有底分，也不封顶；约定了倍数的，所有的分一起乘",
            "沒有底分，也不封頂；約定了倍數的，所有的分一起乘",
        ),
        line=122,
    ),
    clause(
        "JX-78",
        words("A win goes before a kong or a pung", "胡牌在先，碰和杠在后", "胡牌在先，碰和槓在後"),
        line=16,
    ),
    clause(
        "JX-79",
        words(
            "Four play in turn: the dealer, then right, opposite and left",
            "四家轮流：庄家、下家、对家、上家",
            "四家輪流：莊家、下家、對家、上家",
        ),
        line=25,
    ),
)
