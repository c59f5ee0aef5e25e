"""Options of robbed kongs, wins on a kong's tile, wins at the start, and burns."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, integer, yes_no

PRICE_OPTIONS: Final[tuple[Option, ...]] = (
    integer(
        "rob_min",
        "JX-28",
        words("Points that a hand needs to rob a kong", "抢杠至少要几分", "搶槓至少要幾分"),
        default=10,
        most=100,
    ),
    choice(
        "rob_basis",
        "JX-28",
        words("Which points these are", "抢杠的分怎么看", "搶槓的分怎麼看"),
        Choice(
            "payment",
            words("What is paid, the dealer's doubling included", "翻倍后实付的分", "翻倍後實付的分"),
        ),
        Choice("base", words("The hand's own, before doubling", "翻倍前的胡分", "翻倍前的胡分")),
        Choice("off", words("None are asked", "不限分数", "不限分數")),
    ),
    choice(
        "rob_pay",
        "JX-65",
        words("Who is robbed pays", "被抢杠的付多少", "被搶槓的付多少"),
        Choice("robbed_single", words("As for a discard", "照放炮付一家的分", "照放炮付一家的分")),
        Choice(
            "robbed_triple",
            words("All three shares of a self-draw", "照自摸包三家的分", "照自摸包三家的分"),
        ),
    ),
    yes_no(
        "robbed_kong_scores",
        "JX-27",
        words("A robbed kong is paid all the same", "被抢的杠照样算分", "被搶的槓照樣算分"),
        default=False,
    ),
    integer(
        "gang_kai_factor",
        "JX-26",
        words(
            "A win on the tile after a kong (Gang Kai) is worth so many times as much",
            "杠开，胡分乘几",
            "槓開，胡分乘幾",
        ),
        default=1,
        least=1,
        most=4,
    ),
    yes_no(
        "tian_di_hu_doubled",
        "JX-32",
        words(
            "Tian Hu and Di Hu are doubled for the dealer too",
            "天胡、地胡也按庄家坐马翻倍",
            "天胡、地胡也按莊家坐馬翻倍",
        ),
        default=True,
    ),
    yes_no(
        "di_hu_after_dealer_kong",
        "JX-51",
        words(
            "Di Hu also after a concealed kong of the dealer",
            "庄家先暗杠再打第一张，也算地胡",
            "莊家先暗槓再打第一張，也算地胡",
        ),
        default=True,
    ),
    choice(
        "di_hu_payers",
        "JX-51",
        words("Di Hu is paid by", "地胡谁付分", "地胡誰付分"),
        Choice("dealer", words("The dealer alone", "只由庄家付", "只由莊家付")),
        Choice("all", words("All three others", "三家都付", "三家都付")),
    ),
    choice(
        "front_burn_broken_by",
        "JX-12",
        words("What breaks the front burn (Qian Shao)", "前烧怎样算断", "前燒怎樣算斷"),
        Choice(
            "any_call_or_kong",
            words(
                "Any pung, kong or win in between",
                "中间有人碰、杠（暗杠也算）或胡",
                "中間有人碰、槓（暗槓也算）或胡",
            ),
        ),
        Choice(
            "claims_only",
            words(
                "Only what takes another's discard",
                "中间有人碰、明杠或胡，暗杠不算",
                "中間有人碰、明槓或胡，暗槓不算",
            ),
        ),
    ),
    yes_no(
        "burns_doubled",
        "JX-12",
        words("Burns are doubled for the dealer too", "前烧、后烧也翻倍", "前燒、後燒也翻倍"),
        default=False,
    ),
)
