"""Big hands: NT-24 to NT-36."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

BIG_HANDS: Final[tuple[Clause, ...]] = (
    clause(
        "NT-24",
        words(
            "Tian Hu: the dealer's 14 tiles win as they were dealt",
            "天胡：庄家发到手的14张牌已经成胡",
            "天胡：莊家發到手的14張牌已經成胡",
        ),
        line=83,
        breaches={
            "not-as-dealt": words(
                "{seat} cannot have Tian Hu here: only the dealer can, with the tiles as dealt, before "
                "any discard or kong.",
                "{seat}这一胡不是天胡：只有庄家起手就胡、还没出牌也没杠牌才算。",
                "{seat}這一胡不是天胡：只有莊家起手就胡、還沒出牌也沒槓牌才算。",
            ),
            "no-shape": words(
                "{seat} claims Tian Hu, but the tiles dealt make no winning shape.",
                "{seat}报天胡，但起手的牌凑不成胡牌的牌型。",
                "{seat}報天胡，但起手的牌湊不成胡牌的牌型。",
            ),
            "wrong-pair": words(
                "{seat} claims Tian Hu, but the pair is not of 2, 5 or 8 and no big hand allows another.",
                "{seat}报天胡，牌型是齐的，但将不是二、五、八，又没有可以乱将的大胡。",
                "{seat}報天胡，牌型是齊的，但將不是二、五、八，又沒有可以亂將的大胡。",
            ),
            "shape-not-shown": words(
                "The record does not show all tiles dealt to {seat}, so its Tian Hu cannot be judged.",
                "{seat}起手的牌没有全部记下来，无法判定天胡成不成立。",
                "{seat}起手的牌沒有全部記下來，無法判定天胡成不成立。",
            ),
        },
    ),
    clause(
        "NT-25",
        words(
            "Di Hu: a win on the dealer's first discard",
            "地胡：闲家胡庄家打出的头一张牌",
            "地胡：閒家胡莊家打出的第一張牌",
        ),
        line=85,
    ),
    clause(
        "NT-26",
        words(
            "Peng Peng Hu: four triplets or kongs and any pair",
            "碰碰胡：四副刻子或杠，任意一对做将",
            "碰碰胡：四副刻子或槓，任意一對做將",
        ),
        line=87,
    ),
    clause(
        "NT-27",
        words(
            "Jiang Jiang Hu: every tile is a 2, 5 or 8",
            "将将胡：全副牌只有二、五、八",
            "將將胡：整副牌只有二、五、八",
        ),
        line=89,
    ),
    clause(
        "NT-28",
        words(
            "Qing Yi Se: any winning shape in a single suit, with any pair",
            "清一色：整副牌同一门花色，牌型不限，可以乱将",
            "清一色：整副牌同一門花色，牌型不限，可以亂將",
        ),
        line=91,
    ),
    clause(
        "NT-29",
        words(
            "Hai Di Lao Yue: who takes the last tile wins with it",
            "海底捞月：要了海底牌并用它自摸",
            "海底撈月：要了海底牌並用它自摸",
        ),
        line=93,
    ),
    clause(
        "NT-30",
        words(
            "Hai Di Pao: the last tile does not win for its taker, who discards it, and others may win on it",
            "海底炮：要海底的人没胡，这张牌就算他打出，别家可以胡",
            "海底炮：要海底的人沒胡，這張牌就算他打出，別家可以胡",
        ),
        line=95,
        breaches={
            "sea-tile-claimed": words(
                "The last tile, once discarded, can only be won on, but {seat} {act}.",
                "海底牌打出来只能胡，不能吃碰，{seat}却{act}。",
                "海底牌打出來只能胡，不能吃碰，{seat}卻{act}。",
            ),
            "sea-tile-kept": words(
                "{seat} took the last tile[, {expected:tiles},|] and must win with it or discard it, but "
                "{act}.",
                "{seat}要了海底牌[（{expected:tiles}）|]，不胡就得打出这张，却{act}。",
                "{seat}要了海底牌[（{expected:tiles}）|]，不胡就得打出這張，卻{act}。",
            ),
        },
    ),
    clause(
        "NT-31",
        words(
            "Qi Xiao Dui: seven pairs, all in the hand",
            "七小对：七个对子，都在手里，不吃不碰不杠",
            "七小對：七個對子，都在手裡，不吃不碰不槓",
        ),
        line=97,
    ),
    clause(
        "NT-32",
        words(
            "Hao Hua Qi Xiao Dui: seven pairs in which four tiles are alike and not konged",
            "豪华七小对：七小对里有四张相同的牌，且没有杠出",
            "豪華七小對：七小對裡有四張相同的牌，且沒有槓出",
        ),
        line=99,
    ),
    clause(
        "NT-33",
        words(
            "Gang Shang Kai Hua: a win on the replacement tile of one's own open kong",
            "杠上开花：开杠后补到的牌自己胡了",
            "槓上開花：開槓後補到的牌自己胡了",
        ),
        line=101,
    ),
    clause(
        "NT-34",
        words(
            "Qiang Gang Hu: an exposed kong can be robbed by a win on its tile, a concealed one never",
            "抢杠胡：别家明杠的那张牌可以抢来胡，暗杠不能抢",
            "搶槓胡：別家明槓的那張牌可以搶來胡，暗槓不能搶",
        ),
        line=103,
        breaches={
            "exposed-kong-robbed": words(
                "{from} made this kong of a discard; only a fourth tile added to a pung can be robbed.",
                "{from}这一杠是杠别人打出的牌，不能抢，只有补杠才能抢。",
                "{from}這一槓是槓別人打出的牌，不能搶，只有補槓才能搶。",
            ),
            "concealed-kong-robbed": words(
                "{from}'s kong is concealed and cannot be robbed, so {seat} cannot win on it.",
                "{from}这一杠是暗杠，不能抢，{seat}不能胡。",
                "{from}這一槓是暗槓，不能搶，{seat}不能胡。",
            ),
            "supplement-robbed": words(
                "At this table a supplement kong cannot be robbed, so {seat} cannot win on {from}'s {tile}.",
                "这桌的规则是补张不能抢，{seat}不能胡{from}杠的{tile}。",
                "這桌的規則是補張不能搶，{seat}不能胡{from}槓的{tile}。",
            ),
        },
    ),
    clause(
        "NT-35",
        words(
            "Gang Shang Pao: a win on the replacement tile that the player of an open kong discards",
            "杠上炮：开杠的人没胡、打出补来的牌，被别家胡了",
            "槓上炮：開槓的人沒胡、打出補來的牌，被別家胡了",
        ),
        line=105,
    ),
    clause(
        "NT-36",
        words(
            "Quan Qiu Ren: four melds are down and the winning tile pairs the single tile left",
            "全求人：四副牌都已落地，手里只剩一张，单吊成将",
            "全求人：四副牌都已落地，手裡只剩一張，單吊成將",
        ),
        line=107,
    ),
)
