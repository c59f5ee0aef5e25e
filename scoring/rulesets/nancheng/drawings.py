"""What the Nancheng page draws: whose wall the dice break, whom each horse hits, and what a kong is paid."""

from itertools import combinations_with_replacement
from typing import Final

from scoring.engine.figures import Chart, Dice, Figure, Mark, Round, Tiles
from scoring.engine.tiles import UNKNOWN, suit
from scoring.engine.words import words
from scoring.rulesets.nancheng.dice import broken_at
from scoring.rulesets.nancheng.horses import horse_seat
from scoring.rulesets.nancheng.kong_pay import DOUBLE, SINGLE

#: Every throw of two dice, by their sum.
_THROWS: Final = sorted(combinations_with_replacement(range(1, 7), 2), key=sum)
_NOBODY: Final = words("nobody", "没人放", "沒人放")


def _broken(place: int) -> Chart:
    """The throws that break the wall at this place from the dealer, and at which stack."""
    found = ((throw, broken_at(throw, 0)) for throw in _THROWS)
    lines = tuple(_thrown(throw, first) for throw, (wall, first) in found if wall == place)
    heads = (words("Dice", "骰子", "骰子"), words("Sum", "点数", "點數"))
    return Chart(lines, (*heads, words("Stay", "留墩", "留墩"), words("From", "起抓", "起抓")))


def _thrown(throw: tuple[int, int], first: int) -> tuple[Mark, ...]:
    return (Dice(throw), sum(throw), first - 1, first)


def _hit(place: int) -> Chart:
    """The horses that hit the seat at this place from the dealer, suit by suit."""
    kinds = [tile for tile in range(UNKNOWN) if horse_seat(tile, 0) == place]
    suits = (tuple(tile for tile in kinds if suit(tile) == number) for number in range(4))
    return Chart(tuple((Tiles(tiles),) for tiles in suits))


_KONGS: Final = Chart(
    (
        (words("Ming Gang, of a discard", "明杠", "明槓"), DOUBLE, SINGLE),
        (words("Bu Gang, Da Zhuan Wan", "补杠（大转弯）", "補槓（大轉彎）"), DOUBLE, SINGLE),
        (words("Bu Gang, Xiao Zhuan Wan", "补杠（小转弯）", "補槓（小轉彎）"), SINGLE, SINGLE),
        (words("An Gang, concealed", "暗杠", "暗槓"), _NOBODY, DOUBLE),
    ),
    (
        words("Kong", "杠", "槓"),
        words("Who fed it pays", "放杠、放碰的付", "放槓、放碰的付"),
        words("Each other pays", "其他每家付", "其他每家付"),
    ),
)

FIGURES: Final[tuple[Figure, ...]] = (
    Figure(
        "horses",
        words("Which seat a horse (Ma) hits", "一张码中哪家", "一張碼中哪家"),
        ("JX-40",),
        Round(*map(_hit, range(4))),
        words(
            "Counted from the dealer of the hand, by the number on the tile; honours have their own seats.",
            "从本局庄家数起，看牌上的数；字牌各有各家。",
            "從本局莊家數起，看牌上的數；字牌各有各家。",
        ),
    ),
    Figure(
        "dice",
        words(
            "Whose wall the dice break, and where", "掷骰子：从哪家、第几墩抓牌", "擲骰子：從哪家、第幾墩抓牌"
        ),
        ("JX-09", "JX-10", "JX-11"),
        Round(*map(_broken, range(4))),
        words(
            "The sum, counted round from the dealer, finds the wall. The smaller die tells how many stacks "
            "stay; tiles are taken from the next one on.",
            "两个骰子加起来，从庄家数起，数到哪家就抓哪家的牌墙；小的那个是几就留几墩，从下一墩抓起。",
            "兩個骰子加起來，從莊家數起，數到哪家就抓哪家的牌牆；小的那個是幾就留幾墩，從下一墩抓起。",
        ),
    ),
    Figure(
        "kongs",
        words("What a kong is paid", "杠牌怎么付分", "槓牌怎麼付分"),
        ("JX-18", "JX-20", "JX-21", "JX-22"),
        _KONGS,
        words(
            "Doubled where one of the two is the dealer, if the table plays Zuo Ma.",
            "庄家坐马的话，和庄家收付的都翻倍。",
            "莊家坐馬的話，和莊家收付的都翻倍。",
        ),
    ),
)
