"""A rule set as pages speak of it: clauses, items and options by name, in the reader's language."""

from dataclasses import dataclass
from typing import Final

from django.utils.translation import gettext as _

from replays.auditing.report import RulesUsed
from replays.pages.labels import cause_label, kind_label, outcome_label
from replays.pages.naming import in_language, list_of
from scoring.engine.clauses import Clause
from scoring.engine.options import Option
from scoring.engine.ruleset import RuleSet

#: So many changed options stand in the name of rules.
_MOST_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class ItemView:
    """One named part of a price."""

    name: str
    points: int
    clause: str


class Rulebook:
    """Looks things up in one rule set; what it does not know keeps the name that the log gives it."""

    def __init__(self, ruleset: RuleSet) -> None:
        self.ruleset = ruleset
        self._clauses = {clause.id: clause for clause in ruleset.clauses}
        self._items = {item.code: item for item in ruleset.items}
        self._places = {item.code: place for place, item in enumerate(ruleset.items)}
        self._options = {option.name: option for option in ruleset.options}

    @property
    def name(self) -> str:
        return in_language(self.ruleset.names)

    def clause(self, clause_id: str) -> Clause | None:
        return self._clauses.get(clause_id)

    def clause_title(self, clause_id: str) -> str:
        clause = self._clauses.get(clause_id)
        return in_language(clause.title) if clause else ""

    def key(self, key: str) -> str:
        """The name of an item, an announcement or a thing turned up."""
        item = self._items.get(key)
        name = item.name if item else self.ruleset.keys.get(key)
        return in_language(name) if name else key

    def own(self, key: str, **named: str) -> str | None:
        """The rule set's own word for what all rule sets tell, with what it names; None where it has none."""
        text = self.ruleset.keys.get(key)
        return in_language(text).format(**named) if text else None

    def cause(self, cause: str) -> str:
        """Why a payment is made."""
        return self.own(f"cause.{cause}") or cause_label(cause)

    def outcome(self, outcome: str) -> str:
        """How a log says that a hand ended."""
        return self.own(f"outcome.{outcome}") or outcome_label(outcome)

    def kind(self, kind: str) -> str:
        """What sort of finding it is."""
        return self.own(f"kind.{kind}") or kind_label(kind)

    @property
    def win(self) -> str:
        """What winning is called here."""
        return self.outcome("win")

    @property
    def waiting(self) -> str:
        """What stands before the tiles that a hand waits for."""
        return self.own("won.waits") or _("waiting for")

    def knows(self, key: str) -> bool:
        """Whether the rule set has a name for this word of the log."""
        return key in self.ruleset.keys

    def item(self, code: str, points: int, clause: str | None = None) -> ItemView:
        """An item of a price; one that is only claimed has the clause of its code, if there is one."""
        known = self._items.get(code)
        return ItemView(self.key(code), points, clause or (known.clause if known else ""))

    def place(self, code: object) -> int:
        """Where an item stands among those of the rule set; what it does not know comes last."""
        return self._places.get(str(code), len(self._places))

    def preset_name(self, preset: str) -> str:
        name = self.ruleset.preset_names.get(preset)
        return in_language(name) if name else preset

    def rules_name(self, rules: RulesUsed) -> str:
        """A preset by its name, and the options that are otherwise than it has them: the first by name."""
        differing = self.ruleset.presets.get(rules.preset, {})
        changed = [
            self.told(option.name, rules.options[option.name])
            for option in self.ruleset.options
            if option.name in rules.options
            and rules.options[option.name] != differing.get(option.name, option.default)
        ]
        named, more = changed[:_MOST_NAMED], len(changed) - _MOST_NAMED
        if more > 0:
            named.append(_("%(number)s more options") % {"number": more})
        return self.chosen_name(rules.preset, named)

    def chosen_name(self, preset: str, options: list[str]) -> str:
        """A preset by its name, told apart from options that may well replace what it is named after."""
        if not options:
            return self.preset_name(preset)
        named = {"preset": self.preset_name(preset), "options": list_of(options)}
        return _("%(preset)s, but %(options)s") % named

    def option(self, name: str) -> Option | None:
        return self._options.get(name)

    def value_label(self, option: Option, value: object) -> str:
        """A value of an option as people call it."""
        for choice in option.choices:
            if type(choice.value) is type(value) and choice.value == value:
                return in_language(choice.label)
        return str(value)

    def remedy(self, change: dict[str, object]) -> str:
        """Other rules under which a finding would go away: one option's value, or a whole preset."""
        if "preset" in change:
            return _("preset %(preset)s") % {"preset": self.preset_name(str(change["preset"]))}
        return self.told(str(change["option"]), change["value"])

    def told(self, name: str, value: object) -> str:
        """An option with its value; one that this revision does not have keeps its name."""
        option = self._options.get(name)
        return _("%(option)s: %(value)s") % {
            "option": in_language(option.label) if option else name,
            "value": self.value_label(option, value) if option else str(value),
        }
