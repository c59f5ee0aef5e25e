"""What the engine says, as digests: the audit of every golden case, report and frames of every sample log.

The same log, the same version of the engine and the same revision of the rules give the same report (audit
report, introduction): stored reports are held against new ones by it. `python -m tests.support.saying` keeps
what is said now in said.json, and refuses where a version says otherwise than it did before.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

import msgspec

from replays.logformat.reader import ReadLog, read_log
from scoring.engine.audit import ENGINE_VERSION, audit_game
from scoring.engine.frames import hand_frames
from scoring.engine.report import encode_report
from scoring.engine.what_if import Budget
from scoring.rulesets import load
from tests.support.gamelogs import as_bytes
from tests.support.golden import load_cases
from tests.support.make_cases import SCRIPTED
from tests.support.make_samples import FOLDER

KEPT: Final = Path(__file__).with_name("said.json")


class Said(TypedDict):
    """What said it, and the digest of what it said by log."""

    by: str
    logs: dict[str, str]


def said_by(ruleset: str) -> str:
    """The version of the engine and the revision of the rules."""
    return f"engine {ENGINE_VERSION}, revision {load(ruleset).revision}"


def said_of_logs(ruleset: str) -> dict[str, str]:
    """The digests of what is said of the logs of a rule set now."""
    return {log: hashlib.sha256(text).hexdigest()[:16] for log, text in _texts(ruleset)}


def _texts(ruleset: str) -> Iterator[tuple[str, bytes]]:
    for case in load_cases(ruleset):
        read = read_log(as_bytes(case["log"]))
        # What else would be right is asked of the samples alone: it takes twenty times as long.
        yield _name("case", case["case"], read), _report(read, Budget(events=0, lists=0))
    for file in sorted(FOLDER.glob("[0-9]*.json")):
        read = read_log(file.read_bytes())
        if read.rules.ruleset.id == ruleset:
            yield _name("sample", file.stem, read), _report(read, Budget())
            for hand in read.record.hands:
                yield _name(f"frames of hand {hand.number} of", file.stem, read), _frames(read, hand.number)


def _name(what: str, name: str, read: ReadLog) -> str:
    """A log that has been changed goes by another name than before."""
    return f"{what} {name} ({read.sha256[:8]})"


def _report(read: ReadLog, budget: Budget) -> bytes:
    return encode_report(audit_game(read.record, read.rules, read.sha256, budget))


def _frames(read: ReadLog, hand: int) -> bytes:
    return msgspec.json.encode(hand_frames(read.record, read.rules, hand, read.sha256))


def said_now(ruleset: str) -> Said:
    """What is said of the logs of a rule set now."""
    return {"by": said_by(ruleset), "logs": said_of_logs(ruleset)}


def kept(file: Path = KEPT) -> dict[str, Said]:
    """What was said when it was kept last, by rule set; nothing where nothing was."""
    said: dict[str, Said] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return said


def contradicted(before: Said, now: Said) -> list[str]:
    """The logs of which the same version said something else before."""
    if before["by"] != now["by"]:
        return []
    return [log for log, text in now["logs"].items() if before["logs"].get(log, text) != text]


def keep(ruleset: str, file: Path = KEPT) -> None:
    """Keep what is said of a rule set's logs now. Raises SystemExit where the version contradicts itself."""
    before, now = kept(file), said_now(ruleset)
    if ruleset in before and (logs := contradicted(before[ruleset], now)):
        sys.exit(f"{ruleset}: of {len(logs)} logs {now['by']} said otherwise before, as of {logs[0]}")
    text = json.dumps(before | {ruleset: now}, ensure_ascii=False, indent=0)
    file.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in SCRIPTED:
        keep(name)
