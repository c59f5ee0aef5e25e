"""Chapters of the Nancheng clauses, as its page lists them; an option stands with the clause it settles."""

from operator import attrgetter
from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.guide import Chapter, chapter
from scoring.engine.words import Words, words
from scoring.rulesets.nancheng.clauses.burns import BURNS
from scoring.rulesets.nancheng.clauses.deal import DEAL
from scoring.rulesets.nancheng.clauses.dealers import DEALERS
from scoring.rulesets.nancheng.clauses.frame import FRAME
from scoring.rulesets.nancheng.clauses.hand_types import HAND_TYPES
from scoring.rulesets.nancheng.clauses.horse_prices import HORSE_PRICES
from scoring.rulesets.nancheng.clauses.horses import HORSES
from scoring.rulesets.nancheng.clauses.jia_hu import JIA_HU
from scoring.rulesets.nancheng.clauses.kongs import KONGS
from scoring.rulesets.nancheng.clauses.melds import MELDS
from scoring.rulesets.nancheng.clauses.passed import PASSED
from scoring.rulesets.nancheng.clauses.ready import READY
from scoring.rulesets.nancheng.clauses.robbing import ROBBING
from scoring.rulesets.nancheng.clauses.winning import WINNING


def _chapter(chapter_id: str, title: Words, *matters: tuple[Clause, ...]) -> Chapter:
    """A chapter of these matters, its clauses in the order of their ids."""
    clauses = (clause for matter in matters for clause in matter)
    return chapter(chapter_id, title, sorted(clauses, key=attrgetter("id")))


CHAPTERS: Final[tuple[Chapter, ...]] = (
    _chapter("deal", words("Tiles, dice and deal", "牌、骰子和起手", "牌、骰子和起手"), DEAL),
    _chapter("dealer", words("Who deals next", "谁坐庄", "誰坐莊"), DEALERS),
    _chapter("burns", words("Burns (Shao Zhuang)", "烧庄：前烧和后烧", "燒莊：前燒和後燒"), BURNS),
    _chapter("melds", words("Pungs and kongs", "碰和杠", "碰和槓"), MELDS, KONGS),
    _chapter(
        "winning",
        words("Winning, robbing a kong, and who pays", "胡牌、抢杠，谁来付分", "胡牌、搶槓，誰來付分"),
        (*READY, *WINNING, *ROBBING),
    ),
    _chapter("passed", words("Wins and pungs let go", "漏胡和失碰", "漏胡和失碰"), PASSED),
    _chapter("hands", words("Hands and what they are worth", "牌型和胡分", "牌型和胡分"), HAND_TYPES, JIA_HU),
    _chapter("horses", words("Horses (Ma)", "码：怎么扎、中谁", "碼：怎麼扎、中誰"), HORSES),
    _chapter("horse-prices", words("What horses are worth", "码分怎么算", "碼分怎麼算"), HORSE_PRICES),
    _chapter("frame", words("What holds in every hand", "每局都一样的规矩", "每局都一樣的規矩"), FRAME),
)
