"""Several winners, birds, replacements, the last tile, passed wins and kongs: NT-46 to NT-60."""

from typing import Final

from scoring.engine.clauses import Clause
from scoring.engine.words import words
from scoring.rulesets.nantong.clauses.source import clause

SPECIAL: Final[tuple[Clause, ...]] = (
    clause(
        "NT-46",
        words(
            "Tong Pao: several seats may win on the same tile",
            "通炮：同一张牌，几家能胡就可以几家一起胡",
            "通炮：同一張牌，幾家能胡就可以幾家一起胡",
        ),
        line=143,
    ),
    clause(
        "NT-47",
        words(
            "Zha Niao: after a win the next tiles of the wall are turned up as birds",
            "扎鸟：有人胡牌后，翻开牌墙上接下来的牌当鸟",
            "扎鳥：有人胡牌後，翻開牌牆上接下來的牌當鳥",
        ),
        line=147,
    ),
    clause(
        "NT-48",
        words(
            "The figure on the bird tells its seat, counted counter-clockwise from the starting seat",
            "鸟落在哪一家，看牌面数字，从起点那家逆时针数过去",
            "鳥落在哪一家，看牌面數字，從起點那家逆時針數過去",
        ),
        line=147,
    ),
    clause(
        "NT-49",
        words(
            "A bird doubles a payment if it sits on the seat that pays or the seat that receives",
            "鸟扎在付分或收分的一家，这一笔就翻倍",
            "鳥扎在付分或收分的一家，這一筆就翻倍",
        ),
        line=147,
    ),
    clause(
        "NT-50",
        words(
            "When the last tile wins, it is itself the bird",
            "海底胡牌，海底那张牌就是鸟",
            "海底胡牌，海底那張牌就是鳥",
        ),
        line=149,
    ),
    clause(
        "NT-51",
        words(
            "A win on the tile of a supplement kong is an ordinary self-draw",
            "补张补到的牌胡了，只算普通自摸",
            "補張補到的牌胡了，只算普通自摸",
        ),
        line=153,
    ),
    clause(
        "NT-52",
        words(
            "A supplement takes one tile from the end of the wall, top before bottom, without choice",
            "补张从牌墙末尾拿，先上后下，一次一张，不能挑",
            "補張從牌牆尾端拿，先上後下，一次一張，不能挑",
        ),
        line=155,
    ),
    clause(
        "NT-53",
        words(
            "A kong with one tile left takes that tile; this hand then has no last tile to win with",
            "只剩海底时补张，就补走海底，这一局不再有海底",
            "只剩海底時補張，就補走海底，這一局不再有海底",
        ),
        line=157,
    ),
    clause(
        "NT-54",
        words(
            "The last tile is offered seat by seat, from the one due to draw, until someone takes it",
            "海底漫游：从轮到摸牌的一家起依次问，谁要归谁",
            "海底漫遊：從輪到摸牌的一家起依次問，誰要歸誰",
        ),
        line=159,
    ),
    clause(
        "NT-55",
        words(
            "Lou Hu: who passes a win on a discard is barred from such wins until the next own draw",
            "漏胡：炮胡放过不要，到自己下次摸牌前受限",
            "漏胡：別人打的牌能胡沒胡，到自己下次摸牌前受限",
        ),
        line=161,
    ),
    clause(
        "NT-56",
        words(
            "An open kong may be made only if the rest of the hand is waiting to win",
            "开杠要在听牌时才行，没听牌只能补张",
            "開槓要在聽牌時才行，沒聽牌只能補張",
        ),
        line=163,
    ),
    clause(
        "NT-57",
        words(
            "After an open kong the replacement tile must win or be discarded",
            "开杠补来的牌，不胡就得打出去",
            "開槓補來的牌，不胡就得打出去",
        ),
        line=163,
    ),
    clause(
        "NT-58",
        words(
            "After an open kong the hand is locked: every tile drawn later must win or be discarded",
            "开杠之后手牌锁定，往后摸什么打什么，除非胡牌",
            "開槓之後手牌鎖定，往後摸什麼打什麼，除非胡牌",
        ),
        line=163,
    ),
    clause(
        "NT-59",
        words(
            "An open kong's tile lies where the dice say, counted in stacks from the end of the wall",
            "开杠掷骰，按点数从牌墙末尾数到哪一墩，就拿哪一墩的牌",
            "開槓擲骰，按點數從牌牆尾端數到哪一墩，就拿哪一墩的牌",
        ),
        line=165,
    ),
    clause(
        "NT-60",
        words(
            "Each kong on the table is paid by the three others at the agreed price, whoever wins",
            "落地的每个杠，其余三家都按约定付杠分，不管谁胡",
            "落地的每個槓，其餘三家都按約定付槓分，不管誰胡",
        ),
        line=167,
    ),
)
