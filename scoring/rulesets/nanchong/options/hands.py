"""Options of what a hand must hold to count."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

HAND_OPTIONS: Final[tuple[Option, ...]] = (
    yes_no(
        "que_yi_men_with_qing_yi_se",
        "NC-33",
        words("A hand of one suit also counts as Que Yi Men", "清一色另算缺一门", "清一色另算缺一門"),
        default=False,
    ),
    yes_no(
        "ka_xin_wu_only_wait",
        "NC-35",
        words("Ka Xin Wu only if the five is the sole wait", "只叫这张五才算卡心五", "只叫這張五才算卡心五"),
        default=False,
    ),
    choice(
        "yi_ban_gao_count",
        "NC-36",
        words("Two pairs of twin runs", "有两副一般高", "有兩副一般高"),
        Choice("once", words("Count once", "只算一次", "只算一次")),
        Choice("per_pair", words("Count once for each pair", "有几副算几次", "有幾副算幾次")),
    ),
    yes_no(
        "da_dui_zi_single_wait_only",
        "NC-50",
        words(
            "All pungs only if the winning tile makes the pair",
            "单吊割牌才算大对子",
            "單吊割牌才算大對子",
        ),
        default=False,
    ),
    choice(
        "gen_scope",
        "NC-44",
        words("Which four alike are a Gen", "哪些四张相同的算根", "哪些四張相同的算根"),
        Choice(
            "all",
            words(
                "All, a pung and the fourth tile in the hand too",
                "都算，碰了三张、手里还有一张也算",
                "都算，碰了三張、手裡還有一張也算",
            ),
        ),
        Choice(
            "kong_or_concealed",
            words("Kongs, and four in the hand", "只算杠牌和手里的四张", "只算槓牌和手裡的四張"),
        ),
    ),
)
