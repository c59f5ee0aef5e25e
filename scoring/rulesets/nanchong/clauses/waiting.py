"""Bao Jiao, wins passed, forced or dealt, Cha Jiao and several winners: NC-26 to NC-31."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nanchong.clauses.source import TABLE_SENTENCES, clause, priced

WAITING: Final[tuple[Clause, ...]] = (
    priced(
        "NC-26",
        words(
            "Bao Jiao: who is ready as dealt may say so before play, and then may not change the hand",
            "报叫：起手就下叫的可以先报，报了就不能换张",
            "報叫：起手就下叫的可以先報，報了就不能換張",
        ),
        line=63,
        breaches={
            **TABLE_SENTENCES,
            "ready-off": words(
                "This table does not play declaring ready (Bao Jiao), but {seat} announces it; it changes "
                "nothing.",
                "这桌不打报叫，{seat}却报了；这一步不起作用。",
                "這桌不打報叫，{seat}卻報了；這一步不起作用。",
            ),
            "ready-by-dealer": words(
                "Only who is not dealer may declare ready (Bao Jiao); {seat} is the dealer.",
                "只有闲家能报叫，{seat}是庄家。",
                "只有閒家能報叫，{seat}是莊家。",
            ),
            "ready-too-late": words(
                "{seat} declares ready (Bao Jiao) too late; it is done before play begins.",
                "{seat}报叫报晚了：要在开打之前报。",
                "{seat}報叫報晚了：要在開打之前報。",
            ),
            "ready-twice": words(
                "{seat} has declared ready (Bao Jiao) before; a second time changes nothing.",
                "{seat}已经报过叫，再报一次不算数。",
                "{seat}已經報過叫，再報一次不算數。",
            ),
            "ready-not-ready": words(
                "{seat} declares ready (Bao Jiao), but the hand has no wait that counts.",
                "{seat}报了叫，可是手里的牌并没有下叫。",
                "{seat}報了叫，可是手裡的牌並沒有下叫。",
            ),
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so it cannot be judged what the hand "
                "that was declared ready (Bao Jiao) waits for.",
                "{seat}的手牌没有全部记下来，报叫时有没有下叫、叫口变没变都无法判定。",
                "{seat}的手牌沒有全部記下來，報叫時有沒有下叫、叫口變沒變都無法判定。",
            ),
            "locked-discard": words(
                "{seat} has declared ready (Bao Jiao) and must discard the tile just drawn[, {tiles}|], but "
                "{act}.",
                "{seat}报了叫不能换张，只能打出刚摸的[{tiles}|那张]，却{act}。",
                "{seat}報了叫不能換張，只能打出剛摸的[{tiles}|那張]，卻{act}。",
            ),
            "locked-pung": words(
                "{seat} has declared ready (Bao Jiao) and may not pung any more, but {act}.",
                "{seat}报了叫就不能再碰，却{act}。",
                "{seat}報了叫就不能再碰，卻{act}。",
            ),
            "locked-kong-never": words(
                "At this table nobody may kong after declaring ready (Bao Jiao), but {seat} {act}.",
                "这桌的规则是报叫后不能再杠，{seat}却{act}。",
                "這桌的規則是報叫後不能再槓，{seat}卻{act}。",
            ),
            "locked-kong-other-tile": words(
                "{seat} has declared ready (Bao Jiao) and may kong only what was just drawn or "
                "discarded, but {act}.",
                "{seat}报了叫，只能杠刚摸到的或别家刚打出的牌，却{act}。",
                "{seat}報了叫，只能槓剛摸到的或別家剛打出的牌，卻{act}。",
            ),
            "locked-kong-waits-change": words(
                "{seat} has declared ready (Bao Jiao) and {act}, which changes the waits: "
                "[{expected:tiles}|nothing] before, [{actual:tiles}|nothing] after.",
                "{seat}报了叫，{act}却改变了叫口：原来叫[{expected:tiles}|不出牌]，杠后[叫{actual:tiles}|"
                "没有叫了]。",
                "{seat}報了叫，{act}卻改變了叫口：原來叫[{expected:tiles}|不出牌]，槓後[叫{actual:tiles}|"
                "沒有叫了]。",
            ),
            "barred-by-ready": words(
                "{seat} declared ready (Bao Jiao) and then let a win go; at this table it may only win by "
                "self-draw from then on, not on {tile}.",
                "{seat}报了叫又放过一次没割，按这桌的规则往后只能自摸，不能割{tile}。",
                "{seat}報了叫又放過一次沒割，按這桌的規則往後只能自摸，不能割{tile}。",
            ),
            "must-win-missed": words(
                "{seat} has declared ready (Bao Jiao) and at this table must take every win on a discard, "
                "but let the one [on {tile} |]go.",
                "{seat}报了叫，这桌的规则是有人点炮必须割，[{tile}|这一手]能割却没割。",
                "{seat}報了叫，這桌的規則是有人點炮必須割，[{tile}|這一手]能割卻沒割。",
            ),
        },
    ),
    clause(
        "NC-27",
        words(
            "Guo Shou: who lets a win on a discard go may not win on such a discard for a while",
            "过手：放过点炮不割，过手之前不能再割",
            "過手：放過點炮不割，過手之前不能再割",
        ),
        line=75,
        breaches={
            "passed-win": words(
                "{seat} let a win go[ on {missed}|] and may not win on the discard {tile} yet.",
                "{seat}先前[{missed}|]能割没割，还没过手，不能割这张{tile}。",
                "{seat}先前[{missed}|]能割沒割，還沒過手，不能割這張{tile}。",
            ),
        },
    ),
    priced(
        "NC-28",
        words(
            "Tian Hu: the dealer wins with the tiles dealt",
            "天胡：庄家起手的牌就能割",
            "天胡：莊家起手的牌就能割",
        ),
        line=51,
        breaches={
            "not-as-dealt": words(
                "{seat} does not win with the tiles dealt (Tian Hu) here: only the dealer can, before any "
                "discard or kong.",
                "{seat}这不是天胡：只有庄家起手就能割、还没打牌也没杠牌才算。",
                "{seat}這不是天胡：只有莊家起手就能割、還沒打牌也沒槓牌才算。",
            ),
        },
    ),
    clause(
        "NC-29",
        words(
            "Near the end of the wall whoever can win on a discard must",
            "牌墙快摸完时，有人点炮就必须割",
            "牌牆快摸完時，有人點炮就必須割",
        ),
        line=81,
        breaches={
            "forced-win-missed": words(
                "With {left:number} tiles left in the wall {seat} had to win[ on {tile}|] and did not.",
                "牌墙只剩{left:number}张，{seat}能割[{tile}|]就必须割，却没有割。",
                "牌牆只剩{left:number}張，{seat}能割[{tile}|]就必須割，卻沒有割。",
            ),
        },
    ),
    priced(
        "NC-30",
        words(
            "Cha Jiao: when nobody has won, seats that are not ready pay those that are",
            "查叫：荒庄后，没下叫的赔下了叫的",
            "查叫：荒莊後，沒下叫的賠下了叫的",
        ),
        line=47,
        breaches={
            "waits-not-shown": words(
                "The record does not show the whole hand of {seat}, so its waits cannot be judged.",
                "{seat}的手牌没有全部记下来，无法判定有没有下叫。",
                "{seat}的手牌沒有全部記下來，無法判定有沒有下叫。",
            ),
            "payment-differs": words(
                "Cha Jiao (nobody won, so who is not ready pays who is): between {payer} and {payee}, "
                "{payer} should {expected:paid}; the platform has it {actual:paid}.",
                "荒庄查叫：{payer}对{payee}应{expected:paid}，平台记成{actual:paid}。",
                "荒莊查叫：{payer}對{payee}應{expected:paid}，平台記成{actual:paid}。",
            ),
            "payment-missing": words(
                "Cha Jiao (nobody won, so who is not ready pays who is): between {payer} and {payee}, "
                "{payer} should {expected:paid}; the platform books no such payment.",
                "荒庄查叫：{payer}对{payee}应{expected:paid}，平台漏记了这一笔。",
                "荒莊查叫：{payer}對{payee}應{expected:paid}，平台漏記了這一筆。",
            ),
            "payment-not-due": words(
                "Cha Jiao, between {payer} and {payee}: where it is played and nobody has won, those who are "
                "not ready pay those who are; here nothing is due, yet the platform has {payer} "
                "{actual:paid}.",
                "查叫：这桌打查叫、又没人割牌，没下叫的才赔下了叫的；这里{payer}对{payee}没有该付该收的分，"
                "平台却记了{payer}{actual:paid}。",
                "查叫：這桌打查叫、又沒人割牌，沒下叫的才賠下了叫的；這裡{payer}對{payee}沒有該付該收的分，"
                "平台卻記了{payer}{actual:paid}。",
            ),
            "payment-items-differ": words(
                "What {payer} pays {payee} in Cha Jiao, for the hand that {payee} could have won, is "
                "itemised wrongly: {both:items}.",
                "{payer}查叫赔{payee}的分，分项不对：{both:items}。",
                "{payer}查叫賠{payee}的分，分項不對：{both:items}。",
            ),
        },
    ),
    priced(
        "NC-31",
        words(
            "Several seats may win on one tile, and each is paid in full",
            "一炮多响：几家割同一张牌，每家都照样赔足",
            "一炮多響：幾家割同一張牌，每家都照樣賠足",
        ),
        line=67,
        breaches={
            "nearer-winner": words(
                "At this table only the nearest winner counts: {nearer} comes before {seat}.",
                "这桌的规则是只让最近的一家割：{nearer}在先，{seat}不能割。",
                "這桌的規則是只讓最近的一家割：{nearer}在先，{seat}不能割。",
            ),
            "winner-left-out": words(
                "{claimant} also asked to win on this tile[undecided?; the record does not show that hand: "
                "nobody can tell whether the win was left out| and could, but the record leaves it out].",
                "{claimant}也要割这张牌，[undecided?手牌没有全部记下来，无法判定能不能一起割|"
                "可以一起割，记录却漏了他这一家]。",
                "{claimant}也要割這張牌，[undecided?手牌沒有全部記下來，無法判定能不能一起割|"
                "可以一起割，記錄卻漏了他這一家]。",
            ),
        },
    ),
)
