"""Bai, laying down a ready hand: NC-19 to NC-25."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import TABLE_SENTENCES, clause, priced

LAYING_DOWN: Final[tuple[Clause, ...]] = (
    clause(
        "NC-19",
        words(
            "Bai: a ready hand may be laid down, so that all see what it waits for",
            "摆牌：下了叫，可以把要割的牌型倒下来，让大家看到割什么",
            "擺牌：下了叫，可以把要割的牌型倒下來，讓大家看到割什麼",
        ),
        line=59,
        breaches={
            **TABLE_SENTENCES,
            "lay-down-off": words(
                "This table does not play laying down (Bai), but {seat} announces it; it changes nothing.",
                "这桌不打摆牌，{seat}却摆了；这一步不起作用。",
                "這桌不打擺牌，{seat}卻擺了；這一步不起作用。",
            ),
            "lay-down-out-of-turn": words(
                "{seat} may not lay down (Bai) now: it is done in one's own turn, before the discard.",
                "{seat}这时不能摆牌：要轮到自己、打牌的时候才能摆。",
                "{seat}這時不能擺牌：要輪到自己、打牌的時候才能擺。",
            ),
            "lay-down-alone": words(
                "{seat} lays down (Bai), but the discard that belongs to it does not follow.",
                "{seat}摆了牌，却没有接着打出一张。",
                "{seat}擺了牌，卻沒有接著打出一張。",
            ),
            "lay-down-not-ready": words(
                "{seat} lays down (Bai), but what is laid down has no wait that counts.",
                "{seat}摆了牌，却没有下叫：摆出来的牌没有算数的叫口。",
                "{seat}擺了牌，卻沒有下叫：擺出來的牌沒有算數的叫口。",
            ),
            "lay-down-rest-wrong": words(
                "{seat} lays down (Bai) and keeps back [{tiles}|tiles], which are not whole sets; only "
                "these may stay unshown.",
                "{seat}摆牌时没有倒下的[是{tiles}|牌]，不是成副的牌，不能扣着不摆。",
                "{seat}擺牌時沒有倒下的[是{tiles}|牌]，不是成副的牌，不能扣著不擺。",
            ),
            "lay-down-waits-differ": words(
                "{seat} lays down (Bai) and states the wrong waits: the hand waits for [{expected:tiles}|"
                "nothing], stated is [{actual:tiles}|nothing].",
                "{seat}摆牌报的叫口不对：应该叫[{expected:tiles}|不出牌]，报的[是{actual:tiles}|却是空的]。",
                "{seat}擺牌報的叫口不對：應該叫[{expected:tiles}|不出牌]，報的[是{actual:tiles}|卻是空的]。",
            ),
            "lay-down-tiles-missing": words(
                "{seat} lays down (Bai), but the record does not say which tiles.",
                "{seat}摆了牌，记录里却没写倒下的是哪些牌。",
                "{seat}擺了牌，記錄裡卻沒寫倒下的是哪些牌。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged whether it "
                "could be laid down (Bai) like this.",
                "{seat}的手牌没有全部记下来，无法判定有没有下叫、能不能这样摆。",
                "{seat}的手牌沒有全部記下來，無法判定有沒有下叫、能不能這樣擺。",
            ),
            "win-not-declared": words(
                "{seat} laid down (Bai) for [{waits:tiles}|other tiles] and may not win on {tile}.",
                "{seat}摆明要割的[是{waits:tiles}|不是这张]，不能割{tile}。",
                "{seat}擺明要割的[是{waits:tiles}|不是這張]，不能割{tile}。",
            ),
            "feeds-open-wait": words(
                "{open:seat} has laid down and waits for {tile}; at this table {seat} should not discard it.",
                "{open:seat}已经摆明要割{tile}，按这桌的规则{seat}不该打这张。",
                "{open:seat}已經擺明要割{tile}，按這桌的規則{seat}不該打這張。",
            ),
        },
    ),
    clause(
        "NC-20",
        words(
            "Who has laid down may not change the hand any more, but may kong",
            "摆牌后手里的牌不能再换，但是可以杠",
            "擺牌後手裡的牌不能再換，但是可以槓",
        ),
        line=59,
        breaches={
            "lay-down-twice": words(
                "{seat} has laid down (Bai) before; a second time changes nothing.",
                "{seat}已经摆过牌，再摆一次不算数。",
                "{seat}已經擺過牌，再擺一次不算數。",
            ),
            "locked-discard": words(
                "{seat} has laid down (Bai) and must discard the tile just drawn[, {tiles}|], but {act}.",
                "{seat}摆了牌不能换张，只能打出刚摸的[{tiles}|那张]，却{act}。",
                "{seat}擺了牌不能換張，只能打出剛摸的[{tiles}|那張]，卻{act}。",
            ),
            "locked-pung": words(
                "{seat} has laid down (Bai) and may not pung any more, but {act}.",
                "{seat}摆了牌就不能再碰，却{act}。",
                "{seat}擺了牌就不能再碰，卻{act}。",
            ),
            "locked-kong-never": words(
                "At this table nobody may kong after laying down (Bai), but {seat} {act}.",
                "这桌的规则是摆牌后不能再杠，{seat}却{act}。",
                "這桌的規則是擺牌後不能再槓，{seat}卻{act}。",
            ),
            "locked-kong-other-tile": words(
                "{seat} has laid down (Bai) and may kong only what was just drawn or discarded, but {act}.",
                "{seat}摆了牌，只能杠刚摸到的或别家刚打出的牌，却{act}。",
                "{seat}擺了牌，只能槓剛摸到的或別家剛打出的牌，卻{act}。",
            ),
            "locked-kong-shown-tile": words(
                "{seat} {act}, but that tile is among those laid down (Bai), which must stay as they are.",
                "{seat}{act}，可这种牌是摆出来的，不能拿去杠。",
                "{seat}{act}，可這種牌是擺出來的，不能拿去槓。",
            ),
            "locked-kong-waits-change": words(
                "{seat} has laid down (Bai) and {act}, which changes the waits: [{expected:tiles}|nothing] "
                "before, [{actual:tiles}|nothing] after.",
                "{seat}摆了牌，{act}却改变了叫口：原来叫[{expected:tiles}|不出牌]，杠后[叫{actual:tiles}|"
                "没有叫了]。",
                "{seat}擺了牌，{act}卻改變了叫口：原來叫[{expected:tiles}|不出牌]，槓後[叫{actual:tiles}|"
                "沒有叫了]。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged whether this "
                "kong changes its waits.",
                "{seat}的手牌没有全部记下来，无法判定这一杠有没有改变叫口。",
                "{seat}的手牌沒有全部記下來，無法判定這一槓有沒有改變叫口。",
            ),
            "must-win-missed": words(
                "{seat} has laid down (Bai) and at this table must take every win, but let the one "
                "[on {tile} |]go.",
                "{seat}摆了牌，这桌的规则是有割必割，[{tile}|这一手]能割却没割。",
                "{seat}擺了牌，這桌的規則是有割必割，[{tile}|這一手]能割卻沒割。",
            ),
        },
    ),
    priced(
        "NC-21",
        words("Who has laid down wins more", "摆了割牌，多加分数", "擺了割牌，多加分數"),
        line=73,
    ),
    priced(
        "NC-22",
        words("Who has laid down and deals in pays more", "摆了点炮，多赔分数", "擺了點炮，多賠分數"),
        line=73,
    ),
    clause(
        "NC-23",
        words(
            "Winner and discarder have both laid down: both additions hold",
            "摆家给摆家点炮，两边的分数都加",
            "擺家給擺家點炮，兩邊的分數都加",
        ),
        line=73,
    ),
    clause(
        "NC-24",
        words(
            "No laying down when the wall is nearly used up",
            "牌墙快摸完时就不能再摆牌",
            "牌牆快摸完時就不能再擺牌",
        ),
        line=73,
        breaches={
            "lay-down-too-late": words(
                "{seat} lays down (Bai) with {left:number} tiles left in the wall; at least {least:number} "
                "must be left.",
                "{seat}摆牌摆晚了：牌墙只剩{left:number}张，至少剩{least:number}张才能摆。",
                "{seat}擺牌擺晚了：牌牆只剩{left:number}張，至少剩{least:number}張才能擺。",
            ),
        },
    ),
    priced(
        "NC-25",
        words(
            "Laid down with a single wait: winning and paying have additions of their own",
            "独张摆，只有一个叫：割牌和赔牌都另有分数",
            "獨張擺，只有一個叫：割牌和賠牌都另有分數",
        ),
        line=73,
    ),
)
