"""Options of who deals next."""

from typing import Final

from scoring.engine.options import Choice, Option
from scoring.engine.words import words
from scoring.patterns.option_kinds import choice

DEALER_OPTIONS: Final[tuple[Option, ...]] = (
    choice(
        "multi_win_next_dealer",
        "JX-07",
        words("Next dealer after several wins on one tile", "一炮多响后谁坐庄", "一炮多響後誰做莊"),
        Choice(
            "first_winner",
            words(
                "The first winner in turn after who gave the tile",
                "放炮的往下数，最先胡的那家",
                "放炮的往下數，最先胡的那家",
            ),
        ),
        Choice("discarder", words("Who gave the tile", "放炮的那家", "放炮的那家")),
        Choice(
            "dealer_if_winner",
            words(
                "The dealer again if among the winners, else the first winner",
                "庄家也胡了就连庄，否则由最先胡的那家",
                "莊家也胡了就連莊，否則由最先胡的那家",
            ),
        ),
    ),
    choice(
        "draw_next_dealer",
        "JX-08",
        words("Next dealer after a drawn hand", "流局后谁坐庄", "流局後誰做莊"),
        Choice("next_seat", words("The next seat", "庄家的下家", "莊家的下家")),
        Choice("same", words("The dealer stays", "庄家不变", "莊家不變")),
    ),
)
