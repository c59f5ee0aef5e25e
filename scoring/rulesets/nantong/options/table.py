"""Options of the table: kong fees, leaving, the next deal."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no
from scoring.rulesets.nantong.options.points import points

TABLE_OPTIONS: Final[tuple[Option, ...]] = (
    points(
        "kong_fee",
        "NT-60",
        words(
            "Fee that each of the three others pays for a kong",
            "每个杠三家各付多少分",
            "每個槓三家各付多少分",
        ),
        default=0,
    ),
    yes_no(
        "kong_fee_on_draw",
        "NT-60",
        words("Kong fees are paid in a drawn hand too", "流局也付杠分", "流局也付槓分"),
        default=True,
    ),
    yes_no(
        "kong_after_claim",
        "NT-G1",
        words("A kong may follow a chow or pung at once", "吃、碰之后可以马上杠", "吃、碰之後可以馬上槓"),
        default=True,
    ),
    points(
        "escape_penalty",
        "NT-45",
        words("Penalty for leaving a running hand", "中途逃跑罚多少分", "中途逃跑罰多少分"),
        default=70,
    ),
    choice(
        "escape_share",
        "NT-45",
        words("The penalty goes", "罚的分归谁", "罰的分歸誰"),
        Choice("none", words("To the house", "归平台，不分给别家", "歸平台，不分給別家")),
        Choice(
            "equal",
            words(
                "To the three others in equal parts, the remainder to the house",
                "另外三家平分，余数归平台",
                "另外三家平分，餘數歸平台",
            ),
        ),
    ),
    choice(
        "dealer_rule_g",
        "NT-13",
        words(
            "Next dealer after two or more winners at the deal",
            "起手两家以上胡牌，下一局谁坐庄",
            "起手兩家以上胡牌，下一局誰做莊",
        ),
        Choice("on", words("The seat that the bird hits", "鸟扎中的一家", "鳥扎中的一家")),
        Choice("off", words("The dealer stays", "庄家不变", "莊家不變")),
    ),
)
