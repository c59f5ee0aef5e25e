"""How the players of a log are called: by whom it is read."""

from dataclasses import dataclass

from accounts.actor import Actor
from accounts.models import Player
from accounts.pseudonyms import pseudonym
from replays.models import GameLog


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player as one reader knows them. `token` is for the people of the log's platform alone, `name` the
    name for display, empty where the reader knows none; `pseudonym` tells players of one platform apart.
    """

    token: str | None
    name: str
    pseudonym: str


def player_names(actor: Actor, log: GameLog) -> list[PlayerName]:
    """The four players by seat. The platform's people know tokens and names, a player knows its own name."""
    known = _known_names(actor, log)
    is_own = actor.works_for(log.platform_id)
    return [
        PlayerName(token if is_own else None, known.get(token, ""), pseudonym(log.platform, token))
        for token in log.players
    ]


def _known_names(actor: Actor, log: GameLog) -> dict[str, str]:
    players = Player.objects.filter(platform=log.platform_id, token__in=log.players).exclude(display_name="")
    if not actor.works_for(log.platform_id):
        if actor.user_id is None:
            return {}
        players = players.filter(user=actor.user_id)
    return dict(players.values_list("token", "display_name"))
