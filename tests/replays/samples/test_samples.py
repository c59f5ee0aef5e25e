"""Each sample log shows what its manifest says, and nothing else."""

import json
from functools import cache
from typing import Any

import pytest

from scoring.rulesets import installed, load
from scoring.rulesets.nantong.items import PAYMENT_ITEMS
from tests.support.golden import audited
from tests.support.make_samples import FOLDER, written

MANIFEST: list[dict[str, Any]] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))["samples"]
LANGUAGES = {"en", "zh-hans", "zh-hant"}


def _log(entry: dict[str, Any]) -> dict[str, Any]:
    log: dict[str, Any] = json.loads((FOLDER / entry["file"]).read_text(encoding="utf-8"))
    return log


@cache
def _reports() -> dict[str, dict[str, Any]]:
    return {entry["file"]: audited(_log(entry)) for entry in MANIFEST}


def _report(entry: dict[str, Any]) -> dict[str, Any]:
    return _reports()[entry["file"]]


def _of(ruleset: str) -> list[dict[str, Any]]:
    """The entries of a rule set's samples."""
    return [entry for entry in MANIFEST if _log(entry)["rules"]["id"] == ruleset]


@pytest.mark.parametrize("entry", MANIFEST, ids=[entry["file"] for entry in MANIFEST])
def test_the_sample_has_the_verdict_and_the_first_fault_that_it_is_shown_for(entry: dict[str, Any]) -> None:
    report = _report(entry)
    assert report["verdict"] == entry["verdict"]
    errors = [
        finding for hand in report["hands"] for finding in hand["findings"] if finding["severity"] == "error"
    ]
    first = errors[0] if errors else None
    named = first and {key: first[key] for key in ("hand", "event", "clause")}
    assert named == entry["finding"]
    assert not [finding for finding in errors if not finding["consequent"]][1:], "a second fault of its own"


@pytest.mark.parametrize("entry", MANIFEST, ids=[entry["file"] for entry in MANIFEST])
def test_the_sample_is_told_in_every_language(entry: dict[str, Any]) -> None:
    for text in (entry["title"], entry["explanation"]):
        assert set(text) == LANGUAGES
        assert all(text.values())


def test_clean_samples_claim_what_the_audit_finds() -> None:
    for entry in MANIFEST:
        if entry["verdict"] == "clean":
            report = _report(entry)
            assert report["end_scores"] == report["claimed_end_scores"]
            assert all(hand["scores"] == hand["claimed_scores"] for hand in report["hands"])


def test_each_rule_set_has_ten_samples() -> None:
    assert {ruleset: len(_of(ruleset)) for ruleset in installed()} == {
        "nantong": 13,
        "nanchong": 10,
        "nancheng": 10,
    }


def test_the_samples_show_ten_hands_and_each_kind_of_win() -> None:
    reports = [_report(entry) for entry in MANIFEST]
    hands = [hand for report in reports for hand in report["hands"]]
    assert len(hands) >= 10
    hows = {win["how"] for hand in hands for win in hand["wins"]}
    assert hows == {"discard", "self_draw", "rob_kong", "dealt", "opening"}
    assert any(hand["outcome"] == "draw" for hand in hands)
    assert any(hand["fairness"] == "consistent" for hand in hands)


def test_every_item_that_can_be_won_in_nantong_is_won_in_some_sample() -> None:
    nantong = load("nantong")
    payments_alone = {item.code for item in PAYMENT_ITEMS}
    won = {
        item["code"]
        for entry in _of("nantong")
        if entry["verdict"] == "clean"
        for hand in _report(entry)["hands"]
        for win in hand["wins"]
        for item in win["items"]
    }
    assert won == {item.code for item in nantong.items} - payments_alone


def test_the_faults_shown_for_nanchong_are_of_its_own_clauses() -> None:
    faults = [entry["finding"]["clause"] for entry in _of("nanchong") if entry["finding"]]
    assert faults == ["NC-29", "NC-20", "NC-26", "NC-12", "NC-45", "NC-19"]


def test_one_suit_at_three_is_sound_under_the_rules_that_its_finding_names() -> None:
    [entry] = [entry for entry in MANIFEST if entry["finding"] and entry["finding"]["clause"] == "NC-45"]
    [hand] = _report(entry)["hands"]
    fault = next(one for one in hand["findings"] if not one["consequent"])
    assert {"preset": "seed-002"} in fault["also_legal_under"]
    log = _log(entry)
    assert audited({**log, "rules": {"id": "nanchong", "preset": "seed-002"}})["verdict"] == "clean"


def test_the_samples_of_nancheng_show_each_kind_of_horses_and_both_burns() -> None:
    reports = [_report(entry) for entry in _of("nancheng")]
    assert {report["rules"]["options"]["horse_mode"] for report in reports} == {
        "none",
        "winner",
        "dealer",
        "all",
    }
    transfers = [paid for report in reports for hand in report["hands"] for paid in hand["transfers"]]
    assert {paid["cause"] for paid in transfers} == {"win", "kong", "horse", "front_burn", "back_burn"}
    assert {hand["outcome"] for report in reports for hand in report["hands"]} == {"win", "draw", "dissolved"}


def test_every_wall_of_nancheng_is_logged_with_the_dice_that_broke_it() -> None:
    hands = [hand for entry in _of("nancheng") for hand in _log(entry)["hands"]]
    assert all({"wall", "dice", "break"} <= hand.keys() for hand in hands)


def test_the_faults_shown_for_nancheng_are_of_its_own_clauses() -> None:
    faults = [entry["finding"]["clause"] for entry in _of("nancheng") if entry["finding"]]
    assert faults == ["JX-18", "JX-44", "JX-34", "JX-52"]


def test_one_suit_without_shape_is_sound_under_the_rules_that_its_finding_names() -> None:
    [entry] = [entry for entry in MANIFEST if entry["finding"] and entry["finding"]["clause"] == "JX-52"]
    [hand] = _report(entry)["hands"]
    fault = next(one for one in hand["findings"] if not one["consequent"])
    assert {"option": "jia_hu", "value": True} in fault["also_legal_under"]
    log = _log(entry)
    assert audited({**log, "rules": {"id": "nancheng", "preset": "seed-001"}})["verdict"] == "clean"


def test_a_hand_that_cannot_be_replayed_still_tells_what_the_platform_booked() -> None:
    [broken] = [entry for entry in MANIFEST if entry["finding"] and entry["finding"]["clause"] == "GEN-03"]
    [hand] = _log(broken)["hands"]
    booked = [0, 0, 0, 0]
    for transfer in hand["transfers"]:
        booked[transfer["from"]] -= transfer["points"]
        booked[transfer["to"]] += transfer["points"]
    assert booked == hand["scores"] != [0, 0, 0, 0]


def test_the_files_are_what_their_scripts_write() -> None:
    stored = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert stored == written()
