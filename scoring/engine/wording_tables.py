"""The fixed words of reports: verdicts, kinds of finding, outcomes, what seats want, where tiles are drawn.

Messages, pages and the command line share them. Words that a region adds stand in its RuleSet.
"""

from collections.abc import Mapping
from typing import Final

from scoring.engine.words import Words, words

VERDICTS: Final[Mapping[str, Words]] = {
    "clean": words("Clean", "无误", "無誤"),
    "flagged": words("Flagged", "有误", "有誤"),
    "undecidable": words("Undecidable", "无法判定", "無法判定"),
}

KINDS: Final[Mapping[str, Words]] = {
    "broken_record": words("Impossible record", "不可能的记录", "不可能的記錄"),
    "illegal_action": words("Illegal action", "违规动作", "違規動作"),
    "missed_duty": words("Duty missed", "漏做该做的", "漏做該做的"),
    "wrong_items": words("Wrong items", "番种不对", "番種不對"),
    "wrong_transfer": words("Wrong payment", "收付不对", "收付不對"),
    "wrong_score": words("Wrong score", "得分不对", "得分不對"),
    "wrong_total": words("Wrong total", "累计不对", "累計不對"),
    "wrong_dealer": words("Wrong dealer", "庄家不对", "莊家不對"),
    "wrong_wall": words("Wall does not agree", "牌墙不符", "牌牆不符"),
    "undecidable": words("Cannot be decided", "无法判定", "無法判定"),
    "information": words("For information", "说明", "說明"),
}

FAIRNESS: Final[Mapping[str, Words]] = {
    "none": words("no wall digest", "没有牌墙校验码", "沒有牌牆校驗碼"),
    "consistent": words("wall and digest agree", "牌墙与校验码一致", "牌牆與校驗碼一致"),
    "violated": words("wall and digest do not agree", "牌墙与校验码不符", "牌牆與校驗碼不符"),
}

OUTCOMES: Final[Mapping[str, Words]] = {
    "win": words("Win", "胡牌", "胡牌"),
    "draw": words("Draw", "流局", "流局"),
    "dissolved": words("Dissolved", "解散", "解散"),
    "escaped": words("A player left", "有人逃跑", "有人逃跑"),
}

#: What a seat may want of a tile: the `want` of claims and the `on` of passes.
WANTS: Final[Mapping[str, Words]] = {
    "win": words("win", "胡", "胡"),
    "pung": words("pung", "碰", "碰"),
    "kong": words("kong", "杠", "槓"),
    "chow": words("chow", "吃", "吃"),
}

#: Where a draw comes from: the `source` of the log.
SOURCES: Final[Mapping[str, Words]] = {
    "head": words("the front of the wall", "牌墙前端", "牌牆前端"),
    "tail": words("the end of the wall", "牌墙末尾", "牌牆尾端"),
    "dice": words("the place that the dice tell", "骰子指的那一墩", "骰子指的那一墩"),
    "seabed": words("the place of the last tile", "海底", "海底"),
}

#: What an act is called, the tile's name in `{tile}`, the seat that gave it in `{source}`.
ACTS: Final[Mapping[str, Words]] = {
    "draw": words("draws {tile}", "摸{tile}", "摸{tile}"),
    "discard": words("discards {tile}", "打出{tile}", "打出{tile}"),
    "chow": words("chows {tile} from {source}", "吃{source}的{tile}", "吃{source}的{tile}"),
    "pung": words("pungs {tile} from {source}", "碰{source}的{tile}", "碰{source}的{tile}"),
    "kong": words("makes a kong of {tile}", "杠{tile}", "槓{tile}"),
    "kong.exposed": words("makes a kong of {tile} from {source}", "杠{source}的{tile}", "槓{source}的{tile}"),
    "kong.added": words("adds {tile} to a pung", "补杠{tile}", "加槓{tile}"),
    "kong.concealed": words("makes a concealed kong of {tile}", "暗杠{tile}", "暗槓{tile}"),
    "win": words("wins on {tile} from {source}", "胡{source}的{tile}", "胡{source}的{tile}"),
    "win.self_draw": words("wins by drawing {tile}", "自摸{tile}", "自摸{tile}"),
    "win.rob_kong": words(
        "robs {source}'s kong of {tile}", "抢{source}的杠胡{tile}", "搶{source}的槓胡{tile}"
    ),
    "win.dealt": words("wins with the tiles dealt", "起手就胡", "起手就胡"),
    "escape": words("leaves the game", "逃跑", "逃跑"),
    "dissolve": words("ends the hand", "解散牌局", "解散牌局"),
}
