"""Rule sets as the API shows them."""

from collections.abc import Iterable
from typing import Literal

import msgspec
from django.urls import reverse

from replays.auditing.report import Message
from scoring.engine.clauses import Clause
from scoring.engine.guide import Example
from scoring.engine.options import Option
from scoring.engine.ruleset import RuleSet
from scoring.engine.words import Words


class ClauseSource(msgspec.Struct, kw_only=True):
    """The document a clause goes back to, and the line (from 1) where one can be named."""

    document: str
    line: int | None


class ClauseDocument(msgspec.Struct, kw_only=True):
    """A clause, and the codes of what may be found against it."""

    id: str
    title: Message
    source: ClauseSource
    breaches: dict[str, Message]


class ChoiceDocument(msgspec.Struct, kw_only=True):
    """One value of an option."""

    value: bool | int | str
    label: Message


class OptionDocument(msgspec.Struct, kw_only=True):
    """An option: an integer between two bounds, or one of its choices. `clause` is what it settles."""

    name: str
    label: Message
    type: Literal["integer", "choice"]
    default: bool | int | str
    clause: str
    choices: list[ChoiceDocument]
    minimum: int | None
    maximum: int | None


class ContradictionDocument(msgspec.Struct, kw_only=True):
    """Options of which not every value goes with every value of the others, and what they must be."""

    options: list[str]
    demand: Message


class PresetDocument(msgspec.Struct, kw_only=True):
    """A named set of options: those in which it differs from the defaults."""

    name: str
    label: Message
    options: dict[str, bool | int | str]


class ItemDocument(msgspec.Struct, kw_only=True):
    """A named part of a price."""

    code: str
    name: Message
    clause: str


class ChapterDocument(msgspec.Struct, kw_only=True):
    """Clauses that belong together, by their ids."""

    id: str
    title: Message
    clauses: list[str]


class ExampleDocument(msgspec.Struct, kw_only=True):
    """A hand drawn on the page of the rule set, and the clauses that it shows; `url` is its place there."""

    name: str
    title: Message
    remark: Message | None
    clauses: list[str]
    url: str


class RuleSetEntry(msgspec.Struct, kw_only=True):
    """A rule set in a list."""

    id: str
    names: Message
    revision: int
    default_preset: str
    url: str


class RuleSetList(msgspec.Struct, kw_only=True):
    """Every rule set that is installed."""

    results: list[RuleSetEntry]


class RuleSetDocument(RuleSetEntry, kw_only=True):
    """A whole rule set. `keys` are the words of its announcements and of what it turns up."""

    presets: list[PresetDocument]
    options: list[OptionDocument]
    contradictions: list[ContradictionDocument]
    items: list[ItemDocument]
    clauses: list[ClauseDocument]
    chapters: list[ChapterDocument]
    examples: list[ExampleDocument]
    keys: dict[str, Message]


def ruleset_list(rulesets: Iterable[RuleSet]) -> RuleSetList:
    """A line for each rule set."""
    entries = sorted(rulesets, key=lambda ruleset: ruleset.id)
    return RuleSetList(results=[_entry(ruleset) for ruleset in entries])


def ruleset_document(ruleset: RuleSet) -> RuleSetDocument:
    """Everything about one rule set."""
    return RuleSetDocument(
        id=ruleset.id,
        names=_message(ruleset.names),
        revision=ruleset.revision,
        default_preset=ruleset.default_preset,
        url=_url(ruleset),
        presets=[
            PresetDocument(name=name, label=_message(ruleset.preset_names[name]), options=dict(options))
            for name, options in ruleset.presets.items()
        ],
        options=[_option(option) for option in ruleset.options],
        contradictions=[
            ContradictionDocument(options=list(one.options), demand=_message(one.demand))
            for one in ruleset.contradictions
        ],
        items=[
            ItemDocument(code=item.code, name=_message(item.name), clause=item.clause)
            for item in ruleset.items
        ],
        clauses=[_clause(clause) for clause in ruleset.clauses],
        chapters=[
            ChapterDocument(id=chapter.id, title=_message(chapter.title), clauses=list(chapter.clauses))
            for chapter in ruleset.chapters
        ],
        examples=[_example(ruleset, example) for example in ruleset.examples],
        keys={key: _message(words) for key, words in ruleset.keys.items()},
    )


def _entry(ruleset: RuleSet) -> RuleSetEntry:
    return RuleSetEntry(
        id=ruleset.id,
        names=_message(ruleset.names),
        revision=ruleset.revision,
        default_preset=ruleset.default_preset,
        url=_url(ruleset),
    )


def _url(ruleset: RuleSet) -> str:
    return reverse("api-ruleset", args=(ruleset.id,))


def _clause(clause: Clause) -> ClauseDocument:
    return ClauseDocument(
        id=clause.id,
        title=_message(clause.title),
        source=ClauseSource(document=clause.source.document, line=clause.source.line or None),
        breaches={code: _message(words) for code, words in clause.breaches.items()},
    )


def _example(ruleset: RuleSet, example: Example) -> ExampleDocument:
    page = reverse("pages:ruleset", args=(ruleset.id,))
    return ExampleDocument(
        name=example.name,
        title=_message(example.title),
        remark=_message(example.remark) if example.remark else None,
        clauses=list(example.clauses),
        url=f"{page}#example-{example.name}",
    )


def _option(option: Option) -> OptionDocument:
    return OptionDocument(
        name=option.name,
        label=_message(option.label),
        type="integer" if option.is_integer else "choice",
        default=option.default,
        clause=option.clause,
        choices=[
            ChoiceDocument(value=choice.value, label=_message(choice.label)) for choice in option.choices
        ],
        minimum=option.minimum,
        maximum=option.maximum,
    )


def _message(words: Words) -> Message:
    return Message(en=words["en"], zh_hans=words["zh-hans"], zh_hant=words["zh-hant"])
