"""Hands that a legal random player plays out audit without a fault, whatever the table has chosen."""

import json
import random
from collections import Counter

import pytest

from tests.support.golden import audited, findings_of
from tests.support.random_nanchong import RULESET, nanchong_log, random_options
from tests.support.tables import Json


def faults_of(log: Json) -> list[Json]:
    report = audited(log)
    return [] if report["verdict"] == "clean" else findings_of(report)


def check(number: int, seed: str) -> Counter[str]:
    """Play and audit so many hands, two of three under random options; what came up in them."""
    met: Counter[str] = Counter()
    for at in range(number):
        options = random_options(random.Random(f"{seed}{at}")) if at % 3 else {}
        log = nanchong_log(f"{seed}{at}", options)
        assert faults_of(log) == [], json.dumps(log)
        hand = log["hands"][0]
        met[hand["outcome"]] += 1
        met.update(event["type"] for event in hand["events"])
        met.update(str(event.get("key", event.get("kind", event.get("how")))) for event in hand["events"])
        met.update(item["code"] for paid in hand["transfers"] for item in paid["items"])
        met.update(paid["cause"] for paid in hand["transfers"])
    return met


def test_hands_under_any_options_audit_clean() -> None:
    met = check(120, "play")
    assert {"win", "draw", "pung", "claim", "pass", "concealed", "exposed", "added"} <= met.keys()
    assert {"piao", "ready", "lay_down", "concealed_kong", "discard", "self_draw"} <= met.keys()
    assert {"bai_pai", "du_zhang_bai", "xiao_qi_dui", "qing_yi_se", "gen", "check_ready"} <= met.keys()


@pytest.mark.parametrize("preset", RULESET.presets)
def test_a_log_of_many_hands_under_a_preset_audits_clean(preset: str) -> None:
    log = nanchong_log(f"evening-{preset}", preset=preset, hands=30)
    assert faults_of(log) == []
    assert log["end_scores"] == audited(log)["end_scores"]


def test_a_log_may_claim_less_and_stays_clean() -> None:
    chance = random.Random("less")
    for at in range(40):
        log = nanchong_log(f"less-{at}", random_options(chance))
        hand = log["hands"][0]
        for key in ("wall", "transfers", "scores", "next_dealer"):
            # A dealt win may be priced by the tile that only the wall tells to be the last dealt.
            if chance.random() < 0.5 and not (key == "wall" and _is_dealt(hand)):
                hand.pop(key, None)
        log.pop("end_scores")
        for event in hand["events"]:
            for key in ("drawn", "items", "points", "how"):
                if chance.random() < 0.5:
                    event.pop(key, None)
        assert faults_of(log) == [], json.dumps(log)


def _is_dealt(hand: Json) -> bool:
    return any(event.get("how") == "dealt" for event in hand["events"])


def test_the_same_seed_plays_the_same_hand() -> None:
    assert nanchong_log("twice", hands=2) == nanchong_log("twice", hands=2)
    assert nanchong_log("twice") != nanchong_log("otherwise")


@pytest.mark.long
def test_thousands_of_hands_under_any_options_audit_clean() -> None:
    met = check(5_000, "thousands")
    rare = {
        "hai_di_lao",
        "hai_di_pao",
        "gang_shang_hua",
        "qiang_gang",
        "gang_shang_pao",
        "jin_gou_pao",
        "di_hu",
    }
    assert rare | {"tian_hu", "jin_gou_diao", "ka_xin_wu", "bai_pai_pei", "feng_ding"} <= met.keys()
