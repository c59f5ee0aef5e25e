"""Samples of Nancheng with one fault each."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.nancheng_tables import D, Json, L, O, R, Table
from tests.support.samples.sample import Sample, words

sample = partial(Sample, ruleset="nancheng", preset="seed-001")

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m444p555sE [CCC]"
#: Waits for 4s and 7s with one point, for 6s with five.
PUNGS = "5556s [222m] [333p] [777m]"


def _scores(log: Json, *scores: int) -> None:
    log["hands"][0]["scores"] = log["end_scores"] = list(scores)


def _forget_the_dealers_share(log: Json) -> None:
    """The platform books the kong for the feeder and the bystander, not for the dealer."""
    hand = log["hands"][0]
    hand["transfers"] = [paid for paid in hand["transfers"] if paid["cause"] != "kong" or paid["from"] != D]
    _scores(log, 0, 4, -2, -2)


def _count_another_seat(log: Json) -> None:
    """The platform takes the white dragon for the right seat's horse: one short."""
    [paid] = [paid for paid in log["hands"][0]["transfers"] if paid["cause"] == "horse"]
    paid["points"], paid["items"] = 10, [{"code": "ma_fen", "points": 10}]
    _scores(log, 0, 0, 15, -15)


def _pay_three(log: Json) -> None:
    """The platform pays three, as where tiles of one suit win without shape."""
    hand = log["hands"][0]
    number, win = next((at, event) for at, event in enumerate(hand["events"]) if event["type"] == "win")
    items = [{"code": "jia_hu", "points": 3}]
    win["items"] = items
    hand["transfers"] = [{"event": number, "from": O, "to": R, "points": 3, "cause": "win", "items": items}]
    _scores(log, 0, 3, -3, 0)


SAMPLES: list[Sample] = [
    sample(
        "30-a-kong-not-paid-by-all.json",
        words("Nancheng: a kong not paid by all", "南城：杠分漏了一家", "南城：槓分漏了一家"),
        words(
            "Seat 3 throws the fourth tile of seat 2's three, a kong on a discard (Ming Gang): the feeder owes two, each of the others"
            " one, the dealer twice his one. The platform books seat 3 and seat 4 and forgets the dealer.",
            "3号位打的牌被2号位明杠：放杠的付两分，其他各付一分，庄家坐马要付两分。平台只收了3号位和4号位的，漏了庄家这一家。",
            "3號位打的牌被2號位明槓：放槓的付兩分，其他各付一分，莊家坐馬要付兩分。平台只收了3號位和4號位的，漏了莊家這一家。",
        ),
        [
            Table(natural=True).dice(3, 5, L, 4).holds(R, "123m456p789sE {8888p}").unplanned().round().exposes(R, "8p", O).discards(R).round().round()
            .wins(R, "E", on=L, ping_hu=1).paid(L=1).kong_paid("8p", D=2, O=2, L=1).closes(R, (-2, 6, -2, -2))
        ],
        first=(0, "kong", "JX-18"),
        spoil=_forget_the_dealers_share,
    ),
    sample(
        "31-a-horse-of-the-wrong-seat.json",
        words("Nancheng: a horse of the wrong seat", "南城：码认错了座位", "南城：碼認錯了座位"),
        words(
            "Seat 3 wins off seat 4, and three of the four tiles turned up are the seat opposite the dealer's: a three, a seven and"
            " the white dragon. The platform took the white dragon for the right seat's, counted two horses and booked ten instead"
            " of fifteen.",
            "3号位是庄家的对家，胡了4号位的炮；四张码里三万、七条、白板都归对家，一共中三张。平台把白板当成下家的，"
            "只算两张，码分记了十分，应该是十五分。",
            "3號位是莊家的對家，胡了4號位的炮；四張碼裡三萬、七條、白板都歸對家，一共中三張。平台把白板當成下家的，"
            "只算兩張，碼分記了十分，應該是十五分。",
        ),
        [
            Table(natural=True).dice(5, 6, O, 6).holds(O, TRIPLETS).ready().round().round().wins(O, "E", on=L, peng_peng_hu=5).turns_up("3m7sB5p").paid(L=5)
            .horses_pay("winner", "L>O 15").closes(O, (0, 0, 20, -20))
        ],
        preset="winner-horses",
        first=(0, "win", "JX-44"),
        spoil=_count_another_seat,
    ),
    sample(
        "32-a-win-let-go-and-another-taken.json",
        words("Nancheng: a win let go, another taken", "南城：漏胡以后又胡", "南城：漏胡以後又胡"),
        words(
            "Seat 4 waits for a four or seven of bamboo, and with more points for a six. It lets seat 2's four go; before its next"
            " turn seat 3 throws a seven. Who has let a win go may not take one that is worth no more (Lou Hu), yet seat 4 wins.",
            "4号位听四条、七条，听六条更大。2号位打四条，4号位没胡；还没轮到自己，3号位又打七条。漏胡之后只能胡更大的，"
            "这一张和刚才一样大，4号位却胡了。",
            "4號位聽四條、七條，聽六條更大。2號位打四條，4號位沒胡；還沒輪到自己，3號位又打七條。漏胡之後只能胡更大的，"
            "這一張和剛才一樣大，4號位卻胡了。",
        ),
        [
            Table(natural=True).dice(2, 2, L, 3).holds(L, PUNGS).ready().round().feeds(R, "4s").turn(O, "7s").wins(L, "7s", on=O, feed=False, ping_hu=1)
            .paid(O=1).closes(L, (0, 0, -1, 1))
        ],
        first=(0, "win", "JX-34"),
    ),
    sample(
        "33-one-suit-where-it-needs-a-shape.json",
        words("Nancheng: one suit where it needs a shape", "南城：不算假胡的一桌", "南城：不算假胡的一桌"),
        words(
            "Fourteen characters, but no four sets and a pair. Where Jia Hu is played one suit alone wins three; this table has"
            " switched it off, so the hand is no win and nothing is owed. Choose the usual rules, and nothing is wrong.",
            "十四张万，却凑不成四副一对。算假胡的桌子，清一色不成牌型也能胡三分；这一桌约定不算假胡，所以这牌不能胡，"
            "也不该收分。换成平常的规则就没有错。",
            "十四張萬，卻湊不成四副一對。算假胡的桌子，清一色不成牌型也能胡三分；這一桌約定不算假胡，所以這牌不能胡，"
            "也不該收分。換成平常的規則就沒有錯。",
        ),
        [
            Table(natural=True).dice(1, 3, L, 2).holds(R, "1124457788996m").round().round().round().round().wins(R, "9m", on=O).closes(R, (0, 0, 0, 0))
        ],
        options={"jia_hu": False},
        first=(0, "win", "JX-52"),
        spoil=_pay_three,
    ),
]
