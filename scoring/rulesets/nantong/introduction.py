"""The Nantong game in plain words, for somebody who has never played it. Figures stand in the options."""

from typing import Final

from scoring.engine.guide import Passage
from scoring.engine.words import words

_PLAY: Final = Passage(
    words("How it is played", "怎么打", "怎麼打"),
    (
        words(
            "Four players, 108 tiles: characters, dots and bamboo, no honours. The dealer starts with 14 "
            "tiles and discards first, the others hold 13. The next seat may chow a discard; all three may "
            "pung, kong or win on it.",
            "四个人打，用万、筒、索一百零八张，没有字牌。庄家起手十四张、先出牌，闲家各十三张。"
            "打出来的牌，下家可以吃，三家都可以碰、杠、胡。",
            "四個人打，用萬、筒、索一百零八張，沒有字牌。莊家起手十四張、先出牌，閒家各十三張。"
            "打出來的牌，下家可以吃，三家都可以碰、槓、胡。",
        ),
        words(
            "There are two ways to kong. A supplement takes one tile from the end of the wall and play goes "
            "on. An open kong is for a hand that already waits: dice tell where its tile lies, that tile "
            "wins or is discarded, and from then on the hand is locked.",
            "杠有两种。补张是从牌墙末尾补一张，接着打。开杠要听牌以后才行：掷骰子定补牌的位置，"
            "补来的牌不胡就得打出去，手牌从此锁定。",
            "槓有兩種。補張是從牌牆末尾補一張，接著打。開槓要聽牌以後才行：擲骰子定補牌的位置，"
            "補來的牌不胡就得打出去，手牌從此鎖定。",
        ),
        words(
            "When one tile is left it is offered round the table. Who takes this last tile wins with it or "
            "discards it. Who passes a win on a discard is barred from such wins for a while.",
            "牌墙只剩最后一张时，这张海底牌一家一家地问，谁要归谁，不胡就算打出。"
            "炮胡放过不要，叫漏胡，到自己下次摸牌前受限。",
            "牌牆只剩最後一張時，這張海底牌一家一家地問，誰要歸誰，不胡就算打出。"
            "放槍的牌放過不胡，叫漏胡，到自己下次摸牌前受限。",
        ),
    ),
)

_WINS: Final = Passage(
    words("How a hand is won", "怎样算胡", "怎樣算胡"),
    (
        words(
            "The plain way is four runs or triplets and a pair, and the pair must be of 2, 5 or 8. That is "
            "a small hand.",
            "最普通的是四副顺子或刻子加一对将，将要是二、五、八。这是小胡，也叫平胡。",
            "最普通的是四副順子或刻子加一對將，將要是二、五、八。這是小胡，也叫平胡。",
        ),
        words(
            "All pungs, one suit, seven pairs, nothing but 2, 5 and 8, or all melded make a big hand; so "
            "does a special moment: a win as dealt, on the first discard, on the last tile, on a kong's "
            "tile or by robbing a kong. Several of these in one hand add up, one share each.",
            "碰碰胡、清一色、七小对、将将胡、全求人这些牌是大胡；天胡、地胡、海底、杠上、抢杠这些时机也是大胡。"
            "一手牌占了几样，就一样算一份，加在一起。",
            "碰碰胡、清一色、七小對、將將胡、全求人這些牌是大胡；天胡、地胡、海底、槓上、搶槓這些時機也是大胡。"
            "一手牌占了幾樣，就一樣算一份，加在一起。",
        ),
        words(
            "Some hands pay as soon as they are dealt: four alike, no 2, 5 or 8, a suit missing, two "
            "triplets. They are shown before the dealer's first discard and are called opening wins.",
            "有的牌起手就能收分：四喜、板板胡、缺一色、六六顺。在庄家出第一张牌之前亮出来，叫起手胡。",
            "有的牌起手就能收分：四喜、板板胡、缺一色、六六順。在莊家出第一張牌之前亮出來，叫起手胡。",
        ),
    ),
)

_PAYMENTS: Final = Passage(
    words("What is paid", "怎么付分", "怎麼付分"),
    (
        words(
            "On a self-draw all three others pay, on a discard only the seat that threw the tile. If one of "
            "the two seats of a payment deals, the dealer's addition comes on top.",
            "自摸三家都付，接炮只由放炮的一家付。付的和收的两家里有一家是庄，这一笔另加庄闲分。",
            "自摸三家都付，放槍只由放槍的一家付。付的和收的兩家裡有一家是莊，這一筆另加莊閒分。",
        ),
        words(
            "After a win the next tile of the wall is turned up as the bird. Its figure, counted round the "
            "table, names a seat: each payment that this seat makes or receives is doubled.",
            "胡牌后翻开牌墙的下一张当鸟，按牌面数字从起点一家数过去，数到谁就扎中谁："
            "这一家付出或收进的，每一笔都翻倍。",
            "胡牌後翻開牌牆的下一張當鳥，按牌面數字從起點一家數過去，數到誰就扎中誰："
            "這一家付出或收進的，每一筆都翻倍。",
        ),
        words(
            "The winner deals the next hand; if several win on one tile, the seat that gave it does. How "
            "much a small and a big hand are worth, and whether kongs are paid, is for each table to choose.",
            "谁胡谁坐下一局的庄；一炮多响，放炮的人坐庄。小胡、大胡各值多少，杠付不付分，由各桌自己定。",
            "誰胡誰做下一局的莊；一炮多響，放槍的人做莊。小胡、大胡各值多少，槓付不付分，由各桌自己定。",
        ),
    ),
)

INTRODUCTION: Final[tuple[Passage, ...]] = (_PLAY, _WINS, _PAYMENTS)
