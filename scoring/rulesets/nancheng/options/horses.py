"""Options of horse tiles and of the end of the wall."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice, yes_no

HORSE_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "horse_draw_end",
        "JX-38",
        words("Where horses are taken after a win", "胡牌后从哪里扎码", "胡牌後從哪裡扎碼"),
        Choice("head", words("The front of the wall", "牌墙前端", "牌牆前端")),
        Choice("tail", words("The end of the wall", "牌墙末尾", "牌牆尾端")),
        Choice(
            "any_remaining",
            words("Any tiles left in the wall", "剩下的牌里任意拿", "剩下的牌裡任意拿"),
        ),
    ),
    choice(
        "horse_multi_win",
        "JX-43",
        words("Horses when several seats win on one tile", "一炮多响时的码", "一炮多響時的碼"),
        Choice(
            "shared_each",
            words(
                "The same tiles count for each winner",
                "同样的码，各胡家各算各的",
                "同樣的碼，各胡家各算各的",
            ),
        ),
        Choice(
            "nearest_only",
            words("Only for the first winner in turn", "只算最先胡的那家", "只算最先胡的那家"),
        ),
    ),
    choice(
        "horse_dealer_scope",
        "JX-41",
        words("The dealer's horses count", "庄家奖码算哪些中码", "莊家獎碼算哪些中碼"),
        Choice("winner_only", words("If they hit the winner", "只算胡家中的码", "只算胡家中的碼")),
        Choice(
            "inherit_all",
            words(
                "Whichever seat they hit: the dealer shares its gain or loss",
                "谁家中的都算，庄家跟着输赢",
                "誰家中的都算，莊家跟著輸贏",
            ),
        ),
    ),
    choice(
        "horse_all_formula",
        "JX-47",
        words("How everybody's horses are reckoned", "码踩码怎么算分", "碼踩碼怎麼算分"),
        Choice(
            "share_matrix",
            words(
                "Every horse is a share of the seat it hits, on both sides of a payment",
                "先算本分，中谁的码就跟谁的本分",
                "先算本分，中誰的碼就跟誰的本分",
            ),
        ),
        Choice(
            "dealer_text",
            words(
                "Only the dealer's own horses that hit the winner",
                "只算庄家的码，照庄家奖码",
                "只算莊家的碼，照莊家獎碼",
            ),
        ),
        Choice(
            "inherit_simple",
            words(
                "Each horse shares the plain win of the seat it hits, never other horses",
                "每个码只跟那家的胡分，码不再踩码",
                "每個碼只跟那家的胡分，碼不再踩碼",
            ),
        ),
    ),
    yes_no(
        "reserve_horses",
        "JX-39",
        words("Tiles for the horses are kept back from play", "留出码牌不摸", "留出碼牌不摸"),
        default=False,
    ),
    choice(
        "tail_order",
        "JX-23",
        words("The end of the wall is taken", "牌墙末尾先拿哪张", "牌牆尾端先拿哪張"),
        Choice(
            "linear_last",
            words(
                "Last tile first, the lower of its stack", "最后一张，末墩先下后上", "最後一張，末墩先下後上"
            ),
        ),
        Choice("top_first", words("Upper tile of the last stack first", "末墩先上后下", "末墩先上後下")),
    ),
)
