"""Samples of Nanchong in which everything is as it should be."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.nanchong_tables import A, B, C, D, Table
from tests.support.samples.sample import Sample, words

sample = partial(Sample, ruleset="nanchong", preset="seed-000")

P = "123456m78s99s [222p]"


def _evening() -> list[Table]:
    """Five hands: 飘 on both sides, a 摆 self-drawn, seven pairs, a hand that nobody wins, a kong's tile."""
    staked = (
        Table(A, piao=(0, 1, 2, 0), natural=True).holds(B, P).round().round().wins(B, "6s", on=C, di=1).pays(C, 4, piao_both=3)
        .closes(B, (0, 4, -4, 0))
    )
    laid = (
        Table(B, natural=True).deals(C, "45678p22s345m111s").round().lays(C, "45678p", "3p6p9p").round()
        .self_draws(C, "3p", di=1, men_qing=1, bai_pai=2).all_pay(4).closes(C, (-4, -4, 12, -4))
    )
    pairs = (
        Table(C, piao=(1, 0, 0, 0), natural=True).holds(D, "113355m2288p66s9s").round().round().round()
        .wins(D, "9s", on=A, di=1, men_qing=1, xiao_qi_dui=5).pays(A, 8, piao=1).closes(D, (-8, 0, 0, 8))
    )
    drawn = Table(D).to_the_end_of_the_wall().closes(D, (0, 0, 0, 0))
    flower = (
        Table(D, natural=True).deals(A, "123456m78s22s333p").round().round().conceals(A, "3p", "9s").shows_kong(A, "3p")
        .self_draws(A, "9s", draw=False, di=1, men_qing=1, gen=1, gang_shang_hua=1).all_pay(4).closes(A, (12, -4, -4, -4))
    )
    return [staked, laid, pairs, drawn, flower]


def _nobody_wins() -> list[Table]:
    """A waits, B has laid down one suit, C and D wait for nothing; B and C have 飘."""
    return [
        Table(A, piao=(0, 2, 1, 0)).holds(A, "123456m789p78s22s").holds(B, "2344566678p [111p]")
        .lays(B, "2344566678p", "3p6p9p").to_the_end_of_the_wall()
        .owes(C, A, 3, di=1, men_qing=1, piao=1).owes(D, A, 2, di=1, men_qing=1)
        .owes(C, B, 13, di=1, gen=1, qing_yi_se=6, bai_pai=2, piao_both=3)
        .owes(D, B, 12, di=1, gen=1, qing_yi_se=6, bai_pai=2, piao=2).closes(A, (5, 25, -16, -14))
    ]


def _four_alike() -> list[Table]:
    """Seven pairs, four alike held; then seven pairs, four alike filled by the winning tile."""
    held = (
        Table(A, natural=True).holds(B, "111133m5577p22s9s").round().round().round()
        .wins(B, "9s", on=C, di=1, men_qing=1, xiao_qi_dui=5, long_qi_dui=1).pays(C, 8).closes(B, (0, 8, -8, 0))
    )
    filled = (
        Table(B, natural=True).holds(D, "11133m5577p2299s").round().round().round()
        .wins(D, "1m", on=C, di=1, men_qing=1, xiao_qi_dui=5, long_qi_dui_filled=2).pays(C, 9).closes(D, (0, 0, -9, 9))
    )
    return [held, filled]


def _robbed() -> list[Table]:
    """C adds the tile for which B and D wait; then C deals."""
    robbed = (
        Table(A).gives(C, "66s").holds(B, P).holds(D, "123789m78s55p [333p]").feeds(A, "6s").pungs(C, "6s", of=A).discards(C)
        .ready().round().adds(C, "6s").robs(D, "6s", of=C, di=1).robs(B, "6s", of=C, di=1)
        .pays(C, 2, to=D, clause="NC-31", qiang_gang=1).pays(C, 2, to=B, clause="NC-31", qiang_gang=1).closes(C, (0, 2, -4, 2))
    )
    after = (
        Table(C, natural=True).holds(A, "123456789m34p55p").round().round().wins(A, "2p", on=B, di=1, que_yi_men=1, men_qing=1)
        .pays(B, 3).closes(A, (3, -3, 0, 0))
    )
    return [robbed, after]


SAMPLES: list[Sample] = [
    sample(
        "14-an-evening-in-nanchong.json",
        words("Nanchong: an evening without fault", "南充：全场无误的五局", "南充：全場無誤的五局"),
        words(
            "Five hands in a row. Two seats have staked extra points (Piao), which are added; a hand is laid down open (Bai) and"
            " self-drawn; seven pairs; a hand that nobody wins and in which nobody waits, so that the same seat deals again;"
            " and a kong whose replacement tile wins. Each wall fits the digest that the log gives.",
            "连打五局：两家都飘，加在一起算；摆牌之后自摸；小七对；荒庄，四家都没下叫，上盘庄家继续坐庄；杠上开花。"
            "每局牌墙也与记录里的校验码对得上。",
            "連打五局：兩家都飄，加在一起算；擺牌之後自摸；小七對；荒莊，四家都沒下叫，上盤莊家繼續做莊；槓上開花。"
            "每局牌牆也與記錄裡的校驗碼對得上。",
        ),
        _evening(),
        committed=True,
    ),
    sample(
        "15-nobody-wins-and-who-waits-is-paid.json",
        words("Nanchong: nobody wins, who waits is paid", "南充：荒庄查叫", "南充：荒莊查叫"),
        words(
            "The wall runs out. Seats 1 and 2 wait for a tile, seats 3 and 4 do not, and pay each of them the best hand it"
            " could have won. For seat 2 that is the six of dots: only with it are four alike. The stakes (Piao) are added.",
            "牌摸完了，没有人割牌。1号位、2号位下了叫，3号位、4号位没下叫，要付给他们各自能割的最大个数。"
            "2号位只有割六筒才有根，所以按六筒算。飘也照加。",
            "牌摸完了，沒有人割牌。1號位、2號位下了叫，3號位、4號位沒下叫，要付給他們各自能割的最大個數。"
            "2號位只有割六筒才有根，所以按六筒算。飄也照加。",
        ),
        _nobody_wins(),
    ),
    sample(
        "16-four-alike-among-seven-pairs.json",
        words("Nanchong: four alike among seven pairs", "南充：龙七对，根是摸齐的还是割齐的", "南充：龍七對，根是摸齊的還是割齊的"),
        words(
            "Seven pairs with four alike, twice. In the first hand the four were held before the win and count one more; in the"
            " second the winning tile is the fourth and they count two more.",
            "两局都是龙七对。第一局四张早已在手，根加一分；第二局割的正是第四张，根加两分。",
            "兩局都是龍七對。第一局四張早已在手，根加一分；第二局割的正是第四張，根加兩分。",
        ),
        _four_alike(),
    ),
    sample(
        "17-a-kong-robbed-by-two.json",
        words("Nanchong: a kong robbed by two", "南充：一张补杠，两家来抢", "南充：一張補槓，兩家來搶"),
        words(
            "Seat 3 adds the fourth six of bamboo to its pung, and both seat 4 and seat 2 win that tile. The kong is void, seat 3"
            " pays each of them one more than for a discard, and deals the next hand.",
            "3号位补杠六条，4号位、2号位都割这张。杠不算数，3号位各多赔一分，下一局由他坐庄。",
            "3號位補槓六條，4號位、2號位都割這張。槓不算數，3號位各多賠一分，下一局由他做莊。",
        ),
        _robbed(),
    ),
]
