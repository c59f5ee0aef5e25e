"""Horse tiles, Ma: how they are turned up and whom they hit, JX-38 to JX-40, JX-43, JX-46, JX-70."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

HORSES: Final[tuple[Clause, ...]] = (
    clause(
        "JX-38",
        words(
            "Zha Ma: after a win horse tiles (Ma) are turned up from the wall, as many as was agreed",
            "扎码：有人胡牌后，从牌墙翻出码牌，张数按约定",
            "扎碼：有人胡牌後，從牌牆翻出碼牌，張數按約定",
        ),
        line=82,
        breaches={
            "horses-missing": words(
                "After the win horse tiles (Ma) should be turned up from the wall[: {expected:tiles}|]; the "
                "record shows none.",
                "胡牌后该从牌墙扎码[（{expected:tiles}）|]，记录里没有。",
                "胡牌後該從牌牆扎碼[（{expected:tiles}）|]，記錄裡沒有。",
            ),
            "horses-not-shown": words(
                "The record does not show the horse tiles (Ma) turned up after the win, so what they add "
                "cannot be judged.",
                "胡牌后扎的码没有全部记下来，码分无法判定。",
                "胡牌後扎的碼沒有全部記下來，碼分無法判定。",
            ),
            "horses-too-many": words(
                "Too many horse tiles (Ma) are turned up: {actual:number} where {expected:number} are due.",
                "扎码该翻{expected:number}张，却翻了{actual:number}张。",
                "扎碼該翻{expected:number}張，卻翻了{actual:number}張。",
            ),
            "horses-too-few": words(
                "Too few horse tiles (Ma) are turned up: {actual:number} where {expected:number} are due.",
                "扎码该翻{expected:number}张，只翻了{actual:number}张。",
                "扎碼該翻{expected:number}張，只翻了{actual:number}張。",
            ),
            "horses-differ": words(
                "The horse tiles (Ma) turned up are not those of the wall: [the wall gives "
                "{expected:tiles}|not all of them are there]; the record has {actual:tiles}.",
                "扎的码和牌墙对不上：牌墙[上是{expected:tiles}|里没有这些牌]，记录里是{actual:tiles}。",
                "扎的碼和牌牆對不上：牌牆[上是{expected:tiles}|裡沒有這些牌]，記錄裡是{actual:tiles}。",
            ),
            "horses-untimely": words(
                "Horse tiles (Ma) are turned up at the wrong time: it is done after the win.",
                "扎码的时候不对：要有人胡牌以后才扎。",
                "扎碼的時候不對：要有人胡牌以後才扎。",
            ),
            "horses-twice": words(
                "Horse tiles (Ma) are turned up a second time; the first ones stand.",
                "码已经扎过，再扎一次不算数。",
                "碼已經扎過，再扎一次不算數。",
            ),
            "horses-unknown-mode": words(
                "This table plays without horse tiles (Ma), yet some are turned up; they change nothing.",
                "这桌没有奖码，却扎了码；这一步不起作用。",
                "這桌沒有獎碼，卻扎了碼；這一步不起作用。",
            ),
        },
    ),
    clause(
        "JX-39",
        words(
            "If fewer tiles are left than horses are due, all that are left are turned up",
            "剩下的牌不够扎码，有多少扎多少",
            "剩下的牌不夠扎碼，有多少扎多少",
        ),
        line=84,
    ),
    clause(
        "JX-40",
        words(
            "A horse hits a seat by its number or honour, counted from the dealer: 1 5 9 east red, 2 6 south "
            "green, 3 7 west white, 4 8 north",
            "中码从庄家数起：一五九东中是庄家，二六南发是下家，三七西白是对家，四八北是上家",
            "中碼從莊家數起：一五九東中是莊家，二六南發是下家，三七西白是對家，四八北是上家",
        ),
        line=87,
    ),
    clause(
        "JX-43",
        words(
            "Several winners: horses are turned up once, for all of them or for the first in turn",
            "一炮多响只扎一次码，各胡家都算，或只算最先胡的那家",
            "一炮多響只扎一次碼，各胡家都算，或只算最先胡的那家",
        ),
        line=95,
    ),
    clause(
        "JX-46",
        words(
            "Ma Cai Ma: after the deal each seat takes horse tiles (Ma) of its own from the wall",
            "码踩码：发完牌，每家各从牌墙拿自己的码",
            "碼踩碼：發完牌，每家各從牌牆拿自己的碼",
        ),
        line=108,
        breaches={
            "horses-missing": words(
                "Horse tiles (Ma) should have been set aside after the deal[ ({owners:by_seat})|]; the "
                "record does not show them.",
                "码踩码：发完牌该拿码牌[（{owners:by_seat}）|]，记录里没有。",
                "碼踩碼：發完牌該拿碼牌[（{owners:by_seat}）|]，記錄裡沒有。",
            ),
            "horses-not-shown": words(
                "The record does not show the horse tiles (Ma) [of {seat}|of more than one seat], so what "
                "horses add cannot be judged.",
                "[{seat}|不止一家]的码牌没有全部记下来，码分无法判定。",
                "[{seat}|不止一家]的碼牌沒有全部記下來，碼分無法判定。",
            ),
            "horses-too-many": words(
                "{seat} has too many horse tiles (Ma): {actual:number} where {expected:number} are due.",
                "{seat}该拿{expected:number}张码牌，却拿了{actual:number}张。",
                "{seat}該拿{expected:number}張碼牌，卻拿了{actual:number}張。",
            ),
            "horses-too-few": words(
                "{seat} has too few horse tiles (Ma): {actual:number} where {expected:number} are due.",
                "{seat}该拿{expected:number}张码牌，只拿了{actual:number}张。",
                "{seat}該拿{expected:number}張碼牌，只拿了{actual:number}張。",
            ),
            "horses-differ": words(
                "{seat}'s horse tiles (Ma) are not those of the wall: [the wall gives {expected:tiles}|not "
                "all of them are there]; the record has {actual:tiles}.",
                "{seat}的码牌和牌墙对不上：牌墙[上是{expected:tiles}|里没有这些牌]，记录里是{actual:tiles}。",
                "{seat}的碼牌和牌牆對不上：牌牆[上是{expected:tiles}|裡沒有這些牌]，記錄裡是{actual:tiles}。",
            ),
            "horses-untimely": words(
                "Horse tiles (Ma) are shown at the wrong time: it is done right after the deal, or when the "
                "hand is over.",
                "亮码的时候不对：发完牌就亮，或者打完了再亮。",
                "亮碼的時候不對：發完牌就亮，或者打完了再亮。",
            ),
            "horses-twice": words(
                "{seat} shows horse tiles (Ma) a second time; the first ones stand.",
                "{seat}的码已经亮过，再亮一次不算数。",
                "{seat}的碼已經亮過，再亮一次不算數。",
            ),
            "horses-of-no-seat": words(
                "At this table each seat has its own horse tiles (Ma), but the record does not say whose "
                "these are.",
                "码踩码要分是哪家的码，记录里却没写这些码是谁的。",
                "碼踩碼要分是哪家的碼，記錄裡卻沒寫這些碼是誰的。",
            ),
        },
    ),
    clause(
        "JX-70",
        words(
            "Horses are as many as was ticked; with none ticked there are none",
            "扎码数量按勾选的算，不勾就是无码",
            "扎碼數量按勾選的算，不勾就是無碼",
        ),
        line=165,
    ),
)
