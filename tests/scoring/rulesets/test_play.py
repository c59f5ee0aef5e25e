"""Hands that a legal random player plays out audit without a fault, whatever the table has chosen."""

import json
import random
from collections import Counter
from typing import Final

import pytest

from tests.support.golden import audited, findings_of
from tests.support.regions import REGIONS
from tests.support.tables import Json

#: What some hundred hands must show, and what only thousands do: events, kinds of win and kong,
#: announcements, items, causes of payment.
OFTEN: Final = {
    "nancheng": (
        {"win", "draw", "pung", "claim", "pass", "concealed", "exposed", "added", "ready", "horses"}
        | {"discard", "self_draw", "dealt", "kong", "horse", "back_burn", "tian_hu", "di_hu", "zhuang_jia"}
        | {"ping_hu", "peng_peng_hu", "jia_hu", "shi_san_lan", "qi_dui", "qing_yi_se_ping_hu", "ma_fen"}
    ),
    "nanchong": (
        {"win", "draw", "pung", "claim", "pass", "concealed", "exposed", "added", "concealed_kong"}
        | {"piao", "ready", "lay_down", "discard", "self_draw", "check_ready"}
        | {"bai_pai", "du_zhang_bai", "xiao_qi_dui", "qing_yi_se", "gen"}
    ),
    "nantong": (
        {"win", "draw", "chow", "pung", "kong", "declare", "reveal", "claim", "pass"}
        | {"ping_hu", "peng_peng_hu", "si_xi", "zha_niao", "zhuang_xian", "gang_fen"}
    ),
}
SELDOM: Final = {
    "nancheng": (
        {"rob_kong", "front_burn", "qian_shao", "gang_kai", "qi_xing_shi_san_lan", "zi_yi_se_ping_hu"}
        | {"qing_yi_se_qi_dui", "zi_yi_se_qi_dui", "qing_yi_se_peng_peng_hu", "zi_yi_se_peng_peng_hu"}
    ),
    "nanchong": (
        {"hai_di_lao", "hai_di_pao", "gang_shang_hua", "qiang_gang", "gang_shang_pao", "jin_gou_pao"}
        | {"di_hu", "tian_hu", "jin_gou_diao", "ka_xin_wu", "bai_pai_pei", "feng_ding"}
    ),
    "nantong": (
        {"hai_di_pao", "hai_di_lao_yue", "gang_shang_kai_hua", "qiang_gang_hu", "gang_shang_pao", "di_hu"}
    ),
}
PRESETS: Final = [(region, preset) for region, one in REGIONS.items() for preset in one.ruleset.presets]


def faults_of(log: Json) -> list[Json]:
    report = audited(log)
    return [] if report["verdict"] == "clean" else findings_of(report)


def check(region: str, number: int, seed: str) -> Counter[str]:
    """Play and audit so many hands, two of three under random options; what came up in them."""
    met: Counter[str] = Counter()
    for at in range(number):
        options = REGIONS[region].options(random.Random(f"{seed}{at}")) if at % 3 else {}
        log = REGIONS[region].log(f"{seed}{at}", options)
        assert faults_of(log) == [], json.dumps(log)
        hand = log["hands"][0]
        met[hand["outcome"]] += 1
        met.update(event["type"] for event in hand["events"])
        met.update(str(event.get("key", event.get("kind", event.get("how")))) for event in hand["events"])
        met.update(item["code"] for paid in hand["transfers"] for item in paid["items"])
        met.update(paid["cause"] for paid in hand["transfers"])
    return met


@pytest.mark.parametrize("region", REGIONS)
def test_hands_under_any_options_audit_clean(region: str) -> None:
    assert OFTEN[region] <= check(region, 210, "play").keys()


@pytest.mark.parametrize(("region", "preset"), PRESETS)
def test_a_log_of_many_hands_under_a_preset_audits_clean(region: str, preset: str) -> None:
    log = REGIONS[region].log(f"evening-{preset}", {}, preset=preset, hands=40)
    assert faults_of(log) == []
    assert log["end_scores"] == audited(log)["end_scores"]


@pytest.mark.parametrize("region", REGIONS)
def test_a_log_may_claim_less_and_stays_clean(region: str) -> None:
    chance = random.Random("less")
    for at in range(40):
        log = REGIONS[region].random_log(f"less-{at}", chance)
        hand = log["hands"][0]
        for key in ("wall", "transfers", "scores", "next_dealer"):
            # A dealt win may be priced by the tile that only the wall tells to be the last dealt.
            if chance.random() < 0.5 and not (key == "wall" and is_dealt(hand)):
                hand.pop(key, None)
        log.pop("end_scores")
        for event in hand["events"]:
            for key in ("drawn", "items", "points", "how"):
                if chance.random() < 0.5:
                    event.pop(key, None)
        assert faults_of(log) == [], json.dumps(log)


def is_dealt(hand: Json) -> bool:
    return any(event.get("how") == "dealt" for event in hand["events"])


@pytest.mark.parametrize("region", REGIONS)
def test_the_same_seed_plays_the_same_hand(region: str) -> None:
    play = REGIONS[region].log
    assert play("twice", {}, hands=2) == play("twice", {}, hands=2)
    assert play("twice", {}) != play("otherwise", {})


@pytest.mark.long
@pytest.mark.parametrize("region", REGIONS)
def test_thousands_of_hands_under_any_options_audit_clean(region: str) -> None:
    assert SELDOM[region] <= check(region, 7_500, "thousands").keys()
