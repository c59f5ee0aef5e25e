"""Jia Hu, fourteen tiles of one suit or all honours without any shape: JX-29 to JX-31."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained

JIA_HU: Final[tuple[Clause, ...]] = (
    clause(
        "JX-29",
        words(
            "Jia Hu: fourteen tiles of one suit, or all honours, win without a shape",
            "假胡：十四张都是同一花色，或都是字牌，不成牌型也能胡",
            "假胡：十四張都是同一花色，或都是字牌，不成牌型也能胡",
        ),
        line=61,
    ),
    clause(
        "JX-30",
        words(
            "Jia Hu wins on further tiles of its own sort, discarded or drawn",
            "假胡：别人打的、自己摸的，同样的牌就能胡，字牌也一样",
            "假胡：別人打的、自己摸的，同樣的牌就能胡，字牌也一樣",
        ),
        line=65,
    ),
    clause(
        "JX-31",
        words(
            "Jia Hu is worth the same by discard and by self-draw",
            "假胡不论放炮、自摸，胡分都一样",
            "假胡不論放炮、自摸，胡分都一樣",
        ),
        line=67,
        breaches=explained(
            words(
                "A hand of one suit or all honours without any shape (Jia Hu) has its own price.",
                "假胡只看是不是一种花色，有自己的胡分。",
                "假胡只看是不是一種花色，有自己的胡分。",
            ),
            "items-differ",
            "points-differ",
        ),
    ),
)
