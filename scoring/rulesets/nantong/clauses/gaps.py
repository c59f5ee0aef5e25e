"""What the seed leaves unsaid and this rule set decides, so that every act has an answer: NT-G1 to NT-G10."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import decided

GAPS: Final[tuple[Clause, ...]] = (
    decided(
        "NT-G1",
        words(
            "Whether a kong may follow a chow or pung at once, before any draw",
            "吃、碰之后没摸牌，能不能马上杠",
            "吃、碰之後沒摸牌，能不能馬上槓",
        ),
        breaches={
            "kong-after-claim": words(
                "At this table no kong may follow a chow or pung without a draw, but {seat} {act}.",
                "这桌的规则是吃、碰之后没摸牌不能马上杠，{seat}却{act}。",
                "這桌的規則是吃、碰之後沒摸牌不能馬上槓，{seat}卻{act}。",
            ),
        },
    ),
    decided(
        "NT-G2",
        words(
            "A pung may be made a kong in a later turn",
            "碰了的牌，以后轮到自己时还能补成杠",
            "碰了的牌，以後輪到自己時還能補成槓",
        ),
    ),
    decided(
        "NT-G3",
        words(
            "No kong when the wall is empty",
            "牌墙摸空后不能再杠",
            "牌牆摸空後不能再槓",
        ),
        breaches={
            "kong-on-empty-wall": words(
                "The wall is empty and a kong could not be replaced, but {seat} {act}.",
                "牌墙已空，没有牌可补，{seat}却{act}。",
                "牌牆已空，沒有牌可補，{seat}卻{act}。",
            ),
        },
    ),
    decided(
        "NT-G4",
        words(
            "After a chow or pung any tile may be discarded, the same kind too",
            "吃、碰之后打什么都行，包括刚吃碰的那种牌",
            "吃、碰之後打什麼都行，包括剛吃碰的那種牌",
        ),
    ),
    decided(
        "NT-G5",
        words(
            "Passing a pung bars nothing",
            "放过碰不受限制，下次照样能碰",
            "放過碰不受限制，下次照樣能碰",
        ),
    ),
    decided(
        "NT-G6",
        words(
            "A concealed kong may be shown or kept hidden",
            "暗杠亮不亮出来都可以",
            "暗槓亮不亮出來都可以",
        ),
    ),
    decided(
        "NT-G7",
        words(
            "The wall runs out without an offer of the last tile only after a kong took that tile",
            "不问海底就摸完牌墙，只能是海底已被补走",
            "不問海底就摸完牌牆，只能是海底已被補走",
        ),
    ),
    decided(
        "NT-G8",
        words(
            "Four seats, no fewer",
            "四个人打，不能少",
            "四個人打，不能少",
        ),
    ),
    decided(
        "NT-G9",
        words(
            "No limit to what a seat may win or lose over a log",
            "整场输赢不设上限",
            "整場輸贏不設上限",
        ),
    ),
    decided(
        "NT-G10",
        words(
            "Tian Hu and the opening wins of other seats are settled together in one window",
            "天胡和别家的起手胡在同一时点亮牌，一起结算",
            "天胡和別家的起手胡在同一時點亮牌，一起結算",
        ),
    ),
)
