"""Whether golden cases show what each value of an option does."""

from typing import Any

from scoring.engine.options import Option, OptionValue
from scoring.rulesets import load
from tests.support.golden import audited
from tests.support.tables import Json

Options = dict[str, OptionValue]

#: What no option is worth, where a case does not name it.
_NOTHING = object()


def unshown_values(cases: list[Json], option: Option) -> list[OptionValue]:
    """Values of the option under which no case that names them comes out otherwise than under another.

    Of an integer option the values that cases name count; at least two must be.
    """
    named = {case["log"]["rules"].get("options", {}).get(option.name, _NOTHING) for case in cases}
    values = [choice.value for choice in option.choices] or sorted(named - {_NOTHING})
    assert len(values) > 1, f"{option.name} is named at fewer than two values"
    return [value for value in values if not _is_shown(cases, option.name, value, values)]


def _is_shown(cases: list[Json], name: str, value: OptionValue, values: list[Any]) -> bool:
    rivals = [other for other in values if other != value]
    return any(
        outcome(case["log"], name, value) != outcome(case["log"], name, rival)
        for case in cases
        if case["log"]["rules"].get("options", {}).get(name, _NOTHING) == value
        for rival in rivals
    )


def outcome(log: Json, name: str, value: OptionValue) -> object:
    """Prices, the next dealer and the findings of a log under one value of one option.

    Options that this value contradicts are at their first values that it does not.
    """
    rules = log["rules"]
    chosen = {**rules.get("options", {}), name: value}
    report = audited({**log, "rules": {**rules, "options": _beside(rules, chosen, name)}})
    return [
        (
            hand["scores"],
            hand["next_dealer"],
            [(f["kind"], f["clause"], f["event"]) for f in hand["findings"]],
        )
        for hand in report["hands"]
    ]


def _beside(rules: Json, chosen: Options, name: str) -> Options:
    """The options chosen, `name` among them, with those changed that it contradicts."""
    ruleset = load(rules["id"])
    settled: Options = {option.name: option.default for option in ruleset.options}
    settled.update(ruleset.presets.get(rules.get("preset", ""), {}))
    settled.update(chosen)
    for contradiction in ruleset.contradicted(settled):
        [partner] = set(contradiction.options) - {name}
        choices = next(option.choices for option in ruleset.options if option.name == partner)
        values = (choice.value for choice in choices)
        chosen[partner] = next(value for value in values if contradiction.is_met({**settled, partner: value}))
    return chosen
