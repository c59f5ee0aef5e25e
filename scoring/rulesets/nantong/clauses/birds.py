"""Several winners and birds: NT-46 to NT-50."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

BIRDS: Final[tuple[Clause, ...]] = (
    clause(
        "NT-46",
        words(
            "Tong Pao: several seats may win on the same tile",
            "通炮：同一张牌，几家能胡就可以几家一起胡",
            "通炮：同一張牌，幾家能胡就可以幾家一起胡",
        ),
        line=143,
        breaches={
            "nearer-winner": words(
                "At this table only the nearest winner counts: {nearer} comes before {seat}.",
                "这桌的规则是只让最近的一家胡：{nearer}在先，{seat}不能胡。",
                "這桌的規則是只讓最近的一家胡：{nearer}在先，{seat}不能胡。",
            ),
            "winner-left-out": words(
                "{claimant} also asked to win on this tile[undecided?; the record does not show that hand: "
                "nobody can tell whether the win was left out| and could, but the record leaves it out].",
                "{claimant}也要胡这张牌，[undecided?手牌没有全部记下来，无法判定能不能一起胡|"
                "可以一起胡（通炮），记录却漏了他这一家]。",
                "{claimant}也要胡這張牌，[undecided?手牌沒有全部記下來，無法判定能不能一起胡|"
                "可以一起胡（通炮），記錄卻漏了他這一家]。",
            ),
        },
    ),
    clause(
        "NT-47",
        words(
            "Zha Niao: after a win the next tiles of the wall are turned up as birds",
            "扎鸟：有人胡牌后，翻开牌墙上接下来的牌当鸟",
            "扎鳥：有人胡牌後，翻開牌牆上接下來的牌當鳥",
        ),
        line=147,
        breaches={
            "birds-not-due": words(
                "No bird is due here[, yet {actual:tiles} is turned up|].",
                "这里没有该翻的鸟[，记录里却翻了{actual:tiles}|]。",
                "這裡沒有該翻的鳥[，記錄裡卻翻了{actual:tiles}|]。",
            ),
            "bird-not-the-winning-tile": words(
                "The wall is empty, so the winning tile {expected:tiles} is the bird, not {actual:tiles}.",
                "牌墙已空，胡的那张{expected:tiles}就是鸟，记录里却翻了{actual:tiles}。",
                "牌牆已空，胡的那張{expected:tiles}就是鳥，記錄裡卻翻了{actual:tiles}。",
            ),
            "birds-too-many": words(
                "Birds due: {expected:number}, turned up: {actual:number}. Those too many do not count.",
                "该翻{expected:number}张鸟牌，记录里翻了{actual:number}张，多的不算。",
                "該翻{expected:number}張鳥牌，記錄裡翻了{actual:number}張，多的不算。",
            ),
            "birds-not-shown": words(
                "Birds due: {expected:number}, shown: {actual:number}, and there is no wall to tell the "
                "rest, so the payments cannot be judged.",
                "该翻{expected:number}张鸟牌，记录里只有{actual:number}张，又没有牌墙可查，收付无法判定。",
                "該翻{expected:number}張鳥牌，記錄裡只有{actual:number}張，又沒有牌牆可查，收付無法判定。",
            ),
            "birds-missing": words(
                "Birds due after the win were not turned up: by the wall, {tiles}.",
                "胡牌后该翻的鸟，按牌墙少翻了{tiles}。",
                "胡牌後該翻的鳥，按牌牆少翻了{tiles}。",
            ),
        },
    ),
    clause(
        "NT-48",
        words(
            "The figure on the bird tells its seat, counted counter-clockwise from the starting seat",
            "鸟落在哪一家，看牌面数字，从起点那家逆时针数过去",
            "鳥落在哪一家，看牌面數字，從起點那家逆時針數過去",
        ),
        line=147,
    ),
    clause(
        "NT-49",
        words(
            "A bird doubles a payment if it sits on the seat that pays or the seat that receives",
            "鸟扎在付分或收分的一家，这一笔就翻倍",
            "鳥扎在付分或收分的一家，這一筆就翻倍",
        ),
        line=147,
    ),
    clause(
        "NT-50",
        words(
            "When the last tile wins, it is itself the bird",
            "海底胡牌，海底那张牌就是鸟",
            "海底胡牌，海底那張牌就是鳥",
        ),
        line=149,
        breaches={
            "bird-not-the-winning-tile": words(
                "The last tile won, so it is itself the bird: {expected:tiles}, not {actual:tiles}.",
                "海底胡牌，海底那张{expected:tiles}就是鸟，记录里却翻了{actual:tiles}。",
                "海底胡牌，海底那張{expected:tiles}就是鳥，記錄裡卻翻了{actual:tiles}。",
            ),
        },
    ),
)
