"""How a hand is won and who pays: JX-25, JX-26, JX-32, JX-33, JX-64."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained, paid

#: Where a win lists what only its payments carry.
_PAYMENTS_ONLY: Final = words(
    "A win lists the type of its hand alone; what a kong's tile or the dealer's doubling adds stands in its "
    "payments.",
    "胡牌只列牌型的胡分，杠开和庄家坐马加的分记在收付里。",
    "胡牌只列牌型的胡分，槓開和莊家坐馬加的分記在收付裡。",
)

WINNING: Final[tuple[Clause, ...]] = (
    clause(
        "JX-25",
        words(
            "A self-draw is won on the tile just drawn",
            "自摸，胡的就是刚摸到的那张",
            "自摸，胡的就是剛摸到的那張",
        ),
        line=53,
        breaches={
            "not-the-drawn-tile": words(
                "{seat} claims a self-drawn win[ on {actual:tiles}|], but [the tile just drawn is "
                "{expected:tiles}|has not drawn in this turn].",
                "{seat}报自摸[{actual:tiles}|]，可是[刚摸的是{expected:tiles}|这一轮还没有摸牌]。",
                "{seat}報自摸[{actual:tiles}|]，可是[剛摸的是{expected:tiles}|這一輪還沒有摸牌]。",
            ),
        },
    ),
    clause(
        "JX-26",
        words(
            "Gang Kai: a win on the tile drawn for one's own kong",
            "杠开：杠后补到的牌，自己胡了",
            "槓開：槓後補到的牌，自己胡了",
        ),
        line=55,
        breaches=explained(_PAYMENTS_ONLY, "items-differ"),
    ),
    clause(
        "JX-32",
        words(
            "Zuo Ma: what the dealer wins and loses by wins and kongs is doubled",
            "庄家坐马：庄家因胡、杠输赢的分都翻倍",
            "莊家坐馬：莊家因胡、槓輸贏的分都翻倍",
        ),
        line=68,
        breaches={
            **explained(_PAYMENTS_ONLY, "items-differ"),
            **explained(
                words(
                    "Where the dealer's doubling (Zuo Ma) is played, what goes between the dealer and "
                    "another seat is doubled, and nothing else.",
                    "庄家坐马，只有和庄家之间的收付才翻倍。",
                    "莊家坐馬，只有和莊家之間的收付才翻倍。",
                ),
                "payment-items-differ",
            ),
        },
    ),
    clause(
        "JX-33",
        words(
            "Several seats may win on one tile, and each of them is paid",
            "一炮多响：几家可以胡同一张牌，各收各的分",
            "一炮多響：幾家可以胡同一張牌，各收各的分",
        ),
        line=70,
        breaches={
            "winner-left-out": words(
                "{claimant} asked to win on this tile[undecided?; the record does not show that hand, so "
                "nobody can tell whether a win was left out| and could, but the record leaves this win out].",
                "{claimant}要胡这张牌，[undecided?手牌没有全部记下来，无法判定能不能胡|"
                "也确实能胡，记录却漏了这一家]。",
                "{claimant}要胡這張牌，[undecided?手牌沒有全部記下來，無法判定能不能胡|"
                "也確實能胡，記錄卻漏了這一家]。",
            ),
        },
    ),
    clause(
        "JX-64",
        words(
            "A discard is paid by its discarder alone, a self-draw by all three others",
            "放炮只由放炮的付分，自摸三家都付",
            "放炮只由放炮的付分，自摸三家都付",
        ),
        line=154,
        breaches=paid(
            words(
                "A win on a discard is paid by the discarder alone, a self-draw by each of the others; for "
                "Di Hu a table may agree otherwise.",
                "放炮只由放炮的付分，自摸三家都付；地胡可以约定三家都付。",
                "放炮只由放炮的付分，自摸三家都付；地胡可以約定三家都付。",
            )
        ),
    ),
)
