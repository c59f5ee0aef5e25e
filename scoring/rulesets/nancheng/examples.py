"""Hands shown on the Nancheng page: golden cases, so that their figures are the engine's own."""

from pathlib import Path
from typing import Final

from scoring.engine.guide import Example
from scoring.engine.words import Words, words

_CASES: Final = Path(__file__).parent / "cases"


def _example(case: str, title: Words, clauses: str, remark: Words) -> Example:
    """An example of the clauses JX-``clauses``."""
    ids = tuple(f"JX-{number}" for number in clauses.split())
    return Example(_CASES / f"{case}.json", title, ids, remark)


_WINS: Final = (
    _example(
        "S01",
        words("A plain hand, drawn oneself", "平胡自摸", "平胡自摸"),
        "52 64 32 14",
        words(
            "All three pay, the dealer double. East, south and west make a run.",
            "三家都付，庄家付双份。东南西是一副顺子。",
            "三家都付，莊家付雙份。東南西是一副順子。",
        ),
    ),
    _example(
        "H04",
        words("Two runs of winds", "东南西北里成两副顺子", "東南西北裡成兩副順子"),
        "14 52",
        words(
            "The winds alone make two runs and the pair.",
            "风牌自己就凑成两副顺子和一个对子。",
            "風牌自己就湊成兩副順子和一個對子。",
        ),
    ),
    _example(
        "S03",
        words("All pungs, the dealer deals in", "碰碰胡，庄家放炮", "碰碰胡，莊家放炮"),
        "56 64 32",
        words(
            "Only the discarder pays; it is the dealer, so the hand is paid twice.",
            "只由放炮的付；放炮的是庄家，所以翻倍。",
            "只由放炮的付；放炮的是莊家，所以翻倍。",
        ),
    ),
    _example(
        "H10",
        words("Honours only", "字一色平胡", "字一色平胡"),
        "58 14 63",
        words(
            "Runs of winds, a run of dragons, a triplet and a pair, all of honours.",
            "风牌的顺子、中发白、一副刻子、一个对子，全是字牌。",
            "風牌的順子、中發白、一副刻子、一個對子，全是字牌。",
        ),
    ),
    _example(
        "H17",
        words("Thirteen scattered", "十三烂", "十三爛"),
        "54",
        words(
            "Within a suit any two numbers are at least three apart; the honours all differ.",
            "同花色的牌，点数都隔开三以上；字牌张张不同。",
            "同花色的牌，點數都隔開三以上；字牌張張不同。",
        ),
    ),
    _example(
        "H18",
        words("Thirteen scattered with all seven honours", "七星十三烂", "七星十三爛"),
        "55 54",
        words(
            "East, south, west, north and the three dragons are all there: worth more than plain scattered.",
            "东南西北中发白齐全，比普通的十三烂大。",
            "東南西北中發白齊全，比普通的十三爛大。",
        ),
    ),
    _example(
        "H20",
        words("One suit without a shape", "假胡", "假胡"),
        "29 30 31",
        words(
            "Fourteen characters that make no sets. This wins only where the table plays Jia Hu.",
            "十四张都是万，不成牌型。约定了算假胡才能胡。",
            "十四張都是萬，不成牌型。約定了算假胡才能胡。",
        ),
    ),
    _example(
        "S08",
        words("A win on the dealer's first discard", "地胡", "地胡"),
        "51 54 32",
        words(
            "The hand itself is worth less; as Di Hu it counts more, and the dealer pays double.",
            "这手牌本身没那么大，算地胡就大了；付分的是庄家，翻倍。",
            "這手牌本身沒那麼大，算地胡就大了；付分的是莊家，翻倍。",
        ),
    ),
    _example(
        "S09",
        words("One discard, two winners", "一炮双响", "一炮雙響"),
        "33 64 32",
        words(
            "The discarder pays both in full; only what the dealer gets is doubled.",
            "放炮的两家都付；只有付给庄家的翻倍。",
            "放炮的兩家都付；只有付給莊家的翻倍。",
        ),
    ),
    _example(
        "S19",
        words("A kong is robbed", "抢杠", "搶槓"),
        "27 28 65",
        words(
            "The hand reaches what robbing needs because the dealer's payment is doubled. The kong is void.",
            "对手是庄家，胡分翻倍后够抢杠。杠被抢了，不算杠分。",
            "對手是莊家，胡分翻倍後夠搶槓。槓被搶了，不算槓分。",
        ),
    ),
    _example(
        "T02",
        words("Let a small win go, then win a larger one", "漏胡以后胡大的", "漏胡以後胡大的"),
        "34 35",
        words(
            "The seat passes a plain hand. In the same lap it may not win as little again, but all pungs it "
            "may.",
            "先放过平胡；同一圈里再胡平胡就不行，胡碰碰胡可以。",
            "先放過平胡；同一圈裡再胡平胡就不行，胡碰碰胡可以。",
        ),
    ),
)

