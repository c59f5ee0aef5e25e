"""Rule set `nantong` 南通棋牌: in substance Changsha mahjong 长沙麻将."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.options import OptionValue, record_of
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import SUITED
from scoring.engine.words import words
from scoring.rulesets.nantong.chapters import CHAPTERS
from scoring.rulesets.nantong.chosen import Chosen
from scoring.rulesets.nantong.clauses import CLAUSES
from scoring.rulesets.nantong.customs import CUSTOMS
from scoring.rulesets.nantong.examples import EXAMPLES
from scoring.rulesets.nantong.introduction import INTRODUCTION
from scoring.rulesets.nantong.items import ITEMS, KEYS
from scoring.rulesets.nantong.legality import legalities
from scoring.rulesets.nantong.options import DEFAULT_PRESET, OPTIONS, PRESET_NAMES, PRESETS
from scoring.rulesets.nantong.rules import NantongRules


def build(options: Mapping[str, OptionValue]) -> NantongRules:
    """The law under these options, every one of them settled."""
    chosen = record_of(Chosen, options)
    return NantongRules(
        kinds=SUITED,
        legalities=legalities(chosen),
        declare_keys=frozenset({"opening_win", "seabed"}),
        reveal_keys=frozenset({"birds", "dice"}),
        chosen=chosen,
    )


RULESET: Final = RuleSet(
    id="nantong",
    revision=1,
    names=words("Nantong (Changsha mahjong)", "南通棋牌（长沙麻将）", "南通棋牌（長沙麻將）"),
    tiles=SUITED,
    clauses=(*GENERAL_CLAUSES, *CLAUSES),
    options=OPTIONS,
    presets=PRESETS,
    preset_names=PRESET_NAMES,
    default_preset=DEFAULT_PRESET,
    items=ITEMS,
    keys=KEYS,
    cause_clauses={
        "win": "NT-38",
        "opening_win": "NT-22",
        "bird": "NT-49",
        "kong": "NT-60",
        "penalty": "NT-45",
    },
    build=build,
    customs=CUSTOMS,
    introduction=INTRODUCTION,
    chapters=CHAPTERS,
    examples=EXAMPLES,
)
