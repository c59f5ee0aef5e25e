"""Who deals the next hand: NT-07 to NT-13."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

DEALER: Final[tuple[Clause, ...]] = (
    clause(
        "NT-07",
        words(
            "The dealer of the first hand is drawn by lot",
            "头一局的庄家抽签决定，谁都可以",
            "第一局的莊家抽籤決定，誰都可以",
        ),
        line=39,
    ),
    clause(
        "NT-08",
        words(
            "A sole winner deals the next hand",
            "只有一家胡牌，下一局由胡牌的人坐庄",
            "只有一家胡牌，下一局由胡牌的人做莊",
        ),
        line=41,
    ),
    clause(
        "NT-09",
        words(
            "The last tile was taken and nobody won: its taker deals the next hand",
            "海底牌有人要、没人胡，要的人下一局坐庄",
            "海底牌有人要、沒人胡，要的人下一局做莊",
        ),
        line=43,
    ),
    clause(
        "NT-10",
        words(
            "All four refused the last tile: the seat asked first deals the next hand",
            "海底牌问了一圈没人要，最先问到的一家下一局坐庄",
            "海底牌問了一圈沒人要，最先問到的一家下一局做莊",
        ),
        line=45,
    ),
    clause(
        "NT-11",
        words(
            "A kong used up the last tile and nobody won: the seat that drew it deals the next hand",
            "海底牌被补张补走、没人胡，补到它的人下一局坐庄",
            "海底牌被補張補走、沒人胡，補到它的人下一局做莊",
        ),
        line=47,
    ),
    clause(
        "NT-12",
        words(
            "Several winners on one tile: the seat that gave it deals the next hand",
            "一炮多响时，放炮的人下一局坐庄",
            "一炮多響時，放槍的人下一局做莊",
        ),
        line=49,
    ),
    clause(
        "NT-13",
        words(
            "Two or more winners at the deal: the seat that the bird hits deals the next hand",
            "起手有两家或更多家胡牌，鸟扎中的一家下一局坐庄",
            "起手有兩家或更多家胡牌，鳥扎中的一家下一局做莊",
        ),
        line=51,
    ),
)
