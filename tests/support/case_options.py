"""Whether golden cases show what each value of an option does."""

from typing import Any

from scoring.engine.options import Option, OptionValue
from tests.support.golden import audited
from tests.support.tables import Json

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
    """Prices, the next dealer and the findings of a log under one value of one option."""
    options = {**log["rules"].get("options", {}), name: value}
    report = audited({**log, "rules": {**log["rules"], "options": options}})
    return [
        (
            hand["scores"],
            hand["next_dealer"],
            [(f["kind"], f["clause"], f["event"]) for f in hand["findings"]],
        )
        for hand in report["hands"]
    ]
