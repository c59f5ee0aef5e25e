"""Item codes of the Nancheng rule set, in the order in which they are listed, and other words.

The code is the pinyin of the name.
"""

from collections.abc import Mapping
from typing import Final

from scoring.engine.items import Item
from scoring.engine.words import Words, words

#: The types of a winning hand: one of them is the item of a win.
TYPE_ITEMS: Final[tuple[Item, ...]] = (
    Item("ping_hu", words("Plain hand (Ping Hu)", "平胡", "平胡"), "JX-52"),
    Item("qi_dui", words("Seven pairs (Qi Dui)", "七对", "七對"), "JX-53"),
    Item("shi_san_lan", words("Thirteen scattered (Shi San Lan)", "十三烂", "十三爛"), "JX-54"),
    Item(
        "qi_xing_shi_san_lan",
        words("Thirteen scattered, all honours (Qi Xing Shi San Lan)", "七星十三烂", "七星十三爛"),
        "JX-55",
    ),
    Item("peng_peng_hu", words("All pungs (Peng Peng Hu)", "碰碰胡", "碰碰胡"), "JX-56"),
    Item(
        "qing_yi_se_ping_hu",
        words("Plain hand of one suit (Qing Yi Se Ping Hu)", "清一色平胡", "清一色平胡"),
        "JX-57",
    ),
    Item(
        "zi_yi_se_ping_hu",
        words("Plain hand of honours (Zi Yi Se Ping Hu)", "字一色平胡", "字一色平胡"),
        "JX-58",
    ),
    Item(
        "qing_yi_se_peng_peng_hu",
        words("All pungs of one suit (Qing Yi Se Peng Peng Hu)", "清一色碰碰胡", "清一色碰碰胡"),
        "JX-59",
    ),
    Item(
        "zi_yi_se_peng_peng_hu",
        words("All pungs of honours (Zi Yi Se Peng Peng Hu)", "字一色碰碰胡", "字一色碰碰胡"),
        "JX-60",
    ),
    Item(
        "qing_yi_se_qi_dui",
        words("Seven pairs of one suit (Qing Yi Se Qi Dui)", "清一色七对", "清一色七對"),
        "JX-61",
    ),
    Item(
        "zi_yi_se_qi_dui",
        words("Seven pairs of honours (Zi Yi Se Qi Dui)", "字一色七对", "字一色七對"),
        "JX-62",
    ),
    Item("jia_hu", words("One suit without a shape (Jia Hu)", "假胡", "假胡"), "JX-31"),
    Item("tian_hu", words("Win as dealt (Tian Hu)", "天胡", "天胡"), "JX-50"),
    Item("di_hu", words("Win on the first discard (Di Hu)", "地胡", "地胡"), "JX-51"),
)

#: Items of payments alone. An added kong cites JX-21 where each pays the same, a doubled burn JX-32, horses
#: the clause of the table's own kind of them: what stands here is the first of them, the one meant is told by
#: the payment.
PAYMENT_ITEMS: Final[tuple[Item, ...]] = (
    Item("ming_gang", words("Kong of a discard (Ming Gang)", "明杠", "明槓"), "JX-18"),
    Item("bu_gang", words("Added kong (Bu Gang)", "补杠", "補槓"), "JX-20"),
    Item("an_gang", words("Concealed kong (An Gang)", "暗杠", "暗槓"), "JX-22"),
    Item("zhuang_jia", words("Doubled for the dealer (Zuo Ma)", "庄家坐马", "莊家坐馬"), "JX-32"),
    Item("ma_fen", words("Horses (Ma Fen)", "码分", "碼分"), "JX-44"),
    Item("qian_shao", words("Front burn (Qian Shao)", "前烧", "前燒"), "JX-12"),
    Item("hou_shao", words("Back burn (Hou Shao)", "后烧", "後燒"), "JX-13"),
    Item("gang_kai", words("Win on the kong's tile (Gang Kai)", "杠开", "槓開"), "JX-26"),
)

ITEMS: Final[tuple[Item, ...]] = (*TYPE_ITEMS, *PAYMENT_ITEMS)

#: Words of the log's declaration and reveal keys and draw sources; with a dot, of one value of a field:
#: `how.dealt` of a win's `how`. Last the words for which the region has its own.
KEYS: Final[Mapping[str, Words]] = {
    "ready": words("Ready (Ding Kou)", "定口", "定口"),
    "horses": words("Horses (Ma)", "码牌", "碼牌"),
    "head": words("Front of the wall", "牌墙前端", "牌牆前端"),
    "tail": words("End of the wall", "牌墙末尾", "牌牆尾端"),
    "how.discard": words("On a discard", "放炮", "放炮"),
    "how.self_draw": words("Self-drawn", "自摸", "自摸"),
    "how.rob_kong": words("Robbing a kong", "抢杠", "搶槓"),
    "how.dealt": words("as dealt", "起手胡", "起手胡"),
    "declares.ready": words("declares ready (Ding Kou)", "宣布定口", "宣布定口"),
    "act.kong.added": words("adds {tile} to a pung", "补杠{tile}", "補槓{tile}"),
    "won.discard": words("on a discard of {source}", "胡{source}放的炮", "胡{source}放的炮"),
    "cause.horse": words("Horses (Ma Fen)", "码分", "碼分"),
    # A price is made of a type of hand, kongs, horses and burns here: nobody counts fan.
    "kind.wrong_items": words("Wrong items", "分项不对", "分項不對"),
}
