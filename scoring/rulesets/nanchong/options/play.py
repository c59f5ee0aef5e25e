"""Options of play: Bao Jiao, wins that must be taken or are barred, several winners, kongs."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, integer, yes_no
from scoring.rulesets.nanchong.options.points import points

PLAY_OPTIONS: Final[tuple[Option, ...]] = (
    yes_no(
        "bao_jiao",
        "NC-26",
        words("Declaring ready at the start (Bao Jiao) is played", "可以报叫", "可以報叫"),
        default=True,
    ),
    choice(
        "bao_jiao_who",
        "NC-26",
        words("Who may declare ready", "谁能报叫", "誰能報叫"),
        Choice("non_dealer", words("The three who are not dealer", "三家闲家", "三家閒家")),
        Choice(
            "all",
            words(
                "The dealer too, with the first discard",
                "庄家也行，打第一张时报",
                "莊家也行，打第一張時報",
            ),
        ),
    ),
    points(
        "points_bao_jiao",
        "NC-26",
        words("Won more by who declared ready", "报叫后割牌，加几分", "報叫後割牌，加幾分"),
        default=0,
    ),
    choice(
        "bao_jiao_pass",
        "NC-26",
        words(
            "Who declared ready and lets a win on a discard go",
            "报了叫，别家点炮却不割",
            "報了叫，別家點炮卻不割",
        ),
        Choice("normal", words("Is barred like anybody", "照一般的过手算", "照一般的過手算")),
        Choice(
            "self_draw_only", words("May only win by self-draw from then on", "以后只能自摸", "以後只能自摸")
        ),
        Choice("must_win", words("May not: it must be taken", "不行，必须割", "不行，必須割")),
    ),
    integer(
        "forced_win_left",
        "NC-29",
        words(
            "A discard must be won when so many tiles or fewer are left",
            "牌墙剩几张起，有人点炮必须割",
            "牌牆剩幾張起，有人點炮必須割",
        ),
        default=12,
        most=55,
    ),
    choice(
        "forced_win_scope",
        "NC-29",
        words("What must be won then", "到时候哪些牌必须割", "到時候哪些牌必須割"),
        Choice("discard", words("Discards and kongs to rob", "点炮和抢杠", "點炮和搶槓")),
        Choice("all", words("Self-draws too", "自摸也必须割", "自摸也必須割")),
    ),
    choice(
        "passed_win",
        "NC-27",
        words(
            "Who lets a win on a discard go may not win on",
            "放过不割，过手之前不能割",
            "放過不割，過手之前不能割",
        ),
        Choice("same_tile", words("The same tile", "同样的牌", "同樣的牌")),
        Choice("any", words("Any discard", "任何人打的牌", "任何人打的牌")),
        Choice(
            "higher_fan_ok",
            words(
                "Any discard, unless it is worth more",
                "任何人打的牌，除非比放过的大",
                "任何人打的牌，除非比放過的大",
            ),
        ),
    ),
    choice(
        "passed_win_cleared_by",
        "NC-27",
        words("What ends that bar", "怎样才算过手", "怎樣才算過手"),
        Choice("draw", words("One's own draw", "自己摸牌", "自己摸牌")),
        Choice("own_discard", words("One's own discard", "自己打牌", "自己打牌")),
        Choice(
            "draw_or_meld",
            words("One's own draw, pung or kong", "自己摸牌、碰牌或杠牌", "自己摸牌、碰牌或槓牌"),
        ),
    ),
    choice(
        "multi_win",
        "NC-31",
        words("Several seats can win on one tile", "几家都能割同一张牌", "幾家都能割同一張牌"),
        Choice("all", words("All of them win", "都割，一炮多响", "都割，一炮多響")),
        Choice("nearest", words("Only the nearest in turn order", "只让最近的一家割", "只讓最近的一家割")),
    ),
    choice(
        "delayed_added_kong",
        "NC-15",
        words("Adding the fourth tile to a pung", "碰过的牌补杠", "碰過的牌補槓"),
        Choice("any", words("In any own turn", "轮到自己随时可以", "輪到自己隨時可以")),
        Choice("drawn_only", words("Only with the tile just drawn", "刚摸到的那张才行", "剛摸到的那張才行")),
        Choice(
            "no_rao",
            words(
                "Not if it was in hand when the pung was made",
                "碰的时候手里已有第四张就不行",
                "碰的時候手裡已有第四張就不行",
            ),
        ),
    ),
    choice(
        "kong_draw",
        "NC-42",
        words("The tile after a kong is drawn from", "杠后从哪里摸牌", "槓後從哪裡摸牌"),
        Choice(
            "any", words("Either end, as the record says", "两头都行，以记录为准", "兩頭都行，以記錄為準")
        ),
        Choice("head", words("The front of the wall", "牌墙前端", "牌牆前端")),
        Choice("tail", words("The end of the wall", "牌墙末尾", "牌牆尾端")),
    ),
)
