"""Piao, the stake that each seat chooses before the deal: NC-10 to NC-13."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import clause, priced

PIAO: Final[tuple[Clause, ...]] = (
    clause(
        "NC-10",
        words(
            "Piao: before the deal each seat chooses a stake, or none",
            "飘：摸牌之前，每家都要选飘几分或者不飘",
            "飄：摸牌之前，每家都要選飄幾分或者不飄",
        ),
        line=83,
        breaches={
            "piao-missing": words(
                "{seat} had not chosen a stake (Piao) or none when play began; it counts as none.",
                "{seat}没有选飘不飘，牌局就开始了；按不飘算。",
                "{seat}沒有選飄不飄，牌局就開始了；按不飄算。",
            ),
            "piao-out-of-range": words(
                "{seat} announces a stake (Piao) of [{value:number}|unknown size]; this table allows "
                "0 to {most:number}.",
                "{seat}飘[{value:number}分|了却没写几分]，这桌只能飘0到{most:number}分。",
                "{seat}飄[{value:number}分|了卻沒寫幾分]，這桌只能飄0到{most:number}分。",
            ),
            "piao-twice": words(
                "{seat} has chosen its stake (Piao) before; a second choice changes nothing.",
                "{seat}已经选过飘，再选一次不算数。",
                "{seat}已經選過飄，再選一次不算數。",
            ),
        },
    ),
    priced(
        "NC-11",
        words(
            "A seat's Piao is added whenever it wins and whenever it pays",
            "飘了的人，割牌多收他飘的分数，赔牌多付他飘的分数",
            "飄了的人，割牌多收他飄的分數，賠牌多付他飄的分數",
        ),
        line=83,
        breaches={
            "payment-items-differ": words(
                "{cause}: what {payer} pays {payee} is itemised wrongly: {both:items}. A stake (Piao) "
                "counts between the two seats of a payment alone.",
                "{payer}付给{payee}的分（{cause}），分项不对：{both:items}。飘只看付的和收的这两家。",
                "{payer}付給{payee}的分（{cause}），分項不對：{both:items}。飄只看付的和收的這兩家。",
            ),
        },
    ),
    priced(
        "NC-12",
        words(
            "If winner and payer both have Piao, the two are added",
            "割家和赔家都飘了，两家飘的分数加在一起",
            "割家和賠家都飄了，兩家飄的分數加在一起",
        ),
        line=83,
        breaches={
            "payment-items-differ": words(
                "{cause}: what {payer} pays {payee} is itemised wrongly: {both:items}. Both have a stake "
                "(Piao), and the two are added.",
                "{payer}付给{payee}的分（{cause}），分项不对：{both:items}。两家都飘了，要加在一起。",
                "{payer}付給{payee}的分（{cause}），分項不對：{both:items}。兩家都飄了，要加在一起。",
            ),
        },
    ),
    clause(
        "NC-13",
        words(
            "A Piao once chosen stands until the hand is over",
            "飘起之后不能撤，到这一局打完为止",
            "飄起之後不能撤，到這一局打完為止",
        ),
        line=83,
        breaches={
            "piao-in-play": words(
                "{seat} announces a stake (Piao) after play began; what was chosen before the deal stands.",
                "牌已经开打，飘不能再改：{seat}这时报的飘不算数。",
                "牌已經開打，飄不能再改：{seat}這時報的飄不算數。",
            ),
        },
    ),
)
