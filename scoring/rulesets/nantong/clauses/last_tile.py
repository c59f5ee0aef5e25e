"""Replacements, the last tile and passed wins: NT-51 to NT-55."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

LAST_TILE: Final[tuple[Clause, ...]] = (
    clause(
        "NT-51",
        words(
            "A win on the tile of a supplement kong is an ordinary self-draw",
            "补张补到的牌胡了，只算普通自摸",
            "補張補到的牌胡了，只算普通自摸",
        ),
        line=153,
        breaches={
            "items-differ": words(
                "{seat} won on the tile of a supplement kong, an ordinary self-draw: {both:items}.",
                "{seat}胡的是补张补来的牌，只算普通自摸：{both:items}。",
                "{seat}胡的是補張補來的牌，只算普通自摸：{both:items}。",
            ),
        },
    ),
    clause(
        "NT-52",
        words(
            "A supplement takes one tile from the end of the wall, top before bottom, without choice",
            "补张从牌墙末尾拿，先上后下，一次一张，不能挑",
            "補張從牌牆尾端拿，先上後下，一次一張，不能挑",
        ),
        line=155,
        breaches={
            "draw-source": words(
                "{seat} draws for a supplement kong and should take from {expected:source}; the record "
                "says {actual:source}.",
                "{seat}补张该从{expected:source}拿，记录写的却是从{actual:source}拿。",
                "{seat}補張該從{expected:source}拿，記錄寫的卻是從{actual:source}拿。",
            ),
        },
    ),
    clause(
        "NT-53",
        words(
            "A kong with one tile left takes that tile; this hand then has no last tile to win with",
            "只剩海底时补张，就补走海底，这一局不再有海底",
            "只剩海底時補張，就補走海底，這一局不再有海底",
        ),
        line=157,
        breaches={
            "last-tile-was-replacement": words(
                "A kong took the last tile, so there is none to ask for, yet {seat} {act}.",
                "海底已经被补张补走，这一局没有海底可问，{seat}却{act}。",
                "海底已經被補張補走，這一局沒有海底可問，{seat}卻{act}。",
            ),
            "claim-on-empty-wall": words(
                "A kong took the last tile; what is discarded now can only be won on, but {seat} {act}.",
                "最后一张已经被补走，这时打出的牌只能胡，{seat}却{act}。",
                "最後一張已經被補走，這時打出的牌只能胡，{seat}卻{act}。",
            ),
            "items-differ": words(
                "A kong took the last tile, so {seat}'s win has nothing of it: {both:items}.",
                "海底已经被补张补走，{seat}这一胡不算海底：{both:items}。",
                "海底已經被補張補走，{seat}這一胡不算海底：{both:items}。",
            ),
        },
    ),
    clause(
        "NT-54",
        words(
            "The last tile is offered seat by seat, from the one due to draw, until someone takes it",
            "海底漫游：从轮到摸牌的一家起依次问，谁要归谁",
            "海底漫遊：從輪到摸牌的一家起依次問，誰要歸誰",
        ),
        line=159,
        breaches={
            "last-tile-unasked": words(
                "One tile is left: it is offered first, then drawn by who takes it, but {seat} {act} at "
                "once.",
                "只剩海底一张，要先问、有人要了再摸，{seat}却直接{act}。",
                "只剩海底一張，要先問、有人要了再摸，{seat}卻直接{act}。",
            ),
            "last-tile-by-another": words(
                "{expected:seat} has asked for the last tile, but {seat} {act}.",
                "要海底的是{expected:seat}，{seat}却{act}。",
                "要海底的是{expected:seat}，{seat}卻{act}。",
            ),
            "sea-not-offered": words(
                "The last tile is not on offer now, but {seat} {act}.",
                "现在不是问海底的时候，{seat}却{act}。",
                "現在不是問海底的時候，{seat}卻{act}。",
            ),
            "sea-out-of-order": words(
                "For the last tile {expected:seat} should answer now, not {actual:seat}.",
                "问海底该轮到{expected:seat}回答，答的却是{actual:seat}。",
                "問海底該輪到{expected:seat}回答，答的卻是{actual:seat}。",
            ),
            "sea-answer-unknown": words(
                "{seat} can only take the last tile (1) or decline it (0); the record has "
                "[{actual:number}|no answer].",
                "{seat}对海底只能答要（1）或不要（0），记录里[是{actual:number}|没有回答]。",
                "{seat}對海底只能答要（1）或不要（0），記錄裡[是{actual:number}|沒有回答]。",
            ),
            "sea-not-waiting": words(
                "{seat} takes the last tile without waiting to win, which this table does not allow.",
                "{seat}没有听牌，按这桌的规则不能要海底。",
                "{seat}沒有聽牌，按這桌的規則不能要海底。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged whether it may "
                "take the last tile.",
                "{seat}的手牌没有全部记下来，无法判定听不听牌、能不能要海底。",
                "{seat}的手牌沒有全部記下來，無法判定聽不聽牌、能不能要海底。",
            ),
            "sea-tile-claimed": words(
                "The last tile, once discarded, can only be won on, but {seat} {act}.",
                "海底牌打出来只能胡，不能杠，{seat}却{act}。",
                "海底牌打出來只能胡，不能槓，{seat}卻{act}。",
            ),
            "sea-tile-konged": words(
                "With only the last tile in question there is no kong, but {seat} {act}.",
                "到了海底，只能胡或打出，不能再杠，{seat}却{act}。",
                "到了海底，只能胡或打出，不能再槓，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "NT-55",
        words(
            "Lou Hu: who passes a win on a discard is barred from such wins until the next own draw",
            "漏胡：炮胡放过不要，到自己下次摸牌前受限",
            "漏胡：別人打的牌能胡沒胡，到自己下次摸牌前受限",
        ),
        line=161,
        breaches={
            "passed-then-won": words(
                "{seat} had declined to win on {tile} and then wins on it after all.",
                "{seat}已经放弃胡{tile}，又反悔来胡。",
                "{seat}已經放棄胡{tile}，又反悔來胡。",
            ),
            "missed-win": words(
                "{seat} let a win on {missed} go and may not win on {tile} before its next own draw.",
                "{seat}漏胡：先前{missed}能胡没胡，自己再摸牌之前不能胡这张{tile}。",
                "{seat}漏胡：先前{missed}能胡沒胡，自己再摸牌之前不能胡這張{tile}。",
            ),
        },
    ),
)
