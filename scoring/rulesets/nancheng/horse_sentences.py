"""What horses have done to the payments of a hand, in plain sentences."""

from collections.abc import Iterator
from typing import Final

from scoring.engine.exhibits import Sentence
from scoring.engine.words import words
from scoring.rulesets.nancheng.horses import hits_on
from scoring.rulesets.nancheng.horses_told import HorsesTold

_NO_TILE: Final = words(
    "The wall was empty: there was no horse to turn up.",
    "牌墙已经摸完，没有码可扎。",
    "牌牆已經摸完，沒有碼可扎。",
)
_HIT: Final = words(
    "Of {shown:number} horses turned up, {hits:number} on {winner:seat}: what {winner:seat} wins counts 1 + "
    "{hits:number} = {times:number} times.",
    "扎了{shown:number}个码，{winner:seat}中{hits:number}个：赢的分算1 + {hits:number} = {times:number}倍。",
    "扎了{shown:number}個碼，{winner:seat}中{hits:number}個：贏的分算1 + {hits:number} = {times:number}倍。",
)
_MISSED: Final = words(
    "Of {shown:number} horses turned up, none on {winner:seat}: what {winner:seat} wins stays as it is.",
    "扎了{shown:number}个码，{winner:seat}一个也没中：赢的分照旧。",
    "扎了{shown:number}個碼，{winner:seat}一個也沒中：贏的分照舊。",
)
_DEALERS: Final = words(
    "The horses are the dealer's, {dealer:seat}. Of {shown:number}, {hits:number} on the winner, "
    "{winner:seat}: what is paid to {winner:seat} is paid to {dealer:seat} as well, times {hits:number}.",
    "码归庄家{dealer:seat}。扎了{shown:number}个，胡家{winner:seat}中{hits:number}个：付胡家多少，"
    "就再付庄家{hits:number}份。",
    "碼歸莊家{dealer:seat}。扎了{shown:number}個，胡家{winner:seat}中{hits:number}個：付胡家多少，"
    "就再付莊家{hits:number}份。",
)
_TO_ITSELF: Final = words(
    "The dealer alone pays, and would pay itself: the horses change nothing.",
    "要付分的只有庄家，等于付给自己，所以没有码分。",
    "要付分的只有莊家，等於付給自己，所以沒有碼分。",
)
_NEAREST: Final = words(
    "Only the first winner in turn has the horses.",
    "几家一起胡，码只算最先胡的那家。",
    "幾家一起胡，碼只算最先胡的那家。",
)
_SHARES_RESULTS: Final = words(
    "The horses are the dealer's, {dealer:seat}: for each of them the dealer shares the gains and losses of "
    "the seat that it hits.",
    "码归庄家{dealer:seat}：中了谁，庄家就跟谁的输赢，一个码跟一份。",
    "碼歸莊家{dealer:seat}：中了誰，莊家就跟誰的輸贏，一個碼跟一份。",
)
_COUNTS: Final = words(
    "Every seat has horses of its own. A seat is one share, and one more for each horse that hits it, "
    "whosever horse that is.",
    "每家都有自己的码。一家本身算一份，中一个码多一份，不管是谁的码。",
    "每家都有自己的碼。一家本身算一份，中一個碼多一份，不管是誰的碼。",
)
_OWN_SHARE: Final = words(
    "First each seat's own share (Ben Fen): what it gets from or pays to another seat, times the shares of "
    "that other seat.",
    "先算本分：跟哪家收付的分，就乘哪家的份数。",
    "先算本分：跟哪家收付的分，就乘哪家的份數。",
)
_FOLLOWS: Final = words(
    "Then each of its own horses adds the own share of the seat that it hits.",
    "再加自己的码：中了谁，就加谁的本分，一个码加一份。",
    "再加自己的碼：中了誰，就加誰的本分，一個碼加一份。",
)
_FOLLOWS_PLAIN: Final = words(
    "Then each of its own horses adds what the seat that it hits gets or pays without any horses.",
    "再加自己的码：中了谁，就加谁不算码的输赢，一个码加一份。",
    "再加自己的碼：中了誰，就加誰不算碼的輸贏，一個碼加一份。",
)
_NOTHING: Final = words(
    "Nothing is paid in this hand that horses multiply.",
    "这一局没有跟码算的分。",
    "這一局沒有跟碼算的分。",
)
_OPEN: Final = words(
    "The record does not show enough to tell what the horses multiply; whom each of them hits stands below.",
    "记录里的牌不全，码翻了多少分算不出来；每张码中了谁，看下面。",
    "記錄裡的牌不全，碼翻了多少分算不出來；每張碼中了誰，看下面。",
)
_KONGS: Final = words(
    "At this table horses multiply the points of kongs too.",
    "这一桌杠分也跟着码算。",
    "這一桌槓分也跟著碼算。",
)
_KONGS_APART: Final = words(
    "Kongs are paid as they are, without horses.",
    "杠分照付，和码无关。",
    "槓分照付，和碼無關。",
)
_BURNS_APART: Final = words(
    "Burns are paid as they are, without horses.",
    "烧庄的分照付，和码无关。",
    "燒莊的分照付，和碼無關。",
)


def sentences(told: HorsesTold) -> Iterator[Sentence]:
    """What the horses have done, then what they have nothing to do with."""
    if told.is_open:
        yield Sentence(_OPEN)
    elif not told.pays:
        yield Sentence(_NOTHING)
    elif told.shares_all:
        simple = told.chosen.horse_all_formula == "inherit_simple"
        yield from map(Sentence, (_COUNTS, _OWN_SHARE, _FOLLOWS_PLAIN if simple else _FOLLOWS))
    else:
        yield from _of_wins(told)
    if told.pays and "kong" in told.causes:
        yield Sentence(_KONGS)
    if "kong" in told.apart:
        yield Sentence(_KONGS_APART)
    if told.apart & {"front_burn", "back_burn"}:
        yield Sentence(_BURNS_APART)


def _of_wins(told: HorsesTold) -> Iterator[Sentence]:
    chosen, dealer = told.chosen, told.dealer
    tiles = told.of_wins
    if not tiles:
        yield Sentence(_NO_TILE)
        return
    if chosen.horse_mode == "dealer" and chosen.horse_dealer_scope == "inherit_all":
        yield Sentence(_SHARES_RESULTS, {"dealer": dealer})
        return
    for winner in told.winners:
        owner = winner if chosen.horse_mode == "winner" else dealer
        count = told.counted[owner][winner]
        values = {"winner": winner, "dealer": dealer, "hits": count, "shown": len(tiles), "times": 1 + count}
        if count:
            yield Sentence(_HIT if owner == winner else _DEALERS, values)
            if owner != winner and told.is_paid_by_alone(winner, owner):
                yield Sentence(_TO_ITSELF)
        elif not hits_on(tiles, dealer)[winner]:
            yield Sentence(_MISSED, values)
        else:
            yield Sentence(_NEAREST)
