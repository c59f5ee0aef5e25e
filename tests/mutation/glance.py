"""A glance at the golden cases: which of them the audit says something else of than before.

A golden case as a test costs what a whole report costs, with what would be right under other rules. Whether
its audit without these is still the same costs a twentieth of that: so all that run what was changed can be
looked at. Of those that look different a few are asked themselves, and the test that holds all that is said
of them against what the same version has said before.
"""

import hashlib
import json
import re
import signal
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from tests.mutation.asking import CASES

_CASE: Final = re.compile(rf"{re.escape(CASES)}::test_the_case_audits_as_the_rulebook_says\[(\w+)-(.+)\]")
#: The test that holds all audits of a rule set's golden cases against what they were.
_SAME: Final = (
    "tests/scoring/rulesets/test_same_version.py"
    "::test_the_engine_says_of_every_log_what_its_version_has_said_before[{}]"
)
#: Seconds of the processor's time that an audit may take: a mutant may never end.
_MOST: Final = 2.0
#: So many golden cases are asked themselves before that test is.
_THEMSELVES: Final = 4


def golden(tests: Iterable[str]) -> dict[str, Path]:
    """The file of each golden case among these tests."""
    found = ((test, _CASE.fullmatch(test)) for test in tests)
    return {
        test: Path("scoring", "rulesets", case[1], "cases", f"{case[2]}.json") for test, case in found if case
    }


def audits_of(files: Mapping[str, Path]) -> Iterator[tuple[str, str]]:
    """Each golden case with the digest of its audit, by the core as it can be imported now."""
    read_log = import_module("replays.logformat.reader").read_log
    audit_game = import_module("scoring.engine.audit").audit_game
    report_document = import_module("scoring.engine.report").report_document
    nothing_more = import_module("scoring.engine.what_if").Budget(events=0, lists=0)
    for test, file in files.items():
        signal.setitimer(signal.ITIMER_VIRTUAL, _MOST)
        log = json.dumps(json.loads(file.read_bytes())["log"], ensure_ascii=False).encode()
        try:
            read = read_log(log)
            said = report_document(audit_game(read.record, read.rules, read.sha256, nothing_more))
            yield test, hashlib.sha256(json.dumps(said).encode()).hexdigest()
        except Exception as raised:
            yield test, repr(raised)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def changed(tests: Iterable[str], before: Mapping[str, str]) -> list[str]:
    """The golden cases among these tests of which the audit says something else than `before`.

    All of them where the core cannot even be imported.
    """
    files = golden(test for test in tests if test in before)
    try:
        return [test for test, said in audits_of(files) if said != before[test]]
    except Exception:
        return [*files]


def suspects(tests: Iterable[str], before: Mapping[str, str]) -> list[str]:
    """The tests that may fail as `changed` golden cases show: some of these themselves, then of all."""
    found = changed(tests, before)
    rulesets = dict.fromkeys(case[1] for case in map(_CASE.fullmatch, found) if case)
    return [*found[:_THEMSELVES], *(_SAME.format(ruleset) for ruleset in rulesets)]
