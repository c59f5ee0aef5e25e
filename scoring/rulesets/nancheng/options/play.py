"""Options of play: declaring ready, wins and pungs let go, kongs, the last discard."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

PLAY_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "ready",
        "JX-24",
        words("Being ready (Ding Kou) before a win", "定口", "定口"),
        Choice(
            "implicit",
            words("Goes without saying", "不用宣布，听牌就算定口", "不用宣布，聽牌就算定口"),
        ),
        Choice(
            "declared",
            words(
                "Must be declared, and locks the hand",
                "要先宣布定口，定了不能换张",
                "要先宣布定口，定了不能換張",
            ),
        ),
    ),
    choice(
        "pass_win_lock",
        "JX-34",
        words(
            "Who lets a win on a discard go (Lou Hu) may not win this round on",
            "漏胡后同一圈内不能胡",
            "漏胡後同一圈內不能胡",
        ),
        Choice("any_tile", words("Any discard", "任何人打的牌", "任何人打的牌")),
        Choice("same_kind", words("The same tile", "同样的牌", "同樣的牌")),
        Choice("off", words("Nothing is barred", "不打漏胡", "不打漏胡")),
    ),
    choice(
        "pass_win_exception",
        "JX-35",
        words("A win is free after all", "漏胡后什么情况还能胡", "漏胡後什麼情況還能胡"),
        Choice(
            "strictly_higher_base",
            words(
                "If the hand is worth more than the one let go",
                "胡分比漏掉的大（胡大不胡小）",
                "胡分比漏掉的大（胡大不胡小）",
            ),
        ),
        Choice("none", words("Never", "都不能", "都不能")),
        Choice(
            "by_payment",
            words(
                "If more would be paid than for the one let go",
                "能收的分比漏掉的多",
                "能收的分比漏掉的多",
            ),
        ),
    ),
    yes_no(
        "refused_self_draw_locks",
        "JX-34",
        words("Letting a self-draw go bars as well", "放过自摸也算漏胡", "放過自摸也算漏胡"),
        default=False,
    ),
    choice(
        "pass_pung_lock",
        "JX-36",
        words(
            "Who lets a pung go (Shi Peng) may not pung this round",
            "失碰后同一圈内不能碰",
            "失碰後同一圈內不能碰",
        ),
        Choice("same_kind", words("The same tile", "同样的牌", "同樣的牌")),
        Choice("any", words("Any tile", "任何牌", "任何牌")),
        Choice("off", words("Nothing is barred", "不打失碰", "不打失碰")),
    ),
    choice(
        "kong_after_pung",
        "JX-37",
        words("A kong after one's pung", "碰了以后什么时候能杠", "碰了以後什麼時候能槓"),
        Choice(
            "next_turn",
            words("From the next own draw on", "过圈，自己再摸牌才能杠", "過圈，自己再摸牌才能槓"),
        ),
        Choice("same_turn", words("In the turn of the pung too", "碰了马上也能杠", "碰了馬上也能槓")),
    ),
    choice(
        "late_added_kong",
        "JX-19",
        words(
            "Adding a fourth tile that was not just drawn",
            "补杠用的不是刚摸的那张",
            "補槓用的不是剛摸的那張",
        ),
        Choice("scored", words("Is paid like any", "照样算分", "照樣算分")),
        Choice("unscored", words("Is allowed, and not paid", "可以杠，不算分", "可以槓，不算分")),
        Choice("forbidden", words("Is not allowed", "不能杠", "不能槓")),
    ),
    yes_no(
        "last_discard_pung",
        "JX-76",
        words(
            "The discard after the last tile may be punged",
            "牌墙摸完后打出的最后一张可以碰",
            "牌牆摸完後打出的最後一張可以碰",
        ),
        default=True,
    ),
)
