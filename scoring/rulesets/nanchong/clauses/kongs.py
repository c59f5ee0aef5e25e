"""Robbed kongs, the single tile left, the last tile, the tile after a kong, four alike: NC-37 to NC-44."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import priced

KONGS: Final[tuple[Clause, ...]] = (
    priced(
        "NC-37",
        words(
            "Qiang Gang: the tile added to a pung may be won on, and then the kong is void",
            "抢杠：补杠的那张牌能被别家割，割了这一杠就无效；暗杠不能抢",
            "搶槓：補槓的那張牌能被別家割，割了這一槓就無效；暗槓不能搶",
        ),
        line=99,
        breaches={
            "discard-robbed": words(
                "{seat} claims to rob a kong, but {tile} was discarded: a discard is simply won.",
                "{seat}说是抢杠，可是{tile}是打出来的牌，不是杠牌。",
                "{seat}說是搶槓，可是{tile}是打出來的牌，不是槓牌。",
            ),
            "exposed-kong-robbed": words(
                "{from} made this kong of a discard; only a fourth tile added to a pung can be robbed.",
                "{from}这一杠是点杠，杠的是别人打出的牌，不能抢；只有补杠才能抢。",
                "{from}這一槓是點槓，槓的是別人打出的牌，不能搶；只有補槓才能搶。",
            ),
            "concealed-kong-robbed": words(
                "{from}'s kong is concealed and cannot be robbed, so {seat} cannot win on it.",
                "{from}这一杠是暗杠，不能抢，{seat}不能割。",
                "{from}這一槓是暗槓，不能搶，{seat}不能割。",
            ),
        },
    ),
    priced(
        "NC-38",
        words(
            "Jin Gou Diao: all four sets are melded and the winning tile pairs the single tile left",
            "金钩吊：碰、杠了四副，手里只剩一张，单吊割牌",
            "金鉤吊：碰、槓了四副，手裡只剩一張，單吊割牌",
        ),
        line=101,
    ),
    priced(
        "NC-39",
        words(
            "Jin Gou Pao: who has all four sets melded and deals in pays more",
            "金钩炮：碰、杠了四副只剩单吊的人点炮，要多赔",
            "金鉤炮：碰、槓了四副只剩單吊的人點炮，要多賠",
        ),
        line=103,
    ),
    priced(
        "NC-40",
        words(
            "Hai Di Lao: a win by drawing the last tile of the wall",
            "海底捞：摸到牌墙最后一张，自摸割牌",
            "海底撈：摸到牌牆最後一張，自摸割牌",
        ),
        line=105,
    ),
    priced(
        "NC-41",
        words(
            "Hai Di Pao: who drew the last tile of the wall and deals in pays more",
            "海底炮：摸了牌墙最后一张的人，打牌点炮要多赔",
            "海底炮：摸了牌牆最後一張的人，打牌點炮要多賠",
        ),
        line=107,
        breaches={
            "last-discard-claimed": words(
                "The wall is empty, and at this table what is discarded now can only be won on, but "
                "{seat} {act}.",
                "牌墙已经摸完，这桌的规则是这时打出的牌只能割，{seat}却{act}。",
                "牌牆已經摸完，這桌的規則是這時打出的牌只能割，{seat}卻{act}。",
            ),
        },
    ),
    priced(
        "NC-42",
        words(
            "Gang Shang Hua: a win on the tile drawn for one's own kong, which counts as a Gen too",
            "杠上开花：杠后摸到的牌自己割了，这一杠同时算根",
            "槓上開花：槓後摸到的牌自己割了，這一槓同時算根",
        ),
        line=109,
        breaches={
            "draw-source": words(
                "{seat} draws for a kong and should take from {expected:source}; the record says "
                "{actual:source}.",
                "{seat}杠后摸牌该从{expected:source}拿，记录写的却是从{actual:source}拿。",
                "{seat}槓後摸牌該從{expected:source}拿，記錄寫的卻是從{actual:source}拿。",
            ),
        },
    ),
    priced(
        "NC-43",
        words(
            "Gang Shang Pao: who deals in with the discard right after a kong pays more",
            "杠上炮：杠后接着打出的那张点了炮，要多赔",
            "槓上炮：槓後接著打出的那張點了炮，要多賠",
        ),
        line=111,
    ),
    priced(
        "NC-44",
        words(
            "Gen: each four alike counts in the win, konged or not; kongs by themselves pay nothing",
            "根：四张相同的牌，杠没杠都算一个根；杠牌本身不收分",
            "根：四張相同的牌，槓沒槓都算一個根；槓牌本身不收分",
        ),
        line=115,
        breaches={
            "payment-not-due": words(
                "{cause}, between {payer} and {payee}: in Nanchong a kong is not paid by itself, it only "
                "counts as four alike (Gen) in a win, yet the platform has {payer} {actual:paid}.",
                "{cause}：南充麻将杠牌不当场收分，割牌时才算根，平台却记了{payer}对{payee}{actual:paid}。",
                "{cause}：南充麻將槓牌不當場收分，割牌時才算根，平台卻記了{payer}對{payee}{actual:paid}。",
            ),
        },
    ),
)
