"""Names of tiles, seats and the words of a rule set in the reader's language."""

from typing import Final

from django.utils.translation import get_language, gettext, pgettext
from django.utils.translation import gettext_noop as _

from scoring.engine.states import split_run
from scoring.engine.words import Words

_SUITS: Final = {"m": _("%(rank)s Characters"), "p": _("%(rank)s Dots"), "s": _("%(rank)s Bamboo")}
_HONOURS: Final = {
    "1z": _("East wind"),
    "2z": _("South wind"),
    "3z": _("West wind"),
    "4z": _("North wind"),
    "5z": _("White dragon"),
    "6z": _("Green dragon"),
    "7z": _("Red dragon"),
    "??": _("tile not shown"),
}


def _ranks() -> dict[str, str]:
    """Figures as players read them on a tile: 五万, not 5万."""
    return {
        "1": pgettext("tile rank", "1"),
        "2": pgettext("tile rank", "2"),
        "3": pgettext("tile rank", "3"),
        "4": pgettext("tile rank", "4"),
        "5": pgettext("tile rank", "5"),
        "6": pgettext("tile rank", "6"),
        "7": pgettext("tile rank", "7"),
        "8": pgettext("tile rank", "8"),
        "9": pgettext("tile rank", "9"),
    }


def tile_name(code: str) -> str:
    """A tile as it is read out: 五万, 5 Characters. Raises KeyError for a code that is no tile."""
    if code in _HONOURS:
        return gettext(_HONOURS[code])
    return gettext(_SUITS[code[1]]) % {"rank": _ranks()[code[0]]}


def run_names(run: str) -> str:
    """The tiles of a run, named one after the other."""
    return list_of([tile_name(code) for code in split_run(run)])


def list_of(words: list[str]) -> str:
    """Words with the separator of the language between them."""
    return pgettext("between the words of a list", ", ").join(words)


def seat_name(seat: int) -> str:
    """A seat counted from one, as tables do; the log counts from nought."""
    return gettext("Seat %(number)d") % {"number": seat + 1}


def place_name(seat: int, dealer: int) -> str:
    """Where a seat sits as the dealer sees it."""
    places = (
        gettext("dealer"),
        gettext("right of the dealer"),
        gettext("across from the dealer"),
        gettext("left of the dealer"),
    )
    return places[(seat - dealer) % 4]


def in_language(words: Words) -> str:
    """The text of a rule set in the language of the page."""
    language = get_language()
    if language == "zh-hans":
        return words["zh-hans"]
    return words["zh-hant"] if language == "zh-hant" else words["en"]
