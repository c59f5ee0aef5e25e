"""Runs a golden case: audits its log and lists where the report differs from what the case expects."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from replays.logformat.reader import read_log
from scoring.engine.audit import audit_game
from scoring.engine.report import report_document
from tests.support.tables import Json

RULESETS = Path(__file__).parents[2] / "scoring" / "rulesets"


def folder_of(ruleset: str) -> Path:
    """Where the golden cases of a rule set lie."""
    return RULESETS / ruleset / "cases"


def load_cases(ruleset: str = "nantong") -> list[Json]:
    """The cases of a rule set, by name."""
    paths = sorted(folder_of(ruleset).glob("*.json"))
    return [json.loads(path.read_text(encoding="utf-8")) for path in paths]


def audited(log: Json) -> Json:
    """The report of this log, as the service would give it."""
    read = read_log(json.dumps(log, ensure_ascii=False).encode())
    return report_document(audit_game(read.record, read.rules, read.sha256))


@cache
def _cases(ruleset: str) -> dict[str, Json]:
    """The cases of a rule set by name, never to be changed."""
    return {case["case"]: case for case in load_cases(ruleset)}


def log_of(ruleset: str, case: str) -> Json:
    """The log of a golden case, never to be changed: tests change a copy."""
    log: Json = _cases(ruleset)[case]["log"]
    return log


@cache
def report_of(ruleset: str, case: str) -> Json:
    """What the audit says of a golden case; asked for again, the same report."""
    return audited(_cases(ruleset)[case]["log"])


def reports(ruleset: str) -> list[Json]:
    """What the audit says of each golden case of a rule set, in the order of the cases."""
    return [report_of(ruleset, case) for case in _cases(ruleset)]


def findings_of(report: Json) -> list[Json]:
    """The findings of the log and of its hands."""
    return [*report["findings"], *(one for hand in report["hands"] for one in hand["findings"])]


def differences(expect: Json, report: Json) -> list[str]:
    """What the report says otherwise than the case; only keys that the case gives are compared."""
    found = (
        []
        if report["verdict"] == expect["verdict"]
        else [f"verdict {report['verdict']}, not {expect['verdict']}"]
    )
    found += _findings("log", expect.get("findings", []), report["findings"])
    if "end_scores" in expect and report["end_scores"] != expect["end_scores"]:
        found.append(f"end scores {report['end_scores']}, not {expect['end_scores']}")
    if len(expect["hands"]) != len(report["hands"]):
        return [*found, f"{len(report['hands'])} hands, not {len(expect['hands'])}"]
    for due, hand in zip(expect["hands"], report["hands"], strict=True):
        found += _hand(f"hand {hand['hand']}", due, hand)
    return found


def _hand(place: str, due: Json, hand: Json) -> list[str]:
    found = [
        f"{place}: {key} {hand[key]}, not {due[key]}"
        for key in ("scores", "next_dealer", "outcome", "fairness", "verdict")
        if key in due and hand[key] != due[key]
    ]
    if "wins" in due:
        found += _matched(f"{place}: win", due["wins"], hand["wins"])
    if "transfers" in due:
        found += _matched(f"{place}: transfer", due["transfers"], hand["transfers"])
    return found + _findings(place, due.get("findings", []), hand["findings"])


def _findings(place: str, due: list[Json], found: list[Json]) -> list[str]:
    """Errors must be these and no others; of warnings and information only those named."""
    wanted = [{"severity": _severity(finding), **finding} for finding in due]
    mild = [finding for finding in found if finding["severity"] != "error"]
    named = [finding for finding in mild if any(_fits(want, finding) for want in wanted)]
    return _matched(f"{place}: finding", wanted, [f for f in found if f["severity"] == "error"] + named)


def _severity(finding: Json) -> str:
    return "warning" if finding.get("kind") == "undecidable" else "error"


def _matched(place: str, due: list[Json], found: list[Json]) -> list[str]:
    left = list(found)
    missing = []
    for want in due:
        fit = next((one for one in left if _fits(want, one)), None)
        if fit is None:
            missing.append(f"{place} missing: {want}")
        else:
            left.remove(fit)
    return missing + [f"{place} not due: {_short(one)}" for one in left]


def _fits(want: Json, found: Json) -> bool:
    return all(_equal(key, value, found.get(key)) for key, value in want.items())


def _equal(key: str, want: Any, found: Any) -> bool:
    if key == "items":
        parts = ("code", "points", "clause")[: len(want[0]) if want else None]
        return sorted(map(tuple, want)) == sorted(tuple(item[part] for part in parts) for item in found)
    return bool(want == found)


def _short(found: Json) -> Json:
    keys = (
        "kind",
        "clause",
        "code",
        "event",
        "seat",
        "consequent",
        "severity",
        "expected",
        "actual",
        "how",
        "items",
    )
    return {key: found[key] for key in (*keys, "from", "to", "cause", "points") if key in found}
