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
        breaches={
            "no-shape": words(
                "{seat} claims a win[ on {tile}|], but the hand makes no winning shape.",
                "{seat}要胡[{tile}|]，但手牌凑不成胡牌的牌型，不能胡。",
                "{seat}要胡[{tile}|]，但手牌湊不成胡牌的牌型，不能胡。",
            ),
        },
    ),
    clause(
        "NT-15",
        words(
            "The pair of a plain hand must be of 2, 5 or 8",
            "普通牌型的将必须是二、五、八",
            "普通牌型的將必須是二、五、八",
        ),
        line=67,
        breaches={
            "wrong-pair": words(
                "{seat} claims a win[ on {tile}|]. The four sets are there, but the pair is not of 2, 5 "
                "or 8 and no big hand in it allows another.",
                "{seat}要胡[{tile}|]，牌型是齐的，但将不是二、五、八，又没有可以乱将的大胡，不能胡。",
                "{seat}要胡[{tile}|]，牌型是齊的，但將不是二、五、八，又沒有可以亂將的大胡，不能胡。",
            ),
        },
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
