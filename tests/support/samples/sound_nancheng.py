"""Samples of Nancheng in which everything is as it should be."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from functools import partial

from tests.support.nancheng_tables import D, L, O, R, Table
from tests.support.samples.sample import Sample, words

sample = partial(Sample, ruleset="nancheng", preset="seed-001")

PLAIN = "123m456p789sESWC"
TRIPLETS = "111m444p333sE [CCC]"
HORSES = ("1m2m", "3p4s", "2s6p", "9sW")


def _horses_of_the_winner() -> list[Table]:
    """R self-draws with three horses; then L's discard wins for R, who deals, and for O."""
    drawn = (
        Table(natural=True).dice(3, 4, O, 4).holds(R, PLAIN).round().round().round().self_draws(R, "C", ping_hu=1).turns_up("2m6sS9p")
        .paid(D=2, O=1, L=1).horses_pay("winner", "D>R 6, O>R 3, L>R 3").closes(R, (-8, 16, -4, -4))
    )
    shared = (
        Table(R, natural=True).dice(1, 1, O, 2).holds(R, "123m456p789s99pSS").holds(O, "777m444p333sEEES").round().round()
        .wins(R, "S", on=L, ping_hu=1).wins_too(O, "S", on=L, peng_peng_hu=5).turns_up("1m5s2pN").pays(L, 2, to=R).pays(L, 5, to=O)
        .horses_pay("winner", "L>R 4, L>O 5").closes(R, (0, 6, 10, -16))
    )
    return [drawn, shared]


def _horses_of_the_dealer() -> list[Table]:
    """R wins triplets off O; the dealer has three horses on R."""
    return [
        Table(natural=True).dice(2, 3, D, 3).holds(R, TRIPLETS).ready().round().round().wins(R, "E", on=O, peng_peng_hu=5).turns_up("2m6sS9p").paid(O=5)
        .horses_pay("dealer", "O>D 15").closes(R, (15, 5, -20, 0))
    ]


def _horses_of_all() -> list[Table]:
    """R wins triplets off O; everybody's horses share."""
    return [
        Table(natural=True, horses=HORSES, shown="end").dice(4, 4, L, 5).holds(R, TRIPLETS).ready().round().round().wins(R, "E", on=O, peng_peng_hu=5)
        .shows_horses().paid(O=5).horses_pay("all", "R>D 5, O>D 5, L>D 5, L>R 5, R>O 10, L>O 10").closes(R, (15, -5, 10, -20))
    ]


def _first_discard_followed() -> list[Table]:
    """All follow the dealer's N; later R self-draws a plain hand."""
    table = Table(natural=True).dice(1, 6, O, 2).holds(R, PLAIN).gives(O, "N").gives(L, "N").avoids("N").discards(D, "N")
    table.turn(R, "N").draws(O).discards(O, "N").draws(L).label("followed").discards(L, "N")
    return [
        table.round().round().round().self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1).front_burn_paid().closes(R, (-5, 5, 0, 0))
    ]


def _nobody_wins() -> list[Table]:
    """The wall runs out; R has a concealed kong."""
    return [
        Table(natural=True).dice(4, 5, D, 5).gives(R, "222p").round().round().conceals(R, "2p").discards(R).to_the_end_of_the_wall()
        .kong_paid("2p", D=4, O=2, L=2).back_burn_paid().closes(R, (-1, 7, -3, -3))
    ]


def _broken_up() -> list[Table]:
    """The table breaks up after a kong of O and one of the dealer."""
    return [
        Table(natural=True).dice(6, 6, L, 7).gives(O, "555s").gives(D, "888p").round().exposes(O, "5s", L).discards(O).round().conceals(D, "8p").discards(D)
        .round().event("dissolve").kong_paid("5s", D=2, R=1, L=2).kong_paid("8p", R=4, O=4, L=4).closes(D, (10, -5, 1, -6), outcome="dissolved")
    ]


