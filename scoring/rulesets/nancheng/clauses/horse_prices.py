"""What horse tiles are worth: JX-41, JX-42, JX-44, JX-45, JX-47, JX-49, JX-66, JX-67, JX-71 to JX-74."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, paid

HORSE_PRICES: Final[tuple[Clause, ...]] = (
    clause(
        "JX-41",
        words(
            "The dealer's horses: for each that hits the winner, whoever pays the win pays the dealer as "
            "much, after a self-draw as after a discard",
            "庄家奖码：胡家每中一个码，付胡分的再付庄家一份，自摸、放炮都一样",
            "莊家獎碼：胡家每中一個碼，付胡分的再付莊家一份，自摸、放炮都一樣",
        ),
        line=92,
        breaches=paid(
            words(
                "The horse tiles (Ma) are the dealer's: each that counts gives the dealer one share "
                "more in what the seat that it hits wins or loses.",
                "庄家奖码：每个算数的码，让庄家跟着所中那家的输赢再算一份。",
                "莊家獎碼：每個算數的碼，讓莊家跟著所中那家的輸贏再算一份。",
            )
        ),
    ),
    clause(
        "JX-42",
        words(
            "The dealer's horses, discard: for each that hits the winner, the discarder pays the dealer the "
            "win",
            "庄家奖码，放炮：胡家每中一个码，放炮的再付庄家一份胡分",
            "莊家獎碼，放炮：胡家每中一個碼，放炮的再付莊家一份胡分",
        ),
        line=93,
    ),
    clause(
        "JX-44",
        words(
            "The winner's horses: for each that hits the winner, whoever pays the win pays it once more, "
            "after a self-draw as after a discard",
            "赢家奖码：胡家每中一个码，付胡分的再付胡家一份，自摸、放炮都一样",
            "贏家獎碼：胡家每中一個碼，付胡分的再付胡家一份，自摸、放炮都一樣",
        ),
        line=105,
        breaches=paid(
            words(
                "The horse tiles (Ma) are the winner's: for each that counts and hits the winner, who pays "
                "the win pays as much again.",
                "赢家奖码：胡家每中一个算数的码，付胡家多少分的，就再付多少分。",
                "贏家獎碼：胡家每中一個算數的碼，付胡家多少分的，就再付多少分。",
            )
        ),
    ),
    clause(
        "JX-45",
        words(
            "The winner's horses, discard: for each that hits the winner, the discarder pays the win once "
            "more",
            "赢家奖码，放炮：胡家每中一个码，放炮的再付胡家一份胡分",
            "贏家獎碼，放炮：胡家每中一個碼，放炮的再付胡家一份胡分",
        ),
        line=106,
    ),
    clause(
        "JX-47",
        words(
            "Ma Cai Ma is reckoned by own shares; the other ways of reckoning it only where agreed",
            "码踩码按本分算，另有约定才照别的算法",
            "碼踩碼按本分算，另有約定才照別的算法",
        ),
        line=116,
    ),
    clause(
        "JX-49",
        words(
            "Kongs have nothing to do with horses unless it was agreed",
            "杠分和码无关，勾了码跟杠才有关",
            "槓分和碼無關，勾了碼跟槓才有關",
        ),
        line=121,
    ),
    clause(
        "JX-66",
        words(
            "Ma Gen Gang, if agreed: horses multiply the kongs of a won hand too",
            "码跟杠：勾了的话，中码后杠分也一起算",
            "碼跟槓：勾了的話，中碼後槓分也一起算",
        ),
        line=157,
    ),
    clause(
        "JX-67",
        words(
            "If agreed, horses multiply the kongs of a drawn hand too",
            "臭庄码跟杠：勾了的话，流局的杠分也按中码算",
            "臭莊碼跟槓：勾了的話，流局的槓分也按中碼算",
        ),
        line=158,
    ),
    clause(
        "JX-71",
        words(
            "Own share of who did not win: the own loss, once, and once more for each horse on the winner",
            "没胡的本分：自己输的分，算一份，胡家中几个码再加几份",
            "沒胡的本分：自己輸的分，算一份，胡家中幾個碼再加幾份",
        ),
        line=169,
    ),
    clause(
        "JX-72",
        words(
            "Own share of the winner: what each loser pays, once, and once more for each horse on that loser",
            "胡家的本分：各家付的分，算一份，那家中几个码再加几份",
            "胡家的本分：各家付的分，算一份，那家中幾個碼再加幾份",
        ),
        line=170,
    ),
    clause(
        "JX-73",
        words(
            "The final score: one's own share, and for each of one's horses the own share of the seat it "
            "hits",
            "最后得分：自己的本分，加上自己的码所中各家的本分",
            "最後得分：自己的本分，加上自己的碼所中各家的本分",
        ),
        line=172,
        breaches=paid(
            words(
                "Every seat has horse tiles (Ma) of its own: each gives its owner one share more in what "
                "the seat that it hits wins or loses, as this table reckons it.",
                "码踩码：自己的码中了哪家，就跟着那家的输赢再算一份，具体照这桌的算法。",
                "碼踩碼：自己的碼中了哪家，就跟著那家的輸贏再算一份，具體照這桌的算法。",
            )
        ),
    ),
    clause(
        "JX-74",
        words(
            "Example: with horses 1 1 2 2 3 3 the own shares of three seats are added, each of them twice",
            "举例：码是一一二二三三，本分之外再加三家的本分各两份",
            "舉例：碼是一一二二三三，本分之外再加三家的本分各兩份",
        ),
        line=173,
    ),
)
