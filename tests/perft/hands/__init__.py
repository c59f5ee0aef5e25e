"""The rulebooks in plain, slow Python: which acts are legal now, and what an act makes of the table."""

from typing import Final

from tests.perft.hands.nancheng import NanchengHand
from tests.perft.hands.nanchong import NanchongHand
from tests.perft.hands.nantong import NantongHand
from tests.perft.hands.table import TableHand

HANDS: Final[dict[str, type[TableHand]]] = {
    "nancheng": NanchengHand,
    "nanchong": NanchongHand,
    "nantong": NantongHand,
}
