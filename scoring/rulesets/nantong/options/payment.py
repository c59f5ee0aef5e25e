"""Options of what a win pays: base points, the dealer's addition, birds."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no
from scoring.rulesets.nantong.options.points import points

PAYMENT_OPTIONS: Final[tuple[Option, ...]] = (
    points("points_small", "NT-37", words("Points of a small hand", "小胡的底分", "小胡的底分"), default=10),
    points(
        "points_big", "NT-39", words("Points of one big hand", "一个大胡的底分", "一個大胡的底分"), default=60
    ),
    points(
        "points_dealer",
        "NT-37",
        words(
            "Points added when the dealer wins or pays",
            "庄家输赢另加的分（庄闲）",
            "莊家輸贏另加的分（莊閒）",
        ),
        default=10,
    ),
    choice(
        "dealer_bonus",
        "NT-43",
        words(
            "Dealer's addition when several hands add up",
            "几种胡相加时，庄闲分怎么加",
            "幾種胡相加時，莊閒分怎麼加",
        ),
        Choice("per_unit", words("Once for each hand counted", "每一种各加一次", "每一種各加一次")),
        Choice("once", words("Once a payment", "一笔只加一次", "一筆只加一次")),
    ),
    choice(
        "bird_count",
        "NT-47",
        words("Number of birds", "扎几只鸟", "扎幾隻鳥"),
        Choice(1, words("One", "一只", "一隻")),
        Choice(0, words("None", "不扎鸟", "不扎鳥")),
        Choice(2, words("Two", "两只", "兩隻")),
        Choice(4, words("Four", "四只", "四隻")),
        Choice(6, words("Six", "六只", "六隻")),
    ),
    choice(
        "bird_combine",
        "NT-47",
        words("Several birds on one payment", "一笔分中了几只鸟", "一筆分中了幾隻鳥"),
        Choice(
            "multiply",
            words(
                "Each doubles again: 2, 4, 8 times", "一只翻一次：2倍、4倍、8倍", "一隻翻一次：2倍、4倍、8倍"
            ),
        ),
        Choice(
            "add",
            words(
                "Each adds the payment once: 2, 3, 4 times",
                "一只加一倍：2倍、3倍、4倍",
                "一隻加一倍：2倍、3倍、4倍",
            ),
        ),
    ),
    choice(
        "bird_origin",
        "NT-48",
        words("Birds are counted from", "数鸟从谁数起", "數鳥從誰數起"),
        Choice("dealer", words("The dealer", "庄家", "莊家")),
        Choice(
            "winner",
            words(
                "The winner; with several winners, the seat that pays",
                "胡牌的人，通炮时从放炮的人",
                "胡牌的人，通炮時從放槍的人",
            ),
        ),
    ),
    yes_no(
        "bird_doubles_dealer_add",
        "NT-44",
        words("Birds double the dealer's addition too", "中鸟时庄闲分也翻倍", "中鳥時莊閒分也翻倍"),
        default=True,
    ),
    choice(
        "bird_wall_empty",
        "NT-47",
        words("The bird when no tile is left", "牌墙没牌时拿什么当鸟", "牌牆沒牌時拿什麼當鳥"),
        Choice("winning_tile", words("The winning tile", "胡的那张牌", "胡的那張牌")),
        Choice("none", words("No bird", "不扎鸟", "不扎鳥")),
    ),
)
