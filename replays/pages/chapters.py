"""The chapters of a rule set: its clauses and the options that settle them, side by side."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from replays.pages.naming import in_language
from replays.pages.rulebook import Rulebook
from scoring.engine.clauses import Clause
from scoring.engine.options import Option, OptionValue


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option as people call it.

    `values` are its values, each with whether it is the default; an integer option has its `range` instead
    and `usual`, its default. `elsewhere` has each preset that differs, with its value.
    """

    name: str
    label: str
    clause: str
    values: list[tuple[str, bool]]
    range: str
    usual: str
    elsewhere: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A clause by its title and the options that settle it.

    `examples` (name, title) and `figures` (id, title) are those that show it.
    """

    id: str
    title: str
    options: list[OptionView]
    examples: list[tuple[str, str]]
    figures: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """Clauses that belong together and the options that settle them; `id` is its anchor."""

    id: str
    title: str
    clauses: list[ClauseView]
    options: list[OptionView]


def view_prices(book: Rulebook) -> list[OptionView]:
    """The options that say what things are worth, the dearest first, as most tables have them."""
    prices = [option for option in book.ruleset.options if option.name.startswith("points_")]
    views = [view_option(book, option) for option in prices]
    return sorted(views, key=lambda view: -int(view.usual))


def view_chapters(book: Rulebook) -> list[ChapterView]:
    """Every clause once: by the rule set's own chapters, then what they leave out, then what always holds."""
    own = [clause.id for clause in book.ruleset.clauses if not _is_general(clause)]
    general = tuple(clause.id for clause in book.ruleset.clauses if _is_general(clause))
    listed = {clause for chapter in book.ruleset.chapters for clause in chapter.clauses}
    rest = tuple(clause for clause in own if clause not in listed)
    chapters = [
        _view(book, chapter.id, in_language(chapter.title), chapter.clauses)
        for chapter in book.ruleset.chapters
    ]
    chapters.append(_view(book, "of-this-game", _("Clauses of this game"), rest))
    chapters.append(_view(book, "in-every-game", _("In every rule set"), general))
    return [chapter for chapter in chapters if chapter.clauses]


def _view(book: Rulebook, chapter_id: str, title: str, clauses: Iterable[str]) -> ChapterView:
    views = [_clause(book, clause) for clause in clauses]
    return ChapterView(chapter_id, title, views, [option for view in views for option in view.options])


def _clause(book: Rulebook, clause: str) -> ClauseView:
    rules = book.ruleset
    return ClauseView(
        id=clause,
        title=book.clause_title(clause),
        options=[view_option(book, option) for option in rules.options if option.clause == clause],
        examples=[
            (example.name, in_language(example.title))
            for example in rules.examples
            if clause in example.clauses
        ],
        figures=[
            (figure.id, in_language(figure.title)) for figure in rules.figures if clause in figure.clauses
        ],
    )


def view_option(book: Rulebook, option: Option) -> OptionView:
    """One option in the reader's language."""
    usual = settled(book, book.ruleset.default_preset, option)
    presets = ((preset, settled(book, preset, option)) for preset in book.ruleset.presets)
    return OptionView(
        name=option.name,
        label=in_language(option.label),
        clause=option.clause,
        values=[(in_language(choice.label), choice.value == usual) for choice in option.choices],
        range=f"{option.minimum}\N{EN DASH}{option.maximum}" if option.is_integer else "",
        usual=book.value_label(option, usual),
        elsewhere=[
            (book.preset_name(preset), book.value_label(option, value))
            for preset, value in presets
            if value != usual
        ],
    )


def settled(book: Rulebook, preset: str, option: Option) -> OptionValue:
    """The option's value under a preset."""
    return book.ruleset.presets[preset].get(option.name, option.default)


def _is_general(clause: Clause) -> bool:
    return clause.id.startswith("GEN-")
