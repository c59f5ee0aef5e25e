"""Item codes of the Nanchong rule set, in the order in which they are listed and cited, and other words.

The code is the pinyin of the name.
"""

from collections.abc import Mapping
from typing import Final

from scoring.engine.items import Item
from scoring.engine.words import Words, words

#: Items of a win, the same for every payer.
WINNER_ITEMS: Final[tuple[Item, ...]] = (
    Item("di", words("Base (Di)", "底", "底"), "NC-32"),
    Item("que_yi_men", words("Two suits only (Que Yi Men)", "缺一门", "缺一門"), "NC-33"),
    Item("men_qing", words("Concealed hand (Men Qing)", "门清", "門清"), "NC-34"),
    Item("ka_xin_wu", words("Middle five (Ka Xin Wu)", "卡心五", "卡心五"), "NC-35"),
    Item("yi_ban_gao", words("Twin runs (Yi Ban Gao)", "一般高", "一般高"), "NC-36"),
    Item("jin_gou_diao", words("All melded (Jin Gou Diao)", "金钩吊", "金鉤吊"), "NC-38"),
    Item("hai_di_lao", words("Last tile drawn (Hai Di Lao)", "海底捞", "海底撈"), "NC-40"),
    Item("gang_shang_hua", words("Win on the kong's tile (Gang Shang Hua)", "杠上开花", "槓上開花"), "NC-42"),
    Item("gen", words("Four alike (Gen)", "根", "根"), "NC-44"),
    Item("qing_yi_se", words("One suit (Qing Yi Se)", "清一色", "清一色"), "NC-45"),
    Item("xiao_qi_dui", words("Seven pairs (Xiao Qi Dui)", "小七对", "小七對"), "NC-46"),
    Item("long_qi_dui", words("Four alike in seven pairs (Long Qi Dui)", "龙七对", "龍七對"), "NC-47"),
    Item("da_dui_zi", words("All pungs (Da Dui Zi)", "大对子", "大對子"), "NC-50"),
    Item("tian_hu", words("Win as dealt (Tian Hu)", "天胡", "天胡"), "NC-28"),
    Item("di_hu", words("Win on the first discard (Di Hu)", "地胡", "地胡"), "NC-28"),
    Item("bai_pai", words("Laid down (Bai)", "摆牌", "擺牌"), "NC-21"),
    Item("du_zhang_bai", words("Laid down with one wait (Du Zhang Bai)", "独张摆", "獨張擺"), "NC-25"),
    Item("bao_jiao", words("Declared ready (Bao Jiao)", "报叫", "報叫"), "NC-26"),
    Item("zi_mo", words("Self-draw (Zi Mo)", "自摸", "自摸"), "NC-18"),
)

#: Items of one payer alone, never of a win. Laid down with one wait, the payer's own cites NC-25, and Piao
#: of both seats NC-12: the clause here is the first of them, the one meant is told by the payment.
PAYER_ITEMS: Final[tuple[Item, ...]] = (
    Item("qiang_gang", words("Robbed of the kong (Qiang Gang)", "抢杠", "搶槓"), "NC-37"),
    Item("gang_shang_pao", words("Discard after a kong (Gang Shang Pao)", "杠上炮", "槓上炮"), "NC-43"),
    Item("hai_di_pao", words("Discard after the last tile (Hai Di Pao)", "海底炮", "海底炮"), "NC-41"),
    Item("jin_gou_pao", words("Discard with all sets melded (Jin Gou Pao)", "金钩炮", "金鉤炮"), "NC-39"),
    Item("bai_pai_pei", words("Payer has laid down (Bai Pai Pei)", "摆家多赔", "擺家多賠"), "NC-22"),
    Item("piao", words("Stakes (Piao)", "飘", "飄"), "NC-11"),
    Item("feng_ding", words("Over the limit (Feng Ding)", "封顶扣除", "封頂扣除"), "NC-32"),
)

ITEMS: Final[tuple[Item, ...]] = (*WINNER_ITEMS, *PAYER_ITEMS)

#: Words of the log's declaration and reveal keys and draw sources; with a dot, of one value of a field:
#: `piao.0` of the declaration `piao`, `how.dealt` of a win's `how`. Last the words for which the region has
#: its own.
KEYS: Final[Mapping[str, Words]] = {
    "piao": words("Stake (Piao)", "飘", "飄"),
    "piao.0": words("No stake (Bu Piao)", "不飘", "不飄"),
    "piao.1": words("Stake of 1 (Piao)", "飘1分", "飄1分"),
    "piao.2": words("Stake of 2 (Piao)", "飘2分", "飄2分"),
    "piao.3": words("Stake of 3 (Piao)", "飘3分", "飄3分"),
    "piao.4": words("Stake of 4 (Piao)", "飘4分", "飄4分"),
    "piao.5": words("Stake of 5 (Piao)", "飘5分", "飄5分"),
    "ready": words("Ready at the start (Bao Jiao)", "报叫", "報叫"),
    "lay_down": words("Laying down (Bai Pai)", "摆牌", "擺牌"),
    "concealed_kong": words("Concealed kong turned up", "亮暗杠", "亮暗槓"),
    "head": words("Front of the wall", "牌墙前端", "牌牆前端"),
    "tail": words("End of the wall", "牌墙末尾", "牌牆尾端"),
    "how.discard": words("On a discard", "点炮", "點炮"),
    "how.self_draw": words("Self-drawn", "自摸", "自摸"),
    "how.rob_kong": words("Robbing a kong", "抢杠", "搶槓"),
    "how.dealt": words("as dealt", "天胡", "天胡"),
    "declares.ready": words("declares ready (Bao Jiao)", "报叫", "報叫"),
    "declares.lay_down": words("lays down (Bai)", "摆牌", "擺牌"),
    "act.win": words("wins on {tile} from {source}", "割{source}的{tile}", "割{source}的{tile}"),
    "act.win.rob_kong": words(
        "robs {source}'s kong of {tile}", "抢{source}的杠割{tile}", "搶{source}的槓割{tile}"
    ),
    "act.win.dealt": words("wins with the tiles dealt", "起手就割", "起手就割"),
    "act.kong.added": words("adds {tile} to a pung", "补杠{tile}", "補槓{tile}"),
    "won.discard": words("on a discard of {source}", "割{source}打出的牌", "割{source}打出的牌"),
    "won.rob_kong": words("by robbing a kong of {source}", "抢{source}的杠割牌", "搶{source}的槓割牌"),
    "declares.waits": words("{what}, waiting for {waits}", "{what}，叫{waits}", "{what}，叫{waits}"),
    "won.waits": words("waiting for", "叫", "叫"),
    "want.win": words("win", "割", "割"),
    "cause.win": words("Win", "割牌", "割牌"),
    "outcome.win": words("Win", "割牌", "割牌"),
    "outcome.draw": words("Draw (Huang Zhuang)", "荒庄", "荒莊"),
}
