"""What seats and tiles are called. Messages, pages and the command line all take their names from here.

Seats count from one, as tables do; the log counts from nought.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from scoring.engine.tiles import BY_NAME, NAMES
from scoring.engine.words import LANGUAGES, Words, words

HOUSE_NAME: Final = words("the house", "平台", "平台")
COMMA: Final = words(", ", "、", "、")
SEMICOLON: Final = words("; ", "；", "；")
MINUS: Final = "\N{MINUS SIGN}"
FIGURES: Final = "一二三四五六七八九"

_SUITS: Final = {
    "m": words(" Characters", "万", "萬"),
    "p": words(" Dots", "筒", "筒"),
    "s": words(" Bamboo", "条", "條"),
}
_OTHERS: Final = {
    "1z": words("East wind", "东风", "東風"),
    "2z": words("South wind", "南风", "南風"),
    "3z": words("West wind", "西风", "西風"),
    "4z": words("North wind", "北风", "北風"),
    "5z": words("White dragon", "白板", "白板"),
    "6z": words("Green dragon", "发财", "發財"),
    "7z": words("Red dragon", "红中", "紅中"),
    "??": words("tile not shown", "未亮的牌", "未亮的牌"),
}


def text_in(text: Words, language: str) -> str:
    """The text in this language (a tag of LANGUAGES), English for any other."""
    if language == "zh-hans":
        return text["zh-hans"]
    return text["zh-hant"] if language == "zh-hant" else text["en"]


def seat_name(seat: int, language: str) -> str:
    """A seat of the log (0 to 3) as it is called: Seat 3, 3号位, 3號位."""
    return text_in(words(f"Seat {seat + 1}", f"{seat + 1}号位", f"{seat + 1}號位"), language)


def _names_of(code: str) -> Words:
    if code in _OTHERS:
        return _OTHERS[code]
    rank, suit = code[0], _SUITS[code[1]]
    figure = FIGURES[int(rank) - 1]
    english = suit["en"].removesuffix("s") if rank == "1" else suit["en"]
    return words(rank + english, figure + suit["zh-hans"], figure + suit["zh-hant"])


_TILES: Final[dict[str, dict[str, str]]] = {
    language: {code: text_in(_names_of(code), language) for code in NAMES} for language in LANGUAGES
}


def tile_name(code: str, language: str) -> str:
    """A tile as it is read out: 5 Characters, 五万, 五萬. Raises KeyError for a code that is no tile."""
    return _TILES[language][code]


def codes_of(run: str) -> list[str] | None:
    """The tile codes of a run such as ``"1m1m5s"``; None for what is no run of tiles."""
    codes = [run[place : place + 2] for place in range(0, len(run), 2)]
    return codes if all(code in BY_NAME for code in codes) else None


#: From so many tiles on a run is read suit by suit: 一二三万、五筒.
_MANY: Final = 6


def run_name(codes: Sequence[str], language: str) -> str:
    """Several tiles: each by name, copies of one kind counted, many of them suit by suit."""
    if len(codes) > 1 and len(set(codes)) == 1:
        return counted(codes[0], len(codes), language)
    if len(codes) < _MANY:
        return text_in(COMMA, language).join(tile_name(code, language) for code in codes)
    return text_in(COMMA, language).join(
        _suit_run([*same], language) for _, same in groupby(codes, key=lambda code: code[1])
    )


def counted(code: str, copies: int, language: str) -> str:
    """So many copies of a tile: 5张五万."""
    name = tile_name(code, language)
    if language == "en":
        return f"{name} (x{copies})"
    return f"{copies}{'张' if language == 'zh-hans' else '張'}{name}"


def _suit_run(codes: Sequence[str], language: str) -> str:
    if len(codes) == 1 or codes[0][1] not in _SUITS:
        return text_in(COMMA, language).join(tile_name(code, language) for code in codes)
    suit = text_in(_SUITS[codes[0][1]], language)
    if language == "en":
        return " ".join(code[0] for code in codes) + suit
    return "".join(FIGURES[int(code[0]) - 1] for code in codes) + suit


def plain(points: int) -> str:
    """A figure with a true minus sign, as wide as a digit: 10, −10, 0."""
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    """A gain or a loss: +10, −10; nought has no sign."""
    return f"+{points}" if points > 0 else plain(points)
