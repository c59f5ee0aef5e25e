"""Values of a finding put into words, each in one of the ways a sentence may ask for.

Whatever a report holds, telling it never fails: a value that is not of the kind asked for is told as None.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from scoring.engine.causes import CAUSES
from scoring.engine.differences import is_number, items_told, scores_told
from scoring.engine.naming import (
    COMMA,
    HOUSE_NAME,
    SEMICOLON,
    codes_of,
    counted,
    plain,
    run_name,
    seat_name,
    signed,
    text_in,
)
from scoring.engine.ruleset import RuleSet
from scoring.engine.wording_tables import ACTS, OUTCOMES, SOURCES, WANTS
from scoring.engine.words import Words, words

_QUOTED: Final = words('"{}"', "“{}”", "「{}」")
_DECLARES: Final = words('announces "{}"', "宣告“{}”", "宣告「{}」")
_REVEALS: Final = words('turns up "{}"', "翻开“{}”", "翻開「{}」")
_PAYS: Final = words("pay {}", "付{}分", "付{}分")
_RECEIVES: Final = words("receive {}", "收{}分", "收{}分")
_PAYS_NOTHING: Final = words("pay nothing", "不付分", "不付分")
_LIVE: Final = words("{tile} of {seat}", "{seat}的{tile}", "{seat}的{tile}")
_OF_SEAT: Final = words("{seat}: {tiles}", "{seat}{tiles}", "{seat}{tiles}")
_SOME_TILE: Final = words("a tile", "牌", "牌")
_SOME_SEAT: Final = words("another seat", "别家", "別家")

#: A key of the log that the rule set does not know is quoted up to this length.
_LONGEST_KEY: Final = 40


class Teller:
    """Tells values in one language, with the names of one rule set."""

    def __init__(self, ruleset: RuleSet, language: str) -> None:
        self.language = language
        self._ruleset = ruleset
        self._items = {item.code: item.name for item in ruleset.items}

    def tell(self, way: str, value: object) -> str | None:
        """The value in words; None where there is none or it cannot be told in this way."""
        return None if value is None else WAYS[way](self, value)

    def _in(self, text: Words) -> str:
        return text_in(text, self.language)

    def _listed(self, parts: list[str]) -> str | None:
        return self._in(COMMA).join(parts) or None

    def _from(self, table: Mapping[str, Words], value: object, kind: str = "") -> str | None:
        """A word of the table; `kind` is the prefix of the rule set's own words that go before it."""
        if not isinstance(value, str):
            return None
        text = self._ruleset.keys.get(f"{kind}.{value}") or table.get(value)
        return None if text is None else self._in(text)

    def _act(self, name: str) -> Words | None:
        """What an act is called: in the region's own words, else in the common ones."""
        return self._ruleset.keys.get(f"act.{name}") or ACTS.get(name)

    def seat(self, value: object) -> str | None:
        """A seat, or the house."""
        if value == "house":
            return self._in(HOUSE_NAME)
        return seat_name(value, self.language) if is_number(value) and value in (0, 1, 2, 3) else None

    def tiles(self, value: object) -> str | None:
        """A tile or a run of tiles."""
        codes = codes_of(value) if isinstance(value, str) else None
        return run_name(codes, self.language) if codes else None

    def counts(self, value: object) -> str | None:
        """Kinds of tile, each with how often it is there."""
        if not isinstance(value, Mapping):
            return None
        kinds = [
            (code, copies) for code, copies in value.items() if codes_of(str(code)) and is_number(copies)
        ]
        return self._listed([counted(code, copies, self.language) for code, copies in kinds])

    def number(self, value: object) -> str | None:
        """A plain number; of a list its length."""
        if isinstance(value, list):
            return str(len(value))
        return str(value) if is_number(value) else None

    def by_seat(self, value: object) -> str | None:
        """Tiles seat by seat."""
        told = [
            self._in(_OF_SEAT).format(seat=seat, tiles=tiles)
            for one in (value if isinstance(value, list) else ())
            if isinstance(one, Mapping)
            and (seat := self.seat(one.get("seat")))
            and (tiles := self.tiles(one.get("tiles")))
        ]
        return self._in(SEMICOLON).join(told) or None

    def numbers(self, value: object) -> str | None:
        """Faces of dice."""
        return (
            self._listed([str(face) for face in value if is_number(face)])
            if isinstance(value, list)
            else None
        )

    def paid(self, value: object) -> str | None:
        """Points as their payer pays them; below nought he receives them."""
        if not is_number(value):
            return None
        if value == 0:
            return self._in(_PAYS_NOTHING)
        return self._in(_PAYS if value > 0 else _RECEIVES).format(abs(value))

    def patterns(self, value: object) -> str | None:
        """Patterns by their codes."""
        if not isinstance(value, list):
            return None
        return self._listed([self.item(code) for code in value if isinstance(code, str)])

    def item(self, code: str) -> str:
        """An item by its name; a code that the rule set does not know is quoted."""
        name = self._items.get(code)
        return self._in(name) if name else self.quoted(code)

    def quoted(self, value: object) -> str:
        """What the log says, as it says it."""
        return self._in(_QUOTED).format(_shown(str(value)))

    def key(self, value: object) -> str | None:
        """A key of an announcement or a thing turned up."""
        known = self._from(self._ruleset.keys, value)
        return self._in(_QUOTED).format(known) if known else self.quoted(value)

    def preset(self, value: object) -> str | None:
        """A preset by its name."""
        return self._from(self._ruleset.preset_names, value)

    def live(self, value: object) -> str | None:
        """The tile that can be claimed, with the seat that gave it."""
        if not isinstance(value, Mapping):
            return None
        tile, seat = self.tiles(value.get("tile")), self.seat(value.get("seat"))
        return self._in(_LIVE).format(tile=tile, seat=seat) if tile and seat else None

    def act(self, value: object) -> str | None:
        """What a seat does, as the predicate of a sentence; the value is an event as the log writes it."""
        if not isinstance(value, Mapping):
            return None
        kind = value.get("type")
        own = self._ruleset.keys.get(f"declares.{value.get('key')}") if kind == "declare" else None
        if own is not None:
            return self._in(own)
        if kind == "declare" or kind == "reveal":
            return self._in(_DECLARES if kind == "declare" else _REVEALS).format(self._said(value))
        variant = value.get("how") if kind == "win" else value.get("kind")
        if kind == "win" and value.get("from") is None and variant != "dealt":
            variant = "self_draw"
        text = self._act(f"{kind}.{variant}") or self._act(f"{kind}")
        if text is None:
            return None
        tile = value.get("tile")
        told = self.tiles(tile) if tile != "??" else None
        source = self.seat(value.get("from")) or self._in(_SOME_SEAT)
        return self._in(text).format(tile=told or self._in(_SOME_TILE), source=source)

    def _said(self, event: Mapping[str, object]) -> str:
        key, keys = str(event.get("key")), self._ruleset.keys
        text = keys.get(f"{key}.{event.get('value')}") or keys.get(key)
        return _shown(key) if text is None else self._in(text)


