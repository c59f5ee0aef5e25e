"""Findings as sentences: which words stand for which values, and that no value can break a sentence."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.findings import ILLEGAL_ACTION, UNDECIDABLE
from scoring.engine.telling import WAYS, Teller
from scoring.engine.wording import (
    WAY_OF_NAME,
    Wording,
    add_messages,
    clause_title,
    fill,
    message_of,
    values_of,
)
from scoring.engine.words import LANGUAGES, words
from scoring.rulesets import load

RULESET = load("nantong")
ENGLISH, HANS, HANT = (Teller(RULESET, language) for language in LANGUAGES)

Document = dict[str, Any]


def finding(clause: str, code: str, **more: Any) -> Document:
    """A finding as the report holds it; seat 1 is at fault unless told otherwise."""
    own: Document = {"kind": ILLEGAL_ACTION, "hand": 1, "event": 4, "seat": 1, "severity": "error"}
    empty: Document = {"consequent": False, "expected": None, "actual": None, "params": {}, "legal": None}
    return own | empty | {"clause": clause, "code": code, "also_legal_under": []} | more


def discard(tile: str) -> Document:
    return {"type": "discard", "seat": 1, "tile": tile}


def test_a_sentence_says_what_happened_and_what_should_have_been() -> None:
    params = {"tile": "2s", "other": "5m", "act": discard("5m")}
    message = message_of(finding("NT-58", "locked-discard", seat=2, params=params), RULESET)
    assert message["zh-hans"] == "3号位打出五万，但开杠后手牌已锁定，只能打出刚摸的二条。"
    assert message["zh-hant"] == "3號位打出五萬，但開槓後手牌已鎖定，只能打出剛摸的二條。"
    assert message["en"] == (
        "Seat 3 discards 5 Characters, but its hand is locked since its open kong "
        "and the tile just drawn, 2 Bamboo, must go."
    )


def test_the_clauses_own_sentence_goes_before_the_one_that_all_clauses_share() -> None:
    params = {"due": 1, "dealer": 2}
    own = message_of(finding("NT-08", "dealer-differs", expected=1, actual=2, params=params), RULESET)
    shared = message_of(finding("NT-07", "dealer-differs", expected=1, actual=2, params=params), RULESET)
    assert own["zh-hans"] == "胡牌的只有2号位一家，该由他坐庄，记录里的庄家却是3号位。"
    assert shared["zh-hans"] == "应由2号位坐庄，记录里的庄家却是3号位。"


def test_a_breach_without_a_sentence_tells_what_its_clause_demands() -> None:
    message = message_of(finding("NT-G8", "no-such-code"), RULESET)
    assert message["zh-hans"] == "与规则不符：四个人打，不能少。"
    assert message["en"] == "Not as the rules have it: Four seats, no fewer."


def test_a_clause_that_does_not_exist_is_named_by_its_id() -> None:
    assert message_of(finding("XX-99", "no-such-code"), RULESET)["zh-hant"] == "與規則不符：XX-99。"


@pytest.mark.parametrize(
    ("way", "value", "english", "hans", "hant"),
    [
        ("seat", 0, "Seat 1", "1号位", "1號位"),
        ("seat", "house", "the house", "平台", "平台"),
        ("tiles", "5m", "5 Characters", "五万", "五萬"),
        ("tiles", "5m6p7s", "5 Characters, 6 Dots, 7 Bamboo", "五万、六筒、七条", "五萬、六筒、七條"),
        ("tiles", "2s2s", "2 Bamboo (x2)", "2张二条", "2張二條"),
        (
            "tiles",
            "1m2m3m9p1s1z",
            "1 2 3 Characters, 9 Dots, 1 Bamboo, East wind",
            "一二三万、九筒、一条、东风",
            None,
        ),
        ("counts", {"5m": 5, "1z": 1}, "5 Characters (x5), East wind (x1)", "5张五万、1张东风", None),
        ("paid", 60, "pay 60", "付60分", "付60分"),
        ("paid", -5, "receive 5", "收5分", "收5分"),
        ("paid", 0, "pay nothing", "不付分", "不付分"),
        ("patterns", ["si_xi", "que_yi_se"], None, "四喜、缺一色", "四喜、缺一色"),
        ("cause", "opening_win", "Opening win", "起手胡", "起手胡"),
        ("want", "kong", "kong", "杠", "槓"),
        ("source", "tail", "the end of the wall", "牌墙末尾", "牌牆尾端"),
        ("outcome", "escaped", "A player left", "有人逃跑", "有人逃跑"),
        ("numbers", [3, 6], "3, 6", "3、6", "3、6"),
        (
            "by_seat",
            [{"seat": 0, "tiles": "1m2m"}, {"seat": 2, "tiles": "5p"}],
            "Seat 1: 1 Character, 2 Characters; Seat 3: 5 Dots",
            "1号位一万、二万；3号位五筒",
            "1號位一萬、二萬；3號位五筒",
        ),
        ("live", {"seat": 2, "tile": "5m"}, "5 Characters of Seat 3", "3号位的五万", "3號位的五萬"),
        ("preset", "changsha", None, RULESET.preset_names["changsha"]["zh-hans"], None),
    ],
)
def test_a_value_is_told_by_its_name(
    way: str, value: object, english: str | None, hans: str, hant: str | None
) -> None:
    assert HANS.tell(way, value) == hans
    assert english is None or ENGLISH.tell(way, value) == english
    assert hant is None or HANT.tell(way, value) == hant


@pytest.mark.parametrize(
    ("event", "english", "hans"),
    [
        ({"type": "draw", "tile": "5m"}, "draws 5 Characters", "摸五万"),
        ({"type": "draw", "tile": "??"}, "draws a tile", "摸牌"),
        (
            {"type": "chow", "tile": "5m", "from": 0, "own": "6m7m"},
            "chows 5 Characters from Seat 1",
            "吃1号位的五万",
        ),
        ({"type": "kong", "kind": "added", "tile": "5m"}, "adds 5 Characters to a pung", "补杠五万"),
        ({"type": "kong", "kind": "exposed", "tile": "5m", "from": 3}, None, "杠4号位的五万"),
        ({"type": "win", "tile": "5m"}, "wins by drawing 5 Characters", "自摸五万"),
        (
            {"type": "win", "tile": "5m", "from": 0, "how": "discard"},
            "wins on 5 Characters from Seat 1",
            "胡1号位的五万",
        ),
        ({"type": "win", "how": "dealt"}, "wins with the tiles dealt", "起手就胡"),
        ({"type": "declare", "key": "seabed", "value": 0}, None, "宣告“不要海底”"),
        ({"type": "declare", "key": "piao", "value": 3}, 'announces "piao"', "宣告“piao”"),
        ({"type": "dissolve"}, "ends the hand", "解散牌局"),
    ],
)
def test_an_act_is_told_as_players_say_it(event: Document, english: str | None, hans: str) -> None:
    assert HANS.tell("act", event) == hans
    assert english is None or ENGLISH.tell("act", event) == english


def test_a_rule_set_tells_acts_wants_causes_and_outcomes_in_its_own_words() -> None:
    own = {
        "act.win": words("takes {tile} of {source}", "割{source}的{tile}", "割{source}的{tile}"),
        "act.kong.added": words("adds {tile}", "巴杠{tile}", "巴槓{tile}"),
        "want.win": words("a Ge", "割", "割"),
        "cause.win": words("Ge", "割牌", "割牌"),
        "outcome.draw": words("Huang Zhuang", "荒庄", "荒莊"),
    }
    teller = Teller(replace(RULESET, keys=own), "zh-hans")
    win = {"type": "win", "seat": 0, "tile": "5m", "from": 2, "how": "discard"}
    assert teller.tell("act", win) == "割3号位的五万"
    assert teller.tell("act", {"type": "kong", "seat": 0, "kind": "added", "tile": "5m"}) == "巴杠五万"
    assert teller.tell("act", {**win, "from": None}) == "自摸五万"
    assert [teller.tell("want", want) for want in ("win", "pung")] == ["割", "碰"]
    assert [teller.tell("cause", cause) for cause in ("win", "kong")] == ["割牌", "杠分"]
    assert [teller.tell("outcome", outcome) for outcome in ("draw", "win")] == ["荒庄", "胡牌"]
    assert HANS.tell("act", win) == "胡3号位的五万"


def test_items_that_differ_are_told_apart() -> None:
    due = [{"code": "ping_hu", "points": 10}, {"code": "qing_yi_se", "points": 60}]
    claimed = [{"code": "di_hu", "points": 60}, {"code": "qing_yi_se", "points": 120}]
    message = message_of(finding("NT-23", "items-differ", expected=due, actual=claimed), RULESET)
    assert (
        message["zh-hans"] == "2号位这一胡算错了：漏记平胡+10分；多记地胡+60分；清一色应为+60分，记成+120分。"
    )


def test_an_item_claimed_twice_is_claimed_once_too_often() -> None:
    once = [{"code": "ping_hu", "points": 10}]
    message = message_of(finding("NT-23", "items-differ", expected=once, actual=once * 2), RULESET)
    assert message["zh-hans"] == "2号位这一胡算错了：多记平胡+10分。"


def test_scores_are_told_seat_by_seat_and_only_where_they_differ() -> None:
    scores: Document = {"expected": [30, -10, -10, -10], "actual": [30, -20, -10, 0], "seat": None}
    message = message_of(finding("GEN-09", "scores-differ", **scores), RULESET)
    assert message["zh-hans"] == "本局得分不对：2号位应为−10分，记成−20分；4号位应为−10分，记成0分。"
    assert (
        message["en"]
        == "The scores of the hand are wrong: Seat 2 −10, booked as −20; Seat 4 −10, booked as 0."
    )


def test_a_payment_booked_the_wrong_way_round_is_told_so() -> None:
    params = {"payer": 2, "payee": "house", "cause": "penalty"}
    message = message_of(finding("NT-45", "payment-differs", expected=70, actual=-70, params=params), RULESET)
    assert message["zh-hans"] == "罚分：3号位对平台应付70分，平台记成收70分。"


def test_what_cannot_be_decided_is_not_told_as_a_fault() -> None:
    params = {"claimant": 3, "want": "win", "act": {"type": "pung", "seat": 1, "tile": "5m", "from": 0}}
    wrong = message_of(finding("GEN-06", "claim-passed-over", params=params), RULESET)
    unsure = message_of(finding("GEN-06", "claim-passed-over", kind=UNDECIDABLE, params=params), RULESET)
    assert wrong["zh-hans"] == "4号位要胡这张牌，2号位却碰1号位的五万；按先后该归4号位。"
    assert "无法判定能不能胡" in unsure["zh-hans"]
    assert "按先后" not in unsure["zh-hans"]


def test_a_value_that_is_missing_gets_a_neutral_word() -> None:
    message = message_of(finding("NT-05", "chow-by-another", params={}), RULESET)
    assert message["zh-hans"] == "这张牌只有下家某家能吃，2号位却有动作。"


def test_a_part_in_brackets_stands_only_with_its_values() -> None:
    template = "a[ {tile}|b][ {expected:seat}]."
    assert fill(template, {"tile": "5m"}, ENGLISH) == "a 5 Characters."
    assert fill(template, {"expected": 1}, ENGLISH) == "ab Seat 2."


def test_what_a_log_says_is_quoted_never_read_as_a_template() -> None:
    params = {"key": "{seat}[x|y]" + "z" * 100}
    message = message_of(finding("GEN-13", "unknown-key", params=params), RULESET)
    assert message["en"].startswith('The rule set knows nothing called "{seat}[x|y]zzz')
    assert len(message["en"]) < 120


def test_what_a_log_says_cannot_act_on_the_readers_screen() -> None:
    message = message_of(finding("GEN-13", "unknown-key", params={"key": "a\x1b[2J\u202eb\n"}), RULESET)
    assert message["zh-hans"] == "规则里没有“a?[2J?b?”这一项，这一步不起作用。"


def test_expected_and_actual_are_told_as_the_sentence_tells_them() -> None:
    told = Wording(RULESET).told
    dealer = finding("NT-08", "dealer-differs", expected=1, actual=2)
    assert told(dealer, "expected", "zh-hans") == "2号位"
    assert told(dealer, "actual", "en") == "Seat 3"
    assert told(finding("NT-52", "draw-source", actual="head"), "actual", "zh-hant") == "牌牆前端"
    assert told(finding("GEN-09", "scores-differ", expected=[0]), "expected", "en") is None


def test_a_clause_has_its_title() -> None:
    title = clause_title(RULESET, "NT-24")
    assert title is not None
    assert title["zh-hans"].startswith("天胡")
    assert clause_title(RULESET, "NC-20") is None


def test_every_finding_of_a_report_gets_its_message_and_the_report_stays_as_it_was() -> None:
    of_hand, of_log = finding("NT-34", "concealed-kong-robbed"), finding("GEN-10", "totals-differ")
    report = {"rules": {"id": "nantong"}, "hands": [{"hand": 1, "findings": [of_hand]}], "findings": [of_log]}
    worded = add_messages(report, RULESET)
    assert worded["hands"][0]["findings"][0]["message"].keys() == set(LANGUAGES)
    assert worded["findings"][0]["message"].keys() == set(LANGUAGES)
    assert "message" not in of_hand
    assert "message" not in of_log


CODES = sorted({(clause.id, code) for clause in RULESET.clauses for code in clause.breaches})
CODES += [("NT-26", code) for code in COMMON_BREACHES]

texts = st.one_of(
    st.sampled_from(
        ["5m", "5m6m??", "house", "win", "tail", "draw", "si_xi", "bird", "{seat}", "[", "", "5"]
    ),
    st.text(max_size=4),
)
scalars = st.one_of(st.none(), st.booleans(), st.integers(), texts)
items = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("code", "points", "seat", "tile", "tiles"), scalars)
)
acts = st.fixed_dictionaries(
    {},
    optional={
        "type": st.one_of(scalars, st.sampled_from(["draw", "win", "kong", "declare", "reveal"])),
        **dict.fromkeys(("tile", "from", "kind", "how", "key", "value"), scalars),
    },
)
values = st.one_of(scalars, st.lists(scalars, max_size=4), items, st.lists(items, max_size=3), acts)
NAMES = sorted({*WAY_OF_NAME, "items", "options", "due"})


@given(
    st.sampled_from(CODES),
    st.dictionaries(st.sampled_from(NAMES), values, max_size=6),
    values,
    values,
    scalars,
)
def test_no_value_breaks_a_sentence(
    pair: tuple[str, str], params: Document, expected: object, actual: object, seat: object
) -> None:
    message = message_of(finding(*pair, params=params, expected=expected, actual=actual, seat=seat), RULESET)
    assert all(message.values())


@given(st.sampled_from(sorted(WAYS)), values)
def test_every_way_of_telling_takes_any_value(way: str, value: object) -> None:
    for teller in (ENGLISH, HANS, HANT):
        told = teller.tell(way, value)
        assert told is None or told


@pytest.mark.parametrize("params", [None, [], "text", {"act": 3}, {"act": {"type": []}}])
def test_params_of_any_shape_are_survived(params: object) -> None:
    assert values_of({"params": params, "kind": "undecidable"})["undecided"]
    assert message_of({"clause": "GEN-07", "code": "after-the-end", "params": params}, RULESET)["en"]
