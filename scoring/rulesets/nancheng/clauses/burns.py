"""Burns, by which seats pay for the dealer's first discard or for a drawn hand: JX-12, JX-13, JX-48."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nancheng.clauses.source import clause

BURNS: Final[tuple[Clause, ...]] = (
    clause(
        "JX-12",
        words(
            "Front burn (Qian Shao): all follow the dealer's first discard with the same tile, and the "
            "dealer pays each of them",
            "前烧：庄家打第一张，三家都跟着打同样的牌，庄家要付每家1分",
            "前燒：莊家打第一張，三家都跟著打同樣的牌，莊家要付每家1分",
        ),
        line=29,
        breaches={
            "burn-not-shown": words(
                "One of the first four discards is not shown in the record, so whether the front burn (Qian "
                "Shao) is complete cannot be judged.",
                "头四张打出的牌没有全部记下来，前烧成不成立无法判定。",
                "頭四張打出的牌沒有全部記下來，前燒成不成立無法判定。",
            ),
            "payment-missing": words(
                "Front burn (Qian Shao): the dealer's first discard was followed by the same tile from all "
                "three others, so {payer} should {expected:paid} to {payee}; the platform books no such "
                "payment.",
                "前烧：庄家打出第一张，三家都跟了同样的牌，{payer}对{payee}应{expected:paid}，"
                "平台漏记了这一笔。",
                "前燒：莊家打出第一張，三家都跟了同樣的牌，{payer}對{payee}應{expected:paid}，"
                "平台漏記了這一筆。",
            ),
            "payment-differs": words(
                "Front burn (Qian Shao): the dealer's first discard was followed by the same tile from all "
                "three others. Between {payer} and {payee}, {payer} should {expected:paid}; the platform has "
                "it {actual:paid}.",
                "前烧：庄家打出第一张，三家都跟了同样的牌，{payer}对{payee}应{expected:paid}，"
                "平台记成{actual:paid}。",
                "前燒：莊家打出第一張，三家都跟了同樣的牌，{payer}對{payee}應{expected:paid}，"
                "平台記成{actual:paid}。",
            ),
            "payment-not-due": words(
                "Front burn (Qian Shao), between {payer} and {payee}: it is due only where it is played, the "
                "hand is played out, and all three others follow the dealer's first discard with the same "
                "tile, nothing in between. Here nothing is due, yet the platform has {payer} {actual:paid}.",
                "前烧：要勾了前烧、牌局打完，而且庄家的第一张三家接连都跟了才算；这里没有，平台却记了"
                "{payer}对{payee}{actual:paid}。",
                "前燒：要勾了前燒、牌局打完，而且莊家的第一張三家接連都跟了才算；這裡沒有，平台卻記了"
                "{payer}對{payee}{actual:paid}。",
            ),
            "payment-items-differ": words(
                "Front burn (Qian Shao): what {payer} pays {payee} is itemised wrongly: {both:items}.",
                "{payer}付给{payee}的前烧，分项不对：{both:items}。",
                "{payer}付給{payee}的前燒，分項不對：{both:items}。",
            ),
        },
    ),
    clause(
        "JX-13",
        words(
            "Back burn (Hou Shao): after a drawn hand each of the others pays the dealer",
            "后烧：流局后三家闲家各付庄家1分",
            "後燒：流局後三家閒家各付莊家1分",
        ),
        line=30,
        breaches={
            "payment-missing": words(
                "Back burn (Hou Shao): nobody won before the wall was empty, so {payer} should "
                "{expected:paid} to {payee}; the platform books no such payment.",
                "后烧：牌摸完没人胡，闲家要付庄家，{payer}对{payee}应{expected:paid}，平台漏记了这一笔。",
                "後燒：牌摸完沒人胡，閒家要付莊家，{payer}對{payee}應{expected:paid}，平台漏記了這一筆。",
            ),
            "payment-differs": words(
                "Back burn (Hou Shao): nobody won before the wall was empty. Between {payer} and {payee}, "
                "{payer} should {expected:paid}; the platform has it {actual:paid}.",
                "后烧：牌摸完没人胡，闲家要付庄家，{payer}对{payee}应{expected:paid}，平台记成{actual:paid}。",
                "後燒：牌摸完沒人胡，閒家要付莊家，{payer}對{payee}應{expected:paid}，平台記成{actual:paid}。",
            ),
            "payment-not-due": words(
                "Back burn (Hou Shao), between {payer} and {payee}: it is due only where it is played, and "
                "from the three others to the dealer when the wall is empty and nobody has won. Here nothing "
                "is due, yet the platform has {payer} {actual:paid}.",
                "后烧：要勾了后烧，而且牌摸完没人胡，闲家才付庄家；这里没有，平台却记了"
                "{payer}对{payee}{actual:paid}。",
                "後燒：要勾了後燒，而且牌摸完沒人胡，閒家才付莊家；這裡沒有，平台卻記了"
                "{payer}對{payee}{actual:paid}。",
            ),
            "payment-items-differ": words(
                "Back burn (Hou Shao): what {payer} pays {payee} is itemised wrongly: {both:items}.",
                "{payer}付给{payee}的后烧，分项不对：{both:items}。",
                "{payer}付給{payee}的後燒，分項不對：{both:items}。",
            ),
        },
    ),
    clause(
        "JX-48",
        words("Burns are never multiplied by horses", "前烧、后烧的分和码无关", "前燒、後燒的分和碼無關"),
        line=120,
    ),
)
