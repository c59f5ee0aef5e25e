"""Tiles, walls, deal and the broken wall: JX-01 to JX-05, JX-09 to JX-11."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

DEAL: Final[tuple[Clause, ...]] = (
    clause(
        "JX-01",
        words(
            "136 tiles: characters, dots, bamboo, winds and dragons, four of each kind; no flowers",
            "用牌136张：万、筒、条和东南西北中发白，每种四张，没有花牌",
            "用牌136張：萬、筒、條和東南西北中發白，每種四張，沒有花牌",
        ),
        line=5,
    ),
    clause(
        "JX-02",
        words(
            "Each seat builds a wall of 17 stacks of two tiles",
            "每家码17墩牌，一墩两张",
            "每家碼17墩牌，一墩兩張",
        ),
        line=9,
    ),
    clause(
        "JX-03",
        words(
            "The dealer starts with 14 tiles, everyone else with 13",
            "庄家起手14张，三家闲家各13张",
            "莊家起手14張，三家閒家各13張",
        ),
        line=12,
    ),
    clause(
        "JX-04",
        words(
            "The dealer plays first, without drawing",
            "庄家先打，第一手不用摸牌",
            "莊家先打，第一手不用摸牌",
        ),
        line=14,
    ),
    clause(
        "JX-05",
        words(
            "Any discard may be punged, konged or won on by the three others",
            "打出的每张牌，另外三家能碰、能杠、能胡",
            "打出的每張牌，另外三家能碰、能槓、能胡",
        ),
        line=16,
    ),
    clause(
        "JX-09",
        words(
            "The sum of the dealer's dice tells whose wall is broken",
            "庄家掷骰子，看点数之和定从哪家的牌墙抓牌",
            "莊家擲骰子，看點數之和定從哪家的牌牆抓牌",
        ),
        line=25,
        breaches={
            "broken-wall-differs": words(
                "With dice {dice:numbers} the wall of {expected:seat} is broken, counting from the dealer; "
                "the record has it at {actual:seat}.",
                "骰子掷出{dice:numbers}，从庄家数起该从{expected:seat}的牌墙抓牌，记录里却是从{actual:seat}"
                "那边抓的。",
                "骰子擲出{dice:numbers}，從莊家數起該從{expected:seat}的牌牆抓牌，記錄裡卻是從{actual:seat}"
                "那邊抓的。",
            ),
        },
    ),
    clause(
        "JX-10",
        words(
            "The smaller of the two dice tells how many stacks stay before the first tile taken",
            "两个骰子里小的点数，就是抓牌前要留下的墩数",
            "兩個骰子裡小的點數，就是抓牌前要留下的墩數",
        ),
        line=25,
        breaches={
            "broken-stack-differs": words(
                "With dice {dice:numbers} as many stacks stay as the smaller die shows, so stack "
                "{expected:number} is the first taken; the record says stack {actual:number}.",
                "骰子掷出{dice:numbers}，按小的点数留墩，该从第{expected:number}墩抓起，记录里却是"
                "第{actual:number}墩。",
                "骰子擲出{dice:numbers}，按小的點數留墩，該從第{expected:number}墩抓起，記錄裡卻是"
                "第{actual:number}墩。",
            ),
        },
    ),
    clause(
        "JX-11",
        words(
            "Example of the dice: 3 and 4 break the opposite wall at its fourth stack",
            "举例：掷出三和四，从对家的第四墩抓起",
            "舉例：擲出三和四，從對家的第四墩抓起",
        ),
        line=27,
    ),
)
