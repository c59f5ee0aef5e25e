"""A rule set is a folder: one dropped into place is installed, read, audited, worded and played."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from django.test import Client

import scoring.rulesets
from replays.logformat.reader import read_log
from replays.logformat.refusal import LogRefused
from replays.logformat.writing import log_document
from scoring.compiled import BUILT
from scoring.engine.audit import audit_game
from scoring.engine.frames import hand_frames
from scoring.engine.guide import Example
from scoring.engine.report import encode_report, report_document
from scoring.engine.ruleset import RuleSet
from scoring.engine.wording import add_messages
from scoring.engine.words import words
from scoring.simulator.games import simulate
from tests.support.gamelogs import as_bytes
from tests.support.invariants import check_report
from tests.support.mutations import split
from tests.support.tables import Json

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "tests" / "support" / "toy_ruleset"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RuleSet]:
    """The toy, in a folder that the package of rule sets also looks into."""
    shutil.copytree(FOLDER, tmp_path / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(scoring.rulesets, "__path__", [*scoring.rulesets.__path__, str(tmp_path)])
    monkeypatch.setattr(scoring.rulesets, "_loaded", {})
    _look_again()
    yield scoring.rulesets.load("toy")
    _look_again()
    for name in [name for name in sys.modules if name.startswith("scoring.rulesets.toy")]:
        del sys.modules[name]


def _look_again() -> None:
    scoring.rulesets.names.cache_clear()
    scoring.rulesets.installed.cache_clear()


def toy_log(toy: RuleSet, seed: str, hands: int = 1, **options: int) -> Json:
    """A legal log of the toy."""
    return log_document(simulate(toy, seed, options=options, hands=hands))


def report_of(log: Json) -> Json:
    read = read_log(as_bytes(log))
    audit = audit_game(read.record, read.rules, read.sha256)
    assert json.loads(encode_report(audit)) == report_document(audit)
    return report_document(audit)


def findings_of(report: Json) -> list[Json]:
    return [finding for hand in report["hands"] for finding in hand["findings"]]


def won_log(toy: RuleSet) -> Json:
    """One that ends with a win."""
    logs = (toy_log(toy, f"won-{seed}", stake=7) for seed in range(100))
    return next(log for log in logs if log["hands"][0]["outcome"] == "win")


def test_a_folder_dropped_into_place_is_installed_beside_the_others(toy: RuleSet) -> None:
    assert {"toy", "nantong"} <= scoring.rulesets.installed().keys()
    assert scoring.rulesets.installed()["toy"] is toy


def test_a_rule_set_is_called_as_its_folder_is() -> None:
    assert all(ruleset.id == name for name, ruleset in scoring.rulesets.installed().items())


def test_a_rule_set_is_loaded_without_the_others() -> None:
    asked = "import sys, scoring.rulesets; scoring.rulesets.load('nantong'); print(*sys.modules)"
    ended = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, check=True, capture_output=True, text=True
    )
    loaded = ended.stdout.split()
    assert "scoring.rulesets.nantong.rules" in loaded
    assert not any(name.startswith("scoring.rulesets.nancheng") for name in loaded)


def test_its_sound_logs_audit_clean(toy: RuleSet) -> None:
    outcomes = set()
    for seed in range(25):
        log = toy_log(toy, f"sound-{seed}", hands=2, stake=1 + seed)
        report = report_of(log)
        check_report(report, log, toy)
        assert report["verdict"] == "clean", findings_of(report)
        assert report["rules"]["options"] == {"stake": 1 + seed}
        outcomes |= {hand["outcome"] for hand in report["hands"]}
    assert {"win", "draw"} <= outcomes


def test_a_fault_is_found_under_its_own_clause_and_told_in_its_own_words(toy: RuleSet) -> None:
    log = toy_log(toy, "chow")
    hand = log["hands"][0]
    discard = hand["events"][0]
    hand["events"][1:] = [
        {"type": "chow", "seat": (hand["dealer"] + 1) % 4, "tile": discard["tile"], "from": hand["dealer"]}
    ]
    hand["events"][1]["own"] = hand["deal"][(hand["dealer"] + 1) % 4][:4]
    report = report_of(log)
    fault = findings_of(report)[0]
    assert (fault["kind"], fault["clause"], fault["event"]) == ("illegal_action", "TOY-01", 1)
    assert {"type": "draw", "seat": (hand["dealer"] + 1) % 4, "tile": "??", "source": "head"} in fault[
        "legal"
    ]
    message = add_messages(report, toy)["hands"][0]["findings"][0]["message"]
    assert "only pungs are called" in message["en"]
    assert message["zh-hans"].endswith("可是只能碰。")


def test_the_clauses_of_every_rule_set_hold_in_it(toy: RuleSet) -> None:
    logs = (toy_log(toy, f"general-{seed}") for seed in range(100))
    log, tile, claimant = next((log, *pung) for log in logs for pung in _pungs_at_hand(log["hands"][0]))
    hand = log["hands"][0]
    dealer = hand["dealer"]
    hand["events"] = [
        {"type": "declare", "seat": dealer, "key": "piao", "value": 1},
        {"type": "discard", "seat": dealer, "tile": tile},
        {"type": "claim", "seat": claimant, "want": "pung"},
        {"type": "draw", "seat": (dealer + 1) % 4, "tile": hand["wall"][106:108]},
        {"type": "discard", "seat": (dealer + 2) % 4, "tile": hand["deal"][(dealer + 2) % 4][:2]},
    ]
    found = [(one["clause"], one["event"]) for one in findings_of(report_of(log)) if not one["consequent"]]
    assert found[:3] == [("GEN-13", 0), ("GEN-06", 3), ("GEN-04", 4)]


def _pungs_at_hand(hand: Json) -> Iterator[tuple[str, int]]:
    """The dealer's tiles of which a seat that is not next was dealt two, each with that seat."""
    runs = [split(run) for run in hand["deal"]]
    for tile in runs[hand["dealer"]]:
        for seat in ((hand["dealer"] + 2) % 4, (hand["dealer"] + 3) % 4):
            if runs[seat].count(tile) >= 2:
                yield tile, seat


