"""What differs between what is due and what is claimed - scores and priced items - in one language.

The values come from reports and are told as far as they are what they should be; otherwise None.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, TypeGuard

from scoring.engine.naming import COMMA, SEMICOLON, seat_name, signed, text_in
from scoring.engine.words import words

_SIGNED: Final = words("{} {}", "{}{}分", "{}{}分")
_BOOKED: Final = words("{} {}, booked as {}", "{}应为{}分，记成{}分", "{}應為{}分，記成{}分")
_MISSING: Final = words("{} left out", "漏记{}", "漏記{}")
_EXTRA: Final = words("{} not due", "多记{}", "多記{}")

#: Items with their points, each as often as it is listed.
_Items = Counter[tuple[str, int]]


def is_number(value: object) -> TypeGuard[int]:
    """Whether it is an integer; JSON's true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def scores_told(due: object, claimed: object, figure: Callable[[int], str], language: str) -> str | None:
    """The seats whose points differ; `figure` writes a number."""
    if not isinstance(due, list) or not isinstance(claimed, list):
        return None
    text = text_in(_BOOKED, language)
    told = [
        text.format(seat_name(seat, language), figure(right), figure(said))
        for seat, (right, said) in enumerate(zip(due, claimed, strict=False))
        if is_number(right) and is_number(said) and right != said
    ]
    return text_in(SEMICOLON, language).join(told) or None


def items_told(due: object, claimed: object, name_of: Callable[[str], str], language: str) -> str | None:
    """Items left out, not due, or booked at other points."""
    right, said = _priced(due), _priced(claimed)
    missing, extra = right - said, said - right
    changed = _changed(missing, extra)
    told = []
    for text, items in ((_MISSING, missing), (_EXTRA, extra)):
        listed = [
            text_in(_SIGNED, language).format(name_of(code), signed(points))
            for code, points in items.elements()
            if code not in changed
        ]
        if listed:
            told.append(text_in(text, language).format(text_in(COMMA, language).join(listed)))
    told += [
        text_in(_BOOKED, language).format(name_of(code), signed(one), signed(other))
        for code, (one, other) in changed.items()
    ]
    return text_in(SEMICOLON, language).join(told) or None


def _priced(items: object) -> _Items:
    counted: _Items = Counter()
    for item in items if isinstance(items, list) else ():
        if isinstance(item, Mapping):
            code, points = item.get("code"), item.get("points")
            if isinstance(code, str) and is_number(points):
                counted[code, points] += 1
    return counted


def _changed(missing: _Items, extra: _Items) -> dict[str, tuple[int, int]]:
    """Codes that stand once on each side, at other points: those due and those claimed."""
    changed = {}
    for code in dict.fromkeys(code for code, _ in missing.elements()):
        right = [points for other, points in missing.elements() if other == code]
        said = [points for other, points in extra.elements() if other == code]
        if len(right) == len(said) == 1:
            changed[code] = right[0], said[0]
    return changed
