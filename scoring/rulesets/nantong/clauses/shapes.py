"""Winning shapes and the pair: NT-14 to NT-16."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

SHAPES: Final[tuple[Clause, ...]] = (
    clause(
        "NT-14",
        words(
            "A plain winning hand is four runs or triplets and a pair; a kong stands for a triplet",
            "普通胡牌是四副顺子或刻子加一对将，杠当一副刻子",
            "普通胡牌是四副順子或刻子加一對將，槓當一副刻子",
        ),
        line=57,
    ),
    clause(
        "NT-15",
        words(
            "The pair of a plain hand must be of 2, 5 or 8",
            "普通牌型的将必须是二、五、八",
            "普通牌型的將必須是二、五、八",
        ),
        line=67,
    ),
    clause(
        "NT-16",
        words(
            "Some big hands may have any pair",
            "有些大胡可以乱将，任何一对都能做将",
            "有些大胡可以亂將，任何一對都能做將",
        ),
        line=67,
    ),
)
