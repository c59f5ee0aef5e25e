"""Tiles, seats and events as each language calls them."""

import pytest
from django.utils.translation import override

from replays.pages.naming import place_name, run_names, seat_name, tile_name
from replays.pages.rulebook import Rulebook
from replays.pages.sentences import Sentences
from scoring.engine import events
from scoring.engine.tiles import BY_NAME
from scoring.rulesets import installed, load


def sentence(event: events.Event, ruleset: str = "nantong") -> str:
    return Sentences(Rulebook(load(ruleset))).of(event)


def test_names_follow_the_language_of_the_page() -> None:
    for language, name in (
        ("zh-hans", "五万"),
        ("zh-hant", "五萬"),
        ("en", "5 Characters"),
        ("fr", "5 Characters"),
    ):
        with override(language):
            assert tile_name("5m") == name


def test_one_tile_is_singular_in_english() -> None:
    with override("en"):
        assert [tile_name(code) for code in ("1m", "1p", "1s", "2m")] == [
            "1 Character", "1 Dot", "1 Bamboo", "2 Characters",
        ]  # fmt: skip
        assert run_names("1m2m3m1p5s5s") == "1 2 3 Characters, 1 Dot, 5 5 Bamboo"


def test_seats_count_from_one_and_are_placed_from_the_dealer() -> None:
    with override("zh-hans"):
        assert [seat_name(seat) for seat in range(4)] == ["1号位", "2号位", "3号位", "4号位"]
        assert [place_name(seat, 2) for seat in range(4)] == ["对家", "上家", "庄家", "下家"]


@pytest.mark.parametrize(
    ("event", "hans", "english"),
    [
        (events.Draw(1, BY_NAME["5m"]), "2号位摸五万", "Seat 2 draws 5 Characters"),
        (
            events.Draw(1, BY_NAME["5m"], "seabed"),
            "2号位要海底牌，摸到五万",
            "Seat 2 takes the last tile, 5 Characters",
        ),
        (events.Pung(0, BY_NAME["9s"], 3), "1号位碰4号位的九条", "Seat 1 pungs 9 Bamboo from Seat 4"),
        (
            events.Chow(2, BY_NAME["6p"], 1, (BY_NAME["4p"], BY_NAME["5p"])),
            "3号位吃六筒（用四筒、五筒）",
            "Seat 3 chows 6 Dots with 4 Dots, 5 Dots",
        ),
        (
            events.Kong(2, BY_NAME["1m"], "concealed", None, "open"),
            "3号位暗杠一万（开杠）",
            "Seat 3 makes a concealed kong of 1 Character (open kong)",
        ),
        (events.Win(2, BY_NAME["1m"], 0, "rob_kong"), "3号位抢1号位的杠，胡一万", None),
        (events.Win(0, None, None, "dealt"), "1号位天胡", None),
        (events.Pass(3, ("win", "pung")), "4号位放弃胡、碰", None),
        (events.Declare(1, "opening_win", patterns=("si_xi", "que_yi_se")), "2号位宣告：四喜、缺一色", None),
        (events.Declare(1, "seabed", 1), "2号位要海底", "Seat 2: Takes the last tile"),
        (events.Declare(1, "seabed", 0), "2号位不要海底", None),
        (events.Reveal(None, "birds", (BY_NAME["3p"],)), "扎鸟：三筒", None),
        (events.Reveal(2, "dice", None, (3, 5)), "3号位掷骰子：3、5", None),
        (events.Connection(2, lost=True), "3号位断线", "Seat 3 loses the connection"),
        (events.Correction(None, 4, "clock-wrong"), "管理员对第5步的备注：clock-wrong", None),
        (events.Dissolve(None), "牌桌解散本局", None),
    ],
)
def test_an_event_is_told_in_one_sentence(event: events.Event, hans: str, english: str | None) -> None:
    with override("zh-hans"):
        assert sentence(event) == hans
    if english is not None:
        with override("en"):
            assert sentence(event) == english


