"""Rule sets as people look them up: clauses, options, presets and the names of items."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from replays.pages.naming import in_language
from replays.pages.rulebook import Rulebook
from scoring.engine.options import Option
from scoring.rulesets import installed, load


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option with its values as people call them.

    `by_preset` has each preset's name, its value, and whether that differs from the default.
    """

    name: str
    label: str
    clause: str
    values: list[str]
    by_preset: list[tuple[str, str, bool]]


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A clause by its title; `is_general` marks one that holds in every rule set."""

    id: str
    title: str

    @property
    def is_general(self) -> bool:
        return self.id.startswith("GEN-")


@require_safe
def rulesets(request: HttpRequest) -> HttpResponse:
    books = [Rulebook(ruleset) for ruleset in installed().values()]
    return render(request, "replays/rulesets.html", {"books": books})


@require_safe
def ruleset(request: HttpRequest, ruleset_id: str) -> HttpResponse:
    if ruleset_id not in installed():
        raise Http404
    book = Rulebook(load(ruleset_id))
    rules = book.ruleset
    clauses = [ClauseView(clause.id, in_language(clause.title)) for clause in rules.clauses]
    context = {
        "book": book,
        "clauses": [clause for clause in clauses if not clause.is_general],
        "general": [clause for clause in clauses if clause.is_general],
        "presets": [book.preset_name(preset) for preset in rules.presets],
        "options": [_option(book, option) for option in rules.options],
        "items": [(item.code, in_language(item.name), item.clause) for item in rules.items],
    }
    return render(request, "replays/ruleset.html", context)


def _option(book: Rulebook, option: Option) -> OptionView:
    settled = [
        (book.preset_name(name), preset.get(option.name, option.default))
        for name, preset in book.ruleset.presets.items()
    ]
    values = [in_language(choice.label) for choice in option.choices]
    return OptionView(
        name=option.name,
        label=in_language(option.label),
        clause=option.clause,
        values=values or [f"{option.minimum}\N{EN DASH}{option.maximum}"],
        by_preset=[
            (name, book.value_label(option, value), value != option.default) for name, value in settled
        ],
    )
