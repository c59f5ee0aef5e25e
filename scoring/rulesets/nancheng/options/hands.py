"""Options of what a hand must hold to win."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

HAND_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "honor_runs",
        "JX-14",
        words("Runs of honours", "字牌组成的顺子", "字牌組成的順子"),
        Choice(
            "winds_any3_and_dragons",
            words(
                "Any three different winds, or the three dragons",
                "任意三张不同的风牌，或中发白",
                "任意三張不同的風牌，或中發白",
            ),
        ),
        Choice("none", words("None", "没有", "沒有")),
        Choice("dragons_only", words("Only the three dragons", "只有中发白", "只有中發白")),
    ),
    choice(
        "shi_san_lan_gap",
        "JX-54",
        words(
            "Thirteen scattered (Shi San Lan): least distance of two ranks in a suit",
            "十三烂同一花色至少相差几点",
            "十三爛同一花色至少相差幾點",
        ),
        Choice(3, words("3, such as 1 and 4", "3点，比如一和四", "3點，比如一和四")),
        Choice(2, words("2, such as 1 and 3", "2点，比如一和三", "2點，比如一和三")),
    ),
    yes_no(
        "shi_san_lan_knitted",
        "JX-54",
        words(
            "Thirteen scattered only from 147, 258 and 369, each in a suit of its own",
            "十三烂只认一四七、二五八、三六九，三门各一组",
            "十三爛只認一四七、二五八、三六九，三門各一組",
        ),
        default=False,
    ),
    choice(
        "jia_hu_match",
        "JX-30",
        words("Jia Hu wins on", "假胡能胡哪些牌", "假胡能胡哪些牌"),
        Choice(
            "same_suit",
            words(
                "Any tile of the hand's suit, or any honour",
                "同一花色的任何一张，或任何字牌",
                "同一花色的任何一張，或任何字牌",
            ),
        ),
        Choice(
            "same_kind_held",
            words(
                "Only a tile equal to one already held",
                "只限手里已有的同样的牌",
                "只限手裡已有的同樣的牌",
            ),
        ),
    ),
)
