"""Who may read a log: private, by link, public, withdrawn; and who the players are to each reader."""

import pytest

from accounts.actor import ANYBODY, Actor
from accounts.models import Platform, User, Visibility
from accounts.players import name_player
from accounts.pseudonyms import pseudonym
from accounts.tickets import link_player, use_ticket
from replays.ingest import NotForTestLogs
from replays.models import GameLog
from replays.names import player_names
from replays.sharing import (
    NotATestLog,
    delete_test_log,
    set_visibility,
    withdraw_log,
)
from tests.support.auditing import uploaded_and_audited
from tests.support.gamelogs import game_log

pytestmark = pytest.mark.django_db


@pytest.fixture
def log(platform: Platform) -> GameLog:
    return uploaded_and_audited(platform, game_log()).log


def player_of(log: GameLog, seat: int) -> Actor:
    user = User.objects.create_user(f"player-{seat}@example.org")
    use_ticket(user=user, secret=link_player(platform=log.platform, token=log.players[seat])[1])
    return Actor(user_id=user.id)


def sees(actor: Actor, log: GameLog) -> bool:
    return GameLog.objects.visible_to(actor).filter(pk=log.pk).exists()


def test_a_private_log_is_for_its_platform_and_its_players(log: GameLog) -> None:
    other = Platform.objects.create(slug="other", name="Other")
    stranger = User.objects.create_user("stranger@example.org")
    assert sees(Actor(platform_ids=frozenset({log.platform_id})), log)
    assert sees(player_of(log, 2), log)
    for actor in (ANYBODY, Actor(user_id=stranger.id), Actor(platform_ids=frozenset({other.id}))):
        assert not sees(actor, log)


def test_the_same_token_of_another_platform_opens_nothing(log: GameLog) -> None:
    other = Platform.objects.create(slug="other", name="Other")
    user = User.objects.create_user("li@example.org")
    use_ticket(user=user, secret=link_player(platform=other, token=log.players[0])[1])
    assert not sees(Actor(user_id=user.id), log)


def test_a_link_opens_one_log_to_whoever_holds_it_until_it_is_taken_back(log: GameLog) -> None:
    set_visibility(log=log, visibility=Visibility.LINK)
    first = log.link
    assert first is not None
    assert len(first) == 22
    assert sees(Actor(shown=first), log)
    assert not sees(ANYBODY, log)
    assert not sees(Actor(shown=first[:-1]), log)
    set_visibility(log=log, visibility=Visibility.PRIVATE)
    assert not sees(Actor(shown=first), log)
    set_visibility(log=log, visibility=Visibility.LINK)
    assert log.link != first
    assert not sees(Actor(shown=first), log)


def test_saying_link_again_keeps_the_link(log: GameLog) -> None:
    set_visibility(log=log, visibility=Visibility.LINK)
    first = log.link
    set_visibility(log=log, visibility=Visibility.LINK)
    assert log.link == first


def test_a_public_log_is_for_everybody_and_its_bytes_for_its_platform(log: GameLog) -> None:
    set_visibility(log=log, visibility=Visibility.PUBLIC)
    assert sees(ANYBODY, log)
    assert not GameLog.objects.raw_visible_to(ANYBODY).exists()
    assert not GameLog.objects.raw_visible_to(player_of(log, 0)).exists()
    assert GameLog.objects.raw_visible_to(Actor(platform_ids=frozenset({log.platform_id}))).exists()


def test_a_withdrawn_log_is_seen_by_its_platform_alone(log: GameLog) -> None:
    player = player_of(log, 1)
    set_visibility(log=log, visibility=Visibility.PUBLIC)
    withdraw_log(log=log)
    assert not sees(ANYBODY, log)
    assert not sees(player, log)
    assert sees(Actor(platform_ids=frozenset({log.platform_id})), log)


def test_a_real_log_is_never_deleted_and_a_test_log_goes_whole(platform: Platform, log: GameLog) -> None:
    with pytest.raises(NotATestLog):
        delete_test_log(log=log)
    test = uploaded_and_audited(platform, game_log("test"), test=True).log
    with pytest.raises(NotForTestLogs):
        set_visibility(log=test, visibility=Visibility.PUBLIC)
    delete_test_log(log=test)
    assert GameLog.objects.get() == log


def test_tokens_are_for_the_platform_and_strangers_see_pseudonyms(log: GameLog) -> None:
    name_player(platform=log.platform, token=log.players[0], display_name="阿强")
    own = player_names(Actor(platform_ids=frozenset({log.platform_id})), log)
    assert [(name.token, name.name) for name in own] == [
        (log.players[0], "阿强"),
        *((token, "") for token in log.players[1:]),
    ]
    for actor in (ANYBODY, player_of(log, 1)):
        names = player_names(actor, log)
        assert [(name.token, name.name) for name in names] == [(None, "")] * 4
        assert [name.pseudonym for name in names] == [pseudonym(log.platform, token) for token in log.players]


def test_a_player_sees_the_name_it_has_itself(log: GameLog) -> None:
    me = player_of(log, 1)
    for seat, name in ((0, "阿强"), (1, "老陈")):
        name_player(platform=log.platform, token=log.players[seat], display_name=name)
    assert [name.name for name in player_names(me, log)] == ["", "老陈", "", ""]
