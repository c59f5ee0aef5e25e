"""Findings of Nanchong are told as its players would say them, and so that an outsider understands."""

from typing import Any

import pytest

from scoring.engine.telling import Teller
from scoring.engine.wording import fill, message_of
from scoring.rulesets import load

RULESET = load("nanchong")

Document = dict[str, Any]


def finding(clause: str, code: str, **more: Any) -> Document:
    """A finding as the report holds it; seat 1 is at fault unless told otherwise."""
    empty: Document = {"event": 4, "seat": 1, "expected": None, "actual": None, "params": {}}
    return {"clause": clause, "code": code, "hand": 1, "kind": "illegal_action", **empty, **more}


def discard(tile: str) -> Document:
    return {"type": "discard", "seat": 1, "tile": tile}


def pung(tile: str) -> Document:
    return {"type": "pung", "seat": 1, "tile": tile, "from": 2}


def added_kong(tile: str) -> Document:
    return {"type": "kong", "seat": 1, "tile": tile, "kind": "added"}


TOLD = [
    (
        finding("NC-06", "dealer-differs", expected=1, actual=0),
        "割牌的只有2号位一家，该由他坐庄，记录里的庄家却是1号位。",
        "Seat 2 alone won and should deal, but the record has Seat 1 as dealer.",
    ),
    (
        finding("NC-07", "dealer-differs", expected=3, actual=0),
        "一炮多响，点炮（或被抢杠）的是4号位，该由他坐庄，记录里的庄家却是1号位。",
        "Several seats won on the tile that Seat 4 discarded or added to a pung, so that seat should deal, "
        "but the record has Seat 1 as dealer.",
    ),
    (
        finding("NC-10", "piao-missing", kind="missed_duty", params={"missing": 1}),
        "2号位没有选飘不飘，牌局就开始了；按不飘算。",
        "Seat 2 had not chosen a stake (Piao) or none when play began; it counts as none.",
    ),
    (
        finding("NC-10", "piao-out-of-range", params={"most": 3, "value": 5}),
        "2号位飘5分，这桌只能飘0到3分。",
        "Seat 2 announces a stake (Piao) of 5; this table allows 0 to 3.",
    ),
    (
        finding("NC-10", "piao-out-of-range", params={"most": 5, "value": None}),
        "2号位飘了却没写几分，这桌只能飘0到5分。",
        "Seat 2 announces a stake (Piao) of unknown size; this table allows 0 to 5.",
    ),
    (
        finding("NC-15", "added-kong-held", params={"reason": "no_rao", "act": added_kong("5m")}),
        "这桌的规则是手里早就有的第四张不能再补杠，2号位却补杠五万。",
        "At this table a fourth tile that was in hand before may not be added to the pung any more, but "
        "Seat 2 adds 5 Characters to a pung.",
    ),
    (
        finding("NC-17", "kong-not-shown", params={"tiles": "5m5m5m5m"}),
        "2号位暗杠的4张五万到这时该亮明了，记录里却没有亮。",
        "Seat 2's concealed kong of 5 Characters (x4) should be face up by now; the record does not show it "
        "turned up.",
    ),
    (
        finding("NC-19", "lay-down-waits-differ", expected="3m6m", actual="3m"),
        "2号位摆牌报的叫口不对：应该叫三万、六万，报的是三万。",
        "Seat 2 lays down (Bai) and states the wrong waits: the hand waits for 3 Characters, 6 Characters, "
        "stated is 3 Characters.",
    ),
    (
        finding("NC-19", "lay-down-waits-differ", expected="3m", actual=""),
        "2号位摆牌报的叫口不对：应该叫三万，报的却是空的。",
        "Seat 2 lays down (Bai) and states the wrong waits: the hand waits for 3 Characters, stated is "
        "nothing.",
    ),
    (
        finding("NC-19", "win-not-declared", params={"tile": "9s", "waits": "3m6m"}),
        "2号位摆明要割的是三万、六万，不能割九条。",
        "Seat 2 laid down (Bai) for 3 Characters, 6 Characters and may not win on 9 Bamboo.",
    ),
    (
        finding("NC-19", "feeds-open-wait", params={"tile": "3m", "open": 3, "act": discard("3m")}),
        "4号位已经摆明要割三万，按这桌的规则2号位不该打这张。",
        "Seat 4 has laid down and waits for 3 Characters; at this table Seat 2 should not discard it.",
    ),
    (
        finding("NC-20", "locked-discard", params={"tile": "5m", "tiles": "2s", "act": discard("5m")}),
        "2号位摆了牌不能换张，只能打出刚摸的二条，却打出五万。",
        "Seat 2 has laid down (Bai) and must discard the tile just drawn, 2 Bamboo, but discards "
        "5 Characters.",
    ),
    (
        finding(
            "NC-20",
            "locked-kong-waits-change",
            expected="3m6m",
            actual="",
            params={"tile": "2m", "act": added_kong("2m")},
        ),
        "2号位摆了牌，补杠二万却改变了叫口：原来叫三万、六万，杠后没有叫了。",
        "Seat 2 has laid down (Bai) and adds 2 Characters to a pung, which changes the waits: 3 Characters, "
        "6 Characters before, nothing after.",
    ),
    (
        finding("NC-20", "must-win-missed", kind="missed_duty", params={"tile": "3m"}),
        "2号位摆了牌，这桌的规则是有割必割，三万能割却没割。",
        "Seat 2 has laid down (Bai) and at this table must take every win, but let the one on 3 Characters "
        "go.",
    ),
    (
        finding("NC-24", "lay-down-too-late", params={"left": 12, "least": 13}),
        "2号位摆牌摆晚了：牌墙只剩12张，至少剩13张才能摆。",
        "Seat 2 lays down (Bai) with 12 tiles left in the wall; at least 13 must be left.",
    ),
    (
        finding("NC-26", "locked-pung", params={"act": pung("7p")}),
        "2号位报了叫就不能再碰，却碰3号位的七筒。",
        "Seat 2 has declared ready (Bao Jiao) and may not pung any more, but pungs 7 Dots from Seat 3.",
    ),
    (
        finding("NC-27", "passed-win", params={"tile": "6s", "mode": "same_tile"}),
        "2号位先前能割没割，还没过手，不能割这张六条。",
        "Seat 2 let a win go and may not win on the discard 6 Bamboo yet.",
    ),
    (
        finding("NC-29", "forced-win-missed", kind="missed_duty", params={"tile": "6s", "left": 12}),
        "牌墙只剩12张，2号位能割六条就必须割，却没有割。",
        "With 12 tiles left in the wall Seat 2 had to win on 6 Bamboo and did not.",
    ),
    (
        finding(
            "NC-30",
            "payment-differs",
            expected=10,
            actual=-10,
            params={"payer": 2, "payee": 1, "cause": "check_ready"},
        ),
        "荒庄查叫：3号位对2号位应付10分，平台记成收10分。",
        "Cha Jiao (nobody won, so who is not ready pays who is): between Seat 3 and Seat 2, Seat 3 should "
        "pay 10; the platform has it receive 10.",
    ),
    (
        finding("NC-31", "nearer-winner", params={"nearer": 0}),
        "这桌的规则是只让最近的一家割：1号位在先，2号位不能割。",
        "At this table only the nearest winner counts: Seat 1 comes before Seat 2.",
    ),
    (
        finding("NC-32", "no-winning-shape", params={"tile": "6s"}),
        "2号位要割六条，可是手里的牌凑不成能割的牌型。",
        "Seat 2 claims a win on 6 Bamboo, but the hand makes no winning shape.",
    ),
    (
        finding(
            "NC-45",
            "items-differ",
            expected=[{"code": "qing_yi_se", "points": 6}],
            actual=[{"code": "qing_yi_se", "points": 3}],
        ),
        "2号位割的这副牌算错了：清一色应为+6分，记成+3分。清一色加几分，以这桌自己定的为准。",
        "Seat 2's win is priced wrongly: One suit (Qing Yi Se) +6, booked as +3. What one suit (Qing Yi Se) "
        "adds is what this table has chosen.",
    ),
    (
        finding(
            "NC-44",
            "payment-not-due",
            expected=0,
            actual=1,
            params={"payer": 0, "payee": 1, "cause": "kong"},
        ),
        "杠分：南充麻将杠牌不当场收分，割牌时才算根，平台却记了1号位对2号位付1分。",
        "Kong, between Seat 1 and Seat 2: in Nanchong a kong is not paid by itself, it only counts as four "
        "alike (Gen) in a win, yet the platform has Seat 1 pay 1.",
    ),
    (
        finding(
            "NC-12",
            "payment-items-differ",
            expected=[{"code": "di", "points": 1}, {"code": "piao", "points": 5}],
            actual=[{"code": "di", "points": 1}, {"code": "piao", "points": 3}],
            params={"payer": 2, "payee": 1, "cause": "win"},
        ),
        "3号位付给2号位的分（割牌），分项不对：飘应为+5分，记成+3分。两家都飘了，要加在一起。",
        "Win: what Seat 3 pays Seat 2 is itemised wrongly: Stakes (Piao) +5, booked as +3. Both have a "
        "stake (Piao), and the two are added.",
    ),
]


@pytest.mark.parametrize(
    ("document", "hans", "english"), TOLD, ids=[f"{one['clause']} {one['code']}" for one, _, _ in TOLD]
)
def test_a_finding_is_told_in_the_words_of_the_region(document: Document, hans: str, english: str) -> None:
    message = message_of(document, RULESET)
    assert message["zh-hans"] == hans
    assert message["en"] == english


def test_acts_outcomes_and_causes_are_called_as_in_nanchong() -> None:
    win = {"type": "win", "seat": 0, "tile": "5m", "from": 2, "how": "discard"}
    values = {"act": win, "outcome": "draw", "cause": "win", "key": "lay_down"}
    sentence = "{act} {outcome:outcome} {cause} {key}"
    assert fill(sentence, values, Teller(RULESET, "zh-hans")) == "割3号位的五万 荒庄 割牌 “摆牌”"
    assert fill(sentence, values, Teller(RULESET, "zh-hant")) == "割3號位的五萬 荒莊 割牌 「擺牌」"
