"""Rule set `nanchong` 南充麻将."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.options import OptionValue, record_of
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import SUITED
from scoring.engine.words import words
from scoring.rulesets.nanchong.chapters import CHAPTERS
from scoring.rulesets.nanchong.chosen import Chosen
from scoring.rulesets.nanchong.clauses import CLAUSES
from scoring.rulesets.nanchong.customs import CUSTOMS
from scoring.rulesets.nanchong.examples import EXAMPLES
from scoring.rulesets.nanchong.introduction import INTRODUCTION
from scoring.rulesets.nanchong.items import ITEMS, KEYS
from scoring.rulesets.nanchong.legality import legalities
from scoring.rulesets.nanchong.options import DEFAULT_PRESET, OPTIONS, PRESET_NAMES, PRESETS
from scoring.rulesets.nanchong.rules import NanchongRules


def build(options: Mapping[str, OptionValue]) -> NanchongRules:
    """The law under these options, every one of them settled."""
    chosen = record_of(Chosen, options)
    return NanchongRules(
        kinds=SUITED,
        legalities=legalities(chosen),
        declare_keys=frozenset({"piao", "ready", "lay_down"}),
        reveal_keys=frozenset({"concealed_kong"}),
        chosen=chosen,
    )


RULESET: Final = RuleSet(
    id="nanchong",
    revision=1,
    names=words("Nanchong", "南充麻将", "南充麻將"),
    tiles=SUITED,
    clauses=(*GENERAL_CLAUSES, *CLAUSES),
    options=OPTIONS,
    presets=PRESETS,
    preset_names=PRESET_NAMES,
    default_preset=DEFAULT_PRESET,
    items=ITEMS,
    keys=KEYS,
    cause_clauses={"win": "NC-18", "check_ready": "NC-30", "kong": "NC-44"},
    build=build,
    customs=CUSTOMS,
    introduction=INTRODUCTION,
    chapters=CHAPTERS,
    examples=EXAMPLES,
)
