"""Hands shown on the Nantong page: golden cases, so that their figures are the engine's own."""

from pathlib import Path
from typing import Final

from scoring.engine.guide import Example
from scoring.engine.words import Words, words

_CASES: Final = Path(__file__).parent / "cases"


def _example(case: str, title: Words, clauses: str, remark: Words) -> Example:
    """An example of the clauses NT-``clauses``."""
    ids = tuple(f"NT-{number}" for number in clauses.split())
    return Example(_CASES / f"{case}.json", title, ids, remark)


EXAMPLES: Final[tuple[Example, ...]] = (
    _example(
        "X01",
        words("A small hand on a discard", "小胡接炮", "小胡放槍"),
        "14 15 23 38",
        words(
            "Four sets and a pair of fives. Neither of the two seats deals, and the bird sits on neither.",
            "四副牌加一对五做将。付的和收的都不是庄，鸟也没扎中这两家。",
            "四副牌加一對五做將。付的和收的都不是莊，鳥也沒扎中這兩家。",
        ),
    ),
    _example(
        "X08",
        words("A small hand self-drawn", "小胡自摸", "小胡自摸"),
        "37 48 49",
        words(
            "All three pay. The dealer adds to his share; the seat that the bird hits pays twice.",
            "三家都付。庄家多付庄闲分，扎中鸟的一家付双倍。",
            "三家都付。莊家多付莊閒分，扎中鳥的一家付雙倍。",
        ),
    ),
    _example(
        "X12",
        words("All pungs", "碰碰胡", "碰碰胡"),
        "26 16 40",
        words(
            "Four triplets or kongs make a big hand, and its pair need not be of 2, 5 or 8.",
            "四副刻子或杠就是大胡，将不必是二、五、八。",
            "四副刻子或槓就是大胡，將不必是二、五、八。",
        ),
    ),
    _example(
        "X15",
        words("One suit and all pungs", "清一色碰碰胡", "清一色碰碰胡"),
        "28 26 40",
        words(
            "Two big hands in one: each counts as a share.",
            "一手牌占了两样大胡，一样算一份。",
            "一手牌占了兩樣大胡，一樣算一份。",
        ),
    ),
    _example(
        "X18",
        words("Seven pairs with the bird on the winner", "七小对自摸，鸟扎在自己", "七小對自摸，鳥扎在自己"),
        "31 39 49",
        words(
            "The bird hits the winner, so each of the three payments is doubled.",
            "鸟扎中胡牌的人，三家付的每一笔都翻倍。",
            "鳥扎中胡牌的人，三家付的每一筆都翻倍。",
        ),
    ),
    _example(
        "X19",
        words("Seven pairs with four alike", "豪华七小对", "豪華七小對"),
        "32 40",
        words(
            "Four tiles alike that were not konged stand as two of the seven pairs.",
            "四张一样的没有杠，当两对用，就是豪华七小对。",
            "四張一樣的沒有槓，當兩對用，就是豪華七小對。",
        ),
    ),
    _example(
        "X22",
        words("Nothing but 2, 5 and 8", "将将胡", "將將胡"),
        "27 40",
        words(
            "No sets are needed as long as every tile is a 2, 5 or 8.",
            "只要全是二、五、八，不成顺子刻子也算胡。",
            "只要全是二、五、八，不成順子刻子也算胡。",
        ),
    ),
    _example(
        "X47",
        words("Two birds on the winner", "两只鸟都扎在自己", "兩隻鳥都扎在自己"),
        "47 49",
        words(
            "At this table two birds are turned up. Both sit on the winner, and the payment is doubled "
            "twice.",
            "这一桌翻两只鸟，都扎中胡牌的人，这一笔翻两次倍。",
            "這一桌翻兩隻鳥，都扎中胡牌的人，這一筆翻兩次倍。",
        ),
    ),
    _example(
        "X24",
        words("All melded", "全求人", "全求人"),
        "36 39",
        words(
            "Four melds lie on the table; the one tile left is paired.",
            "四副都落了地，手里剩一张，单吊成将。",
            "四副都落了地，手裡剩一張，單吊成將。",
        ),
    ),
    _example(
        "X25",
        words("A win as dealt", "天胡", "天胡"),
        "24 39",
        words(
            "The dealer's fourteen tiles win before anything is discarded.",
            "庄家起手十四张，一张没打就胡了。",
            "莊家起手十四張，一張沒打就胡了。",
        ),
    ),
    _example(
        "X29",
        words("The last tile", "海底捞月", "海底撈月"),
        "29 50 54",
        words(
            "The taker of the last tile wins with it. No tile is left to turn up, so it is the bird itself.",
            "要了海底牌并用它自摸。牌墙已空，这张海底牌自己就是鸟。",
            "要了海底牌並用它自摸。牌牆已空，這張海底牌自己就是鳥。",
        ),
    ),
    _example(
        "X31",
        words("A win on one's own kong", "杠上开花", "槓上開花"),
        "33 56 39",
        words(
            "An open kong needs a hand that waits; its tile, found by dice, wins.",
            "听牌以后开杠，掷骰补来的牌正好胡。",
            "聽牌以後開槓，擲骰補來的牌正好胡。",
        ),
    ),
    _example(
        "X34",
        words("Robbing a kong", "抢杠胡", "搶槓胡"),
        "34 40",
        words(
            "Another seat wins on the fourth tile added to a pung; the konger pays as if he had thrown it.",
            "别家补杠的那张正是要胡的牌，抢来就胡，由补杠的人付。",
            "別家補槓的那張正是要胡的牌，搶來就胡，由補槓的人付。",
        ),
    ),
    _example(
        "X35",
        words("Two seats win on one tile", "一炮双响", "一炮雙響"),
        "46 12",
        words(
            "The thrower settles with each of them on its own, and deals the next hand.",
            "放炮的人跟两家分别算，下一局由他坐庄。",
            "放槍的人跟兩家分別算，下一局由他做莊。",
        ),
    ),
    _example(
        "X40",
        words("An opening win", "起手胡：四喜", "起手胡：四喜"),
        "17 21 22",
        words(
            "Four alike as dealt, shown before the dealer's first discard, are paid like a small self-draw.",
            "起手就有四张一样的，庄家出牌前亮出来，按小胡自摸收分。",
            "起手就有四張一樣的，莊家出牌前亮出來，按小胡自摸收分。",
        ),
    ),
    _example(
        "X45",
        words("A table that pays for kongs", "付杠分的桌子", "付槓分的桌子"),
        "60",
        words(
            "Every kong that stands is paid by the three others, whoever wins the hand.",
            "落了地的每个杠，另外三家都付杠分，不管谁胡。",
            "落了地的每個槓，另外三家都付槓分，不管誰胡。",
        ),
    ),
)
