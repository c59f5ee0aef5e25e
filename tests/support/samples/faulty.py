"""Samples with one fault each."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.samples.sample import Sample, words
from tests.support.tables import D, Json, N, O, Table, U

P = "123m456p789s23s55p"
Q = "456m456p678s22m78p"


def _table() -> Table:
    return Table(natural=True)


def _forget_the_dealer(log: Json) -> None:
    """The platform books ten where the dealer, who threw the tile, owes twenty."""
    hand = log["hands"][0]
    for transfer in hand["transfers"]:
        transfer["items"] = [item for item in transfer["items"] if item["code"] != "zhuang_xian"]
        transfer["points"] = sum(item["points"] for item in transfer["items"])
    hand["scores"] = [-10, 10, 0, 0]
    log["end_scores"] = [-10, 10, 0, 0]


def _book_the_claim(log: Json) -> None:
    """The platform books the win although the hand cannot be replayed up to it."""
    hand = log["hands"][0]
    event = next(number for number, event in enumerate(hand["events"]) if event["type"] == "win")
    win = hand["events"][event]
    paid = {"event": event, "from": win["from"], "to": win["seat"], "points": 10, "cause": "win"}
    hand["transfers"] = [{**paid, "items": win["items"]}]


def _double_for_a_bystander(log: Json) -> None:
    """The platform doubles a win on a discard for a bird that sits on neither seat."""
    hand = log["hands"][0]
    paid = hand["transfers"][0]
    bird = {**paid, "cause": "bird", "items": [{"code": "zha_niao", "points": paid["points"]}]}
    hand["transfers"].append(bird)
    hand["scores"] = [0, 20, -20, 0]
    log["end_scores"] = [0, 20, -20, 0]


SAMPLES = [
    Sample(
        "06-a-chow-out-of-place.json",
        words("A chow out of place", "不该吃的牌", "不該吃的牌"),
        words(
            "Seat 2 takes a tile thrown by seat 4 for a run. Only the next seat, the dealer, may do that; the others may pung"
            " or make a kong. The rest of the hand is judged as if it had been allowed.",
            "2号位吃了4号位打出的牌。只有下家，也就是庄家才可以吃，其余两家只能碰或杠。此后的各步照记录继续审核。",
            "2號位吃了4號位打出的牌。只有下家，也就是莊家才可以吃，其餘兩家只能碰或槓。此後的各步照記錄繼續審核。",
        ),
        [
            _table().gives(N, "34s").holds(O, Q).round().feeds(U, "2s").label("chow").chows(N, "2s", "34s", of=U)
            .discards(N).round().self_draws(O, "9p", ping_hu=10).birds("2m")
            .ends(scores=(-20, -20, 50, -10), next_dealer=O)
        ],
        first=(0, "chow", "NT-05"),
    ),
    Sample(
        "07-a-tile-from-nowhere.json",
        words("A tile from nowhere", "凭空打出的牌", "憑空打出的牌"),
        words(
            "Seat 3 throws a five of bamboo that it neither held nor drew. From there on the hand cannot be replayed, so"
            " the win that follows and the ten points booked for it are not priced.",
            "3号位打出一张五条，可是手里没有，也没摸到过。记录到此无法复盘，后面那次胡牌和平台记的十分都不再复算。",
            "3號位打出一張五條，可是手裡沒有，也沒摸到過。記錄到此無法復盤，後面那次胡牌和平台記的十分都不再複算。",
        ),
        [
            _table().avoids("5s").holds(N, "123m456p789m23m55p").round().until(O).draws(O).label("thrown").discards(O, "5s")
            .turn(U).turn(D).wins(N, "4m", on=O, ping_hu=10).birds("4p").ends(scores=(0, 10, -10, 0), next_dealer=N)
        ],
        first=(0, "thrown", "GEN-03"),
        spoil=_book_the_claim,
    ),
    Sample(
        "08-another-bird.json",
        words("Another bird than the wall's", "翻出的鸟不是牌墙上的牌", "翻出的鳥不是牌牆上的牌"),
        words(
            "After the win a six of bamboo is turned up as the bird, and the payment doubled. The next tile of the wall"
            " was a four of characters, which would have doubled nothing.",
            "胡牌后翻出六条为鸟，于是加倍。可是牌墙上紧跟着的是四万，按四万谁也不加倍。",
            "胡牌後翻出六條為鳥，於是加倍。可是牌牆上緊跟著的是四萬，按四萬誰也不加倍。",
        ),
        [
            _table().avoids("6s4m").holds(N, P).round().round().wins(N, "4s", on=O, ping_hu=10).label("bird")
            .birds("6s", in_wall="4m").ends(scores=(0, 20, -20, 0), next_dealer=N)
        ],
        first=(0, "bird", "GEN-08"),
    ),
    Sample(
        "09-a-bird-on-a-bystander.json",
        words("A bird that hit nobody concerned", "鸟没中，却加了倍", "鳥沒中，卻加了倍"),
        words(
            "Seat 3 throws into the hand of seat 2. The bird sits on seat 4, which neither paid nor won, and yet the platform doubled"
            " the payment.",
            "3号位点炮，2号位胡。鸟扎在4号位，他既没输也没赢，平台却把这笔分加了倍。",
            "3號位點炮，2號位胡。鳥扎在4號位，他既沒輸也沒贏，平台卻把這筆分加了倍。",
        ),
        [
            _table().holds(N, P).round().round().wins(N, "4s", on=O, ping_hu=10).birds("4m")
            .ends(scores=(0, 10, -10, 0), next_dealer=N)
        ],
        first=(0, None, "NT-49"),
        spoil=_double_for_a_bystander,
    ),
    Sample(
        "10-the-dealers-ten-forgotten.json",
        words("The dealer's ten forgotten", "忘了庄家多付的十分", "忘了莊家多付的十分"),
        words(
            "The dealer throws into a small win and owes twenty, ten of them as dealer. The platform booked ten; its scores"
            " follow from that and are no fault of their own.",
            "庄家点了小胡的炮，应付二十分，其中十分是庄家多付的。平台只记了十分；后面的得分由此而来，不另算一错。",
            "莊家點了小胡的炮，應付二十分，其中十分是莊家多付的。平台只記了十分；後面的得分由此而來，不另算一錯。",
        ),
        [
            _table().holds(N, P).round().round().wins(N, "4s", on=D, ping_hu=10).birds("3p")
            .ends(scores=(-20, 20, 0, 0), next_dealer=N)
        ],
        first=(0, "win", "NT-38"),
        spoil=_forget_the_dealer,
    ),
    Sample(
        "11-a-win-let-go-and-taken.json",
        words("A win let go, then taken", "漏胡之后又胡", "漏胡之後又胡"),
        words(
            "Seat 2 lets a four of bamboo pass that would have won, and then wins on the very next one, before drawing a tile"
            " itself. Until that draw the tile was barred.",
            "2号位放过了一张能胡的四条，自己还没摸牌，紧接着又胡了下一张四条。摸牌以前，这张牌不许炮胡。",
            "2號位放過了一張能胡的四條，自己還沒摸牌，緊接著又胡了下一張四條。摸牌以前，這張牌不許炮胡。",
        ),
        [
            _table().holds(N, P).round().round().feeds(O, "4s").event("pass", N, on=["win"]).turn(U, "4s")
            .wins(N, "4s", on=U, feed=False, ping_hu=10).birds("3m").ends(scores=(0, 10, 0, -10), next_dealer=N)
        ],
        first=(0, "win", "NT-55"),
    ),
    Sample(
        "12-a-pair-that-does-not-serve.json",
        words("A pair that does not serve", "将牌不对", "將牌不對"),
        words(
            "Four runs and a pair of ones: a plain hand needs a pair of twos, fives or eights, so this is no win, and"
            " nothing is owed for it.",
            "四副顺子带一对一筒。平胡要用二、五、八作将，这手牌不能胡，也就不该收分。",
            "四副順子帶一對一筒。平胡要用二、五、八作將，這手牌不能胡，也就不該收分。",
        ),
        [
            _table().holds(N, "123m456p789s23s11p").round().round().wins(N, "4s", on=O, claims={"ping_hu": 10})
            .birds("4m").ends(next_dealer=N)
        ],
        first=(0, "win", "NT-15"),
    ),
]
