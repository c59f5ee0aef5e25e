"""Options of laying down (Bai): when, what is shown, what it wins and costs, how it binds."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, integer, yes_no
from scoring.rulesets.nanchong.options.points import points

LAYING_DOWN_OPTIONS: Final[tuple[Option, ...]] = (
    yes_no("bai", "NC-19", words("Laying down (Bai) is played", "可以摆牌", "可以擺牌"), default=True),
    choice(
        "bai_window",
        "NC-19",
        words("When one may lay down", "什么时候能摆", "什麼時候能擺"),
        Choice(
            "own_turn",
            words("In one's own turn, with the discard", "轮到自己、打牌时摆", "輪到自己、打牌時擺"),
        ),
        Choice(
            "any",
            words(
                "Also at any other moment, without a discard",
                "没轮到自己也能摆，不用打牌",
                "沒輪到自己也能擺，不用打牌",
            ),
        ),
    ),
    points(
        "points_bai_pai",
        "NC-21",
        words("Won more by who has laid down", "摆了割牌，加几分", "擺了割牌，加幾分"),
        default=2,
    ),
    points(
        "points_du_zhang_bai_self_draw",
        "NC-25",
        words("Laid down with one wait: won more by self-draw", "独张摆自摸，加几分", "獨張擺自摸，加幾分"),
        default=5,
    ),
    points(
        "points_du_zhang_bai_discard",
        "NC-25",
        words(
            "Laid down with one wait: won more on a discard",
            "独张摆割别人的炮，加几分",
            "獨張擺割別人的炮，加幾分",
        ),
        default=2,
    ),
    points(
        "points_bai_pai_pei_discard",
        "NC-22",
        words("Laid down: paid more for dealing in", "摆了点炮，多赔几分", "擺了點炮，多賠幾分"),
        default=2,
    ),
    points(
        "points_bai_pai_pei_self_draw",
        "NC-22",
        words(
            "Laid down: paid more when another draws the win",
            "摆了，别家自摸，多赔几分",
            "擺了，別家自摸，多賠幾分",
        ),
        default=0,
    ),
    points(
        "points_du_zhang_bai_pei_discard",
        "NC-25",
        words(
            "Laid down with one wait: paid more for dealing in",
            "独张摆点炮，多赔几分",
            "獨張擺點炮，多賠幾分",
        ),
        default=2,
    ),
    points(
        "points_du_zhang_bai_pei_self_draw",
        "NC-25",
        words(
            "Laid down with one wait: paid more when another draws the win",
            "独张摆，别家自摸，多赔几分",
            "獨張擺，別家自摸，多賠幾分",
        ),
        default=2,
    ),
    integer(
        "bai_min_left",
        "NC-24",
        words(
            "Tiles that must be left in the wall to lay down", "牌墙至少剩几张才能摆", "牌牆至少剩幾張才能擺"
        ),
        default=13,
        most=55,
    ),
    yes_no(
        "bai_partial",
        "NC-19",
        words(
            "One may show part of the waiting tiles and wait only for what they make",
            "可以只摆一部分叫口，只割摆出来的叫",
            "可以只擺一部分叫口，只割擺出來的叫",
        ),
        default=False,
    ),
    yes_no(
        "bai_must_win",
        "NC-20",
        words("Who has laid down must take every win", "摆了有割必割", "擺了有割必割"),
        default=False,
    ),
    choice(
        "lock_kong",
        "NC-20",
        words("A kong after laying down or Bao Jiao", "摆牌或报叫后能不能杠", "擺牌或報叫後能不能槓"),
        Choice("same_waits", words("Only if the waits stay the same", "叫口不变才能杠", "叫口不變才能槓")),
        Choice(
            "still_ready",
            words("Only if the hand still waits for something", "杠完还有叫就能杠", "槓完還有叫就能槓"),
        ),
        Choice("never", words("Never", "不能杠", "不能槓")),
    ),
    choice(
        "protect_open_waits",
        "NC-19",
        words(
            "Discarding a tile that a hand laid down waits for",
            "别家摆明要割的牌能不能打",
            "別家擺明要割的牌能不能打",
        ),
        Choice("none", words("Allowed", "随便打", "隨便打")),
        Choice(
            "on_bai",
            words("Not with the discard of one's own laying down", "自己摆牌时不能打", "自己擺牌時不能打"),
        ),
        Choice(
            "always",
            words(
                "Never, as long as one holds another tile",
                "手里还有别的牌就不能打",
                "手裡還有別的牌就不能打",
            ),
        ),
    ),
)
