"""Tiles, deal and the first dealer: NC-01 to NC-05."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import clause

DEAL: Final[tuple[Clause, ...]] = (
    clause(
        "NC-01",
        words(
            "Nanchong mahjong belongs to the family of Sichuan mahjong and is played by four",
            "南充麻将是四川麻将的一种，四个人打",
            "南充麻將是四川麻將的一種，四個人打",
        ),
        line=3,
    ),
    clause(
        "NC-02",
        words(
            "108 tiles: characters, dots and bamboo, four of each kind, no honours",
            "用牌108张：万、筒、条各九种、每种四张，没有字牌",
            "用牌108張：萬、筒、條各九種、每種四張，沒有字牌",
        ),
        line=11,
    ),
    clause(
        "NC-03",
        words(
            "The dealer starts with 14 tiles, everyone else with 13",
            "庄家起手14张，三家闲家各13张",
            "莊家起手14張，三家閒家各13張",
        ),
        line=15,
    ),
    clause(
        "NC-04",
        words(
            "The dealer plays first, without drawing",
            "庄家先打，第一手不用摸牌",
            "莊家先打，第一手不用摸牌",
        ),
        line=15,
    ),
    clause(
        "NC-05",
        words(
            "The dealer of the first hand is found by dice",
            "头一局掷骰子比点数，定谁坐庄",
            "第一局擲骰子比點數，定誰做莊",
        ),
        line=23,
    ),
)
