"""Tiles, deal and the first claims: NT-01 to NT-06."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

DEAL: Final[tuple[Clause, ...]] = (
    clause(
        "NT-01",
        words(
            "The game called Nantong mahjong here is Changsha mahjong",
            "这里所说的南通麻将，打的是长沙麻将",
            "這裡所說的南通麻將，打的是長沙麻將",
        ),
        line=3,
    ),
    clause(
        "NT-02",
        words(
            "108 tiles: characters, dots and bamboo, four of each kind, no honours",
            "用牌108张：万、筒、索各九种、每种四张，没有字牌",
            "用牌108張：萬、筒、索各九種、每種四張，沒有字牌",
        ),
        line=19,
    ),
    clause(
        "NT-03",
        words(
            "The dealer starts with 14 tiles, everyone else with 13",
            "庄家起手14张，三家闲家各13张",
            "莊家起手14張，三家閒家各13張",
        ),
        line=35,
    ),
    clause(
        "NT-04",
        words(
            "The dealer discards first; a discard may be claimed by the three other seats",
            "庄家先出牌；打出的牌，另外三家都能要",
            "莊家先出牌；打出的牌，另外三家都能要",
        ),
        line=35,
    ),
    clause(
        "NT-05",
        words(
            "Only the next seat may chow a discard; all three may pung, kong or win on it",
            "只有下家能吃；碰、杠、胡三家都行",
            "只有下家能吃；碰、槓、胡三家都行",
        ),
        line=35,
        breaches={
            "chow-by-another": words(
                "Only the next seat, {next}, may chow this discard, but {seat} {act}.",
                "这张牌只有下家{next}能吃，{seat}却{act}。",
                "這張牌只有下家{next}能吃，{seat}卻{act}。",
            ),
            "chow-not-a-run": words(
                "{seat} chows with {tiles}, which is no run.",
                "{seat}吃成的{tiles}不是顺子，不能这样吃。",
                "{seat}吃成的{tiles}不是順子，不能這樣吃。",
            ),
            "chow-not-shown": words(
                "The record does not show all tiles of {seat}'s chow, so it cannot be judged whether they "
                "are a run.",
                "{seat}吃的牌没有全部记下来，无法判定成不成顺子。",
                "{seat}吃的牌沒有全部記下來，無法判定成不成順子。",
            ),
        },
    ),
    clause(
        "NT-06",
        words(
            "A win goes before a pung or kong, and these before a chow",
            "抢同一张牌时，胡最先，碰和杠其次，吃最后",
            "搶同一張牌時，胡最先，碰和槓其次，吃最後",
        ),
        line=35,
    ),
)
