"""The form in which a reader chooses other rules for a log: a preset, and single options on top."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from replays.auditing.report import ReportFinding
from replays.logformat.other_rules import OWN_RULES, OtherRules, text_of
from replays.pages.chapters import view_chapters
from replays.pages.naming import in_language
from replays.pages.stored import AuditedLog
from scoring.engine.options import Option, OptionValue

#: So many options that the findings bear upon stand before the fold.
_MOST_FIRST: Final = 4


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One value of a field as it is sent and as it is called."""

    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option: one of `choices`, or a number from `minimum` to `maximum`; `value` is what is chosen, empty
    for nothing. `now` tells how the log has it.
    """

    name: str
    label: str
    now: str
    choices: list[ChoiceView]
    minimum: int | None
    maximum: int | None
    value: str


@dataclass(frozen=True, slots=True)
class RulesForm:
    """`own` are the log's rules by name; `first` are the options that matter here, `chapters` the others."""

    own: str
    presets: list[ChoiceView]
    first: list[OptionField]
    chapters: list[tuple[str, list[OptionField]]]
    hand: int | None


def rules_form(opened: AuditedLog, other: OtherRules = OWN_RULES, hand: int | None = None) -> RulesForm:
    """The form for a log, filled with these rules; `hand` is the number of the hand that is looked at."""
    book = opened.rulebook
    first = _first(opened, other, hand)
    fields = {option.name: _field(opened, option, other) for option in book.ruleset.options}
    chapters = [
        (chapter.title, [fields[option.name] for option in chapter.options if option.name not in first])
        for chapter in view_chapters(book)
    ]
    return RulesForm(
        own=book.rules_name(opened.report.rules),
        presets=[
            ChoiceView(name, book.preset_name(name), name == other.preset) for name in book.ruleset.presets
        ],
        first=[field for name, field in fields.items() if name in first],
        chapters=[(title, unfolded) for title, unfolded in chapters if unfolded],
        hand=hand,
    )


def _first(opened: AuditedLog, other: OtherRules, hand: int | None) -> set[str]:
    """What is chosen already and what goes with it, and of the others those under which a finding would be
    none, or that settle the clause which it cites.
    """
    known = {option.name: option for option in opened.rulebook.ruleset.options}
    errors = [finding for finding in _findings(opened, hand) if finding.severity == "error"]
    findings = [finding for finding in errors if not finding.consequent]
    named = [
        str(change["option"])
        for finding in findings
        for change in finding.also_legal_under
        if "option" in change
    ]
    cited = {finding.clause for finding in findings}
    settling = [name for name, option in known.items() if option.clause in cited]
    chosen = [name for name in other.options if name in known]
    for one in opened.rulebook.ruleset.contradictions:
        chosen += one.options if {*one.options} & {*chosen} else ()
    bearing = [name for name in dict.fromkeys([*named, *settling]) if name in known and name not in chosen]
    return {*chosen, *bearing[:_MOST_FIRST]}


def _findings(opened: AuditedLog, hand: int | None) -> Iterable[ReportFinding]:
    for audited in opened.report.hands:
        if hand is None or audited.hand == hand:
            yield from audited.findings


def _field(opened: AuditedLog, option: Option, other: OtherRules) -> OptionField:
    book = opened.rulebook
    chosen = other.options.get(option.name)
    return OptionField(
        name=option.name,
        label=in_language(option.label),
        now=_("now: %(value)s") % {"value": book.value_label(option, opened.read.rules.options[option.name])},
        choices=[
            ChoiceView(text_of(choice.value), in_language(choice.label), _is(choice.value, chosen))
            for choice in option.choices
        ],
        minimum=option.minimum,
        maximum=option.maximum,
        value="" if chosen is None else text_of(chosen),
    )


def _is(value: OptionValue, chosen: OptionValue | None) -> bool:
    """True is never taken for 1."""
    return type(value) is type(chosen) and value == chosen
