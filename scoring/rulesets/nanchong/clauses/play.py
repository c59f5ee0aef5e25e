"""Claims, melds and who pays a win: NC-14 to NC-18."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import clause, priced

PLAY: Final[tuple[Clause, ...]] = (
    clause(
        "NC-14",
        words(
            "A discard may be punged, konged or won on by the three others; otherwise the next seat draws",
            "打出的牌，另外三家能碰、能杠、能割；没人要就由下家摸牌",
            "打出的牌，另外三家能碰、能槓、能割；沒人要就由下家摸牌",
        ),
        line=15,
    ),
    clause(
        "NC-15",
        words(
            "Pungs and kongs are free, chows do not exist",
            "可以碰、可以杠，不能吃",
            "可以碰、可以槓，不能吃",
        ),
        line=69,
        breaches={
            "chow-never": words(
                "There are no chows in Nanchong mahjong, but {seat} {act}.",
                "南充麻将不能吃牌，{seat}却{act}。",
                "南充麻將不能吃牌，{seat}卻{act}。",
            ),
            "concealed-kong-after-pung": words(
                "After a pung nothing was drawn, so no concealed kong is possible, but {seat} {act}.",
                "碰了牌没摸牌，不能马上暗杠，{seat}却{act}。",
                "碰了牌沒摸牌，不能馬上暗槓，{seat}卻{act}。",
            ),
            "no-tile-for-kong": words(
                "The wall is empty and a kong could not be replaced, but {seat} {act}.",
                "牌墙已经摸完，杠了没有牌可摸，{seat}却{act}。",
                "牌牆已經摸完，槓了沒有牌可摸，{seat}卻{act}。",
            ),
            "added-kong-held": words(
                "At this table a fourth tile that was in hand before may not be added to the pung any more, "
                "but {seat} {act}.",
                "这桌的规则是手里早就有的第四张不能再补杠，{seat}却{act}。",
                "這桌的規則是手裡早就有的第四張不能再補槓，{seat}卻{act}。",
            ),
        },
    ),
    clause(
        "NC-16",
        words(
            "Melds lie face up on the table",
            "碰、杠的牌要亮在桌面上",
            "碰、槓的牌要亮在桌面上",
        ),
        line=19,
    ),
    clause(
        "NC-17",
        words(
            "A concealed kong too is turned up in due time",
            "暗杠也要按时亮明",
            "暗槓也要按時亮明",
        ),
        line=19,
        breaches={
            "kong-not-shown": words(
                "{seat}'s concealed kong of {tiles} should be face up by now; the record does not show it "
                "turned up.",
                "{seat}暗杠的{tiles}到这时该亮明了，记录里却没有亮。",
                "{seat}暗槓的{tiles}到這時該亮明了，記錄裡卻沒有亮。",
            ),
        },
    ),
    priced(
        "NC-18",
        words(
            "A self-draw is paid by all three others, a discard by its discarder alone",
            "自摸三家都赔，点炮只由点炮的人赔",
            "自摸三家都賠，點炮只由點炮的人賠",
        ),
        line=71,
    ),
)
