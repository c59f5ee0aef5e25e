"""The base and what an ordinary hand may add: NC-32 to NC-36."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import priced

SMALL_ITEMS: Final[tuple[Clause, ...]] = (
    priced(
        "NC-32",
        words(
            "Every win has its base, and all that it holds is added to it, never multiplied",
            "割了牌就有底，番数往上加，不翻倍",
            "割了牌就有底，番數往上加，不翻倍",
        ),
        line=87,
        breaches={
            "no-winning-shape": words(
                "{seat} claims a win[ on {tile}|], but the hand[ ({tiles})|] makes no winning shape.",
                "{seat}要割[{tile}|]，可是手里的牌[（{tiles}）|]凑不成能割的牌型。",
                "{seat}要割[{tile}|]，可是手裡的牌[（{tiles}）|]湊不成能割的牌型。",
            ),
            "shape-not-shown": words(
                "The record does not show the whole hand of {seat}, so this win cannot be judged.",
                "{seat}的手牌没有全部记下来，无法判定这副牌能不能割。",
                "{seat}的手牌沒有全部記下來，無法判定這副牌能不能割。",
            ),
            "below-min-fan": words(
                "{seat}'s hand has {fan:number} fan (points beside the base); this table asks for at least "
                "{least:number} to win.",
                "{seat}这副牌只有{fan:number}番，这桌的规则是至少{least:number}番才能割。",
                "{seat}這副牌只有{fan:number}番，這桌的規則是至少{least:number}番才能割。",
            ),
        },
    ),
    priced(
        "NC-33",
        words(
            "Que Yi Men: the hand has tiles of two suits only; three suits may win as well",
            "缺一门：整副牌只有两门花色；不缺也能割",
            "缺一門：整副牌只有兩門花色；不缺也能割",
        ),
        line=91,
    ),
    priced(
        "NC-34",
        words(
            "Men Qing: nothing was punged or konged but concealed kongs",
            "门清：没有碰牌也没有杠牌，暗杠不碍事",
            "門清：沒有碰牌也沒有槓牌，暗槓不礙事",
        ),
        line=93,
    ),
    priced(
        "NC-35",
        words(
            "Ka Xin Wu: the winning tile is the 5 in the middle of 4, 5 and 6",
            "卡心五：割的五万、五筒或五条，正好凑成四五六",
            "卡心五：割的五萬、五筒或五條，正好湊成四五六",
        ),
        line=95,
    ),
    priced(
        "NC-36",
        words(
            "Yi Ban Gao: two equal runs in the hand",
            "一般高：手里有两副一样的顺子",
            "一般高：手裡有兩副一樣的順子",
        ),
        line=97,
    ),
)