_PAYMENTS: Final = (
    _example(
        "S15",
        words("An added kong, Da Zhuan Wan", "补杠大转弯", "補槓大轉彎"),
        "20 19 75",
        words(
            "Nobody wins, the kong is paid all the same. Who fed the pung pays more; the dealer's share is "
            "doubled.",
            "没人胡，杠分照算。当初放碰的多付；庄家付的翻倍。",
            "沒人胡，槓分照算。當初放碰的多付；莊家付的翻倍。",
        ),
    ),
    _example(
        "S16",
        words("An added kong, Xiao Zhuan Wan", "补杠小转弯", "補槓小轉彎"),
        "21 19 75",
        words(
            "The same kong where it does not matter who fed the pung.",
            "同一个杠，打小转弯，不管当初是谁放的碰。",
            "同一個槓，打小轉彎，不管當初是誰放的碰。",
        ),
    ),
    _example(
        "S20",
        words("Front burn", "前烧", "前燒"),
        "12 48",
        words(
            "All three follow the dealer's first discard; that is paid whoever wins later.",
            "三家都跟庄家的第一张，庄家先付三家；后来谁胡都照付。",
            "三家都跟莊家的第一張，莊家先付三家；後來誰胡都照付。",
        ),
    ),
    _example(
        "S21",
        words("Nobody wins: back burn and a concealed kong", "流局：后烧和暗杠", "流局：後燒和暗槓"),
        "13 22 75 76",
        words(
            "The others pay the dealer, and the kong is paid as well.",
            "三家付庄家，暗杠的分也照算。",
            "三家付莊家，暗槓的分也照算。",
        ),
    ),
)

_HORSES: Final = (
    _example(
        "S25",
        words("The winner's horses", "赢家奖码", "贏家獎碼"),
        "44 40 38",
        words(
            "Three of the four horses hit the winner.",
            "扎了四个码，胡家中三个。",
            "扎了四個碼，胡家中三個。",
        ),
    ),
    _example(
        "S29",
        words("The dealer's horses", "庄家奖码", "莊家獎碼"),
        "41 40 38",
        words(
            "The same hand and horses, but what comes on top goes to the dealer.",
            "同样的牌、同样的码，多出来的归庄家。",
            "同樣的牌、同樣的碼，多出來的歸莊家。",
        ),
    ),
    _example(
        "S38",
        words(
            "Everybody's horses: the example of the written rules",
            "码踩码：规则原文的例子",
            "碼踩碼：規則原文的例子",
        ),
        "71 72 73 74 46",
        words(
            "The dealer's horses are 1 1 2 2 3 3: two hit the dealer, two the seat to the right, two the "
            "opposite.",
            "庄家的码是一一二二三三：中自己两个、下家两个、对家两个。",
            "莊家的碼是一一二二三三：中自己兩個、下家兩個、對家兩個。",
        ),
    ),
    _example(
        "S42",
        words("Everybody's horses, kongs included", "码踩码，码跟杠", "碼踩碼，碼跟槓"),
        "66 73 49",
        words(
            "The winner also has a concealed kong, and at this table horses multiply kongs.",
            "胡家还有一个暗杠；这一桌码跟杠，杠分也跟着码算。",
            "胡家還有一個暗槓；這一桌碼跟槓，槓分也跟著碼算。",
        ),
    ),
)

EXAMPLES: Final[tuple[Example, ...]] = (*_WINS, *_PAYMENTS, *_HORSES)