@pytest.mark.parametrize(
    ("event", "hans", "hant", "english"),
    [
        (
            events.Win(2, BY_NAME["1m"], 0),
            "3号位割1号位的一万",
            "3號位割1號位的一萬",
            "Seat 3 wins on 1 Character from Seat 1",
        ),
        (
            events.Win(2, BY_NAME["1m"], 0, "rob_kong"),
            "3号位抢1号位的杠割一万",
            "3號位搶1號位的槓割一萬",
            "Seat 3 robs Seat 1's kong of 1 Character",
        ),
        (
            events.Win(2, BY_NAME["1m"], None, "self_draw"),
            "3号位自摸一万",
            "3號位自摸一萬",
            "Seat 3 wins by drawing 1 Character",
        ),
        (events.Win(0, None, None, "dealt"), "1号位天胡", "1號位天胡", "Seat 1 wins as dealt"),
        (events.Claim(3, "win"), "4号位要割", "4號位要割", "Seat 4 asks to win"),
        (
            events.Pass(3, ("win", "pung")),
            "4号位放弃割、碰",
            "4號位放棄割、碰",
            "Seat 4 declines to win, pung",
        ),
        (
            events.Kong(2, BY_NAME["1m"], "added", None),
            "3号位补杠一万",
            "3號位補槓一萬",
            "Seat 3 adds 1 Character to a pung",
        ),
        (events.Declare(1, "piao", 3), "2号位飘3分", "2號位飄3分", "Seat 2: Stake of 3 (Piao)"),
        (events.Declare(1, "piao", 0), "2号位不飘", "2號位不飄", "Seat 2: No stake (Bu Piao)"),
        (events.Declare(1, "ready"), "2号位报叫", "2號位報叫", "Seat 2 declares ready (Bao Jiao)"),
        (
            events.Declare(
                1, "lay_down", tiles=(BY_NAME["4m"], BY_NAME["5m"]), waits=(BY_NAME["3m"], BY_NAME["6m"])
            ),
            "2号位摆牌，叫三万、六万",
            "2號位擺牌，叫三萬、六萬",
            "Seat 2 lays down (Bai), waiting for 3 Characters, 6 Characters",
        ),
        (
            events.Reveal(2, "concealed_kong", (BY_NAME["3p"],) * 4),
            "3号位亮暗杠：4张三筒",
            "3號位亮暗槓：4張三筒",
            None,
        ),
    ],
)
def test_an_event_is_told_in_the_words_of_its_region(
    event: events.Event, hans: str, hant: str, english: str | None
) -> None:
    for language, told in (("zh-hans", hans), ("zh-hant", hant), ("en", english)):
        if told is not None:
            with override(language):
                assert sentence(event, "nanchong") == told


@pytest.mark.parametrize("region", installed())
def test_waits_are_told_in_the_words_of_the_rules_they_are_announced_by(region: str) -> None:
    """叫 is what is said in Sichuan alone."""
    event = events.Declare(1, "ready", waits=(BY_NAME["3m"], BY_NAME["6m"]))
    own = {"nanchong": "叫"}.get(region, "听")
    with override("zh-hans"):
        assert sentence(event, region).endswith(f"，{own}三万、六万")
    with override("zh-hant"):
        assert sentence(event, region).endswith(f"，{own.replace('听', '聽')}三萬、六萬")
    with override("en"):
        assert sentence(event, region).endswith(", waiting for 3 Characters, 6 Characters")


@pytest.mark.parametrize("region", installed())
def test_a_hand_won_as_dealt_is_told_in_a_sentence(region: str) -> None:
    with override("en"):
        assert sentence(events.Win(0, None, None, "dealt"), region) == "Seat 1 wins as dealt"


def test_a_word_that_the_rule_set_does_not_know_stands_as_it_is() -> None:
    with override("zh-hans"):
        assert sentence(events.Declare(0, "no_such_key")) == "1号位宣告：no_such_key"
