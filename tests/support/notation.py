"""Hands as players write them: ``3344m [777p] {9999s} ((1111p))``.

``<123m>`` a chow (its first tile was taken), ``[777p]`` a pung, ``{9999s}`` a kong on a discard,
``((1111p))`` a concealed kong, ``|9999p|`` a pung to which the fourth tile was added. Honours are
``E S W N`` and ``C F B``: 中发白.
"""

import re
from dataclasses import dataclass
from typing import Final

KINDS: Final[tuple[str, ...]] = tuple(f"{rank}{suit}" for suit in "mps" for rank in range(1, 10))

#: Winds and dragons by the letters that rulebooks write for them.
HONOURS: Final = {sign: f"{rank}z" for rank, sign in enumerate("ESWNBFC", 1)}

_BRACKETS: Final = {"<": "chow", "[": "pung", "{": "exposed", "(": "concealed", "|": "added"}
_PART: Final = re.compile(r"<[^>]*>|\[[^]]*\]|\{[^}]*\}|\(\([^)]*\)\)|\|[^|]*\||[^\s<\[{(|]+")


@dataclass(frozen=True)
class Meld:
    """A meld that a seat is to make in play; `tiles` sorted, a kong's four included."""

    kind: str
    tiles: tuple[str, ...]

    @property
    def own(self) -> tuple[str, ...]:
        """The tiles that must be dealt for it: two beside a taken one, three beside a fourth."""
        if self.kind == "chow":
            return self.tiles[1:]
        return self.tiles[:2] if self.kind in ("pung", "added") else self.tiles[:3]


def run(text: str) -> list[str]:
    """``"123mEE"`` as ``["1m", "2m", "3m", "1z", "1z"]``; ``?`` stands for a tile not shown."""
    tiles: list[str] = []
    ranks = ""
    for sign in text.replace(" ", ""):
        if sign.isdigit():
            ranks += sign
        elif sign in HONOURS:
            tiles.append(HONOURS[sign])
        elif sign == "?":
            tiles.append("??")
        else:
            tiles.extend(rank + sign for rank in ranks)
            ranks = ""
    assert not ranks, f"no suit after {ranks} in {text}"
    return tiles


def hand(text: str) -> tuple[list[str], list[Meld]]:
    """Concealed tiles and melds of a hand in the notation above."""
    concealed: list[str] = []
    melds: list[Meld] = []
    for part in _PART.findall(text):
        kind = _BRACKETS.get(part[0])
        if kind is None:
            concealed.extend(run(part))
        else:
            melds.append(Meld(kind, tuple(run(part.strip("<>[]{}()|")))))
    return concealed, melds


def log_run(tiles: list[str] | tuple[str, ...]) -> str:
    """The run of tiles as a log writes it."""
    return "".join(tiles)
