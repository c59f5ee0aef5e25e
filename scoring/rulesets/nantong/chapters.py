"""Chapters of the Nantong clauses, as its page lists them; an option stands with the clause it settles."""

from typing import Final

from scoring.engine.guide import Chapter, chapter
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.big_hands import BIG_HANDS
from scoring.rulesets.nantong.clauses.birds import BIRDS
from scoring.rulesets.nantong.clauses.deal import DEAL
from scoring.rulesets.nantong.clauses.dealer import DEALER
from scoring.rulesets.nantong.clauses.gaps import GAPS
from scoring.rulesets.nantong.clauses.kongs import KONGS
from scoring.rulesets.nantong.clauses.last_tile import LAST_TILE
from scoring.rulesets.nantong.clauses.payment import PAYMENT
from scoring.rulesets.nantong.clauses.shapes import SHAPES
from scoring.rulesets.nantong.clauses.small_hands import SMALL_HANDS

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter("deal", words("Tiles, deal and calls", "牌、起手和吃碰杠", "牌、起手和吃碰槓"), DEAL),
    chapter("dealer", words("Who deals next", "谁坐庄", "誰做莊"), DEALER),
    chapter("shapes", words("Winning shapes", "胡牌的牌型", "胡牌的牌型"), SHAPES),
    chapter(
        "small-hands", words("Opening wins and the plain hand", "起手胡和平胡", "起手胡和平胡"), SMALL_HANDS
    ),
    chapter("big-hands", words("Big hands", "大胡", "大胡"), BIG_HANDS),
    chapter("payment", words("What is paid", "收付", "收付"), PAYMENT),
    chapter("birds", words("Several winners and birds", "通炮和扎鸟", "通炮和扎鳥"), BIRDS),
    chapter(
        "last-tile",
        words("Replacements, the last tile, passed wins", "补张、海底和漏胡", "補張、海底和漏胡"),
        LAST_TILE,
    ),
    chapter("kongs", words("Open kongs and kong fees", "开杠和杠分", "開槓和槓分"), KONGS),
    chapter(
        "gaps", words("Where the written rules are silent", "规则原文没写明的", "規則原文沒寫明的"), GAPS
    ),
)
