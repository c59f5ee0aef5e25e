"""Who deals: JX-06 to JX-08; and what becomes of a hand that is broken off, JX-68."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained

DEALERS: Final[tuple[Clause, ...]] = (
    clause(
        "JX-06",
        words(
            "The first dealer is drawn at random",
            "第一局的庄家随机产生",
            "第一局的莊家隨機產生",
        ),
        line=19,
    ),
    clause(
        "JX-07",
        words("Who wins deals the next hand", "谁胡牌，下一局谁坐庄", "誰胡牌，下一局誰做莊"),
        line=20,
        breaches={
            "dealer-differs": words(
                "The hand was won, so {expected:seat} should deal next (the winner, or after several wins on "
                "one tile the seat that this table's rule names), but the record has {actual:seat} as "
                "dealer.",
                "有人胡牌，该由{expected:seat}坐庄（谁胡谁坐庄；一炮多响按这桌的规则定），"
                "记录里的庄家却是{actual:seat}。",
                "有人胡牌，該由{expected:seat}做莊（誰胡誰做莊；一炮多響按這桌的規則定），"
                "記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "JX-08",
        words(
            "After a drawn hand the next seat deals, or the dealer again where that was agreed",
            "流局后由庄家的下家坐庄，约定不换庄的除外",
            "流局後由莊家的下家做莊，約定不換莊的除外",
        ),
        line=21,
        breaches={
            "dealer-differs": words(
                "The hand was drawn, so by this table's rules {expected:seat} should deal next, but the "
                "record has {actual:seat} as dealer.",
                "流局没人胡牌，按这桌的规则该由{expected:seat}坐庄，记录里的庄家却是{actual:seat}。",
                "流局沒人胡牌，按這桌的規則該由{expected:seat}做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "JX-68",
        words(
            "When a hand is broken off, kongs alone are paid, or nothing; the dealer stays",
            "牌局解散或有人逃跑，只计算杠分，不算的约定从约定；庄家不变",
            "牌局解散或有人逃跑，只計算槓分，不算的約定從約定；莊家不變",
        ),
        line=159,
        breaches={
            "dealer-differs": words(
                "The hand was broken off, so {expected:seat} stays dealer, but the record has {actual:seat} "
                "as dealer.",
                "牌局中途解散或有人逃跑，庄家不变，还该是{expected:seat}坐庄，记录里却是{actual:seat}。",
                "牌局中途解散或有人逃跑，莊家不變，還該是{expected:seat}做莊，記錄裡卻是{actual:seat}。",
            ),
            **explained(
                words(
                    "When a hand is broken off, only kongs are paid, and only where the table has agreed so.",
                    "牌局中途散了，只有勾了“解散算杠”才算杠分，别的都不算。",
                    "牌局中途散了，只有勾了「解散算槓」才算槓分，別的都不算。",
                ),
                "payment-not-due",
            ),
        },
    ),
)
