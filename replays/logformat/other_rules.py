"""Other rules than a log names: what a command's options, a query or a request's body may ask for."""

import json
from typing import Final

import msgspec

from replays.logformat.reader import ReadLog
from scoring.engine.options import OptionValue, ResolvedRules, resolve_rules


class OtherRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset in place of the log's own preset and options; options on top of whichever stands."""

    preset: str | None = None
    options: dict[str, OptionValue] = {}

    @property
    def are_its_own(self) -> bool:
        """Whether nothing else is asked for than the log itself names."""
        return self.preset is None and not self.options

    def rules_for(self, read: ReadLog) -> ResolvedRules:
        """The rules to audit this log by. Raises RulesRefused where its rule set has no such thing."""
        if self.preset is not None:
            return resolve_rules(read.rules.ruleset, self.preset, self.options)
        if not self.options:
            return read.rules
        record, ruleset = read.record, read.rules.ruleset
        both = {**record.options, **self.options}
        return resolve_rules(ruleset, record.preset, both, asked=self.options.keys())


OWN_RULES: Final = OtherRules()


def option_of(text: str) -> tuple[str, OptionValue]:
    """`NAME=VALUE`; the value as `value_of` reads it. Raises ValueError for another form."""
    name, sign, written = text.partition("=")
    if not (name and sign):
        raise ValueError(f"expected NAME=VALUE, found {text!r}")
    return name, value_of(written)


def value_of(written: str) -> OptionValue:
    """A JSON boolean, integer or string in its one spelling, without blanks, or else a name as it stands."""
    try:
        value = json.loads(written)
    except (ValueError, RecursionError):
        return written
    return value if isinstance(value, bool | int | str) and _json(value) == written else written


def text_of(value: OptionValue) -> str:
    """The value as `value_of` reads it; a name as it stands, unless it would be read as something else."""
    if isinstance(value, str) and value and value_of(value) == value:
        return value
    return _json(value)


def _json(value: OptionValue) -> str:
    return json.dumps(value, ensure_ascii=False)