def test_a_win_without_shape_is_found_and_pays_nothing(toy: RuleSet) -> None:
    log = toy_log(toy, "shapeless")
    hand = log["hands"][0]
    hand["events"][1:] = [
        {
            "type": "win",
            "seat": (hand["dealer"] + 2) % 4,
            "tile": hand["events"][0]["tile"],
            "from": hand["dealer"],
        }
    ]
    hand |= {"outcome": "win", "transfers": [], "scores": [0, 0, 0, 0]}
    hand.pop("next_dealer")
    report = report_of(log)
    errors = [finding for finding in findings_of(report) if finding["severity"] == "error"]
    assert [(finding["clause"], finding["code"]) for finding in errors] == [("TOY-02", "no-shape")]
    assert report["hands"][0]["scores"] == [0, 0, 0, 0]


def test_a_wrong_payment_cites_its_clause_and_names_the_stake_that_explains_it(toy: RuleSet) -> None:
    log = won_log(toy)
    assert report_of(log)["verdict"] == "clean"
    log["rules"]["options"] = {"stake": 6}
    report = report_of(log)
    faults = [finding for finding in findings_of(report) if not finding["consequent"]]
    assert {finding["clause"] for finding in faults} == {"TOY-03"}
    assert {"option": "stake", "value": 7} in faults[0]["also_legal_under"]


