"""A rule set of four clauses: only pungs are called, four sets and any pair win, each payer pays a stake."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.general import GENERAL_CLAUSES
from scoring.engine.items import Item
from scoring.engine.options import Option, OptionValue, record_of
from scoring.engine.ruleset import RuleSet
from scoring.engine.tiles import SUITED
from scoring.engine.words import Words, words

from .rules import LEGALITIES, Chosen, ToyRules


def _clause(clause_id: str, title: Words, breaches: Mapping[str, Words] | None = None) -> Clause:
    return Clause(clause_id, title, Source("toy", 1), breaches or {})


CLAUSES: Final = (
    _clause(
        "TOY-01",
        words("Discards are punged or won, nothing else", "只能碰和胡", "只能碰和胡"),
        {
            "no-such-call": words(
                "{seat} {act}, but only pungs are called.",
                "{seat}{act}，可是只能碰。",
                "{seat}{act}，可是只能碰。",
            )
        },
    ),
    _clause(
        "TOY-02",
        words("Four sets and a pair win", "四副一对即胡", "四副一對即胡"),
        {"no-shape": words("{seat}'s hand does not win.", "{seat}没有胡牌。", "{seat}沒有胡牌。")},
    ),
    _clause("TOY-03", words("Each payer pays the stake", "每家付一份底分", "每家付一份底分")),
    _clause("TOY-04", words("The winner deals next", "谁胡谁坐庄", "誰胡誰坐莊")),
)


def build(options: Mapping[str, OptionValue]) -> ToyRules:
    """The law at this stake."""
    return ToyRules(kinds=SUITED, legalities=LEGALITIES, chosen=record_of(Chosen, options))


RULESET: Final = RuleSet(
    id="toy",
    revision=1,
    names=words("Toy", "玩具", "玩具"),
    tiles=SUITED,
    clauses=(*GENERAL_CLAUSES, *CLAUSES),
    options=(Option("stake", words("Stake", "底分", "底分"), 1, "TOY-03", minimum=1, maximum=100),),
    presets={"plain": {}, "dear": {"stake": 5}},
    preset_names={"plain": words("Plain", "普通", "普通"), "dear": words("Dear", "大底", "大底")},
    default_preset="plain",
    items=(Item("stake", words("Stake", "底分", "底分"), "TOY-03"),),
    keys={},
    cause_clauses={"win": "TOY-03"},
    build=build,
)