SAMPLES: list[Sample] = [
    sample(
        "24-horses-of-the-winner.json",
        words("Nancheng: horses for the winner", "南城：赢家奖码", "南城：贏家獎碼"),
        words(
            "After a win four tiles are turned up; those that fall to the winner's seat are horses (Ma) and multiply what is paid."
            " In the first hand three of four are seat 2's: everybody pays four times, the dealer twice that. In the second"
            " one discard wins for two, and each counts its own horses among the same four tiles.",
            "胡牌以后翻四张码牌，翻中胡家几张，每家就多付几倍。第一局四张中三张，每家付四倍，庄家坐马再翻倍。"
            "第二局一炮双响，两家看同样的四张码，各算各的。",
            "胡牌以後翻四張碼牌，翻中胡家幾張，每家就多付幾倍。第一局四張中三張，每家付四倍，莊家坐馬再翻倍。"
            "第二局一炮雙響，兩家看同樣的四張碼，各算各的。",
        ),
        _horses_of_the_winner(),
        preset="winner-horses",
        committed=True,
    ),
    sample(
        "25-horses-of-the-dealer.json",
        words("Nancheng: horses for the dealer", "南城：庄家奖码", "南城：莊家獎碼"),
        words(
            "Here the dealer has the horses (Ma). Seat 3 throws into seat 2's hand, three of the four tiles fall to seat 2: seat 3"
            " pays seat 2 five, and the dealer, who did nothing, three times as much.",
            "奖码归庄家。3号位放炮给2号位，四张码中了2号位三张：3号位付2号位五分，还要付庄家三倍，庄家坐着收十五分。",
            "獎碼歸莊家。3號位放炮給2號位，四張碼中了2號位三張：3號位付2號位五分，還要付莊家三倍，莊家坐著收十五分。",
        ),
        _horses_of_the_dealer(),
        preset="dealer-horses",
    ),
    sample(
        "26-horses-of-everybody.json",
        words("Nancheng: everybody has horses", "南城：码踩码，赢家倒输", "南城：碼踩碼，贏家倒輸"),
        words(
            "Each seat sets two tiles aside after the deal, shown at the end. Whose seat a tile falls to, that seat's result its"
            " owner shares. Seat 2 wins five, but the horses of the others have it pay more than it receives; seat 3, who threw"
            " the tile, has two horses on the winner and comes out ahead.",
            "码踩码：发完牌每家先扣下两张码，最后才亮。码踩中哪一家，就跟着那一家一起输赢。2号位胡了五分，却被别家的码踩着，"
            "算下来反而要输；3号位放的炮，两张码都踩中赢家，倒赢了。",
            "碼踩碼：發完牌每家先扣下兩張碼，最後才亮。碼踩中哪一家，就跟著那一家一起輸贏。2號位胡了五分，卻被別家的碼踩著，"
            "算下來反而要輸；3號位放的炮，兩張碼都踩中贏家，倒贏了。",
        ),
        _horses_of_all(),
        preset="all-horses",
    ),
    sample(
        "27-the-first-discard-followed.json",
        words("Nancheng: the first discard followed", "南城：前烧，三家跟庄", "南城：前燒，三家跟莊"),
        words(
            "The dealer's first discard is a north wind, and all three others discard one too: a front burn (Qian Shao). Whatever comes"
            " of the hand, the dealer pays each of them one; later seat 2 self-draws besides.",
            "庄家第一张打北风，三家跟着都打北风，这叫前烧：不管这一局谁胡，庄家付每家一分。后来2号位自摸，另外照算。",
            "莊家第一張打北風，三家跟著都打北風，這叫前燒：不管這一局誰胡，莊家付每家一分。後來2號位自摸，另外照算。",
        ),
        _first_discard_followed(),
    ),
    sample(
        "28-nobody-wins-and-the-dealer-is-paid.json",
        words("Nancheng: nobody wins, the dealer is paid", "南城：流局，后烧", "南城：流局，後燒"),
        words(
            "The wall runs out and nobody has won: each of the others pays the dealer one, a back burn (Hou Shao). Seat 2's concealed"
            " kong is paid all the same, and seat 2 deals next.",
            "牌摸完了没人胡，三家各付庄家一分，这叫后烧。2号位的暗杠照样收分，下一局由2号位坐庄。",
            "牌摸完了沒人胡，三家各付莊家一分，這叫後燒。2號位的暗槓照樣收分，下一局由2號位坐莊。",
        ),
        _nobody_wins(),
    ),
    sample(
        "29-a-table-broken-up.json",
        words("Nancheng: a table broken up", "南城：中途解散，只算杠分", "南城：中途解散，只算槓分"),
        words(
            "The table breaks up in the middle of a hand. At this table the kongs made so far are paid, doubled where the dealer"
            " pays or is paid; there is nothing else, and the same seat deals again.",
            "牌局打到一半解散。这桌约定解散算杠：已经开的杠照付，和庄家之间的翻倍；别的都不算，下一局还是原来的庄家。",
            "牌局打到一半解散。這桌約定解散算槓：已經開的槓照付，和莊家之間的翻倍；別的都不算，下一局還是原來的莊家。",
        ),
        _broken_up(),
    ),
]
