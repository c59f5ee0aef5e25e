"""Options of what a point is worth, and of how many points each type of hand has."""

from typing import Final

from scoring.engine.options import Option
from scoring.engine.words import Words, words
from scoring.patterns.option_kinds import integer

#: The widest price that a table may set, in points.
MOST_POINTS: Final = 100


def _points(name: str, clause: str, label: Words, default: int) -> Option:
    return integer(f"points_{name}", clause, label, default=default, most=MOST_POINTS)


POINT_OPTIONS: Final[tuple[Option, ...]] = (
    integer(
        "unit",
        "JX-77",
        words("Everything is multiplied by", "所有分数一律乘几", "所有分數一律乘幾"),
        default=1,
        least=1,
        most=1000,
    ),
    _points("ping_hu", "JX-52", words("Plain hand (Ping Hu)", "平胡", "平胡"), 1),
    _points("qi_dui", "JX-53", words("Seven pairs (Qi Dui)", "七对", "七對"), 10),
    _points("shi_san_lan", "JX-54", words("Thirteen scattered (Shi San Lan)", "十三烂", "十三爛"), 2),
    _points(
        "qi_xing_shi_san_lan",
        "JX-55",
        words("Thirteen scattered with all seven honours (Qi Xing Shi San Lan)", "七星十三烂", "七星十三爛"),
        4,
    ),
    _points("peng_peng_hu", "JX-56", words("All pungs (Peng Peng Hu)", "碰碰胡", "碰碰胡"), 5),
    _points(
        "qing_yi_se_ping_hu",
        "JX-57",
        words("Plain hand of one suit (Qing Yi Se Ping Hu)", "清一色平胡", "清一色平胡"),
        7,
    ),
    _points(
        "zi_yi_se_ping_hu",
        "JX-58",
        words("Plain hand of honours (Zi Yi Se Ping Hu)", "字一色平胡", "字一色平胡"),
        7,
    ),
    _points(
        "qing_yi_se_peng_peng_hu",
        "JX-59",
        words("All pungs of one suit (Qing Yi Se Peng Peng Hu)", "清一色碰碰胡", "清一色碰碰胡"),
        10,
    ),
    _points(
        "zi_yi_se_peng_peng_hu",
        "JX-60",
        words("All pungs of honours (Zi Yi Se Peng Peng Hu)", "字一色碰碰胡", "字一色碰碰胡"),
        10,
    ),
    _points(
        "qing_yi_se_qi_dui",
        "JX-61",
        words("Seven pairs of one suit (Qing Yi Se Qi Dui)", "清一色七对", "清一色七對"),
        10,
    ),
    _points(
        "zi_yi_se_qi_dui",
        "JX-62",
        words("Seven pairs of honours (Zi Yi Se Qi Dui)", "字一色七对", "字一色七對"),
        10,
    ),
    _points("jia_hu", "JX-31", words("One suit without a shape (Jia Hu)", "假胡", "假胡"), 3),
    _points("tian_hu", "JX-50", words("Win as dealt (Tian Hu)", "天胡", "天胡"), 10),
    _points("di_hu", "JX-51", words("Win on the first discard (Di Hu)", "地胡", "地胡"), 10),
)
