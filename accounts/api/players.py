"""The directory of a platform's players."""

from collections.abc import Iterator
from typing import ClassVar

import msgspec
from django.http import HttpResponse, HttpResponseBase, StreamingHttpResponse
from django.urls import reverse
from rest_framework.request import Request

from accounts.actors import actor_of
from accounts.api.descriptions import (
    describe_forgetting_player,
    describe_naming_player,
    describe_player,
    describe_player_link,
    describe_players,
)
from accounts.api.documents import PlayerChange, PlayerLinkDocument, player_document
from accounts.api.refusals import AccountsView
from accounts.models import Player, Scope
from accounts.permissions import FOR_REAL, platform_of
from accounts.players import forget_player, name_player
from accounts.tenancy import streamed_as
from accounts.tickets import link_player
from mjaudit.rest.answers import json_answer, plain
from mjaudit.rest.bodies import read_body, require_no_body
from mjaudit.rest.parameters import require_known_parameters

_NDJSON = "application/x-ndjson"
_ROWS_A_FETCH = 500


class PlayersView(AccountsView):
    """All that is known of the platform's players."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"GET": Scope.PLAYERS_WRITE}

    @describe_players
    def get(self, request: Request) -> HttpResponseBase:
        """A line of JSON a player, by token, as long as the directory is."""
        require_known_parameters(request, ())
        players = Player.objects.visible_to(actor_of(request)).order_by("token")
        lines = streamed_as(actor_of(request), _lines(players.iterator(chunk_size=_ROWS_A_FETCH)))
        return StreamingHttpResponse(lines, content_type=_NDJSON, headers={"Cache-Control": "no-store"})


class PlayerView(AccountsView):
    """One player, by the token that logs name it with."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = dict.fromkeys(("GET", "PUT", "DELETE"), Scope.PLAYERS_WRITE)

    @describe_player
    def get(self, request: Request, token: str) -> HttpResponseBase:
        require_known_parameters(request, ())
        player = Player.objects.visible_to(actor_of(request)).get(token=token)
        return json_answer(player_document(token, player))

    @describe_naming_player
    def put(self, request: Request, token: str) -> HttpResponseBase:
        """Set the name for display; null erases it."""
        require_known_parameters(request, ())
        change = read_body(request, PlayerChange)
        player = name_player(
            platform=platform_of(request), token=token, display_name=change.display_name or ""
        )
        return json_answer(player_document(token, player))

    @describe_forgetting_player
    def delete(self, request: Request, token: str) -> HttpResponseBase:
        """Erase name and binding. Afterwards nothing is known of the player, and so says 204 each time."""
        require_known_parameters(request, ())
        forget_player(platform=platform_of(request), token=token)
        return HttpResponse(status=204)


class PlayerLinkView(AccountsView):
    """One-time links by which a player's account becomes that player."""

    permission_classes = FOR_REAL
    required_scopes: ClassVar = {"POST": Scope.PLAYERS_WRITE}

    @describe_player_link
    def post(self, request: Request, token: str) -> HttpResponseBase:
        """A new link; one that was made before for this player and not used ends."""
        require_known_parameters(request, ())
        require_no_body(request)
        ticket, secret = link_player(platform=platform_of(request), token=token)
        url = plain(request).build_absolute_uri(reverse("open-link", args=(secret,)))
        return json_answer(PlayerLinkDocument(url=url, expires_at=ticket.expires_at), status=201)


def _lines(players: Iterator[Player]) -> Iterator[bytes]:
    for player in players:
        yield msgspec.json.encode(player_document(player.token, player)) + b"\n"
