"""Robbing a kong, Qiang Gang: JX-27, JX-28, JX-65."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained, paid

ROBBING: Final[tuple[Clause, ...]] = (
    clause(
        "JX-27",
        words(
            "Qiang Gang: the tile added to a pung may be won on, and then the kong is void",
            "抢杠：补杠的那张能被别家胡，胡了这一杠就作废；明杠、暗杠不能抢",
            "搶槓：補槓的那張能被別家胡，胡了這一槓就作廢；明槓、暗槓不能搶",
        ),
        line=57,
        breaches={
            "exposed-kong-robbed": words(
                "{from} made this kong of a discard; only a fourth tile added to a pung can be robbed.",
                "{from}这一杠是明杠，不能抢；只有补杠才能抢。",
                "{from}這一槓是明槓，不能搶；只有補槓才能搶。",
            ),
            "concealed-kong-robbed": words(
                "{from}'s kong is concealed and cannot be robbed, so {seat} cannot win on it.",
                "{from}这一杠是暗杠，不能抢，{seat}不能胡。",
                "{from}這一槓是暗槓，不能搶，{seat}不能胡。",
            ),
            **explained(
                words(
                    "A robbed kong is void and is not paid at this table.",
                    "被抢的杠作废，这桌不算杠分。",
                    "被搶的槓作廢，這桌不算槓分。",
                ),
                "payment-not-due",
            ),
        },
    ),
    clause(
        "JX-28",
        words(
            "Only a hand that is worth enough may rob a kong",
            "牌型够大才能抢杠",
            "牌型夠大才能搶槓",
        ),
        line=59,
        breaches={
            "rob-too-small": words(
                "{seat} robs a kong with a hand that counts {value:number} here; this table asks for at "
                "least {least:number} points to rob.",
                "{seat}抢杠的这副牌，按这桌的算法是{value:number}分，至少要{least:number}分才能抢杠。",
                "{seat}搶槓的這副牌，按這桌的算法是{value:number}分，至少要{least:number}分才能搶槓。",
            ),
        },
    ),
    clause(
        "JX-65",
        words(
            "A robbed kong is paid like a discard, a win on a kong's tile like a self-draw",
            "抢杠按放炮算，杠开按自摸算",
            "搶槓按放炮算，槓開按自摸算",
        ),
        line=154,
        breaches=paid(
            words(
                "Who is robbed of a kong pays alone: one share, or all three where the table has agreed so.",
                "抢杠只由被抢的付分：付一家的，约定包三家的付三家的。",
                "搶槓只由被搶的付分：付一家的，約定包三家的付三家的。",
            )
        ),
    ),
)
