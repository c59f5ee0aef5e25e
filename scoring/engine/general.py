"""The clauses that hold in every rule set: GEN-01 to GEN-13 (audit report, section 3)."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.words import Words, words

#: These clauses come from no seed document but from the report's own definition; their line is 0.
REPORT: Final = Source("audit-report", 0)


def _clause(clause_id: str, title: Words, breaches: Mapping[str, Words] | None = None) -> Clause:
    return Clause(clause_id, title, REPORT, breaches or {})


GENERAL_CLAUSES: Final[tuple[Clause, ...]] = (
    _clause(
        "GEN-01",
        words(
            "Only tiles of the rule set, four of each kind, over the whole hand",
            "整局只用规则里的牌，每种不多不少四张",
            "整局只用規則裡的牌，每種不多不少四張",
        ),
    ),
    _clause(
        "GEN-02",
        words(
            "Each seat is dealt and holds the right number of tiles",
            "各家手牌张数要对，发牌时也一样",
            "各家手牌張數要對，發牌時也一樣",
        ),
    ),
    _clause(
        "GEN-03",
        words(
            "A seat plays only tiles that it holds",
            "只能用自己手里有的牌",
            "只能用自己手裡有的牌",
        ),
    ),
    _clause(
        "GEN-04",
        words(
            "Seats act in turn",
            "按轮次行动，没轮到的不能动",
            "按輪次行動，沒輪到的不能動",
        ),
    ),
    _clause(
        "GEN-05",
        words(
            "A claim takes the tile just played, from the seat that played it",
            "吃、碰、杠、胡拿的都是刚打出的那张牌",
            "吃、碰、槓、胡拿的都是剛打出的那張牌",
        ),
    ),
    _clause(
        "GEN-06",
        words(
            "Among several claims the one of higher rank gets the tile",
            "几家同时要一张牌，优先的一家得牌",
            "幾家同時要一張牌，優先的一家得牌",
        ),
    ),
    _clause(
        "GEN-07",
        words(
            "The record ends where the hand ends, neither later nor earlier",
            "一局打完就不再有动作，没打完也不能算完",
            "一局打完就不再有動作，沒打完也不能算完",
        ),
    ),
    _clause(
        "GEN-08",
        words(
            "Wall, draws and the digest announced beforehand agree",
            "牌墙、摸牌和事先公布的哈希值要对得上",
            "牌牆、摸牌和事先公布的雜湊值要對得上",
        ),
    ),
    _clause(
        "GEN-09",
        words(
            "What some seats win in a hand the others lose, the house included",
            "一局里有输就有赢，连平台收走的一起算，合计为零",
            "一局裡有輸就有贏，連平台收走的一起算，合計為零",
        ),
    ),
    _clause(
        "GEN-10",
        words(
            "The total is the score at the start and all hands since",
            "总分等于开场分数加上各局得失",
            "總分等於開場分數加上各局得失",
        ),
    ),
    _clause(
        "GEN-11",
        words(
            "Hands follow one another without a gap, with the same players and rules",
            "局号要连续，中途不换人、不换规则",
            "局號要連續，中途不換人、不換規則",
        ),
    ),
    _clause(
        "GEN-12",
        words(
            "Options that the log does not name are taken from the rule set's default",
            "记录没写明的选项，按规则的默认值算",
            "記錄沒寫明的選項，按規則的預設值算",
        ),
    ),
    _clause(
        "GEN-13",
        words(
            "Only what the rule set knows may be announced or turned up",
            "只能宣告、翻开规则里有的东西",
            "只能宣告、翻開規則裡有的東西",
        ),
    ),
)
