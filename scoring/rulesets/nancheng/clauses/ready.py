"""Being ready before a win, Ding Kou: JX-24."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

READY: Final[tuple[Clause, ...]] = (
    clause(
        "JX-24",
        words(
            "Ding Kou: only a ready hand wins; where agreed, it must be declared ready first",
            "定口：听了牌才能胡；约定要宣布的，先宣布定口",
            "定口：聽了牌才能胡；約定要宣布的，先宣布定口",
        ),
        line=51,
        breaches={
            "ready-off": words(
                "At this table nobody declares a hand ready (Ding Kou), but {seat} does; it changes nothing.",
                "这桌不用宣布定口，{seat}却宣布了；这一步不起作用。",
                "這桌不用宣布定口，{seat}卻宣布了；這一步不起作用。",
            ),
            "ready-out-of-turn": words(
                "{seat} may not declare ready (Ding Kou) now: it is done in one's own turn, right before the "
                "discard.",
                "{seat}这时不能宣布定口：要轮到自己、打牌之前才能宣布。",
                "{seat}這時不能宣布定口：要輪到自己、打牌之前才能宣布。",
            ),
            "ready-alone": words(
                "{seat} declares ready (Ding Kou), but the discard that belongs to it does not follow.",
                "{seat}宣布了定口，却没有接着打出一张。",
                "{seat}宣布了定口，卻沒有接著打出一張。",
            ),
            "ready-twice": words(
                "{seat} has declared ready (Ding Kou) before; a second time changes nothing.",
                "{seat}已经定过口，再宣布一次不算数。",
                "{seat}已經定過口，再宣布一次不算數。",
            ),
            "ready-not-ready": words(
                "{seat} declares ready (Ding Kou), but after this discard the hand waits for no tile.",
                "{seat}宣布了定口，可是打出这张以后并没有听牌。",
                "{seat}宣布了定口，可是打出這張以後並沒有聽牌。",
            ),
            "ready-waits-differ": words(
                "{seat} declares ready (Ding Kou) and states the wrong waits: the hand waits for "
                "[{expected:tiles}|nothing], stated is [{actual:tiles}|nothing].",
                "{seat}定口时报的牌不对：应该听[{expected:tiles}|不出牌]，报的[是{actual:tiles}|却是空的]。",
                "{seat}定口時報的牌不對：應該聽[{expected:tiles}|不出牌]，報的[是{actual:tiles}|卻是空的]。",
            ),
            "ready-locked-discard": words(
                "{seat} has declared ready (Ding Kou) and must discard the tile just drawn[, "
                "{expected:tiles}|], but {act}.",
                "{seat}定了口不能换张，只能打出刚摸的[{expected:tiles}|那张]，却{act}。",
                "{seat}定了口不能換張，只能打出剛摸的[{expected:tiles}|那張]，卻{act}。",
            ),
            "ready-locked-pung": words(
                "{seat} has declared ready (Ding Kou) and may not pung any more, but {act}.",
                "{seat}定了口就不能再碰，却{act}。",
                "{seat}定了口就不能再碰，卻{act}。",
            ),
            "ready-locked-kong": words(
                "{seat} has declared ready (Ding Kou) and {act}, which changes the waits"
                "; before: [{expected:tiles}|nothing], after: [{actual:tiles}|nothing].",
                "{seat}定了口，{act}却改变了所听的牌：原来听[{expected:tiles}|不出牌]，杠后[听{actual:tiles}|没有听了]。",
                "{seat}定了口，{act}卻改變了所聽的牌：原來聽[{expected:tiles}|不出牌]，槓後[聽{actual:tiles}|沒有聽了]。",
            ),
            "ready-not-declared": words(
                "At this table only a hand that was declared ready (Ding Kou) may win; {seat}'s was not, but "
                "{seat} {act}.",
                "这桌的规则是先宣布定口才能胡，{seat}没有宣布过，却{act}。",
                "這桌的規則是先宣布定口才能胡，{seat}沒有宣布過，卻{act}。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged what the hand "
                "waits for that was declared ready (Ding Kou).",
                "{seat}的手牌没有全部记下来，定口时听不听牌、听什么牌都无法判定。",
                "{seat}的手牌沒有全部記下來，定口時聽不聽牌、聽什麼牌都無法判定。",
            ),
        },
    ),
)
