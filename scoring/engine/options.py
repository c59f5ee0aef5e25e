"""Options of a rule set: what a table may choose, and how a log's choice is settled."""

import hashlib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from scoring.engine.words import Words

if TYPE_CHECKING:
    from scoring.engine.ruleset import RuleSet

OptionValue = bool | int | str

#: Most logs are played by rules that others were played by before: of so many what follows is remembered.
MOST_REMEMBERED: Final = 256


class WatchedOptions(dict[str, OptionValue]):
    """Settled options that note which of them the law reads: the others cannot have made any difference."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.reads: set[str] = set()

    def __getitem__(self, name: str) -> OptionValue:
        self.reads.add(name)
        return super().__getitem__(name)


class _Watched:
    """Stands for a record of options and notes each field that is read."""

    def __init__(self, record: object, reads: set[str]) -> None:
        self._record = record
        self._reads = reads

    def __getattr__(self, name: str) -> object:
        self._reads.add(name)
        value: object = getattr(self._record, name)
        return value


Record = TypeVar("Record")


def record_of(kind: Callable[..., Record], options: Mapping[str, OptionValue]) -> Record:
    """The options as a rule set's own record, one field an option; of WatchedOptions the reads are noted."""
    record = kind(**options)
    if isinstance(options, WatchedOptions):
        return cast("Record", _Watched(record, options.reads))
    return record


class Choice(msgspec.Struct, frozen=True):
    """One value of an enumerated option and how it is called."""

    value: OptionValue
    label: Words


class Option(msgspec.Struct, frozen=True):
    """One thing a table may choose.

    An integer option has `minimum` and `maximum`; every other one lists its `choices`, the default first
    by custom but not by rule. `clause` is the id of the clause that it settles.
    """

    name: str
    label: Words
    default: OptionValue
    clause: str
    choices: tuple[Choice, ...] = ()
    minimum: int | None = None
    maximum: int | None = None

    @property
    def is_integer(self) -> bool:
        return not self.choices

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of this option's values; True is never taken for 1."""
        if self.is_integer:
            return type(value) is int and (self.minimum or 0) <= value <= (self.maximum or 0)
        return any(type(value) is type(choice.value) and value == choice.value for choice in self.choices)

    @property
    def expected(self) -> str:
        """The values it takes, for an error."""
        if self.is_integer:
            return f"an integer from {self.minimum} to {self.maximum}"
        return "one of " + ", ".join(msgspec.json.encode(choice.value).decode() for choice in self.choices)


class Contradiction(msgspec.Struct, frozen=True):
    """Options of which not every value goes with every value of the others.

    `expected` says what settled options must be by their names, for programs; `demand` says it to people, in
    English too as what follows "expected"; `is_met` judges them.
    """

    options: tuple[str, ...]
    expected: str
    demand: Words
    is_met: Callable[[Mapping[str, OptionValue]], bool]


class RulesFault(msgspec.Struct, frozen=True):
    """What is wrong with a log's `rules`: the place below it (JSON pointer), expected and found.

    Of options that contradict each other, `found` has them by name, and `demand` is `expected` in words.
    """

    pointer: str
    code: str
    expected: str
    found: object
    demand: Words | None = None


class RulesRefused(Exception):
    """The rules a log names do not exist: unknown preset, option or value, or options that contradict."""

    def __init__(self, faults: list[RulesFault]) -> None:
        super().__init__("; ".join(f"{fault.pointer}: {fault.expected}" for fault in faults))
        self.faults = faults


@dataclass(frozen=True, slots=True, eq=False)
class ResolvedRules:
    """A rule set with every option settled; `defaulted` names those left to the default preset by silence."""

    ruleset: "RuleSet"
    preset: str
    options: Mapping[str, OptionValue]
    defaulted: tuple[str, ...]

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the rule set's id and its options, sorted by name."""
        return _digest_of(self)


@lru_cache(maxsize=MOST_REMEMBERED)
def _digest_of(rules: ResolvedRules) -> str:
    canonical = msgspec.json.encode([rules.ruleset.id, dict(rules.options)], order="sorted")
    return hashlib.sha256(canonical).hexdigest()


def resolve_rules(
    ruleset: "RuleSet",
    preset: str | None,
    options: Mapping[str, OptionValue],
    *,
    asked: Collection[str] = (),
) -> ResolvedRules:
    """Settle every option: those named, then the preset's, then the rule set's defaults.

    Raises RulesRefused for a preset, option or value that does not exist, and for options that contradict
    each other once all are settled; then at the first of those `asked`, if some of the named stand already.
    """
    faults = _faults(ruleset, preset, options)
    if faults:
        raise RulesRefused(faults)
    chosen = preset or ruleset.default_preset
    settled = {
        option.name: options.get(option.name, ruleset.presets[chosen].get(option.name, option.default))
        for option in ruleset.options
    }
    contradicted = ruleset.contradicted(settled)
    if contradicted:
        named = (asked, options)
        raise RulesRefused([_contradiction(unmet, settled, named) for unmet in contradicted])
    silent = () if preset is not None else tuple(name for name in settled if name not in options)
    return ResolvedRules(ruleset, chosen, settled, silent)


def _contradiction(
    unmet: Contradiction, settled: Mapping[str, OptionValue], named: Sequence[Collection[str]]
) -> RulesFault:
    """The fault at the first of its options that is named, sooner by the first of those who name; the others
    come from the preset or by default.
    """
    places = (name for names in named for name in unmet.options if name in names)
    place = next(places, unmet.options[0])
    found = {name: settled[name] for name in unmet.options}
    return RulesFault(f"/options/{place}", "contradiction", unmet.expected, found, unmet.demand)


def _faults(ruleset: "RuleSet", preset: str | None, options: Mapping[str, OptionValue]) -> list[RulesFault]:
    faults = []
    if preset is not None and preset not in ruleset.presets:
        faults.append(RulesFault("/preset", "unknown-preset", "one of " + ", ".join(ruleset.presets), preset))
    known = {option.name: option for option in ruleset.options}
    for name, value in options.items():
        option = known.get(name)
        pointer = "/options/" + name.replace("~", "~0").replace("/", "~1")
        if option is None:
            faults.append(RulesFault(pointer, "unknown-option", f"an option of {ruleset.id}", name))
        elif not option.accepts(value):
            faults.append(RulesFault(pointer, "unknown-value", option.expected, value))
    return faults