def test_a_hand_not_shown_is_undecidable_not_wrong(toy: RuleSet) -> None:
    log = won_log(toy) | {"view": "public"}
    hand = log["hands"][0]
    hand["deal"] = ["??" * (len(run) // 2) for run in hand["deal"]]
    hand.pop("wall")
    for event in hand["events"]:
        if event["type"] == "draw":
            event["tile"] = "??"
    assert report_of(log)["verdict"] == "undecidable"


def test_its_frames_end_with_its_scores(toy: RuleSet) -> None:
    log = won_log(toy)
    read = read_log(as_bytes(log))
    frames = hand_frames(read.record, read.rules, 1, read.sha256)
    assert frames["steps"][-1]["scores"] == log["hands"][0]["scores"]


def test_what_its_rules_do_not_know_is_refused(toy: RuleSet) -> None:
    log = toy_log(toy, "unknown")
    log["rules"]["options"] = {"stake": 101}
    with pytest.raises(LogRefused):
        read_log(as_bytes(log))


def test_without_its_folder_its_logs_are_refused() -> None:
    log = {
        "format": "mjaudit-log",
        "version": 1,
        "log_id": "toy",
        "platform": "players",
        "rules": {"id": "toy"},
    }
    players = [{"id": f"player-{seat}"} for seat in range(4)]
    hand = {"hand": 1, "dealer": 0, "deal": ["", "", "", ""], "events": [], "outcome": "draw"}
    with pytest.raises(LogRefused, match="toy"):
        read_log(as_bytes({**log, "players": players, "hands": [hand]}))


@pytest.mark.django_db
def test_its_page_needs_no_introduction_chapters_or_examples(toy: RuleSet, client: Client) -> None:
    page = client.get("/rules/toy/").content.decode()
    assert all(f'id="{place}"' in page for place in ("TOY-01", "TOY-04", "GEN-01", "option-stake"))
    assert not any(f'id="{place}"' in page for place in ("introduction", "examples"))


@pytest.mark.django_db
def test_an_example_that_it_brings_is_drawn_with_its_figures(
    toy: RuleSet, client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, case = won_log(toy), tmp_path / "W1.json"
    case.write_text(json.dumps({"log": log}), encoding="utf-8")
    example = Example(case, words("A win", "胡牌", "胡牌"), ("TOY-02",))
    installed = cast("dict[str, RuleSet]", scoring.rulesets.installed())
    monkeypatch.setitem(installed, "toy", replace(toy, examples=(example,)))
    page = client.get("/rules/toy/").content.decode().split('id="example-W1"')[1]
    assert page.count("<svg") >= 14
    assert '底分 <span class="figure">7分' in page


def test_the_command_audits_with_it_and_no_line_is_changed(toy: RuleSet, tmp_path: Path) -> None:
    checkout = _checkout_with_toy(tmp_path / "checkout")
    sound, faulty = tmp_path / "sound.json", tmp_path / "faulty.json"
    log = won_log(toy)
    sound.write_bytes(as_bytes(log))
    log["hands"][0]["scores"] = [1, 2, 3, -6]
    faulty.write_bytes(as_bytes(log))
    assert _auditlog(checkout, str(sound)).returncode == 0
    done = _auditlog(checkout, "--format", "ndjson", str(sound), str(faulty))
    assert done.returncode == 1, done.stderr
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert [report["verdict"] for report in reports] == ["clean", "flagged"]
    assert {report["rules"]["id"] for report in reports} == {"toy"}


def _checkout_with_toy(place: Path) -> Path:
    """A checkout as it is, but for one folder more."""
    place.mkdir()
    for name in ("mjaudit", "accounts", "disputes", "evidence", "replays", "templates", "static", "locale"):
        (place / name).symlink_to(ROOT / name)
    shutil.copy(ROOT / "manage.py", place)
    if BUILT.exists():
        (place / "var").mkdir()
        (place / "var" / "compiled").symlink_to(BUILT)
    shutil.copytree(
        ROOT / "scoring", place / "scoring", ignore=shutil.ignore_patterns("__pycache__", "cases")
    )
    shutil.copytree(
        FOLDER, place / "scoring" / "rulesets" / "toy", ignore=shutil.ignore_patterns("__pycache__")
    )
    return place


def _auditlog(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("DJANGO_SETTINGS_MODULE", None)
    return subprocess.run(
        [sys.executable, "manage.py", "auditlog", *arguments],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
