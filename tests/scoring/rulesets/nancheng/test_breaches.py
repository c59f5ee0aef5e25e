"""Findings of Nancheng are told as its players would say them, and so that an outsider understands."""

import pytest

from scoring.engine.wording import add_messages
from scoring.rulesets import load
from tests.support.golden import report_of
from tests.support.tables import Json

RULESET = load("nancheng")

#: A case, a code of what it shows, and how that is told.
TOLD = [
    (
        "dice-larger-die",
        "broken-stack-differs",
        "骰子掷出3、4，按小的点数留墩，该从第4墩抓起，记录里却是第5墩。",
        "With dice 3, 4 as many stacks stay as the smaller die shows, so stack 4 is the first taken; the "
        "record says stack 5.",
    ),
    (
        "take-chow",
        "chow-never",
        "南城麻将不能吃牌，2号位却吃1号位的六万。",
        "There are no chows in Nancheng mahjong, but Seat 2 chows 6 Characters from Seat 1.",
    ),
    (
        "late-forbidden",
        "added-kong-late",
        "这桌的规则是只有刚摸到的那张才能补杠，3号位却补杠二筒，这张早就在手里。",
        "At this table only the tile just drawn may be added to a pung, but Seat 3 adds 2 Dots to a pung, "
        "which was in hand before.",
    ),
    (
        "ready-locked-discard",
        "ready-locked-discard",
        "2号位定了口不能换张，只能打出刚摸的一筒，却打出一万。",
        "Seat 2 has declared ready (Ding Kou) and must discard the tile just drawn, 1 Dot, but discards "
        "1 Character.",
    ),
    (
        "S19-base",
        "rob-too-small",
        "4号位抢杠的这副牌，按这桌的算法是7分，至少要10分才能抢杠。",
        "Seat 4 robs a kong with a hand that counts 7 here; this table asks for at least 10 points to rob.",
    ),
    (
        "aside-missing",
        "horses-missing",
        "码踩码：发完牌该拿码牌（1号位一万、二万；2号位三筒、四条；3号位二条、六筒；4号位九条、西风），记录里没有。",
        "Horse tiles (Ma) should have been set aside after the deal (Seat 1: 1 Character, 2 Characters; "
        "Seat 2: 3 Dots, 4 Bamboo; Seat 3: 2 Bamboo, 6 Dots; Seat 4: 9 Bamboo, West wind); the record does "
        "not show them.",
    ),
    (
        "aside-one-missing",
        "horses-missing",
        "码踩码：发完牌该拿码牌（3号位二条、六筒），记录里没有。",
        "Horse tiles (Ma) should have been set aside after the deal (Seat 3: 2 Bamboo, 6 Dots); the record "
        "does not show them.",
    ),
    (
        "T01",
        "passed-win",
        "4号位漏了胡，同一圈内不能再胡七条；这一手值1分，漏掉的那一手值1分。",
        "Seat 4 let a win go (Lou Hu) and may not win on 7 Bamboo before its next own turn; this hand is "
        "worth 1, the one let go 1.",
    ),
    (
        "T05",
        "passed-pung",
        "4号位失了碰，同一圈内不能再碰红中。",
        "Seat 4 let a pung go (Shi Peng) and may not pung Red dragon before its next own turn.",
    ),
    (
        "horses-missing",
        "horses-missing",
        "胡牌后该从牌墙扎码（二万、六筒、九条、九筒），记录里没有。",
        "After the win horse tiles (Ma) should be turned up from the wall: 2 Characters, 6 Dots, 9 Bamboo, "
        "9 Dots; the record shows none.",
    ),
    (
        "aside-not-of-the-wall",
        "horses-differ",
        "1号位的码牌和牌墙对不上：牌墙上是九万、九筒，记录里是一万、二万。",
        "Seat 1's horse tiles (Ma) are not those of the wall: the wall gives 9 Characters, 9 Dots; "
        "the record has 1 Character, 2 Characters.",
    ),
    (
        "H20-no-jia-hu",
        "no-winning-shape",
        "2号位要胡九万，可是手里的牌凑不成这桌能胡的牌型。",
        "Seat 2 claims a win on 9 Characters, but the hand is of no type that may win at this table.",
    ),
]


def message(case: str, code: str) -> Json:
    """How the first finding of this code is told."""
    report = add_messages(report_of("nancheng", case), RULESET)
    told = [one["message"] for hand in report["hands"] for one in hand["findings"] if one["code"] == code]
    first: Json = told[0]
    return first


@pytest.mark.parametrize(
    ("case", "code", "hans", "english"), TOLD, ids=[f"{case} {code}" for case, code, _, _ in TOLD]
)
def test_a_finding_is_told(case: str, code: str, hans: str, english: str) -> None:
    told = message(case, code)
    assert told["zh-hans"] == hans
    assert told["en"] == english


def test_each_clause_of_a_payment_tells_why_it_is_due() -> None:
    for case, hans in (
        ("booked-kong-exposed-two-from-a-bystander", "明杠由放杠的付两份"),
        ("booked-kong-feeder-at-one", "大转弯补杠由原先放碰的付两份"),
        ("booked-kong-feeder-at-two", "小转弯补杠三家各付一份"),
        ("booked-kong-concealed-at-one", "暗杠三家各付两份"),
        ("booked-horses-one-too-few", "赢家奖码"),
        ("booked-horses-to-the-winner", "庄家奖码"),
        ("booked-shares-forgotten", "码踩码"),
        ("front-forgotten", "三家都跟了同样的牌"),
    ):
        report = add_messages(report_of("nancheng", case), RULESET)
        told = [one["message"]["zh-hans"] for hand in report["hands"] for one in hand["findings"]]
        assert any(hans in text for text in told), case


def test_the_script_is_the_readers() -> None:
    assert message("T01", "passed-win")["zh-hant"].startswith("4號位漏了胡")
