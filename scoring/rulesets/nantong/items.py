"""Item codes of the Nantong rule set, in the order in which they are listed and cited, and other words.

The code is the pinyin of the name.
"""

from collections.abc import Mapping
from typing import Final

from scoring.engine.items import Item
from scoring.engine.words import Words, words

SMALL_ITEMS: Final[tuple[Item, ...]] = (
    Item("ping_hu", words("Plain hand (Ping Hu)", "平胡", "平胡"), "NT-23"),
    Item("si_xi", words("Four alike (Si Xi)", "四喜", "四喜"), "NT-17"),
    Item("ban_ban_hu", words("No 2, 5 or 8 (Ban Ban Hu)", "板板胡", "板板胡"), "NT-18"),
    Item("que_yi_se", words("A suit missing (Que Yi Se)", "缺一色", "缺一色"), "NT-19"),
    Item("liu_liu_shun", words("Two triplets (Liu Liu Shun)", "六六顺", "六六順"), "NT-20"),
)

BIG_ITEMS: Final[tuple[Item, ...]] = (
    Item("tian_hu", words("Win as dealt (Tian Hu)", "天胡", "天胡"), "NT-24"),
    Item("di_hu", words("Win on the first discard (Di Hu)", "地胡", "地胡"), "NT-25"),
    Item("peng_peng_hu", words("All pungs (Peng Peng Hu)", "碰碰胡", "碰碰胡"), "NT-26"),
    Item("jiang_jiang_hu", words("All 2, 5 and 8 (Jiang Jiang Hu)", "将将胡", "將將胡"), "NT-27"),
    Item("qing_yi_se", words("One suit (Qing Yi Se)", "清一色", "清一色"), "NT-28"),
    Item("hai_di_lao_yue", words("Last tile drawn (Hai Di Lao Yue)", "海底捞月", "海底撈月"), "NT-29"),
    Item("hai_di_pao", words("Last tile discarded (Hai Di Pao)", "海底炮", "海底炮"), "NT-30"),
    Item("qi_xiao_dui", words("Seven pairs (Qi Xiao Dui)", "七小对", "七小對"), "NT-31"),
    Item(
        "hao_hua_qi_xiao_dui",
        words("Seven pairs with four alike (Hao Hua Qi Xiao Dui)", "豪华七小对", "豪華七小對"),
        "NT-32",
    ),
    Item(
        "gang_shang_kai_hua",
        words("Win on the kong's tile (Gang Shang Kai Hua)", "杠上开花", "槓上開花"),
        "NT-33",
    ),
    Item("qiang_gang_hu", words("Robbing the kong (Qiang Gang Hu)", "抢杠胡", "搶槓胡"), "NT-34"),
    Item(
        "gang_shang_pao",
        words("Win on a discarded kong tile (Gang Shang Pao)", "杠上炮", "槓上炮"),
        "NT-35",
    ),
    Item("quan_qiu_ren", words("All melded (Quan Qiu Ren)", "全求人", "全求人"), "NT-36"),
)

#: Items of payments alone, never of a win. The dealer's addition cites NT-37 to NT-40 by the case and the
#: bird NT-50 at sea: the clause here is the first of them, the one meant is told by the payment.
PAYMENT_ITEMS: Final[tuple[Item, ...]] = (
    Item("zhuang_xian", words("Dealer's addition (Zhuang Xian)", "庄闲", "莊閒"), "NT-37"),
    Item("zha_niao", words("Bird (Zha Niao)", "扎鸟", "扎鳥"), "NT-49"),
    Item("gang_fen", words("Kong fee (Gang Fen)", "杠分", "槓分"), "NT-60"),
    Item("tao_pao", words("Penalty for leaving (Tao Pao)", "逃跑罚分", "逃跑罰分"), "NT-45"),
)

ITEMS: Final[tuple[Item, ...]] = (*SMALL_ITEMS, *BIG_ITEMS, *PAYMENT_ITEMS)

#: Words of the log's declaration and reveal keys, kong modes and draw sources; with a dot, of one value of
#: a field: `seabed.1` of the declaration `seabed`, `how.dealt` of a win's `how`.
KEYS: Final[Mapping[str, Words]] = {
    "opening_win": words("Opening win", "起手胡", "起手胡"),
    "seabed": words("Last tile", "海底牌", "海底牌"),
    "seabed.1": words("Takes the last tile", "要海底", "要海底"),
    "seabed.0": words("Declines the last tile", "不要海底", "不要海底"),
    "birds": words("Birds", "扎鸟", "扎鳥"),
    "dice": words("Dice", "掷骰子", "擲骰子"),
    "supplement": words("Supplement kong", "补张", "補張"),
    "open": words("Open kong", "开杠", "開槓"),
    "head": words("Front of the wall", "牌墙前端", "牌牆前端"),
    "tail": words("End of the wall", "牌墙末尾", "牌牆尾端"),
    "how.discard": words("On a discard", "接炮", "放槍胡"),
    "how.self_draw": words("Self-drawn", "自摸", "自摸"),
    "how.rob_kong": words("Robbing a kong", "抢杠", "搶槓"),
    "how.dealt": words("as dealt", "天胡", "天胡"),
    "how.opening": words("with an opening hand", "起手胡", "起手胡"),
}
