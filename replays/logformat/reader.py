"""Reads one log: bytes in, a checked log with the engine's record and both digests out, or a refusal."""

import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from unicodedata import is_normalized

import msgspec
from msgspec import UNSET

from replays.logformat.canonical import canonical_bytes
from replays.logformat.checks import require_sense, require_size
from replays.logformat.explain import explain
from replays.logformat.limits import DEFAULT_LIMITS, Limits
from replays.logformat.lowering import to_record
from replays.logformat.refusal import Fault, LogRefused, refused, shown
from replays.logformat.schema import GameLog, RulesChoice
from replays.logformat.strict_json import parse_strictly
from replays.logformat.vendor_data import VendorDataError, settle_vendor_data
from scoring.engine.options import (
    MOST_REMEMBERED,
    OptionValue,
    ResolvedRules,
    RulesRefused,
    resolve_rules,
)
from scoring.engine.record import GameRecord
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import NoTilesError
from scoring.rulesets import load, names

_DECODER: Final = msgspec.json.Decoder(GameLog)
_CONTROL: Final = re.compile("[\x7f-\x9f]")


@dataclass(frozen=True, slots=True)
class ReadLog:
    """A log that was read: its own words, the engine's record, its rules, and what identifies it."""

    log: GameLog
    record: GameRecord
    rules: ResolvedRules
    canonical: bytes
    #: SHA-256 (hex) of the canonical form: equal for the same log however it was spaced and ordered.
    sha256: str
    raw: bytes

    @property
    def raw_sha256(self) -> str:
        """SHA-256 (hex) of the bytes as they came."""
        return hashlib.sha256(self.raw).hexdigest()


def read_log(data: bytes, limits: Limits = DEFAULT_LIMITS) -> ReadLog:
    """Read one log of `mjaudit-log` version 1.

    Raises LogRefused, and nothing else, for whatever is no such log.
    """
    if len(data) > limits.log_bytes:
        raise refused("log-too-large", "", f"at most {limits.log_bytes} bytes", f"{len(data)} bytes")
    log, record, canonical = _decode(data, limits)
    if _is_doubtful(data, canonical):
        parse_strictly(data, limits.depth)
    require_size(log, canonical, limits)
    require_sense(log)
    rules = _resolve(log.rules)
    return ReadLog(
        log=log,
        record=record,
        rules=rules,
        canonical=canonical,
        sha256=hashlib.sha256(canonical).hexdigest(),
        raw=data,
    )


def _decode(data: bytes, limits: Limits) -> tuple[GameLog, GameRecord, bytes]:
    try:
        log = _DECODER.decode(data)
        record = to_record(log)
        if b'"ext"' in data or b"\\" in data:
            settle_vendor_data(log, limits)
        return log, record, canonical_bytes(log)
    except (msgspec.MsgspecError, NoTilesError, VendorDataError, RecursionError) as error:
        raise explain(data, limits, error) from None


def _is_doubtful(data: bytes, canonical: bytes) -> bool:
    """Whether only the strict reader can tell that the decoder lost nothing.

    Without escapes, raw and canonical bytes differ in spacing and order alone: fewer signs in the canonical
    form mean a key that stood twice, or a negative zero.
    """
    if b"\\" in data:
        return True
    if len(data) != len(canonical) and _signs(data) != _signs(canonical):
        return True
    if data.isascii():
        return b"\x7f" in data
    text = data.decode()
    return _CONTROL.search(text) is not None or not is_normalized("NFC", text)


def _signs(text: bytes) -> int:
    return len(text.translate(None, b" \t\r\n"))


def _resolve(choice: RulesChoice) -> ResolvedRules:
    """The rules that the log names.

    Raises LogRefused for a rule set, preset, option or value that does not exist.
    """
    if choice.id not in names():
        raise refused("unknown-ruleset", "/rules/id", "one of " + ", ".join(names()), shown(choice.id))
    preset = None if choice.preset is UNSET else choice.preset
    options = {} if choice.options is UNSET else choice.options
    named = tuple([(name, type(value), value) for name, value in options.items()])
    try:
        return _settled(load(choice.id), preset, named)
    except RulesRefused as error:
        raise LogRefused(
            "rules-invalid",
            [Fault("/rules" + at.pointer, at.code, at.expected, shown(at.found)) for at in error.faults],
        ) from None


@lru_cache(maxsize=MOST_REMEMBERED)
def _settled(
    ruleset: RuleSet, preset: str | None, named: tuple[tuple[str, type, OptionValue], ...]
) -> ResolvedRules:
    """The rules of a log. The types of values stand beside them, since True is never taken for 1."""
    return resolve_rules(ruleset, preset, {name: value for name, _, value in named})
