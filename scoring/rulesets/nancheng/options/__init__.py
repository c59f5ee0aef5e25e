"""What a Nancheng table may choose, and four named choices: without horses, and with each kind of them."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.options import Contradiction, Option, OptionValue
from scoring.engine.words import Words, words
from scoring.rulesets.nancheng.options.dealers import DEALER_OPTIONS
from scoring.rulesets.nancheng.options.hands import HAND_OPTIONS
from scoring.rulesets.nancheng.options.horses import HORSE_OPTIONS
from scoring.rulesets.nancheng.options.play import PLAY_OPTIONS
from scoring.rulesets.nancheng.options.points import POINT_OPTIONS
from scoring.rulesets.nancheng.options.prices import PRICE_OPTIONS
from scoring.rulesets.nancheng.options.table import TABLE_OPTIONS

OPTIONS: Final[tuple[Option, ...]] = (
    *TABLE_OPTIONS,
    *HAND_OPTIONS,
    *PLAY_OPTIONS,
    *PRICE_OPTIONS,
    *DEALER_OPTIONS,
    *HORSE_OPTIONS,
    *POINT_OPTIONS,
)

DEFAULT_PRESET: Final = "seed-001"

#: By preset, the options in which it differs from the defaults.
PRESETS: Final[Mapping[str, Mapping[str, OptionValue]]] = {
    "seed-001": {},
    "winner-horses": {"horse_mode": "winner", "horse_count": 4},
    "dealer-horses": {"horse_mode": "dealer", "horse_count": 4},
    "all-horses": {"horse_mode": "all", "horse_count": 2},
}

PRESET_NAMES: Final[Mapping[str, Words]] = {
    "seed-001": words("As in the written rules, without horses", "照规则原文，无奖码", "照規則原文，無獎碼"),
    "winner-horses": words("The winner's horses: 4", "赢家奖码，扎4个码", "贏家獎碼，扎4個碼"),
    "dealer-horses": words("The dealer's horses: 4", "庄家奖码，扎4个码", "莊家獎碼，扎4個碼"),
    "all-horses": words("Everybody's horses: 2 each", "码踩码，每家扎2个码", "碼踩碼，每家扎2個碼"),
}


def _horses_are_meant(settled: Mapping[str, OptionValue]) -> bool:
    return (settled["horse_mode"] == "none") == (settled["horse_count"] == 0)


#: JX-70: without horses there are none to count, and with them there is at least one.
CONTRADICTIONS: Final[tuple[Contradiction, ...]] = (
    Contradiction(
        ("horse_count", "horse_mode"),
        "horse_count 0 where horse_mode is none, and above 0 where it is not",
        words(
            "no horse tiles at a table without horses (Ma), and at least one at a table with them",
            "无奖码时扎码数量为零，有奖码时不为零",
            "無獎碼時扎碼數量為零，有獎碼時不為零",
        ),
        _horses_are_meant,
    ),
)
