"""What a win pays, how hands add up, and the penalty for leaving: NT-37 to NT-45."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

PAYMENT: Final[tuple[Clause, ...]] = (
    clause(
        "NT-37",
        words(
            "Small hand self-drawn: all three pay, with the dealer's addition if the dealer wins or pays",
            "小胡自摸：三家都付；庄家胡或庄家付，另加庄闲分",
            "小胡自摸：三家都付；莊家胡或莊家付，另加莊閒分",
        ),
        line=111,
    ),
    clause(
        "NT-38",
        words(
            "Small hand on a discard: only the discarder pays, with the dealer's addition if the dealer is "
            "one of the two",
            "小胡接炮：只由放炮的人付；两人中有庄家，另加庄闲分",
            "小胡放槍胡：只由放槍的人付；兩人中有莊家，另加莊閒分",
        ),
        line=117,
    ),
    clause(
        "NT-39",
        words(
            "Big hand self-drawn: all three pay, with the dealer's addition if the dealer wins or pays",
            "大胡自摸：三家都付；庄家胡或庄家付，另加庄闲分",
            "大胡自摸：三家都付；莊家胡或莊家付，另加莊閒分",
        ),
        line=123,
    ),
    clause(
        "NT-40",
        words(
            "Big hand on a discard: only the discarder pays, with the dealer's addition if the dealer is "
            "one of the two",
            "大胡接炮：只由放炮的人付；两人中有庄家，另加庄闲分",
            "大胡放槍胡：只由放槍的人付；兩人中有莊家，另加莊閒分",
        ),
        line=129,
    ),
    clause(
        "NT-41",
        words(
            "Several small hands of one seat add up",
            "同一家的几种小胡，分数相加",
            "同一家的幾種小胡，分數相加",
        ),
        line=135,
    ),
    clause(
        "NT-42",
        words(
            "Beside a big hand won at the same moment the small ones do not count",
            "小胡碰上同时成的大胡，只算大胡",
            "小胡碰上同時成的大胡，只算大胡",
        ),
        line=135,
        breaches={
            "items-differ": words(
                "{seat} wins with the tiles dealt, and beside that big hand small ones do not count: "
                "{both:items}.",
                "{seat}成了天胡，小胡就不再算：{both:items}。",
                "{seat}成了天胡，小胡就不再算：{both:items}。",
            ),
            "payment-not-due": words(
                "{cause}, between {payer} and {payee}: beside Tian Hu small hands are not paid, yet the "
                "platform has {payer} {actual:paid}.",
                "{cause}：成了天胡就不另收小胡的分，平台却记了{payer}对{payee}{actual:paid}。",
                "{cause}：成了天胡就不另收小胡的分，平台卻記了{payer}對{payee}{actual:paid}。",
            ),
        },
    ),
    clause(
        "NT-43",
        words(
            "Several big hands of one win add up",
            "一次胡牌有几种大胡，一种一份，加起来算",
            "一次胡牌有幾種大胡，一種一份，加起來算",
        ),
        line=135,
    ),
    clause(
        "NT-44",
        words(
            "For a seat that the bird hits, gains and losses count double",
            "鸟扎中谁，谁的输赢就翻倍",
            "鳥扎中誰，誰的輸贏就翻倍",
        ),
        line=137,
    ),
    clause(
        "NT-45",
        words(
            "Leaving a running hand costs a penalty",
            "中途逃跑、强退要罚分",
            "中途逃跑、強制退出要罰分",
        ),
        line=139,
        breaches={
            "dealer-differs": words(
                "The hand was broken off, so {expected:seat} should deal again, but the record has "
                "{actual:seat} as dealer.",
                "这一局中途散了，仍由{expected:seat}坐庄，记录里的庄家却是{actual:seat}。",
                "這一局中途散了，仍由{expected:seat}做莊，記錄裡的莊家卻是{actual:seat}。",
            ),
        },
    ),
)
