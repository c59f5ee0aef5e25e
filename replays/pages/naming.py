"""The engine's names of seats and tiles, in the language that the reader has chosen."""

from django.utils.translation import get_language, gettext

from scoring.engine import naming
from scoring.engine.record import HOUSE
from scoring.engine.states import split_run
from scoring.engine.words import LANGUAGES, Words


def language() -> str:
    """The language of the page, as the engine's texts name it."""
    chosen = get_language()
    return chosen if chosen in LANGUAGES else "en"


def in_language(text: Words) -> str:
    """A text of the engine or of a rule set."""
    return naming.text_in(text, language())


def tile_name(code: str) -> str:
    """A tile as it is read out: 五万, 5 Characters. Raises KeyError for a code that is no tile."""
    return naming.tile_name(code, language())


def run_names(run: str) -> str:
    """The tiles of a run, as they are read out together."""
    return naming.run_name(split_run(run), language())


def list_of(words: list[str]) -> str:
    """Words with the separator of the language between them."""
    return in_language(naming.COMMA).join(words)


def seat_name(seat: int) -> str:
    """A seat counted from one, as tables do; the log counts from nought."""
    return naming.seat_name(seat, language())


def party_name(party: int | str) -> str:
    """Who pays or is paid: a seat, or the house."""
    return in_language(naming.HOUSE_NAME) if party in ("house", HOUSE) else seat_name(int(party))


def place_name(seat: int, dealer: int) -> str:
    """Where a seat sits as the dealer sees it."""
    places = (
        gettext("dealer"),
        gettext("dealer's right"),
        gettext("opposite"),
        gettext("dealer's left"),
    )
    return places[(seat - dealer) % 4]
