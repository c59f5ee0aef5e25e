"""Hands that a legal random player plays out audit without a fault, whatever the table has chosen."""

import json
import random
from collections import Counter

import pytest

from tests.support.golden import audited
from tests.support.random_nantong import nantong_log, random_options
from tests.support.tables import Json


def faults_of(log: Json) -> list[Json]:
    report = audited(log)
    if report["verdict"] == "clean":
        return []
    return [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]


def check(number: int, seed: str) -> Counter[str]:
    """Play and audit so many hands under random options; what came up in them."""
    met: Counter[str] = Counter()
    for at in range(number):
        options = random_options(random.Random(f"{seed}{at}"))
        log = nantong_log(f"{seed}{at}", options)
        assert faults_of(log) == [], json.dumps(log)
        hand = log["hands"][0]
        met[hand["outcome"]] += 1
        met.update(event["type"] for event in hand["events"])
        met.update(item["code"] for paid in hand["transfers"] for item in paid["items"])
    return met


def test_hands_under_any_options_audit_clean() -> None:
    met = check(140, "play")
    assert {"win", "draw", "chow", "pung", "kong", "declare", "reveal", "claim", "pass"} <= met.keys()
    assert {"ping_hu", "peng_peng_hu", "si_xi", "zha_niao", "zhuang_xian", "gang_fen"} <= met.keys()


@pytest.mark.parametrize("preset", ["seed-004", "changsha"])
def test_a_log_of_many_hands_under_a_preset_audits_clean(preset: str) -> None:
    log = nantong_log(f"evening-{preset}", preset=preset, hands=40)
    assert faults_of(log) == []
    assert log["end_scores"] == audited(log)["end_scores"]


def test_a_log_may_claim_less_and_stays_clean() -> None:
    chance = random.Random("less")
    for at in range(40):
        log = nantong_log(f"less-{at}", random_options(chance))
        hand = log["hands"][0]
        for key in ("wall", "transfers", "scores", "next_dealer"):
            if chance.random() < 0.5:
                hand.pop(key, None)
        log.pop("end_scores")
        for event in hand["events"]:
            for key in ("drawn", "items", "points", "how"):
                if chance.random() < 0.5:
                    event.pop(key, None)
        assert faults_of(log) == [], json.dumps(log)


def test_the_same_seed_plays_the_same_hand() -> None:
    assert nantong_log("twice", hands=2) == nantong_log("twice", hands=2)
    assert nantong_log("twice") != nantong_log("otherwise")


@pytest.mark.long
def test_thousands_of_hands_under_any_options_audit_clean() -> None:
    met = check(5_000, "thousands")
    rare = {"hai_di_pao", "hai_di_lao_yue", "gang_shang_kai_hua", "qiang_gang_hu", "gang_shang_pao", "di_hu"}
    assert rare <= met.keys()
