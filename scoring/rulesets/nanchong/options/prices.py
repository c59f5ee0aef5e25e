"""Options of what each hand, event and mishap is worth."""

from typing import Final

from scoring.engine.options import Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import yes_no
from scoring.rulesets.nanchong.options.points import points

PRICE_OPTIONS: Final[tuple[Option, ...]] = (
    points("points_di", "NC-32", words("Base of every win (Di)", "底", "底"), default=1),
    points("points_qing_yi_se", "NC-45", words("One suit (Qing Yi Se)", "清一色", "清一色"), default=6),
    points("points_xiao_qi_dui", "NC-46", words("Seven pairs (Xiao Qi Dui)", "小七对", "小七對"), default=5),
    yes_no(
        "seven_pairs_men_qing",
        "NC-49",
        words("Seven pairs also count as a concealed hand", "小七对另算门清", "小七對另算門清"),
        default=True,
    ),
    points(
        "points_long_qi_dui_filled",
        "NC-48",
        words(
            "Seven pairs in which the winning tile completes four alike",
            "胡根成龙七对，割出来的那个根",
            "胡根成龍七對，割出來的那個根",
        ),
        default=2,
    ),
    yes_no(
        "long_qi_dui_gen_extra",
        "NC-47",
        words(
            "Four alike in seven pairs also count as a Gen of their own",
            "龙七对里的根，另外再算一次根",
            "龍七對裡的根，另外再算一次根",
        ),
        default=False,
    ),
    points("points_da_dui_zi", "NC-50", words("All pungs (Da Dui Zi)", "大对子", "大對子"), default=4),
    points("points_que_yi_men", "NC-33", words("Two suits only (Que Yi Men)", "缺一门", "缺一門"), default=1),
    points("points_men_qing", "NC-34", words("Concealed hand (Men Qing)", "门清", "門清"), default=1),
    points("points_ka_xin_wu", "NC-35", words("Middle five (Ka Xin Wu)", "卡心五", "卡心五"), default=1),
    points("points_yi_ban_gao", "NC-36", words("Twin runs (Yi Ban Gao)", "一般高", "一般高"), default=1),
    points("points_jin_gou_diao", "NC-38", words("All melded (Jin Gou Diao)", "金钩吊", "金鉤吊"), default=1),
    points(
        "points_hai_di_lao",
        "NC-40",
        words("Win by drawing the last tile (Hai Di Lao)", "海底捞", "海底撈"),
        default=1,
    ),
    points(
        "points_gang_shang_hua",
        "NC-42",
        words("Win on the kong's tile (Gang Shang Kai Hua)", "杠上开花", "槓上開花"),
        default=1,
    ),
    points("points_gen", "NC-44", words("Each four alike (Gen)", "每个根", "每個根"), default=1),
    points(
        "points_qiang_gang",
        "NC-37",
        words("Paid more by who is robbed of a kong (Qiang Gang)", "被抢杠的多赔", "被搶槓的多賠"),
        default=1,
    ),
    points(
        "points_gang_shang_pao",
        "NC-43",
        words("Paid more for the discard after one's kong (Gang Shang Pao)", "杠上炮多赔", "槓上炮多賠"),
        default=1,
    ),
    points(
        "points_hai_di_pao",
        "NC-41",
        words("Paid more for a discard by who drew the last tile (Hai Di Pao)", "海底炮多赔", "海底炮多賠"),
        default=1,
    ),
    points(
        "points_jin_gou_pao",
        "NC-39",
        words("Paid more for a discard with all four sets melded (Jin Gou Pao)", "金钩炮多赔", "金鉤炮多賠"),
        default=1,
    ),
)
