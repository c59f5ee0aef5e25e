"""What the written rules let a table tick: the form of kongs, horses, doubling, burns and special wins."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

TABLE_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "added_kong_payment",
        "JX-20",
        words("What is paid for a tile added to a pung (Bu Gang)", "补杠怎么付分", "補槓怎麼付分"),
        Choice(
            "big_turn",
            words(
                "Da Zhuan Wan: 2 from who fed the pung, 1 from the other two",
                "大转弯：放碰的付2分，另外两家各付1分",
                "大轉彎：放碰的付2分，另外兩家各付1分",
            ),
        ),
        Choice(
            "small_turn",
            words("Xiao Zhuan Wan: 1 from each", "小转弯：每家付1分", "小轉彎：每家付1分"),
        ),
    ),
    choice(
        "horse_mode",
        "JX-38",
        words("Horse tiles (Ma)", "奖码玩法", "獎碼玩法"),
        Choice("none", words("None", "无奖码", "無獎碼")),
        Choice(
            "winner",
            words(
                "Turned up after a win, for the winner",
                "赢家奖码：胡牌后扎码，算赢家的",
                "贏家獎碼：胡牌後扎碼，算贏家的",
            ),
        ),
        Choice(
            "dealer",
            words(
                "Turned up after a win, for the dealer",
                "庄家奖码：胡牌后扎码，算庄家的",
                "莊家獎碼：胡牌後扎碼，算莊家的",
            ),
        ),
        Choice(
            "all",
            words(
                "Set aside by every seat after the deal",
                "码踩码：发完牌每家各拿各的码",
                "碼踩碼：發完牌每家各拿各的碼",
            ),
        ),
    ),
    choice(
        "horse_count",
        "JX-70",
        words("How many horse tiles (each seat, where every seat has its own)", "扎码数量", "扎碼數量"),
        Choice(0, words("None, where there are no horses", "不扎码（无奖码时）", "不扎碼（無獎碼時）")),
        *(Choice(count, words(str(count), f"{count}个", f"{count}個")) for count in (2, 3, 4, 6)),
    ),
    yes_no(
        "dealer_double",
        "JX-32",
        words(
            "Wins and kongs count double between the dealer and another seat",
            "庄家坐马（庄家输赢翻倍）",
            "莊家坐馬（莊家輸贏翻倍）",
        ),
        default=True,
    ),
    yes_no(
        "tian_di_hu",
        "JX-50",
        words("Tian Hu and Di Hu are played", "可天地胡", "可天地胡"),
        default=True,
    ),
    yes_no("jia_hu", "JX-29", words("Jia Hu is played", "算假胡", "算假胡"), default=True),
    yes_no("front_burn", "JX-12", words("Front burn (Qian Shao)", "前烧", "前燒"), default=True),
    yes_no("back_burn", "JX-13", words("Back burn (Hou Shao)", "流局后烧", "流局後燒"), default=True),
    yes_no(
        "horses_count_kongs",
        "JX-66",
        words("Horses multiply kongs too", "码跟杠", "碼跟槓"),
        default=False,
    ),
    yes_no(
        "draw_horses_count_kongs",
        "JX-67",
        words(
            "In a drawn hand too, where every seat has its own horses",
            "臭庄码跟杠",
            "臭莊碼跟槓",
        ),
        default=False,
    ),
    yes_no(
        "dissolve_counts_kongs",
        "JX-68",
        words("Kongs are paid when a hand is broken off", "解散算杠", "解散算槓"),
        default=True,
    ),
)
