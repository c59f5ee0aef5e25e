"""Options that contradict each other, as people call them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.html import format_html
from django.utils.safestring import SafeString

from replays.logformat.refusal import Fault
from replays.pages.naming import in_language, list_of
from replays.pages.rulebook import Rulebook
from scoring.engine.options import Contradiction
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import installed


@dataclass(frozen=True, slots=True)
class ContradictionView:
    """The option at fault by name, what is demanded of it and the others, and how they are chosen."""

    name: str
    expected: SafeString
    found: SafeString


def view_contradiction(fault: Fault) -> ContradictionView | None:
    """A fault of a log's rules in words; None if no rule set that is installed words it."""
    ruleset, contradiction = next(_worded(fault), (None, None))
    if ruleset is None or contradiction is None:
        return None
    book = Rulebook(ruleset)
    option = book.option(fault.pointer.rpartition("/")[2])
    return ContradictionView(
        name=in_language(option.label) if option else "",
        expected=format_html("{}", in_language(contradiction.demand)),
        found=_found(fault, book) or format_html("<code>{}</code>", fault.found),
    )


def _worded(fault: Fault) -> Iterator[tuple[RuleSet, Contradiction]]:
    """The rule sets that demand this."""
    for ruleset in installed().values():
        for one in ruleset.contradictions if fault.code == "contradiction" else ():
            if one.expected == fault.expected:
                yield ruleset, one


def _found(fault: Fault, book: Rulebook) -> SafeString | None:
    """None for what was too long to be shown whole."""
    try:
        return options_told(json.loads(fault.found), book)
    except ValueError:
        return None


def options_told(chosen: Mapping[str, object], book: Rulebook) -> SafeString:
    """Options, each with its value."""
    return format_html("{}", list_of([book.told(name, value) for name, value in chosen.items()]))
