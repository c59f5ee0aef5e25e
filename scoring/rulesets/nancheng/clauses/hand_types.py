"""What a winning hand may look like, and that one type counts: JX-14, JX-50 to JX-63."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause, explained

HAND_TYPES: Final[tuple[Clause, ...]] = (
    clause(
        "JX-14",
        words(
            "Honours make triplets, and runs too: of different winds, or of the three dragons",
            "字牌也能组成刻子和顺子：几张不同的风牌，或中发白",
            "字牌也能組成刻子和順子：幾張不同的風牌，或中發白",
        ),
        line=32,
    ),
    clause(
        "JX-50",
        words(
            "Tian Hu: the dealer wins with the tiles dealt",
            "天胡：庄家起手的牌就能胡",
            "天胡：莊家起手的牌就能胡",
        ),
        line=124,
        breaches={
            "not-as-dealt": words(
                "{seat} does not win with the tiles dealt here: only the dealer can, before any discard or "
                "kong.",
                "{seat}这不是起手胡牌：只有庄家拿起牌就能胡、还没打牌也没杠牌才算。",
                "{seat}這不是起手胡牌：只有莊家拿起牌就能胡、還沒打牌也沒槓牌才算。",
            ),
        },
    ),
    clause(
        "JX-51",
        words(
            "Di Hu: another seat wins on the dealer's first discard",
            "地胡：庄家打的第一张，就让闲家胡了",
            "地胡：莊家打的第一張，就讓閒家胡了",
        ),
        line=126,
    ),
    clause(
        "JX-52",
        words(
            "Ping Hu: four runs, triplets or kongs, and a pair",
            "平胡：四副顺子、刻子或杠，加一个对子",
            "平胡：四副順子、刻子或槓，加一個對子",
        ),
        line=130,
        breaches={
            "no-winning-shape": words(
                "{seat} claims a win[ on {tile}|], but the hand is of no type that may win at this table.",
                "{seat}要胡[{tile}|]，可是手里的牌凑不成这桌能胡的牌型。",
                "{seat}要胡[{tile}|]，可是手裡的牌湊不成這桌能胡的牌型。",
            ),
        },
    ),
    clause(
        "JX-53",
        words(
            "Qi Dui: seven pairs in hand, nothing melded",
            "七对：七个对子都在手里，没有碰也没有杠",
            "七對：七個對子都在手裡，沒有碰也沒有槓",
        ),
        line=132,
    ),
    clause(
        "JX-54",
        words(
            "Shi San Lan, thirteen scattered: all tiles different, none near another of its suit",
            "十三烂：张张不同，同一花色的牌都不相靠",
            "十三爛：張張不同，同一花色的牌都不相靠",
        ),
        line=134,
    ),
    clause(
        "JX-55",
        words(
            "Qi Xing Shi San Lan: thirteen scattered with all seven honours",
            "七星十三烂：十三烂里，东南西北中发白齐全",
            "七星十三爛：十三爛裡，東南西北中發白齊全",
        ),
        line=136,
    ),
    clause(
        "JX-56",
        words(
            "Peng Peng Hu: four triplets or kongs, and a pair",
            "碰碰胡：四副刻子或杠，加一个对子",
            "碰碰胡：四副刻子或槓，加一個對子",
        ),
        line=138,
    ),
    clause(
        "JX-57",
        words(
            "Qing Yi Se Ping Hu: a plain hand all of one suit",
            "清一色平胡：平胡的牌型，只有一门花色",
            "清一色平胡：平胡的牌型，只有一門花色",
        ),
        line=142,
    ),
    clause(
        "JX-58",
        words(
            "Zi Yi Se Ping Hu: a plain hand all of honours",
            "字一色平胡：平胡的牌型，全是字牌",
            "字一色平胡：平胡的牌型，全是字牌",
        ),
        line=144,
    ),
    clause(
        "JX-59",
        words(
            "Qing Yi Se Peng Peng Hu: all pungs of one suit",
            "清一色碰碰胡：碰碰胡的牌型，只有一门花色",
            "清一色碰碰胡：碰碰胡的牌型，只有一門花色",
        ),
        line=146,
    ),
    clause(
        "JX-60",
        words(
            "Zi Yi Se Peng Peng Hu: all pungs of honours",
            "字一色碰碰胡：碰碰胡的牌型，全是字牌",
            "字一色碰碰胡：碰碰胡的牌型，全是字牌",
        ),
        line=148,
    ),
    clause(
        "JX-61",
        words(
            "Qing Yi Se Qi Dui: seven pairs of one suit",
            "清一色七对：七对的牌型，只有一门花色",
            "清一色七對：七對的牌型，只有一門花色",
        ),
        line=150,
    ),
    clause(
        "JX-62",
        words(
            "Zi Yi Se Qi Dui: seven pairs of honours",
            "字一色七对：七对的牌型，全是字牌",
            "字一色七對：七對的牌型，全是字牌",
        ),
        line=152,
    ),
    clause(
        "JX-63",
        words(
            "A hand counts as one type alone, the one that is worth most",
            "一副牌只算一种牌型，算最大的那种",
            "一副牌只算一種牌型，算最大的那種",
        ),
        line=75,
        breaches=explained(
            words(
                "A hand counts as one type alone: of those that it has, the one worth most.",
                "一副牌只算一种牌型，有几种就算最大的那种。",
                "一副牌只算一種牌型，有幾種就算最大的那種。",
            ),
            "items-differ",
            "points-differ",
        ),
    ),
)
