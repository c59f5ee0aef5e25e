"""How the players of a log are called, by whom it is read: tokens are their platform's alone."""

import pytest
from django.test import Client

from accounts.models import Platform, User
from accounts.players import name_player
from accounts.tickets import link_player, use_ticket
from replays.models import GameLog
from replays.sharing import set_visibility
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import faulty_log
from tests.support.programs import Program
from tests.support.queries import Asked

pytestmark = pytest.mark.django_db


@pytest.fixture
def log(platform: Platform) -> GameLog:
    """A public log, one of whose players has a name."""
    log = uploaded_and_audited(platform, faulty_log()).log
    set_visibility(log=log, visibility="public")  # type: ignore[arg-type]  # the word is the member's value
    name_player(platform=platform, token="player-0", display_name="阿强")
    return log


def test_its_platform_knows_tokens_and_names(platform: Platform, log: GameLog) -> None:
    players = Program(platform).gets(f"/logs/{log.id}")["players"]
    assert [player["token"] for player in players] == log.players
    assert [player["name"] for player in players] == ["阿强", None, None, None]


@pytest.mark.parametrize("tail", ["", "/report", "/report?messages=none", "/hands/1/frames"])
def test_nobody_else_reads_a_token_or_a_name_anywhere(
    tail: str, other_platform: Platform, log: GameLog
) -> None:
    for reader in (Program(), Program(other_platform)):
        answer = reader.asks("GET", f"/logs/{log.id}{tail}").content.decode()
        assert "player-" not in answer
        assert "阿强" not in answer
    listed = Program().asks("GET", "/logs").content.decode()
    assert str(log.id) in listed
    assert "player-" not in listed


def test_strangers_tell_players_apart_by_pseudonyms(log: GameLog) -> None:
    players = Program().gets(f"/logs/{log.id}")["players"]
    assert len({player["pseudonym"] for player in players}) == 4
    assert all((player["token"], player["name"]) == (None, None) for player in players)


def test_a_player_who_is_signed_in_reads_its_own_name(
    platform: Platform, log: GameLog, client: Client
) -> None:
    user = User.objects.create_user("li@example.org")
    use_ticket(user=user, secret=link_player(platform=platform, token="player-0")[1])
    client.force_login(user)
    players = Program(client=client).gets(f"/logs/{log.id}")["players"]
    assert [(player["token"], player["name"]) for player in players] == [(None, "阿强"), *[(None, None)] * 3]


def test_the_names_of_a_long_list_cost_one_query(platform: Platform, log: GameLog) -> None:
    program = Program(platform)
    program.gets("/logs")  # the first use of a key is noted
    counts = []
    for number in range(2):
        uploaded_and_audited(platform, faulty_log(f"log-{number}"))
        with Asked() as asked:
            program.gets("/logs")
        counts.append(len(asked))
    assert counts == [3, 3]
