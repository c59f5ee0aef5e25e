"""Players as pages call them: by name, and to their own platform also by token."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from accounts.actor import Actor
from replays.models import GameLog
from replays.names import PlayerName, player_names


@dataclass(frozen=True, slots=True)
class PlayerLabel:
    """`token` is empty for whoever does not know it, and where it is the name itself; `is_reader` says that
    this player reads the page.
    """

    name: str
    token: str = ""
    is_reader: bool = False

    def __str__(self) -> str:
        return f"{self.name} ({self.token})" if self.token else self.name


def labels_for(actor: Actor, log: GameLog) -> list[PlayerLabel]:
    """The four players of a stored log by seat, as this reader may know them."""
    return [_label(player) for player in player_names(actor, log)]


def labels_of_tokens(tokens: Iterable[str]) -> list[PlayerLabel]:
    """The players of a log that somebody brings along, by its own tokens."""
    return [PlayerLabel(token) for token in tokens]


def _label(player: PlayerName) -> PlayerLabel:
    if player.name:
        return PlayerLabel(player.name, player.token or "", player.is_reader)
    name = player.token or _("Player %(mark)s") % {"mark": player.pseudonym}
    return PlayerLabel(name, is_reader=player.is_reader)
