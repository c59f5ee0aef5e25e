"""Rule sets as people look them up: an introduction, worked examples, clauses, options and presets."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from replays.pages.chapters import settled, view_chapters, view_prices
from replays.pages.examples import HandDrawn, view_example, view_examples
from replays.pages.figures import view_figures
from replays.pages.naming import in_language
from replays.pages.rulebook import Rulebook
from scoring.engine.options import Option
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import installed, load


@dataclass(frozen=True, slots=True)
class PassageView:
    """A part of the introduction."""

    title: str
    paragraphs: list[str]


@dataclass(frozen=True, slots=True)
class PresetRow:
    """An option in which presets differ: by preset its name, its value, and whether that is not as usual."""

    option: str
    label: str
    clause: str
    values: list[tuple[str, str, bool]]


@dataclass(frozen=True, slots=True)
class BookView:
    """A rule set in the list: `teaser` is how its introduction begins, `drawn` a hand won by its rules."""

    ruleset: RuleSet
    name: str
    teaser: str
    drawn: HandDrawn | None
    mark: str


@require_safe
def rulesets(request: HttpRequest) -> HttpResponse:
    books = [_listed(Rulebook(ruleset)) for ruleset in installed().values()]
    return render(request, "replays/rulesets.html", {"books": books})


def _listed(book: Rulebook) -> BookView:
    return BookView(book.ruleset, book.name, _teaser(book.ruleset), _drawn(book), _mark(book))


def _mark(book: Rulebook) -> str:
    """What stands at a winning tile."""
    return book.own("want.win") or _("win")


def _drawn(book: Rulebook) -> HandDrawn | None:
    """The hand of the first example in which somebody wins."""
    views = (view_example(book, example) for example in book.ruleset.examples)
    return next((won.drawn for view in views for won in view.wins), None)


def _teaser(ruleset: RuleSet) -> str:
    return next((in_language(text) for passage in ruleset.introduction for text in passage.paragraphs), "")


@require_safe
def ruleset(request: HttpRequest, ruleset_id: str) -> HttpResponse:
    if ruleset_id not in installed():
        raise Http404
    book = Rulebook(load(ruleset_id))
    rules = book.ruleset
    context = {
        "book": book,
        "introduction": [
            PassageView(in_language(passage.title), [in_language(text) for text in passage.paragraphs])
            for passage in rules.introduction
        ],
        "figures": view_figures(rules),
        "examples": view_examples(book),
        "mark": _mark(book),
        "waiting": book.waiting,
        "chapters": view_chapters(book),
        "prices": view_prices(book),
        "usual": book.preset_name(rules.default_preset),
        "presets": [book.preset_name(preset) for preset in rules.presets],
        "rows": _rows(book),
        "items": [(item.code, in_language(item.name), item.clause) for item in rules.items],
    }
    return render(request, "replays/ruleset.html", context)


def _rows(book: Rulebook) -> list[PresetRow]:
    rows = [_row(book, option) for option in book.ruleset.options]
    return [row for row in rows if any(differs for _name, _value, differs in row.values)]


def _row(book: Rulebook, option: Option) -> PresetRow:
    usual = settled(book, book.ruleset.default_preset, option)
    by_preset = [(preset, settled(book, preset, option)) for preset in book.ruleset.presets]
    return PresetRow(
        option=option.name,
        label=in_language(option.label),
        clause=option.clause,
        values=[
            (book.preset_name(preset), book.value_label(option, value), value != usual)
            for preset, value in by_preset
        ],
    )
