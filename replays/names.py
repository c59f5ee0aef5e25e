"""How the players of a log are called: by whom it is read."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import Q

from accounts.actor import Actor
from accounts.models import Player
from accounts.pseudonyms import pseudonym
from replays.models import GameLog

#: Name for display and account, by platform and token.
_Known = dict[tuple[UUID, str], tuple[str, UUID | None]]


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A player as one reader knows them. `token` is for the people of the log's platform alone, `name` the
    name for display, empty where the reader knows none; `pseudonym` tells players of one platform apart;
    `is_reader` says that it is the reader.
    """

    token: str | None
    name: str
    pseudonym: str
    is_reader: bool


def player_names(actor: Actor, log: GameLog) -> list[PlayerName]:
    """The four players by seat. The platform's people know tokens and names, a player knows its own name."""
    return names_by_log(actor, [log])[log.id]


def names_by_log(actor: Actor, logs: Sequence[GameLog]) -> dict[UUID, list[PlayerName]]:
    """The four players of each log by seat, in one query; in none for a reader who knows nobody."""
    known = _known_players(actor, logs)
    return {log.id: _names(actor, log, known) for log in logs}


def _names(actor: Actor, log: GameLog, known: _Known) -> list[PlayerName]:
    return [
        _name(actor, log, token, *known.get((log.platform_id, token), ("", None))) for token in log.players
    ]


def _name(actor: Actor, log: GameLog, token: str, name: str, user_id: UUID | None) -> PlayerName:
    return PlayerName(
        token=token if actor.works_for(log.platform_id) else None,
        name=name,
        pseudonym=pseudonym(log.platform, token),
        is_reader=user_id is not None and user_id == actor.user_id,
    )


def _known_players(actor: Actor, logs: Sequence[GameLog]) -> _Known:
    """What the reader may know of: name and account of players by platform and token."""
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
    rows = players.values_list("platform_id", "token", "display_name", "user_id")
    return {(platform, token): (name, user) for platform, token, name, user in rows}
