"""Options of play: open kongs, robbed kongs, the last tile, passed wins, several winners."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

PLAY_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "kong_draw_count",
        "NT-59",
        words("Tiles drawn for an open kong", "开杠补几张牌", "開槓補幾張牌"),
        Choice(1, words("One", "一张", "一張")),
        Choice(2, words("Two", "两张", "兩張")),
        Choice(3, words("Three", "三张", "三張")),
        Choice(4, words("Four", "四张", "四張")),
    ),
    choice(
        "kong_dice",
        "NT-59",
        words("Dice thrown for an open kong", "开杠掷几颗骰子", "開槓擲幾顆骰子"),
        Choice(2, words("Two", "两颗", "兩顆")),
        Choice(1, words("One", "一颗", "一顆")),
        Choice(0, words("None: drawn from the end of the wall", "不掷，从牌墙末尾补", "不擲，從牌牆尾端補")),
    ),
    choice(
        "dice_overflow",
        "NT-59",
        words(
            "The dice show more than there are stacks", "骰子点数比剩下的墩数还多", "骰子點數比剩下的墩數還多"
        ),
        Choice("tail", words("The stack at the end of the wall", "拿牌墙末尾那一墩", "拿牌牆尾端那一墩")),
        Choice(
            "front",
            words(
                "The stack at the front, the farthest counted", "拿数到的最前面那一墩", "拿數到的最前面那一墩"
            ),
        ),
    ),
    yes_no(
        "locked_may_kong",
        "NT-58",
        words(
            "After an open kong one may kong again if the wait stays the same",
            "开杠锁牌后，不改听口还能再杠",
            "開槓鎖牌後，不改聽口還能再槓",
        ),
        default=False,
    ),
    choice(
        "rob_supplement",
        "NT-34",
        words("Robbing a kong that is declared as a supplement", "别家补张时抢杠胡", "別家補張時搶槓胡"),
        Choice("big", words("Allowed, counts as a big hand", "能抢，算大胡", "能搶，算大胡")),
        Choice(
            "small", words("Allowed, adds no big hand", "能抢，抢杠本身不算大胡", "能搶，搶槓本身不算大胡")
        ),
        Choice("no", words("Not allowed", "不能抢", "不能搶")),
    ),
    choice(
        "rob_payer",
        "NT-34",
        words("A robbed kong is paid", "抢杠胡谁付分", "搶槓胡誰付分"),
        Choice(
            "single",
            words("By the robbed seat, as a discard", "被抢的人当放炮付一家的", "被搶的人當放槍付一家的"),
        ),
        Choice(
            "all_three",
            words(
                "By the robbed seat for all three, as a self-draw",
                "被抢的人按自摸包三家",
                "被搶的人按自摸包三家",
            ),
        ),
    ),
    yes_no(
        "sea_requires_ready",
        "NT-54",
        words("Only a waiting hand may take the last tile", "听牌了才能要海底", "聽牌了才能要海底"),
        default=False,
    ),
    choice(
        "missed_win",
        "NT-55",
        words(
            "After passing a win on a discard, until the next own draw",
            "漏胡后，到自己下次摸牌前",
            "漏胡後，到自己下次摸牌前",
        ),
        Choice(
            "same_tile",
            words("No win on a discard of the same tile", "别人打的同一种牌不能胡", "別人打的同一種牌不能胡"),
        ),
        Choice("all", words("No win on any discard", "别人打的牌都不能胡", "別人打的牌都不能胡")),
        Choice(
            "same_or_lower",
            words(
                "Only a win on a discard worth more than the one passed",
                "别人打的牌，分数比漏掉的大才能胡",
                "別人打的牌，分數比漏掉的大才能胡",
            ),
        ),
        Choice("off", words("Free", "不限制", "不限制")),
    ),
    choice(
        "multi_win",
        "NT-46",
        words("Several seats can win on one tile", "几家同时能胡一张牌时", "幾家同時能胡一張牌時"),
        Choice("all", words("All of them win", "几家都胡（通炮）", "幾家都胡（通炮）")),
        Choice(
            "nearest",
            words(
                "Only the nearest in turn order",
                "只让座次最近的一家胡（截胡）",
                "只讓座次最近的一家胡（攔胡）",
            ),
        ),
    ),
)
