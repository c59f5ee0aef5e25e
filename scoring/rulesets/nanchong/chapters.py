"""Chapters of the Nanchong clauses, as its page lists them; an option stands with the clause it settles."""

from typing import Final

from scoring.engine.guide import Chapter, chapter
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.big_hands import BIG_HANDS
from scoring.rulesets.nanchong.clauses.deal import DEAL
from scoring.rulesets.nanchong.clauses.dealer import DEALER
from scoring.rulesets.nanchong.clauses.kongs import KONGS
from scoring.rulesets.nanchong.clauses.laying_down import LAYING_DOWN
from scoring.rulesets.nanchong.clauses.piao import PIAO
from scoring.rulesets.nanchong.clauses.play import PLAY
from scoring.rulesets.nanchong.clauses.small_items import SMALL_ITEMS
from scoring.rulesets.nanchong.clauses.waiting import WAITING

CHAPTERS: Final[tuple[Chapter, ...]] = (
    chapter("deal", words("Tiles and deal", "牌和起手", "牌和起手"), DEAL),
    chapter("dealer", words("Who deals next", "谁坐庄", "誰做莊"), DEALER),
    chapter("piao", words("Stakes chosen before the deal (Piao)", "飘", "飄"), PIAO),
    chapter("play", words("Calls, and who pays", "碰杠，谁来赔", "碰槓，誰來賠"), PLAY),
    chapter("laying-down", words("Laying down a ready hand (Bai)", "摆牌", "擺牌"), LAYING_DOWN),
    chapter(
        "waiting",
        words(
            "Ready at the start, wins passed and forced, drawn hands",
            "报叫、过手、必割和查叫",
            "報叫、過手、必割和查叫",
        ),
        WAITING,
    ),
    chapter("small-items", words("The base and small additions", "底和小番", "底和小番"), SMALL_ITEMS),
    chapter("kongs", words("Kongs, the last tile, four alike", "杠、海底和根", "槓、海底和根"), KONGS),
    chapter("big-hands", words("Big hands", "大番", "大番"), BIG_HANDS),
)
