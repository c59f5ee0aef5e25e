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
        breaches={
            "dealer-differs": words(
                "{expected:seat} alone won and should deal, but the record has {actual:seat} as dealer.",
                "胡牌的只有{expected:seat}一家，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "胡牌的只有{expected:seat}一家，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NT-09",
        words(
            "The last tile was taken and nobody won: its taker deals the next hand",
            "海底牌有人要、没人胡，要的人下一局坐庄",
            "海底牌有人要、沒人胡，要的人下一局做莊",
        ),
        line=43,
        breaches={
            "dealer-differs": words(
                "Nobody won and {expected:seat} took the last tile, so it should deal, but the record has "
                "{actual:seat} as dealer.",
                "海底牌是{expected:seat}要的，又没人胡，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "海底牌是{expected:seat}要的，又沒人胡，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NT-10",
        words(
            "All four refused the last tile: the seat asked first deals the next hand",
            "海底牌问了一圈没人要，最先问到的一家下一局坐庄",
            "海底牌問了一圈沒人要，最先問到的一家下一局做莊",
        ),
        line=45,
        breaches={
            "dealer-differs": words(
                "Nobody took the last tile and {expected:seat} was asked first, so it should deal, but "
                "the record has {actual:seat} as dealer.",
                "海底牌没人要，最先问的是{expected:seat}，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "海底牌沒人要，最先問的是{expected:seat}，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NT-11",
        words(
            "A kong used up the last tile and nobody won: the seat that drew it deals the next hand",
            "海底牌被补张补走、没人胡，补到它的人下一局坐庄",
            "海底牌被補張補走、沒人胡，補到它的人下一局做莊",
        ),
        line=47,
        breaches={
            "dealer-differs": words(
                "Nobody won and {expected:seat} drew the last tile for a kong, so it should deal, but the "
                "record has {actual:seat} as dealer.",
                "没人胡牌，海底是{expected:seat}补张补走的，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "沒人胡牌，海底是{expected:seat}補張補走的，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NT-12",
        words(
            "Several winners on one tile: the seat that gave it deals the next hand",
            "一炮多响时，放炮的人下一局坐庄",
            "一炮多響時，放槍的人下一局做莊",
        ),
        line=49,
        breaches={
            "dealer-differs": words(
                "Several seats won on a tile of {expected:seat}, who should deal, but the record has "
                "{actual:seat} as dealer.",
                "一炮多响，放炮的是{expected:seat}，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "一炮多響，放槍的是{expected:seat}，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NT-13",
        words(
            "Two or more winners at the deal: the seat that the bird hits deals the next hand",
            "起手有两家或更多家胡牌，鸟扎中的一家下一局坐庄",
            "起手有兩家或更多家胡牌，鳥扎中的一家下一局做莊",
        ),
        line=51,
        breaches={
            "dealer-differs": words(
                "Several seats won at the deal, so the bird decides: {expected:seat} should deal, but the "
                "record has {actual:seat} as dealer.",
                "起手不止一家胡牌，看鸟定庄，该由{expected:seat}坐庄，记录里的庄家却是{actual:seat}。",
                "起手不止一家胡牌，看鳥定莊，該由{expected:seat}做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
)
