"""The clauses that hold in every rule set: GEN-01 to GEN-13 (audit report, section 3)."""

from collections.abc import Mapping
from typing import Final

from scoring.engine.clauses import Clause, Source
from scoring.engine.draw_breaches import WRONG_DRAWS, WRONG_SELF_DRAW
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
        breaches={
            "tile-set": words(
                "Each kind of tile exists four times and only those of the rule set are used, but the "
                "record shows {actual:counts}.",
                "每种牌不多不少四张，规则里没有的牌不能用；记录里却是{actual:counts}。",
                "每種牌不多不少四張，規則裡沒有的牌不能用；記錄裡卻是{actual:counts}。",
            ),
            "wall-size": words(
                "The wall should hold {expected:number} tiles, the record gives {actual:number}.",
                "牌墙应有{expected:number}张牌，记录里是{actual:number}张。",
                "牌牆應有{expected:number}張牌，記錄裡是{actual:number}張。",
            ),
        },
    ),
    _clause(
        "GEN-02",
        words(
            "Each seat is dealt and holds the right number of tiles",
            "各家手牌张数要对，发牌时也一样",
            "各家手牌張數要對，發牌時也一樣",
        ),
        breaches={
            "deal-size": words(
                "{seat} should be dealt {due:number} tiles and got {size}.",
                "{seat}起手应有{due:number}张牌，记录里是{size}张。",
                "{seat}起手應有{due:number}張牌，記錄裡是{size}張。",
            ),
            **WRONG_DRAWS,
        },
    ),
    _clause(
        "GEN-03",
        words(
            "A seat plays only tiles that it holds",
            "只能用自己手里有的牌",
            "只能用自己手裡有的牌",
        ),
        breaches={
            "not-held": words(
                "{seat} {act}, but [has no {added} in hand or no such pung on the table|does not hold "
                "{tiles}].",
                "{seat}{act}，可是[手里没有{added}，或者没有碰过这种牌|手里没有{tiles}]。",
                "{seat}{act}，可是[手裡沒有{added}，或者沒有碰過這種牌|手裡沒有{tiles}]。",
            ),
            **WRONG_SELF_DRAW,
            "drawn-mark-wrong": words(
                "{seat}'s discard {tile} is marked as the tile just drawn, which was {tiles}.",
                "{seat}打出的{tile}被标成刚摸的牌，其实刚摸的是{tiles}。",
                "{seat}打出的{tile}被標成剛摸的牌，其實剛摸的是{tiles}。",
            ),
            "reveal-not-held": words(
                "[{seat} turns up {tiles}|Tiles are turned up] as a concealed kong, but there is no such "
                "kong.",
                "[{seat}把{tiles}当暗杠亮出|有牌当暗杠亮出]，可是没有这一副暗杠。",
                "[{seat}把{tiles}當暗槓亮出|有牌當暗槓亮出]，可是沒有這一副暗槓。",
            ),
            "shown-not-held": words(
                "{seat} shows {tiles}, but does not hold all of them.",
                "{seat}亮出{tiles}，手里却凑不齐这些牌。",
                "{seat}亮出{tiles}，手裡卻湊不齊這些牌。",
            ),
        },
    ),
    _clause(
        "GEN-04",
        words(
            "Seats act in turn",
            "按轮次行动，没轮到的不能动",
            "按輪次行動，沒輪到的不能動",
        ),
        breaches={
            "win-undrawn": words(
                "{seat} {act}, but has drawn no tile to win with.",
                "{seat}{act}，可是这时没有摸牌。",
                "{seat}{act}，可是這時沒有摸牌。",
            ),
            "out-of-turn": words(
                "It is {expected:seat}'s turn, but {seat} {act}.",
                "轮到的是{expected:seat}，{seat}却{act}。",
                "輪到的是{expected:seat}，{seat}卻{act}。",
            ),
            **WRONG_DRAWS,
        },
    ),
    _clause(
        "GEN-05",
        words(
            "A claim takes the tile just played, from the seat that played it",
            "要别人的牌，只能要刚打出的那一张",
            "要別人的牌，只能要剛打出的那一張",
        ),
        breaches={
            "not-the-live-tile": words(
                "{seat} {act}, but that tile cannot be taken this way: [the one that may be claimed is "
                "{expected:live}|no tile may be claimed now].",
                "{seat}{act}，但这张牌不能这样拿：[此刻桌上能要的是{expected:live}|此刻桌上没有能要的牌]。",
                "{seat}{act}，但這張牌不能這樣拿：[此刻桌上能要的是{expected:live}|此刻桌上沒有能要的牌]。",
            ),
            **WRONG_SELF_DRAW,
        },
    ),
    _clause(
        "GEN-06",
        words(
            "Among several claims the one of higher rank gets the tile",
            "几家同时要一张牌，优先的一家得牌",
            "幾家同時要一張牌，優先的一家得牌",
        ),
        breaches={
            "passed-then-claimed": words(
                "{seat} had declined a {want} on this tile, yet {act}.",
                "{seat}已经放弃{want}这张牌，后来又{act}。",
                "{seat}已經放棄{want}這張牌，後來又{act}。",
            ),
            "claim-passed-over": words(
                "{claimant} asked for a {want} on this tile, [yet {seat} {act}|but did not get it]"
                "[undecided?; the record does not show {claimant}'s hand, so it cannot be judged whether "
                "the claim was good|; by rank the tile was {claimant}'s].",
                "{claimant}要{want}这张牌，[{seat}却{act}|却没有得到]；"
                "[undecided?{claimant}的手牌没有全部记下来，无法判定能不能{want}|按先后该归{claimant}]。",
                "{claimant}要{want}這張牌，[{seat}卻{act}|卻沒有得到]；"
                "[undecided?{claimant}的手牌沒有全部記下來，無法判定能不能{want}|按先後該歸{claimant}]。",
            ),
        },
    ),
    _clause(
        "GEN-07",
        words(
            "The record ends where the hand ends, neither later nor earlier",
            "一局打完就不再有动作，没打完也不能算完",
            "一局打完就不再有動作，沒打完也不能算完",
        ),
        breaches={
            "after-the-end": words(
                "The hand is over, yet [{seat}|the table] {act}.",
                "这一局已经打完，[{seat}|牌桌]却又{act}。",
                "這一局已經打完，[{seat}|牌桌]卻又{act}。",
            ),
            "end-not-shown": words(
                'The record gives the hand\'s end as "{actual:outcome}", but [its steps lead to '
                '"{expected:outcome}"|its steps do not bring the hand to an end].',
                "记录说这一局的结果是“{actual:outcome}”，可是[按各步打下来是“{expected:outcome}”|"
                "各步走完，牌局还没有结束]。",
                "記錄說這一局的結果是「{actual:outcome}」，可是[按各步打下來是「{expected:outcome}」|"
                "各步走完，牌局還沒有結束]。",
            ),
        },
    ),
    _clause(
        "GEN-08",
        words(
            "Wall, draws and the log's own digest of the wall agree",
            "牌墙、摸牌和记录里的牌墙校验码要对得上",
            "牌牆、摸牌和記錄裡的牌牆校驗碼要對得上",
        ),
        breaches={
            "deal-not-from-wall": words(
                "{seat}'s deal does not agree with the wall, which gives {expected:tiles}; the record has "
                "{actual:tiles}.",
                "{seat}起手的牌和牌墙对不上：牌墙上是{expected:tiles}，记录里是{actual:tiles}。",
                "{seat}起手的牌和牌牆對不上：牌牆上是{expected:tiles}，記錄裡是{actual:tiles}。",
            ),
            "not-from-wall": words(
                "The wall has {tile} at this place, the record shows {logged}.",
                "牌墙的这个位置是{tile}，记录里拿到的却是{logged}。",
                "牌牆的這個位置是{tile}，記錄裡拿到的卻是{logged}。",
            ),
            "wall-empty": words(
                "No tile is left in the wall, but {seat} {act}.",
                "牌墙已经摸完，{seat}却{act}。",
                "牌牆已經摸完，{seat}卻{act}。",
            ),
            "commitment-differs": words(
                "The wall digest in the log is not the digest of the wall that was played.",
                "记录里的牌墙校验码，和按这副牌墙算出来的不一样。",
                "記錄裡的牌牆校驗碼，和按這副牌牆算出來的不一樣。",
            ),
        },
    ),
    _clause(
        "GEN-09",
        words(
            "What some seats win in a hand the others lose, the house included",
            "一局里有输就有赢，连平台收走的一起算，合计为零",
            "一局裡有輸就有贏，連平台收走的一起算，合計為零",
        ),
        breaches={
            "scores-differ": words(
                "The scores of the hand are wrong: {both:scores}.",
                "本局得分不对：{both:scores}。",
                "本局得分不對：{both:scores}。",
            ),
        },
    ),
    _clause(
        "GEN-10",
        words(
            "The total is the score at the start and all hands since",
            "总分等于开场分数加上各局得失",
            "總分等於開場分數加上各局得失",
        ),
        breaches={
            "totals-differ": words(
                "The final scores are wrong: {both:totals}.",
                "总分不对：{both:totals}。",
                "總分不對：{both:totals}。",
            ),
        },
    ),
    _clause(
        "GEN-11",
        words(
            "Hands follow one another without a gap, with the same players and rules",
            "局号要连续，中途不换人、不换规则",
            "局號要連續，中途不換人、不換規則",
        ),
        breaches={
            "hand-order": words(
                "Hand {due:number} should follow here, the record has hand {number}.",
                "这里该接第{due:number}局，记录里却是第{number}局。",
                "這裡該接第{due:number}局，記錄裡卻是第{number}局。",
            ),
        },
    ),
    _clause(
        "GEN-12",
        words(
            "Options that the log does not name are taken from the rule set's default",
            "记录没写明的选项，按规则的默认值算",
            "記錄沒寫明的選項，按規則的預設值算",
        ),
        breaches={
            "rules-defaulted": words(
                'The log leaves options open: {options:number}. They are taken from the preset "{preset}".',
                "记录没有写明的选项有{options:number}个，按预设“{preset}”算。",
                "記錄沒有寫明的選項有{options:number}個，按預設「{preset}」算。",
            ),
        },
    ),
    _clause(
        "GEN-13",
        words(
            "Only what the rule set knows may be announced or turned up",
            "只能宣告、翻开规则里有的东西",
            "只能宣告、翻開規則裡有的東西",
        ),
        breaches={
            "unknown-key": words(
                "The rule set knows nothing called {key}; this step changes nothing.",
                "规则里没有{key}这一项，这一步不起作用。",
                "規則裡沒有{key}這一項，這一步不起作用。",
            ),
        },
    ),
)
