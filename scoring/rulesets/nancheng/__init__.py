"""Rule set `nancheng` 江西南城麻将."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.options import OptionValue, record_of
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import KINDS
from scoring.engine.words import words
from scoring.rulesets.nancheng.chapters import CHAPTERS
from scoring.rulesets.nancheng.chosen import Chosen
from scoring.rulesets.nancheng.clauses import CLAUSES
from scoring.rulesets.nancheng.customs import CUSTOMS
from scoring.rulesets.nancheng.drawings import FIGURES
from scoring.rulesets.nancheng.examples import EXAMPLES
from scoring.rulesets.nancheng.introduction import INTRODUCTION
from scoring.rulesets.nancheng.items import ITEMS, KEYS
from scoring.rulesets.nancheng.legality import legalities
from scoring.rulesets.nancheng.options import CONTRADICTIONS, DEFAULT_PRESET, OPTIONS, PRESET_NAMES, PRESETS
from scoring.rulesets.nancheng.rules import NanchengRules


def build(options: Mapping[str, OptionValue]) -> NanchengRules:
    """The law under these options, every one of them settled."""
    chosen = record_of(Chosen, options)
    by_win = chosen.horse_mode in ("winner", "dealer")
    return NanchengRules(
        kinds=KINDS,
        legalities=legalities(chosen),
        declare_keys=frozenset({"ready"}),
        reveal_keys=frozenset({"horses"}),
        set_aside=4 * chosen.horse_count if chosen.horse_mode == "all" else 0,
        reserved=chosen.horse_count if by_win and chosen.reserve_horses else 0,
        chosen=chosen,
    )


RULESET: Final = RuleSet(
    id="nancheng",
    revision=1,
    names=words("Nancheng (Jiangxi)", "江西南城麻将", "江西南城麻將"),
    tiles=KINDS,
    clauses=(*GENERAL_CLAUSES, *CLAUSES),
    options=OPTIONS,
    contradictions=CONTRADICTIONS,
    presets=PRESETS,
    preset_names=PRESET_NAMES,
    default_preset=DEFAULT_PRESET,
    items=ITEMS,
    keys=KEYS,
    cause_clauses={"win": "JX-64", "front_burn": "JX-12", "back_burn": "JX-13"},
    build=build,
    customs=CUSTOMS,
    introduction=INTRODUCTION,
    chapters=CHAPTERS,
    figures=FIGURES,
    examples=EXAMPLES,
)
