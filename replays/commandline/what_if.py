"""Other rules than a log names: `--preset` and `--option`."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from replays.logformat.reader import ReadLog
from scoring.engine.options import OptionValue, ResolvedRules, resolve_rules


@dataclass(frozen=True)
class OtherRules:
    """A preset in place of the log's own preset and options; options on top of whichever stands."""

    preset: str | None = None
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def rules_for(self, read: ReadLog) -> ResolvedRules:
        """The rules to audit this log by. Raises RulesRefused where its rule set has no such thing."""
        if self.preset is not None:
            return resolve_rules(read.rules.ruleset, self.preset, self.options)
        if not self.options:
            return read.rules
        record = read.record
        return resolve_rules(read.rules.ruleset, record.preset, {**record.options, **self.options})


def option_of(text: str) -> tuple[str, OptionValue]:
    """`NAME=VALUE`, where a value is a JSON boolean, integer or string, or else a name as it stands.

    Raises ValueError for another form.
    """
    name, sign, written = text.partition("=")
    if not (name and sign):
        raise ValueError(f"expected NAME=VALUE, found {text!r}")
    return name, _value(written)


def _value(written: str) -> OptionValue:
    try:
        value = json.loads(written)
    except (ValueError, RecursionError):
        return written
    return value if isinstance(value, bool | int | str) else written
