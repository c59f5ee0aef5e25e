"""Options of the drawn hand and of the table: Cha Jiao, dead waits, who pays, showing, the next deal."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice

TABLE_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "cha_jiao",
        "NC-30",
        words(
            "In a drawn hand, a hand that is not ready pays a ready one (Cha Jiao)",
            "荒庄查叫，没下叫的赔下叫的",
            "荒莊查叫，沒下叫的賠下叫的",
        ),
        Choice("max", words("The most it could win", "赔最大的（查大叫）", "賠最大的（查大叫）")),
        Choice("min", words("The least it could win", "赔最小的（查小叫）", "賠最小的（查小叫）")),
        Choice("off", words("Nothing", "不查叫", "不查叫")),
    ),
    choice(
        "cha_jiao_piao",
        "NC-30",
        words("Piao in Cha Jiao", "查叫算不算飘", "查叫算不算飄"),
        Choice("both", words("Of both seats", "两家的都算", "兩家的都算")),
        Choice("winner", words("Only of the ready seat", "只算下叫那家的", "只算下叫那家的")),
        Choice("none", words("Left out", "不算", "不算")),
    ),
    choice(
        "cha_jiao_bai",
        "NC-30",
        words("Laying down in Cha Jiao", "查叫算不算摆", "查叫算不算擺"),
        Choice("max", words("At its higher value", "按摆能加的最大分数算", "按擺能加的最大分數算")),
        Choice("discard", words("At its value on a discard", "按割别人的炮算", "按割別人的炮算")),
        Choice("none", words("Left out", "不算", "不算")),
    ),
    choice(
        "dead_wait",
        "NC-30",
        words("A tile does not count as a wait if", "哪些牌不算叫", "哪些牌不算叫"),
        Choice("own_four", words("One holds all four oneself", "四张都在自己手里的", "四張都在自己手裡的")),
        Choice(
            "visible",
            words(
                "All four are in one's hand or face up on the table",
                "四张都在自己手里或桌面上的",
                "四張都在自己手裡或桌面上的",
            ),
        ),
        Choice("shape", words("Never: the shape alone decides", "只看牌型，都算", "只看牌型，都算")),
    ),
    choice(
        "dian_gang_hua",
        "NC-18",
        words(
            "Win on the tile drawn for a kong of another's discard",
            "点杠后杠上开花",
            "點槓後槓上開花",
        ),
        Choice("all", words("All three pay", "算自摸，三家都赔", "算自摸，三家都賠")),
        Choice("feeder", words("Only who gave the kong pays", "只由点杠的赔", "只由點槓的賠")),
    ),
    choice(
        "claim_last_discard",
        "NC-41",
        words("The discard after the last tile", "牌墙摸完后打出的最后一张", "牌牆摸完後打出的最後一張"),
        Choice("win_and_pung", words("May be won or punged", "能割也能碰", "能割也能碰")),
        Choice("win_only", words("May only be won", "只能割", "只能割")),
    ),
    choice(
        "an_gang_show",
        "NC-17",
        words("A concealed kong is turned up", "暗杠什么时候亮明", "暗槓什麼時候亮明"),
        Choice(
            "round",
            words("By the konger's next draw", "一圈后，自己再摸牌前亮明", "一圈後，自己再摸牌前亮明"),
        ),
        Choice("immediate", words("At once", "当场亮明", "當場亮明")),
        Choice("ignore", words("As one likes", "不管", "不管")),
    ),
    choice(
        "draw_dealer",
        "NC-08",
        words("Next dealer after a drawn hand", "荒庄后谁坐庄", "荒莊後誰做莊"),
        Choice("same", words("The dealer stays", "庄家不变", "莊家不變")),
        Choice("next", words("The next seat", "轮到下家", "輪到下家")),
    ),
)
