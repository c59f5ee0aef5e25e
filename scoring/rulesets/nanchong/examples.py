"""Hands shown on the Nanchong page: golden cases, so that their figures are the engine's own."""

from pathlib import Path
from typing import Final

from scoring.engine.guide import Example
from scoring.engine.words import Words, words

_CASES: Final = Path(__file__).parent / "cases"


def _example(case: str, title: Words, clauses: str, remark: Words) -> Example:
    """An example of the clauses NC-``clauses``."""
    ids = tuple(f"NC-{number}" for number in clauses.split())
    return Example(_CASES / f"{case}.json", title, ids, remark)


EXAMPLES: Final[tuple[Example, ...]] = (
    _example(
        "X01",
        words("A plain hand on a discard", "平胡点炮", "平胡點炮"),
        "32 18",
        words(
            "Nothing is added: the discarder pays the base alone.",
            "什么番都没有，点炮的只赔一个底。",
            "什麼番都沒有，點炮的只賠一個底。",
        ),
    ),
    _example(
        "X04",
        words("Two suits, nothing melded", "门清加缺一门", "門清加缺一門"),
        "33 34",
        words(
            "No bamboo in the hand, and nothing was punged or konged.",
            "整副牌没有条子，也没碰没杠。",
            "整副牌沒有條子，也沒碰沒槓。",
        ),
    ),
    _example(
        "X08",
        words("Four small additions at once", "四样小番一起加", "四樣小番一起加"),
        "33 34 35 36",
        words(
            "The five won is the middle of 4, 5 and 6, and the hand has two equal runs.",
            "割的五万正好卡在四六中间，手里又有两副一样的顺子。",
            "割的五萬正好卡在四六中間，手裡又有兩副一樣的順子。",
        ),
    ),
    _example(
        "X09",
        words("Two ways to read a hand", "一手牌两种看法", "一手牌兩種看法"),
        "46 49 36",
        words(
            "It also has two sets of twin runs, but as seven pairs it is worth more.",
            "也能看成两副一般高，可是按小七对算更大，就按小七对。",
            "也能看成兩副一般高，可是按小七對算更大，就按小七對。",
        ),
    ),
    _example(
        "X15",
        words("Seven pairs with four alike", "龙七对", "龍七對"),
        "47 46 49",
        words(
            "The four alike were in the hand already: they count as a Gen.",
            "四张一样的早就在手里，算一个根。",
            "四張一樣的早就在手裡，算一個根。",
        ),
    ),
    _example(
        "X16",
        words("Seven pairs whose four alike are completed by the win", "胡根的龙七对", "胡根的龍七對"),
        "48 46 49",
        words(
            "The winning tile makes three into four; that is worth more than four held before.",
            "割的这张把三张凑成四张，这个根加得更多。",
            "割的這張把三張湊成四張，這個根加得更多。",
        ),
    ),
    _example(
        "X19",
        words("One suit, all melded, two fours alike", "清一色大对子金钩吊", "清一色大對子金鉤吊"),
        "45 50 38 44 51",
        words(
            "Two of the four melds are kongs: two Gen.",
            "碰杠的四副里有两副是杠，就是两个根。",
            "碰槓的四副裡有兩副是槓，就是兩個根。",
        ),
    ),
    _example(
        "X20",
        words("The sum that the written rules give", "规则原文举的例子", "規則原文舉的例子"),
        "45 44 21 52",
        words(
            "One suit with a Gen, won after laying down: base and three additions.",
            "清一色带一个根，摆了牌再割：底加三样。",
            "清一色帶一個根，擺了牌再割：底加三樣。",
        ),
    ),
    _example(
        "X22",
        words("Winner and discarder have both laid down", "摆家给摆家点炮", "擺家給擺家點炮"),
        "21 22 23",
        words(
            "The winner gains for laying down, the discarder pays for it: both are added.",
            "割家摆了要多收，点炮的摆了要多赔，两边都加。",
            "割家擺了要多收，點炮的擺了要多賠，兩邊都加。",
        ),
    ),
    _example(
        "X24",
        words("Laid down with one wait, and drawn", "独张摆自摸", "獨張擺自摸"),
        "25 19",
        words(
            "Everybody can see the one tile that wins. Drawing it oneself brings the most.",
            "大家都看得见只割这一种牌，自己摸到加得最多。",
            "大家都看得見只割這一種牌，自己摸到加得最多。",
        ),
    ),
    _example(
        "X27",
        words("Piao on both sides", "两家都飘", "兩家都飄"),
        "10 11 12",
        words(
            "The stakes of winner and discarder are added to the hand.",
            "割家和点炮的都飘了，两家飘的加在一起。",
            "割家和點炮的都飄了，兩家飄的加在一起。",
        ),
    ),
    _example(
        "X28",
        words("Piao and a self-draw", "有飘的自摸", "有飄的自摸"),
        "11 12 18",
        words(
            "Each payer adds the winner's stake and his own, so each pays another sum.",
            "每一家加的是割家飘的和自己飘的，所以三家赔的不一样。",
            "每一家加的是割家飄的和自己飄的，所以三家賠的不一樣。",
        ),
    ),
    _example(
        "X34",
        words("All that a discarder can pay more for", "点炮的样样都要多赔", "點炮的樣樣都要多賠"),
        "39 41 43 25",
        words(
            "He has just konged and drawn the last tile, holds one tile, and has laid down on a single wait.",
            "点炮的人刚杠完、摸了最后一张、手里只剩一张，自己还摆了独张。",
            "點炮的人剛槓完、摸了最後一張、手裡只剩一張，自己還擺了獨張。",
        ),
    ),
    _example(
        "X39",
        words("On a kong, with the last tile", "杠上开花又是海底捞", "槓上開花又是海底撈"),
        "42 40 34 21",
        words(
            "The tile drawn for a concealed kong is the last of the wall; it wins for a hand laid down in "
            "one suit.",
            "暗杠后摸到的正是牌墙最后一张，割了，又是摆明的清一色。",
            "暗槓後摸到的正是牌牆最後一張，割了，又是擺明的清一色。",
        ),
    ),
    _example(
        "X35",
        words("A win as dealt", "天胡", "天胡"),
        "28 04 34",
        words(
            "The dealer's fourteen tiles win. The written rules give that no points of its own: what the "
            "hand holds is paid.",
            "庄家起手十四张就割了。规则没给天胡另定分数，照手里的番算。",
            "莊家起手十四張就割了。規則沒給天胡另定分數，照手裡的番算。",
        ),
    ),
    _example(
        "X41",
        words("Nobody wins: Cha Jiao", "荒庄查叫", "荒莊查叫"),
        "30 44 21",
        words(
            "Two are ready, two are not. Each ready hand counts by the best tile that it waits for; one of "
            "these would make a fourth alike.",
            "两家下了叫，两家没下叫。下叫的按自己能割的最大一张算，其中一张割了会多一个根。",
            "兩家下了叫，兩家沒下叫。下叫的按自己能割的最大一張算，其中一張割了會多一個根。",
        ),
    ),
    _example(
        "X42",
        words("Cha Jiao with Piao", "有飘的查叫", "有飄的查叫"),
        "30 11 12",
        words(
            "The same hands; the stakes of both sides are added.",
            "还是那几手牌，两边飘的也加进去。",
            "還是那幾手牌，兩邊飄的也加進去。",
        ),
    ),
    _example(
        "X45",
        words("A kong robbed by two", "两家一起抢杠", "兩家一起搶槓"),
        "37 31 07",
        words(
            "The konger pays both in full, the kong is a pung again, and he deals next.",
            "补杠的人两家都赔足，杠退回成碰，下一局由他坐庄。",
            "補槓的人兩家都賠足，槓退回成碰，下一局由他做莊。",
        ),
    ),
)
