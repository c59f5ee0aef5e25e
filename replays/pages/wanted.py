"""Other rules as a form of the pages asks for them."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode

from django.http import QueryDict

from replays.logformat.other_rules import OtherRules, text_of, value_of

_OPTION: Final = "option."


@dataclass(frozen=True, slots=True)
class Wanted:
    """The rules to try, and the number of the hand that is looked at (None: all). What was left as it is
    stands in neither; `query` says the same in one way only, to be kept and sent around.
    """

    other: OtherRules
    hand: int | None

    @property
    def query(self) -> str:
        hand = [] if self.hand is None else [("hand", str(self.hand))]
        return urlencode([*rules_sent(self.other), *hand])


def wanted(sent: QueryDict) -> Wanted:
    """What was sent; fields that were left empty ask for nothing."""
    hand = sent.get("hand", "")
    options = {
        name.removeprefix(_OPTION): value_of(value)
        for name, value in sorted(sent.items())
        if name.startswith(_OPTION) and isinstance(value, str) and value
    }
    return Wanted(
        OtherRules(sent.get("preset") or None, options),
        int(hand) if hand.isascii() and hand.isdigit() and len(hand) < 16 else None,
    )


def rules_sent(other: OtherRules) -> list[tuple[str, str]]:
    """The fields that ask for these rules."""
    preset = [] if other.preset is None else [("preset", other.preset)]
    return [*preset, *((_OPTION + name, text_of(value)) for name, value in other.options.items())]
