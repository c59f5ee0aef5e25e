"""The directory of a platform's players: names for display, and whose account they are."""

import re
import unicodedata
from typing import Final

from django.db import transaction

from accounts import happenings
from accounts.models import LONGEST_DISPLAY_NAME, Platform, Player

TOKEN_PATTERN: Final = "[A-Za-z0-9._:-]{1,64}"  # noqa: S105  # names a player, opens nothing
"""A player as logs name one."""
_TOKEN: Final = re.compile(TOKEN_PATTERN)
#: Unicode categories: control and format characters, surrogates, private use, unassigned; line ends.
_NOT_IN_A_NAME: Final = ("C", "Zl", "Zp")


class DisplayNameRefused(Exception):  # an answer, not an error of ours
    """This cannot be a name for display; the message says why."""


def is_token(text: str) -> bool:
    """Whether a log could name a player so."""
    return _TOKEN.fullmatch(text) is not None


@transaction.atomic
def name_player(*, platform: Platform, token: str, display_name: str) -> Player | None:
    """Show this player by this name to the platform's own people; an empty one erases it.

    Returns the player, None when nothing is known of the player any more. Raises DisplayNameRefused.
    """
    if not display_name:
        return _unname(platform, token)
    _check(display_name)
    player, _ = Player.objects.update_or_create(
        platform=platform, token=token, defaults={"display_name": display_name}
    )
    return player


@transaction.atomic
def forget_player(*, platform: Platform, token: str) -> None:
    """Erase name and binding. The token stays in the logs, and points to nobody."""
    player = Player.objects.filter(platform=platform, token=token).first()
    if player is not None:
        player.delete()
        _tell_erased(player)


def unbind_player(*, player: Player) -> None:
    """The account is this player no longer; a name stays."""
    player.user, player.bound_at = None, None
    player.save(update_fields=["user", "bound_at"])
    _drop_if_empty(player)


def _unname(platform: Platform, token: str) -> Player | None:
    player = Player.objects.select_for_update(of=("self",)).filter(platform=platform, token=token).first()
    if player is None or not player.display_name:
        return player
    player.display_name = ""
    player.save(update_fields=["display_name"])
    _tell_erased(player)
    return _drop_if_empty(player)


def _drop_if_empty(player: Player) -> Player | None:
    if player.display_name or player.user_id:
        return player
    player.delete()
    return None


def _check(name: str) -> None:
    if len(name) > LONGEST_DISPLAY_NAME:
        raise DisplayNameRefused(f"at most {LONGEST_DISPLAY_NAME} characters")
    if not unicodedata.is_normalized("NFC", name):
        raise DisplayNameRefused("Unicode NFC")
    if name.strip() != name:
        raise DisplayNameRefused("no space at either end")
    if any(unicodedata.category(mark).startswith(_NOT_IN_A_NAME) for mark in name):
        raise DisplayNameRefused("no control characters and no marks that turn the direction of writing")


def _tell_erased(player: Player) -> None:
    subject = f"{player.platform_id}\n{player.token}"
    happenings.tell(kind="erasure", action="player", subject=subject, platform_id=player.platform_id)
