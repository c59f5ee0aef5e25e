"""Samples of Nanchong with one fault each."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.nanchong_tables import A, B, C, D, Json, Table
from tests.support.samples.sample import Sample, words

sample = partial(Sample, ruleset="nanchong", preset="seed-000")

P = "123456m78s99s [222p]"
CLOSED = "123456m789p78s22s"
OTHER = "345678m45p11p [333s]"


def _forget_a_stake(log: Json) -> None:
    """The platform adds the payer's 飘 and forgets the winner's."""
    hand = log["hands"][0]
    [paid] = hand["transfers"]
    paid["items"][-1]["points"], paid["points"] = 3, 4
    hand["scores"] = log["end_scores"] = [0, 4, -4, 0]


def _one_suit_at_three(log: Json) -> None:
    """The platform counts three for one suit."""
    hand = log["hands"][0]
    [paid] = hand["transfers"]
    for item in paid["items"]:
        item["points"] = 3 if item["code"] == "qing_yi_se" else item["points"]
    paid["points"] = 7
    hand["scores"] = log["end_scores"] = [0, 7, -7, 0]


SAMPLES: list[Sample] = [
    sample(
        "18-a-win-that-had-to-be-made.json",
        words("Nanchong: a win that had to be made", "南充：最后六墩，能割不割", "南充：最後六墩，能割不割"),
        words(
            "With seven tiles left seat 3 throws a six of bamboo, for which seat 2 waits. In the last twelve tiles a discard that"
            " wins must be won; seat 2 lets it go and draws a nine of bamboo in its next turn, to be paid by all three.",
            "牌墙只剩七张，3号位打出六条，2号位叫六条、九条。最后六墩，有人点炮就必须割；2号位不割，等到下一轮自摸九条，收了三家的分。",
            "牌牆只剩七張，3號位打出六條，2號位叫六條、九條。最後六墩，有人點炮就必須割；2號位不割，等到下一輪自摸九條，收了三家的分。",
        ),
        [
            Table(A).holds(B, P).until_left(8, C).draws(C, "6s").label("fed").discards(C, "6s").turn(D).turn(A)
            .self_draws(B, "9s", di=1).all_pay(1).closes(B)
        ],
        first=(0, "fed", "NC-29"),
    ),
    sample(
        "19-a-tile-changed-after-laying-down.json",
        words("Nanchong: a tile changed after laying down", "南充：摆了牌又换张", "南充：擺了牌又換張"),
        words(
            "Seat 2 lays its hand down (Bai) and waits for a six or nine of bamboo. A hand laid down is locked: only the tile just"
            " drawn may be discarded. A round later seat 2 keeps a three of dots and throws a four of characters.",
            "2号位摆了牌，叫六条、九条。摆了牌就不能换张，只能打刚摸的那张；一圈后2号位摸到三筒，却留下三筒，打出四万。",
            "2號位擺了牌，叫六條、九條。擺了牌就不能換張，只能打剛摸的那張；一圈後2號位摸到三筒，卻留下三筒，打出四萬。",
        ),
        [
            Table(A).holds(B, CLOSED).holds(D, "234m567m88p67p [333s]").round().lays(B, "78s", "6s9s").until(B).draws(B, "3p").label("wrong")
            .discards(B, "4m").ready().round().wins(D, "5p", on=A, di=1).pays(A, 1).closes(D)
        ],
        first=(0, "wrong", "NC-20"),
    ),
    sample(
        "20-a-pung-after-reporting.json",
        words("Nanchong: a pung after declaring ready", "南充：报了叫还碰牌", "南充：報了叫還碰牌"),
        words(
            "Seat 2 declares ready before the first discard (Bao Jiao). From then on its hand is locked and it may not pung; yet it"
            " takes a two of bamboo from seat 4.",
            "2号位起手报叫，此后不许换张，也不能碰；他却碰了4号位打出的二条。",
            "2號位起手報叫，此後不許換張，也不能碰；他卻碰了4號位打出的二條。",
        ),
        [
            Table(A).deals(B, CLOSED).holds(C, OTHER).reports(B).ready().round().feeds(D, "2s").label("pung").pungs(B, "2s", of=D).discards(B, "1m")
            .round().wins(C, "3p", on=D, di=1).pays(D, 1).closes(C)
        ],
        first=(0, "pung", "NC-26"),
    ),
    sample(
        "21-a-stake-forgotten.json",
        words("Nanchong: a stake forgotten", "南充：飘少算了一家", "南充：飄少算了一家"),
        words(
            "Seat 2 has staked two points (Piao) and seat 3 three. Seat 3 throws into seat 2's hand and owes the base and both"
            " stakes, six in all; the platform booked seat 3's own stake only.",
            "2号位飘二，3号位飘三。3号位点炮，底一分，两家的飘要加在一起，共六分；平台只加了3号位自己的三分。",
            "2號位飄二，3號位飄三。3號位點炮，底一分，兩家的飄要加在一起，共六分；平台只加了3號位自己的三分。",
        ),
        [
            Table(A, piao=(0, 2, 3, 0), natural=True).holds(B, P).round().round().wins(B, "6s", on=C, di=1).pays(C, 6, piao_both=5).closes(B)
        ],
        first=(0, "win", "NC-12"),
        spoil=_forget_a_stake,
    ),
    sample(
        "22-one-suit-at-three.json",
        words("Nanchong: one suit, six or three", "南充：清一色算六分还是三分", "南充：清一色算六分還是三分"),
        words(
            "One suit, four alike, laid down. Both written rules give this very hand: the fuller make it ten, one suit counting"
            " six, the shorter seven, one suit counting three. The log names the fuller and was priced by the shorter; choose"
            " “As in the shorter written rules: Qing Yi Se 3”, and nothing is wrong.",
            "清一色带根摆着割。规则全文和简本都举了这副牌：全文清一色加六分，共十分；简本清一色加三分，共七分。"
            "记录写明照全文，分却是照简本算的；换成“照规则简本，清一色加3”就没有错。",
            "清一色帶根擺著割。規則全文和簡本都舉了這副牌：全文清一色加六分，共十分；簡本清一色加三分，共七分。"
            "記錄寫明照全文，分卻是照簡本算的；換成「照規則簡本，清一色加3」就沒有錯。",
        ),
        [
            Table(A).holds(B, "3456755m [222m] {9999m}").lays(B, "3456755m", "2m5m8m")
            .wins(B, "8m", on=C, claims={"di": 1, "gen": 1, "qing_yi_se": 3, "bai_pai": 2}, di=1, gen=1, qing_yi_se=6, bai_pai=2)
            .pays(C, 10).closes(B)
        ],
        first=(0, "win", "NC-45"),
        spoil=_one_suit_at_three,
    ),
    sample(
        "23-two-waits-declared-as-one.json",
        words("Nanchong: two waits declared as one", "南充：两个叫口只报一个", "南充：兩個叫口只報一個"),
        words(
            "Seat 2 lays its hand down (Bai) and declares the six of bamboo alone, although the nine would win too. A single wait"
            " self-drawn is worth five instead of two, so the declaration must name every wait. It stood, and so it is paid as"
            " declared.",
            "2号位摆牌，手里叫六条、九条，却只报六条，想当独张。独张自摸加五分，不是独张只加两分，所以叫口要报全。"
            "这一摆既然没人拦，分就照报的算。",
            "2號位擺牌，手裡叫六條、九條，卻只報六條，想當獨張。獨張自摸加五分，不是獨張只加兩分，所以叫口要報全。"
            "這一擺既然沒人攔，分就照報的算。",
        ),
        [
            Table(A).holds(B, P).ready().round().until(B).draws(B).label("laid").lays_down(B, "78s", "6s").discards(B).round()
            .self_draws(B, "6s", di=1, du_zhang_bai=5).all_pay(6).closes(B)
        ],
        first=(0, "laid", "NC-19"),
    ),
]
