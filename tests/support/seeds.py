"""The collected rule texts, of which each rule set was read: what they say of each clause on its line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

SEEDS: Final = Path(__file__).parents[3] / "shared" / "seeds"


@dataclass(frozen=True)
class Seed:
    """A rule text by the name of its file, and by clause what its line says of it, in its own characters."""

    document: str
    said: Mapping[str, str]

    @property
    def path(self) -> Path:
        return SEEDS / f"{self.document}.txt"

    def line(self, number: int) -> str:
        """A line of the text, counted from 1, without the readings in Latin letters among its characters.

        A reading stands after its characters as often as they are many: 擺(bai)(bai)割(ge)(ge) is 擺割.
        """
        return re.sub(r"\([a-z]+\)", "", _lines(self.path)[number - 1])


@cache
def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n")


#: By rule set, its text; of Nantong's clauses, those that no winning hand has.
SEED_OF: Final[Mapping[str, Seed]] = {
    "nancheng": Seed(
        "001_9d4e7d1681b35d4f",
        {
            "JX-01": "一百三十六张",
            "JX-02": "17墩",
            "JX-03": "其余的人十三张",
            "JX-04": "庄家从牌中选出一张",
            "JX-05": "其他三家都有权利",
            "JX-06": "随机产生",
            "JX-07": "谁胡牌下局就坐庄",
            "JX-08": "庄家的下家坐庄",
            "JX-09": "5，9为庄家",
            "JX-10": "最小的骰子点数",
            "JX-11": "对家牌墩的第四墩",
            "JX-12": "前烧",
            "JX-13": "后烧",
            "JX-14": "顺子和刻子",
            "JX-15": "没有吃牌",
            "JX-16": "碰牌后要打出一张牌",
            "JX-17": "明杠，补杠和暗杠",
            "JX-18": "放杠者给2分",
            "JX-19": "补杠",
            "JX-20": "大转弯",
            "JX-21": "小转弯",
            "JX-22": "暗杠",
            "JX-23": "牌末补一",
            "JX-24": "定口后，其他家打出的牌",
            "JX-25": "自己摸到所听之牌",
            "JX-26": "杠开",
            "JX-27": "抢杠",
            "JX-28": "可以抢杠",
            "JX-29": "只要是一种花色",
            "JX-30": "包括字牌",
            "JX-31": "胡牌都是",
            "JX-32": "庄家坐马",
            "JX-33": "一炮多响",
            "JX-34": "漏胡",
            "JX-35": "胡大不胡小",
            "JX-36": "失碰",
            "JX-37": "过圈可以再杠",
            "JX-38": "从牌墩上摸牌",
            "JX-39": "有多少牌扎多少牌",
            "JX-40": "159东中",
            "JX-41": "非胡牌者需要给庄家",
            "JX-42": "点炮者需要给庄家",
            "JX-43": "有人胡牌后",
            "JX-44": "非胡牌者需要给胡家",
            "JX-45": "点炮者需要给胡家",
            "JX-46": "发完牌后，每人",
            "JX-47": "庄家买码",
            "JX-48": "烧庄",
            "JX-49": "杠分",
            "JX-50": "天胡",
            "JX-51": "地胡",
            "JX-52": "平胡",
            "JX-53": "七对",
            "JX-54": "十三烂",
            "JX-55": "七星十三烂",
            "JX-56": "碰碰胡",
            "JX-57": "清一色平胡",
            "JX-58": "字一色平胡",
            "JX-59": "清一色碰碰胡",
            "JX-60": "字一色碰碰胡",
            "JX-61": "清一色七对",
            "JX-62": "字一色七对",
            "JX-63": "胡大不胡小",
            "JX-64": "自摸三家出分",
            "JX-65": "抢杠按照放炮算",
            "JX-66": "中码后，杠分也要计算",
            "JX-67": "臭庄码跟杠",
            "JX-68": "解散算杠",
            "JX-69": "可天地胡",
            "JX-70": "扎码数量",
            "JX-71": "非胡牌的人",
            "JX-72": "胡牌的人",
            "JX-73": "中码人的本分",
            "JX-74": "A中112233",
            "JX-75": "除杠分外",
            "JX-76": "摸完所有的牌",
            "JX-77": "胡牌类型",
            "JX-78": "碰、杠、胡",
            "JX-79": "右手顺家",
        },
    ),
    "nanchong": Seed(
        "000_73c68e1beaa05219",
        {
            "NC-01": "四川麻將",
            "NC-02": "一共108",
            "NC-03": "閑家十三",
            "NC-04": "丟出",
            "NC-05": "投擲",
            "NC-06": "割牌者為下盤的莊家",
            "NC-07": "一炮多響",
            "NC-08": "流局",
            "NC-09": "無人割牌",
            "NC-10": "摸牌之前",
            "NC-11": "多輸3",
            "NC-12": "疊加",
            "NC-13": "不能撤飄",
            "NC-14": "碰杠那張",
            "NC-15": "不能吃牌",
            "NC-16": "必須亮明",
            "NC-17": "暗杠一圈后亮明",
            "NC-18": "自摸則三家輸",
            "NC-19": "牌型倒下",
            "NC-20": "不能更換",
            "NC-21": "個數加2",
            "NC-22": "多賠個數2",
            "NC-23": "翻倍",
            "NC-24": "6墩牌",
            "NC-25": "只有1個叫",
            "NC-26": "報叫",
            "NC-27": "過手之前",
            "NC-28": "起手割牌",
            "NC-29": "必須割",
            "NC-30": "沒有下叫",
            "NC-31": "2家或以上",
            "NC-32": "即底",
            "NC-33": "缺一門",
            "NC-34": "門清",
            "NC-35": "卡心五",
            "NC-36": "一般高",
            "NC-37": "搶扛",
            "NC-38": "金鉤吊",
            "NC-39": "金鉤炮",
            "NC-40": "海底撈",
            "NC-41": "海底炮",
            "NC-42": "扛上開花",
            "NC-43": "扛上炮",
            "NC-44": "根+1",
            "NC-45": "清一色+6",
            "NC-46": "小七對",
            "NC-47": "龍七對",
            "NC-48": "胡根成為龍七對",
            "NC-49": "自帶門清",
            "NC-50": "大對子",
            "NC-51": "大對子金鉤吊",
            "NC-52": "共計10",
        },
    ),
    "nantong": Seed(
        "004_59ff4d1f33caaa35",
        {
            "NT-02": "一百零八",
            "NT-06": "优先",
            "NT-07": "随机",
            "NT-12": "通炮",
            "NT-13": "中鸟",
            "NT-15": "做将",
            "NT-37": "20",
            "NT-38": "10",
            "NT-39": "70",
            "NT-40": "60",
            "NT-43": "算加法",
            "NT-45": "逃跑",
            "NT-48": "逆时针",
            "NT-50": "海底胡",
            "NT-52": "上张",
            "NT-54": "漫游",
            "NT-55": "漏胡",
            "NT-56": "听牌",
            "NT-59": "墩数",
            "NT-60": "付钱",
        },
    ),
}
