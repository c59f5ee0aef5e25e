"""Sentences for breaches that may stand at many clauses: a price, a payment, a dealer, a hand not shown.

They serve where the clause cited has no sentence of its own. How templates are written: wording.py.
"""

from collections.abc import Mapping
from typing import Final

from scoring.engine.words import Words, words

COMMON_BREACHES: Final[Mapping[str, Words]] = {
    "items-differ": words(
        "{seat}'s win is priced wrongly: {both:items}.",
        "{seat}这一胡算错了：{both:items}。",
        "{seat}這一胡算錯了：{both:items}。",
    ),
    "points-differ": words(
        "{seat}'s win is worth {expected:number}, the platform books {actual:number}.",
        "{seat}这一胡应值{expected:number}分，平台记成{actual:number}分。",
        "{seat}這一胡應值{expected:number}分，平台記成{actual:number}分。",
    ),
    "payment-items-differ": words(
        "{cause}: what {payer} pays {payee} is itemised wrongly: {both:items}.",
        "{payer}付给{payee}的分（{cause}），分项不对：{both:items}。",
        "{payer}付給{payee}的分（{cause}），分項不對：{both:items}。",
    ),
    "payment-differs": words(
        "{cause}, between {payer} and {payee}: {payer} should {expected:paid}; the platform has it "
        "{actual:paid}.",
        "{cause}：{payer}对{payee}应{expected:paid}，平台记成{actual:paid}。",
        "{cause}：{payer}對{payee}應{expected:paid}，平台記成{actual:paid}。",
    ),
    "payment-missing": words(
        "{cause}, between {payer} and {payee}: {payer} should {expected:paid}; the platform books no such "
        "payment.",
        "{cause}：{payer}对{payee}应{expected:paid}，平台漏记了这一笔。",
        "{cause}：{payer}對{payee}應{expected:paid}，平台漏記了這一筆。",
    ),
    "payment-not-due": words(
        "{cause}, between {payer} and {payee}: nothing is due, yet the platform has {payer} {actual:paid}.",
        "{cause}：{payer}对{payee}没有该付该收的分，平台却记了{payer}{actual:paid}。",
        "{cause}：{payer}對{payee}沒有該付該收的分，平台卻記了{payer}{actual:paid}。",
    ),
    "dealer-differs": words(
        "{expected:seat} should deal, but the record has {actual:seat} as dealer.",
        "应由{expected:seat}坐庄，记录里的庄家却是{actual:seat}。",
        "應由{expected:seat}做莊，記錄裡的莊家卻是{actual:seat}。",
    ),
    "draw-source": words(
        "{seat} should take this tile from {expected:source}; the record says {actual:source}.",
        "{seat}这张牌该从{expected:source}拿，记录写的却是从{actual:source}拿。",
        "{seat}這張牌該從{expected:source}拿，記錄寫的卻是從{actual:source}拿。",
    ),
    "shape-not-shown": words(
        "The record does not show the whole hand of {seat}, so this win cannot be judged.",
        "{seat}的手牌没有全部记下来，无法判定这一胡成不成立。",
        "{seat}的手牌沒有全部記下來，無法判定這一胡成不成立。",
    ),
    "table-not-shown": words(
        "The record does not show all that lies open on the table, so {seat}'s waits cannot be judged.",
        "桌上亮明的牌没有全部记下来，无法判定{seat}听什么牌。",
        "桌上亮明的牌沒有全部記下來，無法判定{seat}聽什麼牌。",
    ),
    "waits-not-shown": words(
        "The record does not show the whole hand of {seat}, so its waits cannot be judged.",
        "{seat}的手牌没有全部记下来，无法判定听不听牌。",
        "{seat}的手牌沒有全部記下來，無法判定聽不聽牌。",
    ),
}
