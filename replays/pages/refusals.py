"""Why a log is refused, in the reader's language: what is wrong, where, what was expected and found."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_noop

from replays.logformat.refusal import Fault, LogRefused
from replays.pages.contradictions import view_contradiction
from replays.pages.faultwords import EXPECTED, FOUND, told

#: What each problem of a whole log says.
REFUSALS: Final = {
    "empty-body": gettext_noop("There is nothing in it."),
    "bom": gettext_noop("The text starts with a byte order mark."),
    "invalid-unicode": gettext_noop("The text is not UTF-8."),
    "json-syntax": gettext_noop("This is not JSON."),
    "duplicate-key": gettext_noop("A key stands twice in one object."),
    "number-not-allowed": gettext_noop("A number is written in a way the format does not allow."),
    "float-not-allowed": gettext_noop("A number has a fraction; the format knows whole numbers only."),
    "integer-too-long": gettext_noop("A number is too large."),
    "too-deep": gettext_noop("The JSON is nested too deep."),
    "control-character": gettext_noop("There is a control character in it."),
    "not-normalized": gettext_noop("The text is not in Unicode normal form C."),
    "not-an-object": gettext_noop("A log is one JSON object."),
    "version-unsupported": gettext_noop("This version of the log format is not known here."),
    "unknown-ruleset": gettext_noop("This rule set is not known here."),
    "rules-invalid": gettext_noop("The rules that the log names do not exist."),
    "log-invalid": gettext_noop("The log is not as the format wants it."),
    "log-too-large": gettext_noop("The log is too large."),
    "too-many-hands": gettext_noop("The log has too many hands."),
    "hand-too-large": gettext_noop("A hand is too large."),
    "too-many-events": gettext_noop("A hand has too many events."),
    "ext-too-large": gettext_noop("There is too much vendor data in it."),
    "batch-too-large": gettext_noop("The logs together are too large."),
    "too-many-logs": gettext_noop("There are too many logs in it."),
    "packing-broken": gettext_noop("The packed file is damaged."),
    "packing-not-allowed": gettext_noop("The file is packed in a way that is not allowed."),
}
#: What is wrong at one place, where the problem of the whole log does not say it already.
FAULTS: Final = {
    "missing-key": gettext_noop("A key is missing."),
    "unknown-key": gettext_noop("The format has no such key."),
    "wrong-key": gettext_noop("The key has characters that are not allowed."),
    "wrong-type": gettext_noop("This is of another type."),
    "wrong-value": gettext_noop("This value is not one of those allowed."),
    "wrong-length": gettext_noop("There are too many or too few entries."),
    "out-of-range": gettext_noop("The number is too small or too large."),
    "falling-time": gettext_noop("The time runs backwards."),
    "repeated-player": gettext_noop("A player sits in two seats."),
    "unknown-preset": gettext_noop("The rule set has no such preset."),
    "unknown-option": gettext_noop("The rule set has no such option."),
    "unknown-value": gettext_noop("The option has no such value."),
    "contradiction": gettext_noop("These options do not go together."),
}
#: Faults whose `found` is a piece of the log as it stands there, without quotation marks.
_QUOTING: Final = frozenset(
    {
        *("unknown-key", "duplicate-key", "wrong-key", "not-normalized"),
        *("float-not-allowed", "number-not-allowed", "integer-too-long", "wrong-platform"),
    }
)


@dataclass(frozen=True, slots=True)
class FaultView:
    """One place of a refused log; `name` is what people call it, where it has one. `says` is empty where the
    refusal itself says it.
    """

    pointer: str
    says: str
    expected: SafeString
    found: SafeString
    name: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why there is no report: in words, and place by place; `status` is that of the answer."""

    says: str
    faults: list[FaultView]
    status: int = 422


def refusal_of(refused: LogRefused) -> Refusal:
    """A refusal in the reader's language; places, keys and values stay as the log has them, but for options
    that contradict each other.
    """
    codes = {fault.code for fault in refused.faults}
    if codes == {"contradiction"}:
        told = [replace(view, says="") for view in fault_views(refused.faults)]
        return Refusal(gettext(FAULTS["contradiction"]), told)
    return Refusal(gettext(REFUSALS[refused.code]), fault_views(refused.faults))


def busy() -> Refusal:
    """No engine came free, or the one that did was too slow."""
    return Refusal(gettext("All engines are at work just now. Try once more in a moment."), [], 503)


def unfinished() -> Refusal:
    """The engine was stopped, or stumbled."""
    return Refusal(gettext("The engine could not come to an end with this log."), [])


def fault_views(faults: Iterable[Fault]) -> list[FaultView]:
    """The faults in the reader's language, each once."""
    return [_view(fault) for fault in dict.fromkeys(faults)]


def _view(fault: Fault) -> FaultView:
    says = gettext(FAULTS[fault.code]) if fault.code in FAULTS else ""
    unmet = view_contradiction(fault)
    if unmet is not None:
        return FaultView(fault.pointer, says, unmet.expected, unmet.found, unmet.name)
    found = None if fault.code in _QUOTING else told(fault.found, FOUND)
    return FaultView(
        pointer=fault.pointer,
        says=says,
        expected=told(fault.expected, EXPECTED) or _untold(fault.expected),
        found=found or format_html("<code>{}</code>", fault.found),
    )


def _untold(text: str) -> SafeString:
    """A name or a value as it is; a sentence, such as one of a rule set that is gone, is in English."""
    return format_html('<span lang="en">{}</span>' if " " in text else "<code>{}</code>", text)
