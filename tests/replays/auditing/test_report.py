"""The types of the report hold all that the engine writes, and nothing else."""

import json
from pathlib import Path

import msgspec
import pytest

from replays.auditing.child import audit_bytes
from replays.auditing.report import decode_report
from replays.samples.files import sample_files
from tests.support.gamelogs import as_bytes, faulty_log, game_log


@pytest.mark.parametrize("sample", sample_files(), ids=lambda path: path.stem)
def test_a_samples_report_survives_its_types(sample: Path) -> None:
    _assert_survives(audit_bytes(sample.read_bytes()))


@pytest.mark.parametrize("rules", [{"id": "nantong"}, {"id": "nantong", "preset": "changsha"}])
def test_reports_of_other_logs_do_too(rules: dict[str, str]) -> None:
    for log in (game_log(rules=rules), faulty_log(rules=rules, end_scores=[1, -1, 0, 0])):
        _assert_survives(audit_bytes(as_bytes(log)))


def _assert_survives(document: bytes) -> None:
    assert json.loads(msgspec.json.encode(decode_report(document))) == json.loads(document)
