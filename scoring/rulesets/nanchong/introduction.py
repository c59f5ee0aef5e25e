"""The Nanchong game in plain words, for somebody who has never played it. Figures stand in the options."""

from typing import Final

from scoring.engine.guide import Passage
from scoring.engine.words import words

_PLAY: Final = Passage(
    words("How it is played", "怎么打", "怎麼打"),
    (
        words(
            "Four players, 108 tiles: characters, dots and bamboo, no honours. The dealer starts with 14 "
            "tiles and discards first, the others hold 13. Pungs and kongs are called, chows are not. The "
            "first win ends the hand; if several can win on the same tile, all of them do.",
            "四个人打，用万、筒、条一百零八张，没有字牌。庄家起手十四张、先打牌，闲家各十三张。能碰能杠，不能吃。"
            "胡牌叫割，听牌叫下叫。有人割了这一局就完；同一张牌几家都能割，就几家一起割。",
            "四個人打，用萬、筒、條一百零八張，沒有字牌。莊家起手十四張、先打牌，閒家各十三張。能碰能槓，不能吃。"
            "胡牌叫割，聽牌叫下叫。有人割了這一局就完；同一張牌幾家都能割，就幾家一起割。",
        ),
        words(
            "Before the deal each seat chooses a stake, called Piao, or none. It holds for this hand.",
            "摸牌之前，每家先定飘几分，不飘也行。飘了就不能撤，打完这一局为止。",
            "摸牌之前，每家先定飄幾分，不飄也行。飄了就不能撤，打完這一局為止。",
        ),
        words(
            "Who waits for a tile may lay the waiting part of the hand open on the table. This is called "
            "Bai: a win then brings more and dealing in costs more. The hand is locked: what is drawn wins "
            "or is discarded, and a kong is allowed only if it leaves the waits alone. Seats other than the "
            "dealer that are ready as dealt may say so before play (Bao Jiao); that locks the hand too.",
            "下了叫，可以把要割的那部分牌倒下来给大家看，这叫摆牌：割了多收，点炮也多赔。"
            "摆了手牌就锁住，摸到的不割就打出去，不改叫口才能杠。闲家起手就下叫的，开打之前可以报叫，报了一样不能换张。",
            "下了叫，可以把要割的那部分牌倒下來給大家看，這叫擺牌：割了多收，點炮也多賠。"
            "擺了手牌就鎖住，摸到的不割就打出去，不改叫口才能槓。閒家起手就下叫的，開打之前可以報叫，報了一樣不能換張。",
        ),
        words(
            "Who lets a win on a discard go may not win on that tile before the next own draw (Guo Shou). "
            "When the wall is nearly used up it is the other way round: whoever can win on a discard must.",
            "放过点炮不割，要等自己再摸了牌，才能割同样的牌，这叫过手。牌墙快摸完时倒过来：有人点炮，能割的必须割。",
            "放過點炮不割，要等自己再摸了牌，才能割同樣的牌，這叫過手。牌牆快摸完時倒過來：有人點炮，能割的必須割。",
        ),
    ),
)

_WINS: Final = Passage(
    words("How a hand is won", "怎样算割", "怎樣算割"),
    (
        words(
            "Four runs or triplets and any pair win, and so do seven pairs. All three suits may be in the "
            "hand.",
            "四副顺子或刻子加一个对子就能割，七个对子也能割。三门花色都有也行，不用打缺。",
            "四副順子或刻子加一個對子就能割，七個對子也能割。三門花色都有也行，不用打缺。",
        ),
        words(
            "Every win has its base. What the hand holds is added to it, one thing after the other, and "
            "nothing is ever multiplied: a little for two suits only, a concealed hand, a middle five, twin "
            "runs and each four alike; much for one suit, seven pairs and all pungs. If the hand can be "
            "read in several ways, the dearest counts.",
            "割了就有底，手里有什么就往上加，一样加一样，从不翻倍。缺一门、门清、卡心五、一般高、根加得少，"
            "清一色、小七对、大对子加得多。一手牌有几种看法，按最大的一种算。",
            "割了就有底，手裡有什麼就往上加，一樣加一樣，從不翻倍。缺一門、門清、卡心五、一般高、根加得少，"
            "清一色、小七對、大對子加得多。一手牌有幾種看法，按最大的一種算。",
        ),
    ),
)

_PAYMENTS: Final = Passage(
    words("What is paid", "怎么赔", "怎麼賠"),
    (
        words(
            "A payer pays what the hand is worth, and the Piao of the winner and his own on top. On a "
            "self-draw all three pay, each by his own Piao; on a discard or a robbed kong only the seat "
            "that gave the tile.",
            "赔的是这手牌的分数，再加割家飘的和赔家自己飘的。自摸三家都赔，各按各的飘；"
            "点炮或者被抢杠，只由那一家赔。",
            "賠的是這手牌的分數，再加割家飄的和賠家自己飄的。自摸三家都賠，各按各的飄；"
            "點炮或者被搶槓，只由那一家賠。",
        ),
        words(
            "The seat that deals in pays more if it has laid down itself, has just konged, has drawn the "
            "last tile, or holds a single tile beside four melds.",
            "点炮的人自己摆了牌、刚刚杠过、摸了最后一张，或者碰杠了四副只剩一张，还要多赔。",
            "點炮的人自己擺了牌、剛剛槓過、摸了最後一張，或者碰槓了四副只剩一張，還要多賠。",
        ),
        words(
            "Kongs are not paid when they are made; they count when their owner wins. If nobody wins, each "
            "seat that is not ready pays every seat that is, as much as its hand could have won (Cha Jiao).",
            "杠牌当时不收，割了牌才算根。没人割叫荒庄，要查叫：没下叫的赔下了叫的，按人家能割到的分数赔。",
            "槓牌當時不收，割了牌才算根。沒人割叫荒莊，要查叫：沒下叫的賠下了叫的，按人家能割到的分數賠。",
        ),
        words(
            "The winner deals next; if several won, the seat that gave them the tile; if nobody won, the "
            "dealer again. A table may choose otherwise in many of these things: see what may be chosen "
            "below.",
            "谁割谁坐下一局的庄；几家一起割，由点炮的坐庄；荒庄就还是原来的庄。"
            "这些多半可以由各桌自己定，见下面“各桌可选的规则”。",
            "誰割誰做下一局的莊；幾家一起割，由點炮的做莊；荒莊就還是原來的莊。"
            "這些多半可以由各桌自己定，見下面「各桌可選的規則」。",
        ),
    ),
)

INTRODUCTION: Final[tuple[Passage, ...]] = (_PLAY, _WINS, _PAYMENTS)
