"""`ext`: vendor data that is kept and never interpreted, yet is JSON of this format all the way down.

Its keys are ASCII and its numbers whole at every depth, else a log would have no canonical form.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import UNSET, Raw

from replays.logformat.canonical import ENCODER
from replays.logformat.events import AnyEvent
from replays.logformat.limits import Limits
from replays.logformat.primitives import LARGEST, VENDOR_KEY
from replays.logformat.refusal import Fault, child, cut, refused, shown
from replays.logformat.schema import GameLog, Hand

Holder = GameLog | Hand | AnyEvent

_KEY: Final = re.compile(VENDOR_KEY)
_DECODER: Final = msgspec.json.Decoder()
#: How deep the vendor data of a log, a hand and an event starts: the log itself is level 1.
_LOG_LEVEL, _HAND_LEVEL, _EVENT_LEVEL = 2, 4, 6


class VendorDataError(ValueError):
    """Some `ext` is not what the format wants; the strict reader names the place."""


def settle_vendor_data(log: GameLog, limits: Limits) -> None:
    """Put each `ext` of the log into canonical form.

    Raises VendorDataError for one of another shape, LogRefused when all together are too large.
    """
    total = 0
    for holder, level in _holders(log):
        if holder.ext is UNSET:
            continue
        content = _DECODER.decode(holder.ext)
        if any(vendor_faults(content, "")) or _depth(content) > limits.depth - level + 1:
            raise VendorDataError
        canonical = ENCODER.encode(content)
        total += len(canonical)
        holder.ext = Raw(canonical)
    if total > limits.ext_bytes:
        expected = f"at most {limits.ext_bytes} bytes of vendor data in the whole log"
        raise refused("ext-too-large", "", expected, f"{total} bytes")


def _holders(log: GameLog) -> Iterator[tuple[Holder, int]]:
    yield log, _LOG_LEVEL
    for hand in log.hands:
        yield hand, _HAND_LEVEL
        for event in hand.events:
            yield event, _EVENT_LEVEL


def _depth(value: object) -> int:
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(_depth, value), default=0)
    return 0


def vendor_faults(ext: object, pointer: str) -> Iterator[Fault]:
    """What keeps `ext` from being vendor data: no object, a key of other characters, a number too large."""
    if isinstance(ext, dict):
        yield from _value_faults(ext, pointer)
    else:
        yield Fault(pointer, "wrong-type", "an object of vendor data", shown(ext))


def _value_faults(value: object, pointer: str) -> Iterator[Fault]:
    if isinstance(value, dict):
        for key, member in value.items():
            if not _KEY.match(key):
                expected = "a key of 1 to 64 of A-Z a-z 0-9 . _ : -"
                yield Fault(child(pointer, key), "wrong-key", expected, cut(key))
            yield from _value_faults(member, child(pointer, key))
    elif isinstance(value, list):
        for place, element in enumerate(value):
            yield from _value_faults(element, child(pointer, place))
    elif isinstance(value, float):
        yield Fault(pointer, "float-not-allowed", "an integer", shown(value))
    elif isinstance(value, int) and not -LARGEST <= value <= LARGEST:
        yield Fault(pointer, "out-of-range", f"an integer from {-LARGEST} to {LARGEST}", shown(value))
