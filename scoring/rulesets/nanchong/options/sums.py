"""Options of how a price is put together: big hands, wins at the deal, self-draws, limits, and Piao."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, integer
from scoring.rulesets.nanchong.options.points import points

SUM_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "big_hands",
        "NC-32",
        words(
            "One suit, seven pairs or all pungs in one win",
            "清一色、小七对、大对子碰到一起",
            "清一色、小七對、大對子碰到一起",
        ),
        Choice("add", words("They add up", "加起来算", "加起來算")),
        Choice("max", words("Only the dearest counts", "只算最大的一个", "只算最大的一個")),
    ),
    points("points_tian_hu", "NC-28", words("Win as dealt (Tian Hu)", "天胡", "天胡"), default=0),
    choice(
        "tian_hu_win_tile",
        "NC-28",
        words(
            "Which tile counts as the winning one in Tian Hu",
            "天胡把哪张当作割的那张",
            "天胡把哪張當作割的那張",
        ),
        Choice(
            "none",
            words(
                "None: nothing that hangs on the winning tile counts",
                "没有，要看割哪张的番都不算",
                "沒有，要看割哪張的番都不算",
            ),
        ),
        Choice(
            "last_dealt",
            words(
                "The last tile dealt to the dealer, if the wall is on record",
                "庄家最后摸到的一张（记录里有牌墙才算得出）",
                "莊家最後摸到的一張（記錄裡有牌牆才算得出）",
            ),
        ),
        Choice("best", words("The one that gives most", "哪张最大算哪张", "哪張最大算哪張")),
    ),
    points(
        "points_di_hu",
        "NC-28",
        words(
            "Win on the dealer's first discard (Di Hu); 0: not played", "地胡（0为不打）", "地胡（0為不打）"
        ),
        default=0,
    ),
    choice(
        "self_draw_bonus",
        "NC-18",
        words("A self-draw adds", "自摸另加", "自摸另加"),
        Choice("none", words("Nothing", "不加", "不加")),
        Choice("fan1", words("1 as fan: inside the cap and the least fan", "加1番", "加1番")),
        Choice(
            "base1",
            words("1 as base: outside the cap and the least fan", "加1个底", "加1個底"),
        ),
    ),
    integer(
        "fan_cap",
        "NC-32",
        words(
            "Most fan that a win may count (0: no limit)",
            "封顶多少番（0为不封顶）",
            "封頂多少番（0為不封頂）",
        ),
        default=0,
        most=100,
    ),
    integer(
        "min_fan",
        "NC-32",
        words("Fan that a win needs, base left out", "起胡至少要几番（底不算）", "起胡至少要幾番（底不算）"),
        default=0,
        most=20,
    ),
    integer(
        "piao_max",
        "NC-10",
        words("Highest stake of Piao (0: not played)", "最多飘几分（0为不打飘）", "最多飄幾分（0為不打飄）"),
        default=5,
        most=5,
    ),
    choice(
        "piao_mode",
        "NC-12",
        words("The Piao of winner and payer", "割家和赔家的飘怎么算", "割家和賠家的飄怎麼算"),
        Choice(
            "sum",
            words(
                "Added, also if only one of the two has any",
                "加起来，只有一家飘也算",
                "加起來，只有一家飄也算",
            ),
        ),
        Choice("both_only", words("Added only if both have some", "两家都飘了才加", "兩家都飄了才加")),
    ),
)
