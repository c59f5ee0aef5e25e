"""Big hands, and how the seed adds them up: NC-45 to NC-52."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import clause, priced

BIG_HANDS: Final[tuple[Clause, ...]] = (
    priced(
        "NC-45",
        words(
            "Qing Yi Se: every tile of the hand is of one suit",
            "清一色：整副牌只有一门花色",
            "清一色：整副牌只有一門花色",
        ),
        line=117,
        breaches={
            "items-differ": words(
                "{seat}'s win is priced wrongly: {both:items}. What one suit (Qing Yi Se) adds is what this "
                "table has chosen.",
                "{seat}割的这副牌算错了：{both:items}。清一色加几分，以这桌自己定的为准。",
                "{seat}割的這副牌算錯了：{both:items}。清一色加幾分，以這桌自己定的為準。",
            ),
            "payment-items-differ": words(
                "{cause}: what {payer} pays {payee} is itemised wrongly: {both:items}. What one suit (Qing "
                "Yi Se) adds is what this table has chosen.",
                "{payer}付给{payee}的分（{cause}），分项不对：{both:items}。清一色加几分，"
                "以这桌自己定的为准。",
                "{payer}付給{payee}的分（{cause}），分項不對：{both:items}。清一色加幾分，"
                "以這桌自己定的為準。",
            ),
        },
    ),
    priced(
        "NC-46",
        words(
            "Xiao Qi Dui: seven pairs in the hand, nothing melded",
            "小七对：七个对子都在手里，没碰也没杠",
            "小七對：七個對子都在手裡，沒碰也沒槓",
        ),
        line=119,
    ),
    priced(
        "NC-47",
        words(
            "Long Qi Dui: seven pairs in which four tiles are alike",
            "龙七对：小七对里有四张相同的牌，带根",
            "龍七對：小七對裡有四張相同的牌，帶根",
        ),
        line=119,
    ),
    priced(
        "NC-48",
        words(
            "Seven pairs in which the winning tile completes the four alike",
            "胡根：割的那张把三张凑成四张，小七对成龙七对",
            "胡根：割的那張把三張湊成四張，小七對成龍七對",
        ),
        line=119,
    ),
    priced(
        "NC-49",
        words(
            "Seven pairs are a concealed hand (Men Qing) by themselves",
            "小七对自带门清",
            "小七對自帶門清",
        ),
        line=119,
    ),
    priced(
        "NC-50",
        words(
            "Da Dui Zi: four triplets or kongs, and a pair",
            "大对子：四副刻子或杠，加一个对子",
            "大對子：四副刻子或槓，加一個對子",
        ),
        line=121,
    ),
    clause(
        "NC-51",
        words(
            "All four sets punged or konged: All Pungs (Da Dui Zi), and Jin Gou Diao once more",
            "四副都是碰出、杠出来的大对子，再加一次金钩吊",
            "四副都是碰出、槓出來的大對子，再加一次金鉤吊",
        ),
        line=121,
    ),
    clause(
        "NC-52",
        words(
            "The sum shown by an example: base, one suit, a Gen and Bai, one after the other",
            "算法举例：底、清一色、根、摆牌，一样一样加起来",
            "算法舉例：底、清一色、根、擺牌，一樣一樣加起來",
        ),
        line=123,
    ),
)
