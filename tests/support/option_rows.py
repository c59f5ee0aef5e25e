"""Options as rows: of the published table of options, and of the page that tells people of a rule set."""

import json
import re
from collections.abc import Mapping
from pathlib import Path

from scoring.engine.options import Option, OptionValue
from tests.support.tables import Json

Presets = Mapping[str, Mapping[str, OptionValue]]


def published_row(option: Option, presets: Presets) -> Json:
    """The option in the shape of the published table."""
    row: Json = {"name": option.name, "default": option.default, "clause": option.clause}
    values = [choice.value for choice in option.choices]
    if option.is_integer:
        row |= {"type": "int", "min": option.minimum, "max": option.maximum}
    elif all(type(value) is bool for value in values):
        row |= {"type": "bool"}
    else:
        row |= {"type": "enum", "values": values}
    differing = {preset: chosen[option.name] for preset, chosen in presets.items() if option.name in chosen}
    return row | ({"presets": differing} if differing else {})


def documented_rows(page: Path) -> dict[str, list[str]]:
    """The page's option tables: the cells after each option's name."""
    rows = re.findall(r"^\| `(\w+)` \|(.+)\|$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: [cell.strip() for cell in rest.split("|")] for name, rest in rows}


def documented_value(value: object) -> str:
    """A value as the page writes it."""
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"


def documented_others(option: Option) -> str:
    """What the page lists beside the default."""
    if option.is_integer:
        return f"{option.minimum} to {option.maximum}"
    return ", ".join(documented_value(choice.value) for choice in option.choices[1:])
