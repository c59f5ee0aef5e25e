"""Why there are no such rules, by the names of the form in which they were chosen."""

from dataclasses import replace
from http import HTTPStatus
from typing import Final

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from replays.logformat.refusal import Fault, shown
from replays.pages.contradictions import options_told
from replays.pages.naming import in_language, list_of
from replays.pages.refusals import FaultView, Refusal, fault_views
from replays.pages.rulebook import Rulebook
from scoring.engine.options import Option, RulesFault, RulesRefused

_OPTION: Final = "/options/"


def no_such_rules(refused: RulesRefused, book: Rulebook) -> Refusal:
    """What was asked for and does not exist."""
    return Refusal("", [_view(fault, book) for fault in refused.faults], HTTPStatus.BAD_REQUEST)


def _view(fault: RulesFault, book: Rulebook) -> FaultView:
    [view] = fault_views([Fault(fault.pointer, fault.code, fault.expected, shown(fault.found))])
    option = book.option(fault.pointer.removeprefix(_OPTION))
    name = in_language(option.label) if option else _("Rules")
    if fault.demand is not None and isinstance(fault.found, dict):
        demand = format_html("{}", in_language(fault.demand))
        return replace(view, name=name, expected=demand, found=options_told(fault.found, book))
    return replace(view, name=name, expected=_expected(fault, option, book) or view.expected)


def _expected(fault: RulesFault, option: Option | None, book: Rulebook) -> SafeString | None:
    """None where it is a figure, which has no other name."""
    if not fault.pointer.startswith(_OPTION):
        return _one_of([book.preset_name(preset) for preset in book.ruleset.presets])
    if option is None:
        return format_html(_("an option of {ruleset}"), ruleset=book.name)
    return _one_of([in_language(choice.label) for choice in option.choices]) if option.choices else None


def _one_of(names: list[str]) -> SafeString:
    return format_html(_("one of {values}"), values=list_of(names))
