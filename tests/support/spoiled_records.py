"""Ways to spoil the record of a sound log, in place: its set of tiles, its deal, its wall, its order."""

import hashlib
from typing import Any

from tests.support.script import Json

SALT = "0123456789abcdef" * 4


def _hand(log: Json) -> Any:
    return log["hands"][0]


# ---- the set --------------------------------------------------------------------------------------------
def fifth_tile_in_the_wall(log: Json) -> None:
    """The last tile of the wall is a kind that is there four times already."""
    wall = _hand(log)["wall"]
    other = wall[:2] if wall[:2] != wall[-2:] else wall[2:4]
    _hand(log)["wall"] = wall[:-2] + other


def honour_in_the_wall(log: Json) -> None:
    _hand(log)["wall"] = _hand(log)["wall"][:-2] + "1z"


def shorter_wall(log: Json) -> None:
    """A wall of one tile less."""
    _hand(log)["wall"] = _hand(log)["wall"][:-2]


def shorter_wall_face_down(log: Json) -> None:
    """A wall of one tile less, of which only the deal is shown."""
    wall = _hand(log)["wall"]
    _hand(log)["wall"] = wall[:106] + "??" * (len(wall[106:-2]) // 2)


# ---- the deal -------------------------------------------------------------------------------------------
def dealt_twelve(log: Json) -> None:
    _hand(log)["deal"][2] = _hand(log)["deal"][2][:-2]


def dealer_of_thirteen(log: Json) -> None:
    _hand(log)["deal"][0] = _hand(log)["deal"][0][2:]


def fourteen_for_another(log: Json) -> None:
    """Another than the dealer has the fourteenth tile."""
    deal = _hand(log)["deal"]
    deal[0], deal[1] = deal[0][2:], deal[1] + deal[0][:2]


def swapped_deal(log: Json) -> None:
    """Two seats are dealt each other's first tile."""
    deal = _hand(log)["deal"]
    deal[0], deal[2] = deal[2][:2] + deal[0][2:], deal[0][:2] + deal[2][2:]


# ---- the wall's commitment ------------------------------------------------------------------------------
def committed(log: Json, wall: str | None = None) -> None:
    """The digest of this wall, or of the one that was played with, and of the dice where there are any."""
    hand = _hand(log)
    dice = ",".join(map(str, hand.get("dice", ()))) or "-"
    lines = ["mjaudit-wall-v1", log["platform"], log["log_id"], "1", dice, wall or hand["wall"], SALT]
    digest = hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    hand["commitment"] = {"scheme": "mjaudit-wall-v1", "digest": digest, "salt": SALT}


def committed_to_another(log: Json) -> None:
    """The digest of a wall whose last two tiles lie the other way round."""
    wall = _hand(log)["wall"]
    committed(log, wall[:-4] + wall[-2:] + wall[-4:-2])


# ---- the order of hands ---------------------------------------------------------------------------------
def hand_left_out(log: Json) -> None:
    """The second hand is called the third."""
    log["hands"][1]["hand"] = 3
