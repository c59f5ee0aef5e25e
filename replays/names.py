"""How the players of a log are called: by whom it is read."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Q

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
    return names_by_log(actor, [log])[log.id]


def names_by_log(actor: Actor, logs: Sequence[GameLog]) -> dict[UUID, list[PlayerName]]:
    """The four players of each log by seat, in one query; in none for a reader who knows nobody."""
    known = _known_names(actor, logs)
    return {log.id: _names(actor, log, known) for log in logs}


def _names(actor: Actor, log: GameLog, known: dict[tuple[UUID, str], str]) -> list[PlayerName]:
    is_own = actor.works_for(log.platform_id)
    return [
        PlayerName(
            token if is_own else None,
            known.get((log.platform_id, token), ""),
            pseudonym(log.platform, token),
        )
        for token in log.players
    ]


def _known_names(actor: Actor, logs: Sequence[GameLog]) -> dict[tuple[UUID, str], str]:
    known_to = Q(platform__in=actor.platform_ids)
    if actor.user_id is not None:
        known_to |= Q(user=actor.user_id)
    elif not any(actor.works_for(log.platform_id) for log in logs):
        return {}
    players = Player.objects.filter(
        known_to,
        platform__in={log.platform_id for log in logs},
        token__in={token for log in logs for token in log.players},
    )
    named = players.exclude(display_name="").values_list("platform_id", "token", "display_name")
    return {(platform, token): name for platform, token, name in named}
