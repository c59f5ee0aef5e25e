"""Opening wins and the plain hand: NT-17 to NT-23."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

SMALL_HANDS: Final[tuple[Clause, ...]] = (
    clause(
        "NT-17",
        words(
            "Si Xi: four tiles of one kind in the hand as dealt",
            "四喜：起手拿到四张相同的牌",
            "四喜：起手拿到四張相同的牌",
        ),
        line=71,
    ),
    clause(
        "NT-18",
        words(
            "Ban Ban Hu: not one 2, 5 or 8 in the hand as dealt",
            "板板胡：起手的牌里一张二、五、八都没有",
            "板板胡：起手的牌裡一張二、五、八都沒有",
        ),
        line=73,
    ),
    clause(
        "NT-19",
        words(
            "Que Yi Se: the hand as dealt lacks at least one suit",
            "缺一色：起手的牌至少少一门花色",
            "缺一色：起手的牌至少少一門花色",
        ),
        line=75,
    ),
    clause(
        "NT-20",
        words(
            "Liu Liu Shun: two triplets or more in the hand as dealt",
            "六六顺：起手就有两副或更多刻子",
            "六六順：起手就有兩副或更多刻子",
        ),
        line=77,
    ),
    clause(
        "NT-21",
        words(
            "Opening wins are claimed after the deal, before the dealer's first discard or kong",
            "起手胡要在发完牌之后、庄家首次出牌或开杠补张之前亮出",
            "起手胡要在發完牌之後、莊家首次出牌或開槓補張之前亮出",
        ),
        line=71,
    ),
    clause(
        "NT-22",
        words(
            "Each opening pattern is paid by all three others, as a small hand self-drawn",
            "起手胡每一种都按小胡自摸收，其余三家都付",
            "起手胡每一種都按小胡自摸收，其餘三家都付",
        ),
        line=71,
    ),
    clause(
        "NT-23",
        words(
            "Ping Hu: runs and triplets with a pair of 2, 5 or 8, and nothing big about it",
            "平胡：顺子、刻子配二五八的将，不带大胡",
            "平胡：順子、刻子配二五八的將，不帶大胡",
        ),
        line=79,
    ),
)
