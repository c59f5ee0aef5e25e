"""Wins and pungs let go, Lou Hu and Shi Peng: JX-34 to JX-36."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

PASSED: Final[tuple[Clause, ...]] = (
    clause(
        "JX-34",
        words(
            "Lou Hu: who lets a win on a discard go may not win on a discard until the next own turn",
            "漏胡：能胡不胡，同一圈内就不能再胡别人打的牌",
            "漏胡：能胡不胡，同一圈內就不能再胡別人打的牌",
        ),
        line=73,
        breaches={
            "passed-win": words(
                "{seat} let a win go (Lou Hu) and may not win on {tile} before its next own turn[; this "
                "hand is worth {value:number}, the one let go {passed:number}|].",
                "{seat}漏了胡，同一圈内不能再胡{tile}[；这一手值{value:number}分，漏掉的那一手值{passed:number}分|]。",
                "{seat}漏了胡，同一圈內不能再胡{tile}[；這一手值{value:number}分，漏掉的那一手值{passed:number}分|]。",
            ),
        },
    ),
    clause(
        "JX-35",
        words(
            "After Lou Hu only a hand that is worth more may win",
            "漏胡以后，胡大不胡小",
            "漏胡以後，胡大不胡小",
        ),
        line=75,
    ),
    clause(
        "JX-36",
        words(
            "Shi Peng: who lets a pung go may not pung until the next own turn",
            "失碰：能碰不碰，同一圈内就不能再碰",
            "失碰：能碰不碰，同一圈內就不能再碰",
        ),
        line=77,
        breaches={
            "passed-pung": words(
                "{seat} let a pung go (Shi Peng) and may not pung {tile} before its next own turn.",
                "{seat}失了碰，同一圈内不能再碰{tile}。",
                "{seat}失了碰，同一圈內不能再碰{tile}。",
            ),
        },
    ),
)