def _pair(value: object) -> tuple[object, object]:
    """What is due and what is claimed."""
    return (value[0], value[1]) if isinstance(value, tuple) and len(value) == 2 else (None, None)


def _shown(text: str) -> str:
    """What a log says, cut short and without anything that could act on the reader's screen."""
    cut = "".join(character if character.isprintable() else "?" for character in text[:_LONGEST_KEY])
    return cut if len(text) <= _LONGEST_KEY else cut + "..."


#: The ways in which a sentence may ask for a value.
WAYS: Final[Mapping[str, Callable[[Teller, Any], str | None]]] = {
    "seat": Teller.seat,
    "tiles": Teller.tiles,
    "counts": Teller.counts,
    "number": Teller.number,
    "by_seat": Teller.by_seat,
    "numbers": Teller.numbers,
    "paid": Teller.paid,
    "patterns": Teller.patterns,
    "key": Teller.key,
    "preset": Teller.preset,
    "live": Teller.live,
    "act": Teller.act,
    "cause": lambda teller, value: teller._from(CAUSES, value, "cause"),
    "want": lambda teller, value: teller._from(WANTS, value, "want"),
    "source": lambda teller, value: teller._from(SOURCES, value),
    "outcome": lambda teller, value: teller._from(OUTCOMES, value, "outcome"),
    "scores": lambda teller, value: scores_told(*_pair(value), signed, teller.language),
    "totals": lambda teller, value: scores_told(*_pair(value), plain, teller.language),
    "items": lambda teller, value: items_told(*_pair(value), teller.item, teller.language),
}
