"""Why a payment is made: the causes of the log format (section 5), in words."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.words import Words, words

CAUSES: Final[Mapping[str, Words]] = {
    "win": words("Win", "胡牌", "胡牌"),
    "kong": words("Kong", "杠分", "槓分"),
    "horse": words("Horses", "奖码", "獎碼"),
    "bird": words("Bird", "扎鸟", "扎鳥"),
    "opening_win": words("Opening win", "起手胡", "起手胡"),
    "check_ready": words("Ready check (Cha Jiao)", "查叫", "查叫"),
    "front_burn": words("Front burn (Qian Shao)", "前烧", "前燒"),
    "back_burn": words("Back burn (Hou Shao)", "后烧", "後燒"),
    "penalty": words("Penalty", "罚分", "罰分"),
    "adjustment": words("Adjustment", "调整", "調整"),
}
