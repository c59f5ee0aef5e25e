"""Kongs, what they pay and the tile drawn for them: JX-17 to JX-23, JX-75."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained, paid

KONGS: Final[tuple[Clause, ...]] = (
    clause(
        "JX-17",
        words(
            "A kong is made of a discard, by adding to a pung, or of four tiles in hand",
            "杠牌有明杠、补杠、暗杠三种",
            "槓牌有明槓、補槓、暗槓三種",
        ),
        line=38,
    ),
    clause(
        "JX-18",
        words(
            "Ming Gang, a kong of a discard: who discarded it pays 2, the other two pay 1 each",
            "明杠：放杠的付2分，另外两家各付1分",
            "明槓：放槓的付2分，另外兩家各付1分",
        ),
        line=40,
        breaches=paid(
            words(
                "For a kong of a discard its discarder pays twice as much as each of the others; what goes "
                "between the dealer and another seat is doubled where that is played.",
                "明杠由放杠的付两份，另外两家各付一份；勾了庄家坐马的，和庄家之间翻倍。",
                "明槓由放槓的付兩份，另外兩家各付一份；勾了莊家坐馬的，和莊家之間翻倍。",
            )
        ),
    ),
    clause(
        "JX-19",
        words(
            "Bu Gang: the fourth tile is added to one's own pung",
            "补杠：自己碰过的牌，再补上第四张",
            "補槓：自己碰過的牌，再補上第四張",
        ),
        line=41,
        breaches={
            "added-kong-without-pung": words(
                "{seat} {act}, but has no pung of that tile to add it to.",
                "{seat}{act}，可是没有碰过这种牌。",
                "{seat}{act}，可是沒有碰過這種牌。",
            ),
            "late-not-shown": words(
                "The record does not show whether {seat} had just drawn this tile, so whether the kong "
                "counts cannot be judged.",
                "记录里看不出{seat}补杠的这张是不是刚摸到的，算不算杠无法判定。",
                "記錄裡看不出{seat}補槓的這張是不是剛摸到的，算不算槓無法判定。",
            ),
            "added-kong-late": words(
                "At this table only the tile just drawn may be added to a pung, but {seat} {act}, which was "
                "in hand before.",
                "这桌的规则是只有刚摸到的那张才能补杠，{seat}却{act}，这张早就在手里。",
                "這桌的規則是只有剛摸到的那張才能補槓，{seat}卻{act}，這張早就在手裡。",
            ),
            **explained(
                words(
                    "At this table a kong made by adding a tile that was in hand before is not paid.",
                    "这桌的规则是早就在手里的牌拿来补杠，不算杠分。",
                    "這桌的規則是早就在手裡的牌拿來補槓，不算槓分。",
                ),
                "payment-not-due",
            ),
        },
    ),
    clause(
        "JX-20",
        words(
            "Da Zhuan Wan: for an added kong who fed the pung pays 2, the other two pay 1 each",
            "大转弯：补杠时，原先放碰的付2分，另外两家各付1分",
            "大轉彎：補槓時，原先放碰的付2分，另外兩家各付1分",
        ),
        line=43,
        breaches=paid(
            words(
                "For an added kong by the big turn (Da Zhuan Wan) who fed the pung pays twice as much as "
                "each of the others; what goes between the dealer and another seat is doubled where that is "
                "played.",
                "大转弯补杠由原先放碰的付两份，另外两家各付一份；勾了庄家坐马的，和庄家之间翻倍。",
                "大轉彎補槓由原先放碰的付兩份，另外兩家各付一份；勾了莊家坐馬的，和莊家之間翻倍。",
            )
        ),
    ),
    clause(
        "JX-21",
        words(
            "Xiao Zhuan Wan: for an added kong each of the others pays 1",
            "小转弯：补杠时，三家各付1分",
            "小轉彎：補槓時，三家各付1分",
        ),
        line=44,
        breaches=paid(
            words(
                "For an added kong by the small turn (Xiao Zhuan Wan) each of the others pays one share; "
                "what goes between the dealer and another seat is doubled where that is played.",
                "小转弯补杠三家各付一份；勾了庄家坐马的，和庄家之间翻倍。",
                "小轉彎補槓三家各付一份；勾了莊家坐馬的，和莊家之間翻倍。",
            )
        ),
    ),
    clause(
        "JX-22",
        words(
            "An Gang, a concealed kong: it is shown to all, and each of the others pays 2",
            "暗杠：四张亮给大家看，三家各付2分",
            "暗槓：四張亮給大家看，三家各付2分",
        ),
        line=45,
        breaches=paid(
            words(
                "For a concealed kong each of the others pays two shares; what goes between the dealer and "
                "another seat is doubled where that is played.",
                "暗杠三家各付两份；勾了庄家坐马的，和庄家之间翻倍。",
                "暗槓三家各付兩份；勾了莊家坐馬的，和莊家之間翻倍。",
            )
        ),
    ),
    clause(
        "JX-23",
        words(
            "For every kong a tile is drawn at once from the end of the wall",
            "杠了牌，要马上从牌墙末尾补一张",
            "槓了牌，要馬上從牌牆尾端補一張",
        ),
        line=47,
        breaches={
            "no-tile-for-kong": words(
                "No tile is left to be drawn for a kong, but {seat} {act}.",
                "牌墙已经没有牌可补，{seat}却{act}。",
                "牌牆已經沒有牌可補，{seat}卻{act}。",
            ),
            "replacement-from-head": words(
                "{seat} draws for a kong and must take from the end of the wall, but takes from its front.",
                "{seat}杠后补牌该从牌墙末尾拿，却从前端拿。",
                "{seat}槓後補牌該從牌牆尾端拿，卻從前端拿。",
            ),
            "tail-without-kong": words(
                "{seat} has made no kong and must draw from the front of the wall, but draws from its end.",
                "{seat}没有杠，该从牌墙前端摸牌，却从末尾摸。",
                "{seat}沒有槓，該從牌牆前端摸牌，卻從尾端摸。",
            ),
            "replacement-differs": words(
                "{seat} draws {drawn:tiles} for a kong, but the wall has {due:tiles} at its end.",
                "{seat}杠后补到{drawn:tiles}，可是牌墙末尾那张是{due:tiles}。",
                "{seat}槓後補到{drawn:tiles}，可是牌牆尾端那張是{due:tiles}。",
            ),
            "draw-missing": words(
                "After a kong a tile is drawn at once from the end of the wall; here play goes on without "
                "it.",
                "杠了牌要马上从牌墙末尾补一张，这里没有补就往下打了。",
                "槓了牌要馬上從牌牆尾端補一張，這裡沒有補就往下打了。",
            ),
        },
    ),
    clause(
        "JX-75",
        words(
            "The kongs of all seats are paid, in a drawn hand too",
            "各家的杠分都算，流局也算",
            "各家的槓分都算，流局也算",
        ),
        line=30,
    ),
)
