"""Options of the hands: opening wins, pairs, and what the big hands ask for and count."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

HAND_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "opening_win",
        "NT-21",
        words("After an opening win", "起手胡亮出后", "起手胡亮出後"),
        Choice("end", words("The hand is over", "这一局就此结束", "這一局就此結束")),
        Choice("continue", words("It is paid and play goes on", "收完分接着打", "收完分接著打")),
    ),
    choice(
        "opening_bird",
        "NT-21",
        words(
            "Birds for an opening win, when play goes on",
            "接着打时，起手胡怎么扎鸟",
            "接著打時，起手胡怎麼扎鳥",
        ),
        Choice("none", words("No birds", "不扎鸟", "不扎鳥")),
        Choice(
            "dice",
            words(
                "Two dice at once, each face a bird",
                "当场掷两颗骰子，每颗点数当一只鸟",
                "當場擲兩顆骰子，每顆點數當一隻鳥",
            ),
        ),
        Choice(
            "final",
            words(
                "The birds of the win at the end count for it too",
                "最后胡牌时的鸟一并算",
                "最後胡牌時的鳥一併算",
            ),
        ),
    ),
    choice(
        "opening_multiplicity",
        "NT-17",
        words("Si Xi with two sets of four alike", "起手有两副四张相同的四喜", "起手有兩副四張相同的四喜"),
        Choice("once", words("Counts once", "只算一次", "只算一次")),
        Choice("each", words("Counts once for each set of four", "有几副算几次", "有幾副算幾次")),
    ),
    choice(
        "liu_liu_shun_quad",
        "NT-20",
        words(
            "Four alike as a triplet of Liu Liu Shun",
            "四张相同的牌算不算六六顺的刻子",
            "四張相同的牌算不算六六順的刻子",
        ),
        Choice("counts", words("Counts as a triplet", "算刻子", "算刻子")),
        Choice("excluded", words("Does not count", "不算", "不算")),
    ),
    choice(
        "context_pair",
        "NT-16",
        words(
            "Pair when the hand is big only by circumstance (Tian Hu, Di Hu, last tile, kong)",
            "只靠时机成的大胡（天胡、地胡、海底、杠上）用什么将",
            "只靠時機成的大胡（天胡、地胡、海底、槓上）用什麼將",
        ),
        Choice(
            "by_pattern",
            words(
                "As the shape of the hand asks: a plain one needs 2, 5 or 8",
                "看牌型，普通牌型仍要二五八",
                "看牌型，普通牌型仍要二五八",
            ),
        ),
        Choice("any", words("Any pair", "可以乱将", "可以亂將")),
    ),
    choice(
        "jiang_jiang_hu_shape",
        "NT-27",
        words("Sets in Jiang Jiang Hu", "将将胡要不要成牌型", "將將胡要不要成牌型"),
        Choice(
            "none",
            words(
                "Not needed: 14 tiles of 2, 5 and 8 are enough",
                "不用，全是二五八就行",
                "不用，全是二五八就行",
            ),
        ),
        Choice(
            "required",
            words(
                "Needed: sets and a pair, or seven pairs",
                "要成四副牌加将，七对也行",
                "要成四副牌加將，七對也行",
            ),
        ),
    ),
    choice(
        "qing_yi_se_mode",
        "NT-28",
        words("Qing Yi Se with other big hands", "清一色遇上别的大胡", "清一色遇上別的大胡"),
        Choice("add", words("Adds one share", "加一份", "加一份")),
        Choice("double", words("Doubles all the others", "把其余大胡翻一倍", "把其餘大胡翻一倍")),
    ),
    choice(
        "hao_hua_units",
        "NT-32",
        words("Hao Hua Qi Xiao Dui counts as", "豪华七小对算几个大胡", "豪華七小對算幾個大胡"),
        Choice(2, words("Two big hands", "两个", "兩個")),
        Choice(1, words("One big hand", "一个", "一個")),
    ),
    choice(
        "hao_hua_extra_quads",
        "NT-32",
        words(
            "Further fours alike in Hao Hua Qi Xiao Dui", "豪华七小对里多出的四张", "豪華七小對裡多出的四張"
        ),
        Choice("ignore", words("Add nothing", "不另加", "不另加")),
        Choice(
            "plus_one", words("One big hand more for each", "每多一副多算一个大胡", "每多一副多算一個大胡")
        ),
    ),
    yes_no(
        "quan_qiu_ren_self_draw",
        "NT-36",
        words("Quan Qiu Ren also by self-draw", "全求人自摸也算", "全求人自摸也算"),
        default=True,
    ),
    yes_no(
        "quan_qiu_ren_concealed_kong",
        "NT-36",
        words(
            "Quan Qiu Ren also with a concealed kong among the four melds",
            "全求人的四副里可以有暗杠",
            "全求人的四副裡可以有暗槓",
        ),
        default=True,
    ),
    yes_no(
        "di_hu_after_kong",
        "NT-25",
        words(
            "Di Hu still counts if the dealer konged before the first discard",
            "庄家出第一张前杠过牌，仍算地胡",
            "莊家出第一張前槓過牌，仍算地胡",
        ),
        default=True,
    ),
)
