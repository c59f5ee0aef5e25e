"""Logs that name rules, read or refused."""

import json
from typing import Any, Final

import pytest

from replays.logformat.reader import read_log
from replays.logformat.refusal import Fault, LogRefused
from tests.support.golden import log_of

#: By rule set, the golden case whose log is put under other rules.
CASE_OF: Final = {"nancheng": "S01", "nanchong": "X01", "nantong": "X01"}


def log_under(region: str, **rules: Any) -> bytes:
    """A log of the rule set that names this `preset` and these `options`."""
    log = log_of(region, CASE_OF[region])
    return json.dumps({**log, "rules": {"id": region} | rules}).encode()


def refused(data: bytes) -> Fault:
    """The one fault of a log whose rules are not read."""
    with pytest.raises(LogRefused) as caught:
        read_log(data)
    assert caught.value.code == "rules-invalid"
    [fault] = caught.value.faults
    return fault
