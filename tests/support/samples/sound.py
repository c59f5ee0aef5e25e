"""Samples in which everything is as it should be."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.samples.sample import Sample, words
from tests.support.tables import D, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"


def _table(dealer: int = D) -> Table:
    return Table(dealer, natural=True)


def _evening() -> list[Table]:
    """Five hands: a small win, four triplets, a drawn hand, an open kong, a robbed kong."""
    won = _table().holds(N, P).round().round().wins(N, "4s", on=O, ping_hu=10).birds("6s")
    triplets = (
        _table(N).holds(U, "3344m [777p] [999s] [111p]").round().self_draws(U, "4m", peng_peng_hu=60).birds("2s")
    )
    drawn = _table(U).to_the_last_tile().sea_refused()
    opened = (
        _table(O).holds(D, "456m678s22m78p ((1111s))").unplanned().round().round().round().until(D).draws(D, "1s")
        .kongs(D, "1s", "concealed", "open").throws(D, 3, 4).draws(D, "9p", "dice", throw=7)
        .self_draws(D, "9p", draw=False, gang_shang_kai_hua=60).birds("1m")
    )
    robbed = (
        _table().holds(D, "234m567m55s79s [999p]").holds(U, "456m678s22m345s78p").ready().round().round().until(D)
        .draws(D, "9p").kongs(D, "9p", "added", "supplement").robs(U, "9p", of=D, qiang_gang_hu=60).birds("3p")
    )
    return [
        won.ends(scores=(0, 20, -20, 0), next_dealer=N),
        triplets.ends(scores=(-60, -70, -120, 250), next_dealer=U),
        drawn.ends("draw", next_dealer=O),
        opened.ends(scores=(260, -60, -140, -60), next_dealer=D),
        robbed.ends(scores=(-70, 0, 0, 70), next_dealer=U),
    ]


def _openings() -> list[Table]:
    four = _table().deals(N, "1111m23m456p789p1s").opens(N, "si_xi", shown="1111m", si_xi=10).birds("4p")
    two = (
        _table(N).deals(O, "1111m46m57p22239s").deals(U, "27m444p12589s333m")
        .opens(O, "si_xi", "liu_liu_shun", si_xi=10, liu_liu_shun=10)
        .opens(U, "liu_liu_shun", shown="444p333m", liu_liu_shun=10).birds("8p")
    )
    return [
        four.ends(scores=(-20, 50, -10, -20), next_dealer=N),
        two.ends(scores=(-60, -60, 90, 30), next_dealer=D),
    ]


def _going_on() -> list[Table]:
    return [
        _table().holds(D, Q).deals(N, "112346m4466789p").opens(N, "que_yi_se", shown="112346m4466789p", que_yi_se=1)
        .throws(N, 2, 3).round().round().round().self_draws(D, "9p", ping_hu=1).birds("6p3s")
        .ends(scores=(6, 6, -8, -4), next_dealer=D)
    ]


def _heaven_and_earth() -> list[Table]:
    heaven = _table(O).deals(O, "123m456p789s234s55p").dealt_win(O, tian_hu=60).birds("4m")
    earth = (
        _table(O).deals(D, P).gives(O, "4s").discards(O, "4s").wins(D, "4s", on=O, feed=False, di_hu=60).birds("6s")
    )
    return [
        heaven.ends(scores=(-70, -140, 280, -70), next_dealer=O),
        earth.ends(scores=(70, 0, -70, 0), next_dealer=D),
    ]


def _last_tiles() -> list[Table]:
    drawn = (
        _table().holds(O, P).to_the_last_tile().sea_until(O).draws(O, "4s", "seabed")
        .self_draws(O, "4s", draw=False, hai_di_lao_yue=60).birds("4s", at_sea=True)
    )
    thrown = (
        _table(O).holds(U, P).to_the_last_tile().sea_until(N).draws(N, "4s", "seabed").discards(N, "4s")
        .wins(U, "4s", on=N, feed=False, hai_di_pao=60).birds("4s", at_sea=True)
    )
    return [
        drawn.ends(scores=(-70, -60, 250, -120), next_dealer=O),
        thrown.ends(scores=(0, -120, 0, 120), next_dealer=U),
    ]


SAMPLES = [
    Sample(
        "01-an-evening-without-fault.json",
        words("An evening without fault", "全场无误的五局", "全場無誤的五局"),
        words(
            "Five hands in a row: a small win, four triplets, a last tile that nobody wanted, an open kong with dice and"
            " a robbed kong. The deal passes on by the rules each time, and each wall fits the digest that the log gives.",
            "连打五局：平胡、碰碰胡、四家都不要海底、掷骰子开杠后杠上开花、抢杠胡。每局下一庄家都合规则，"
            "每局牌墙也与记录里的校验码对得上。",
            "連打五局：平胡、碰碰胡、四家都不要海底、擲骰子開槓後槓上開花、搶槓胡。每局下一莊家都合規則，"
            "每局牌牆也與記錄裡的校驗碼對得上。",
        ),
        _evening(),
        committed=True,
    ),
    Sample(
        "02-opening-wins-end-the-hand.json",
        words("Opening wins that end the hand", "起手胡，当局结束", "起手胡，當局結束"),
        words(
            "Four of a kind as dealt wins at once. In the second hand two seats open together, and the seat that the bird"
            " hits deals next, although it won nothing.",
            "起手四喜，当场胡牌。第二局两家同时起手胡，中鸟的一家虽然没胡，下一局却由他坐庄。",
            "起手四喜，當場胡牌。第二局兩家同時起手胡，中鳥的一家雖然沒胡，下一局卻由他做莊。",
        ),
        _openings(),
    ),
    Sample(
        "03-an-opening-and-play-goes-on.json",
        words("An opening, and play goes on", "起手胡后继续打", "起手胡後繼續打"),
        words(
            "The Changsha table: a hand that lacks a suit is shown and paid, its own throw giving two birds. Play goes on,"
            " and the dealer draws the winning tile later. Both are settled, neither takes the other back.",
            "长沙玩法：缺一色亮牌收分，另掷两粒骰子定鸟，然后继续打，后来庄家自摸。两笔各算各的，互不抵消。",
            "長沙玩法：缺一色亮牌收分，另擲兩粒骰子定鳥，然後繼續打，後來莊家自摸。兩筆各算各的，互不抵消。",
        ),
        _going_on(),
        preset="changsha",
    ),
    Sample(
        "04-heaven-and-earth.json",
        words("Dealt a win, fed a win", "天胡与地胡", "天胡與地胡"),
        words(
            "The dealer's fourteen tiles win as dealt. In the next hand the dealer's very first discard is won.",
            "庄家起手十四张就已经胡牌。下一局，庄家打出的第一张就点了炮。",
            "莊家起手十四張就已經胡牌。下一局，莊家打出的第一張就點了炮。",
        ),
        _heaven_and_earth(),
    ),
    Sample(
        "05-the-last-tile.json",
        words("The last tile, drawn and thrown", "海底捞月与海底炮", "海底撈月與海底炮"),
        words(
            "The last tile is offered around the table. In the first hand who takes it wins with it; in the second who"
            " takes it cannot win, and it wins for another. That tile is the bird itself.",
            "海底牌按座次轮流询问。第一局要海底的人海底捞月；第二局要了海底却没胡，被别家胡了海底炮。"
            "这张海底牌同时就是鸟。",
            "海底牌按座次輪流詢問。第一局要海底的人海底撈月；第二局要了海底卻沒胡，被別家胡了海底炮。"
            "這張海底牌同時就是鳥。",
        ),
        _last_tiles(),
    ),
]
