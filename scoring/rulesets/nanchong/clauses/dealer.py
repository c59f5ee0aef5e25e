"""Who deals the next hand, and what the region calls things: NC-06 to NC-09."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import clause

DEALER: Final[tuple[Clause, ...]] = (
    clause(
        "NC-06",
        words(
            "A sole winner deals the next hand",
            "只有一家割牌，下一局由割牌的人坐庄",
            "只有一家割牌，下一局由割牌的人做莊",
        ),
        line=7,
        breaches={
            "dealer-differs": words(
                "{expected:seat} alone won and should deal, but the record has {actual:seat} as dealer.",
                "割牌的只有{expected:seat}一家，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "割牌的只有{expected:seat}一家，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NC-07",
        words(
            "Several winners on one tile: the seat that gave it deals the next hand",
            "一炮多响，下一局由点炮的人坐庄",
            "一炮多響，下一局由點炮的人做莊",
        ),
        line=27,
        breaches={
            "dealer-differs": words(
                "Several seats won on the tile that {expected:seat} discarded or added to a pung, so that "
                "seat should deal, but the record has {actual:seat} as dealer.",
                "一炮多响，点炮（或被抢杠）的是{expected:seat}，该由他坐庄，记录里的庄家却是{actual:seat}。",
                "一炮多響，點炮（或被搶槓）的是{expected:seat}，該由他做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NC-08",
        words(
            "Nobody won: the dealer deals again, or the next seat where the table has agreed so",
            "荒庄没人割牌：庄家接着坐庄，约定轮庄的由下家坐庄",
            "荒莊沒人割牌：莊家接著做莊，約定輪莊的由下家做莊",
        ),
        line=25,
        breaches={
            "dealer-differs": words(
                "Nobody won the hand, so by this table's rules {expected:seat} should deal, but the record "
                "has {actual:seat} as dealer.",
                "这一局没人割牌，按这桌的规则该由{expected:seat}坐庄，记录里的庄家却是{actual:seat}。",
                "這一局沒人割牌，按這桌的規則該由{expected:seat}做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
    clause(
        "NC-09",
        words(
            "Ge is to win, Jiao is to wait for a tile; Huang Zhuang is a hand that nobody won",
            "割就是胡牌，叫就是听牌；没人割牌叫荒庄",
            "割就是胡牌，叫就是聽牌；沒人割牌叫荒莊",
        ),
        line=43,
    ),
)
