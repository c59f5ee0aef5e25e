"""The fast reader, the explaining one, the canonical form and the published schema never disagree."""

import json
from typing import Any

import jsonschema
import msgspec
import rfc8785
from hypothesis import example, given, settings
from hypothesis import strategies as st

from replays.logformat.jsonschema import json_schema
from replays.logformat.limits import DEFAULT_LIMITS
from replays.logformat.reader import ReadLog, read_log
from replays.logformat.refusal import MOST_FAULTS, PROBLEMS, LogRefused
from replays.logformat.schema import GameLog
from replays.logformat.strict_json import parse_strictly
from replays.logformat.typewalk import LOG_TYPE, type_faults
from tests.replays.logformat.builder import a_full_log, encode
from tests.replays.logformat.mutations import VALUES, mutated_logs

VALIDATOR = jsonschema.Draft202012Validator(json_schema())
#: Refusals that neither the types nor JSON Schema can express.
BEYOND_SCHEMA = {
    "unknown-ruleset",
    "rules-invalid",
    "ext-too-large",
    "control-character",
    "not-normalized",
    "integer-too-long",
    "too-deep",
}


def outcome_of(data: bytes) -> ReadLog | LogRefused:
    try:
        return read_log(data)
    except LogRefused as refusal:
        return refusal


@given(mutated_logs())
@settings(max_examples=150)
def test_decoder_and_type_walk_find_the_same_logs_good(log: Any) -> None:
    data = encode(log)
    try:
        tree = parse_strictly(data, DEFAULT_LIMITS.depth)
    except LogRefused:
        return
    faults = list(type_faults(tree, LOG_TYPE))
    try:
        msgspec.json.decode(data, type=GameLog)
    except msgspec.ValidationError:
        assert faults
    else:
        assert all("/ext" in fault.pointer for fault in faults), faults


@given(mutated_logs())
@settings(max_examples=120)
def test_reader_and_published_schema_agree(log: Any) -> None:
    outcome = outcome_of(encode(log))
    fits = VALIDATOR.is_valid(log)
    if isinstance(outcome, ReadLog):
        assert fits
    elif fits:
        beyond = {"falling-time", "repeated-player"}
        beyond_types = all(
            fault.code in beyond or fault.pointer.endswith("ed_at") for fault in outcome.faults
        )
        assert outcome.code in BEYOND_SCHEMA or beyond_types, outcome


@given(mutated_logs())
@settings(max_examples=120)
def test_a_refusal_is_always_worded_within_its_bounds(log: Any) -> None:
    outcome = outcome_of(encode(log))
    if isinstance(outcome, LogRefused):
        assert outcome.code in PROBLEMS
        assert 1 <= len(outcome.faults) <= MOST_FAULTS
        assert all(len(fault.found) <= 64 and fault.expected for fault in outcome.faults)
        assert not any(fault.expected == "a log of this format" for fault in outcome.faults)


@given(st.dictionaries(st.from_regex(r"\A[A-Za-z0-9._:-]{1,5}\Z"), VALUES, max_size=4), st.booleans())
@settings(max_examples=120)
def test_canonical_form_is_that_of_rfc_8785(ext: Any, escaped: bool) -> None:
    log = a_full_log(ext=ext)
    outcome = outcome_of(json.dumps(log, ensure_ascii=escaped, indent=2).encode())
    if isinstance(outcome, ReadLog):
        assert outcome.canonical == rfc8785.dumps(log)


@given(mutated_logs())
@settings(max_examples=200)
def test_whatever_is_read_has_the_canonical_form_of_rfc_8785(log: Any) -> None:
    outcome = outcome_of(encode(log))
    if isinstance(outcome, ReadLog):
        assert outcome.canonical == rfc8785.dumps(log)


@given(st.binary(max_size=200))
@example(b"")
@example(b"\xff\xfe{\x00}\x00")
@settings(max_examples=120)
def test_arbitrary_bytes_are_refused_and_nothing_else(data: bytes) -> None:
    assert isinstance(outcome_of(data), LogRefused)


@given(st.data())
@settings(max_examples=250)
def test_a_log_with_bytes_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = bytearray(encode(a_full_log()))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        size = data.draw(st.integers(0, 3))
        noise = st.one_of(
            st.binary(max_size=3),
            st.sampled_from([b'"', b"\\", b"{", b"]", b"\\u0000", b"\\ud800", b"-0", b"1.0"]),
        )
        text[place : place + size] = data.draw(noise)
    outcome = outcome_of(bytes(text))
    if isinstance(outcome, ReadLog):
        assert outcome.canonical == rfc8785.dumps(json.loads(text))
