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
        breaches={
            "opening-late": words(
                "{seat} claims an opening win too late; the time for it ends with the dealer's first act. "
                "It pays nothing.",
                "{seat}报起手胡报晚了：要赶在庄家首次出牌或杠牌之前。这一次不收分。",
                "{seat}報起手胡報晚了：要趕在莊家首次出牌或槓牌之前。這一次不收分。",
            ),
            "opening-twice": words(
                "{seat} has claimed an opening win before; a second claim pays nothing.",
                "{seat}已经报过起手胡，每家只报一次。这一次不收分。",
                "{seat}已經報過起手胡，每家只報一次。這一次不收分。",
            ),
            "opening-not-shown": words(
                "The record does not show the tiles dealt to {seat}, so its opening win cannot be judged.",
                "{seat}起手的牌没有全部记下来，无法判定起手胡成不成立。",
                "{seat}起手的牌沒有全部記下來，無法判定起手胡成不成立。",
            ),
            "pattern-not-held": words(
                "{seat} names [{items:patterns}|nothing] in its opening claim, but the hand as dealt has "
                "[only {expected:patterns}, each to be named once|no opening pattern].",
                "{seat}的起手胡报错了[（{items:patterns}）|]：起手的牌[只有{expected:patterns}，"
                "每种报一次|一种也不成]。",
                "{seat}的起手胡報錯了[（{items:patterns}）|]：起手的牌[只有{expected:patterns}，"
                "每種報一次|一種也不成]。",
            ),
            "pattern-left-out": words(
                "{seat}'s opening hand also has {items:patterns}, which the claim leaves out.",
                "{seat}的起手胡还有{items:patterns}，报的时候漏了。",
                "{seat}的起手胡還有{items:patterns}，報的時候漏了。",
            ),
            "opening-throw-wrong": words(
                "The seat that claimed an opening win should throw dice ({expected:number}, faces 1 to "
                "6); the record has [{actual:numbers}|no faces].",
                "报起手胡的人该掷{expected:number}颗骰子，每颗一到六点；记录里[是{actual:numbers}|"
                "没有点数]。",
                "報起手胡的人該擲{expected:number}顆骰子，每顆一到六點；記錄裡[是{actual:numbers}|"
                "沒有點數]。",
            ),
            "opening-throw-missing": words(
                "After its opening win {claimant} should throw dice for the bird; the record shows no throw.",
                "{claimant}报了起手胡，该接着掷骰子定鸟，记录里没有掷。",
                "{claimant}報了起手胡，該接著擲骰子定鳥，記錄裡沒有擲。",
            ),
        },
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
