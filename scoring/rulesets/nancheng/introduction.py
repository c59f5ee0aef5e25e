"""The Nancheng game in plain words, for somebody who has never played it. Figures stand in the options."""

from typing import Final

from scoring.engine.guide import Passage
from scoring.engine.words import words

_PLAY: Final = Passage(
    words("How it is played", "怎么打", "怎麼打"),
    (
        words(
            "Four players, 136 tiles: characters, dots, bamboo, winds and dragons, no flowers, no jokers. "
            "The dealer throws two dice to find where the wall is broken, starts with 14 tiles and discards "
            "first; the others hold 13. Pungs and kongs are called, chows are not. When several seats can "
            "win on the same tile, all of them may.",
            "四个人打，一百三十六张牌：万、筒、条、东南西北中发白，没有花牌，也没有癞子。庄家掷两个骰子，定从哪里抓牌；"
            "庄家起手十四张、先打牌，闲家各十三张。能碰能杠，不能吃。几家都能胡同一张牌，就几家都可以胡。",
            "四個人打，一百三十六張牌：萬、筒、條、東南西北中發白，沒有花牌，也沒有癩子。莊家擲兩個骰子，定從哪裡抓牌；"
            "莊家起手十四張、先打牌，閒家各十三張。能碰能槓，不能吃。幾家都能胡同一張牌，就幾家都可以胡。",
        ),
        words(
            "If all three follow the dealer's first discard with the same tile, the dealer pays each of "
            "them (front burn, Qian Shao). If nobody wins, they pay the dealer (back burn, Hou Shao).",
            "庄家打出第一张，三家跟着打一样的，庄家付每家一分，这叫前烧；摸完牌没人胡，三家付庄家，这叫后烧。",
            "莊家打出第一張，三家跟著打一樣的，莊家付每家一分，這叫前燒；摸完牌沒人胡，三家付莊家，這叫後燒。",
        ),
        words(
            "Who lets a win on a discard go may not win on a discard before the next own turn (Lou Hu), "
            "except with a hand worth more. Who lets a pung go may not pung that tile before the next own "
            "turn (Shi Peng).",
            "别人打的牌能胡不胡，叫漏胡：轮到自己之前不能再胡别人打的牌，除非这回胡得更大。"
            "能碰不碰，叫失碰：轮到自己之前不能再碰这种牌。",
            "別人打的牌能胡不胡，叫漏胡：輪到自己之前不能再胡別人打的牌，除非這回胡得更大。"
            "能碰不碰，叫失碰：輪到自己之前不能再碰這種牌。",
        ),
    ),
)

_WINS: Final = Passage(
    words("How a hand is won", "怎样算胡", "怎樣算胡"),
    (
        words(
            "Four runs or triplets and any pair win (Ping Hu). Honours make runs as well: any three "
            "different winds, or the three dragons together. Seven pairs win too, and so do fourteen "
            "scattered tiles of which no two of a suit are near each other (Shi San Lan).",
            "四副顺子或刻子加一个对子，就是平胡。字牌也能成顺：东南西北里任意三张不同的，或者中发白。"
            "七个对子也能胡；十四张牌张张不同，同花色的都不相靠，叫十三烂，也能胡。",
            "四副順子或刻子加一個對子，就是平胡。字牌也能成順：東南西北裡任意三張不同的，或者中發白。"
            "七個對子也能胡；十四張牌張張不同，同花色的都不相靠，叫十三爛，也能胡。",
        ),
        words(
            "Where the table plays Jia Hu, fourteen tiles of one suit, or fourteen honours, win without any "
            "shape. A hand counts as one type alone: the one worth most. Nothing is added up.",
            "约定了算假胡的，十四张全是一门花色，或者全是字牌，不成牌型也能胡。一手牌只算一种牌型，算最大的，不累加。",
            "約定了算假胡的，十四張全是一門花色，或者全是字牌，不成牌型也能胡。一手牌只算一種牌型，算最大的，不累加。",
        ),
    ),
)

_PAYMENTS: Final = Passage(
    words("What is paid", "怎么付分", "怎麼付分"),
    (
        words(
            "On a self-draw all three pay what the hand is worth, on a discard or a robbed kong only the "
            "seat that gave the tile. With Zuo Ma everything is doubled between the dealer and the others, "
            "pair by pair.",
            "自摸三家付胡分，放炮或者被抢杠只由那一家付。庄家坐马的话，和庄家之间的输赢都翻倍，闲家之间不翻。",
            "自摸三家付胡分，放炮或者被搶槓只由那一家付。莊家坐馬的話，和莊家之間的輸贏都翻倍，閒家之間不翻。",
        ),
        words(
            "Kongs are paid by all three at the end, whoever wins, and in a drawn hand too. Who fed a kong "
            "of a discard pays more; with Da Zhuan Wan so does who fed the pung of an added kong.",
            "杠分三家都付，不管谁胡，流局也算。明杠由放杠的多付；打大转弯的，补杠由当初放碰的多付。",
            "槓分三家都付，不管誰胡，流局也算。明槓由放槓的多付；打大轉彎的，補槓由當初放碰的多付。",
        ),
        words(
            "The winner deals next. If nobody wins, the seat to the dealer's right.",
            "谁胡牌，下一局谁坐庄；流局就由庄家的下家坐庄。",
            "誰胡牌，下一局誰坐莊；流局就由莊家的下家坐莊。",
        ),
    ),
)

_HORSES: Final = Passage(
    words("What horses are", "什么是码", "什麼是碼"),
    (
        words(
            "A table may play with horses (Ma): further tiles of the wall that multiply what is paid. Each "
            "tile hits one seat, counted from the dealer by its number: see the picture below.",
            "各桌可以约定奖码：从牌墙再拿几张牌做码，中了谁，输赢就跟着加。一张码中哪家，从庄家数起，看下面的图。",
            "各桌可以約定獎碼：從牌牆再拿幾張牌做碼，中了誰，輸贏就跟著加。一張碼中哪家，從莊家數起，看下面的圖。",
        ),
        words(
            "Winner's horses: they are turned up after the win, and for each that hits the winner the win "
            "is paid once more. Dealer's horses: the same tiles, but what is paid once more goes to the "
            "dealer.",
            "赢家奖码：胡牌后扎码，胡家每中一个，付给胡家的就多一份。"
            "庄家奖码：一样扎码，胡家每中一个，多付的那一份归庄家。",
            "贏家獎碼：胡牌後扎碼，胡家每中一個，付給胡家的就多一份。"
            "莊家獎碼：一樣扎碼，胡家每中一個，多付的那一份歸莊家。",
        ),
        words(
            "Everybody's horses (Ma Cai Ma): after the deal each seat sets tiles of its own aside. Every "
            "hit makes the seat that is hit one share larger, and who owns the horse shares in what that "
            "seat gets or pays.",
            "码踩码：发完牌，每家各拿自己的码。谁被中了，谁的输赢就多一份；码是谁的，谁就跟着那一家的本分输赢。",
            "碼踩碼：發完牌，每家各拿自己的碼。誰被中了，誰的輸贏就多一份；碼是誰的，誰就跟著那一家的本分輸贏。",
        ),
    ),
)

INTRODUCTION: Final[tuple[Passage, ...]] = (_PLAY, _WINS, _PAYMENTS, _HORSES)
