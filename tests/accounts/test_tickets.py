"""One-time links work once, for whoever opens them signed in."""

import threading
from datetime import timedelta

import pytest
from django.db import connections
from django.db.models.functions import Now

from accounts.members import LastOwner, join
from accounts.models import Membership, Platform, Player, Role, Ticket, User
from accounts.tickets import TicketSpent, invite_member, link_player, open_ticket, use_ticket

pytestmark = pytest.mark.django_db


@pytest.fixture
def li() -> User:
    return User.objects.create_user("li@example.org")


def test_an_invitation_makes_a_member_once(platform: Platform, li: User) -> None:
    _, secret = invite_member(platform=platform, role=Role.ENGINEER)
    use_ticket(user=li, secret=secret)
    assert Membership.objects.get(user=li).role == Role.ENGINEER
    assert open_ticket(secret) is None
    with pytest.raises(TicketSpent):
        use_ticket(user=User.objects.create_user("wu@example.org"), secret=secret)


def test_a_players_link_makes_the_account_that_player(platform: Platform, li: User) -> None:
    _, secret = link_player(platform=platform, token="p-1")
    ticket = open_ticket(secret)
    assert ticket is not None
    assert (ticket.platform, ticket.token) == (platform, "p-1")
    use_ticket(user=li, secret=secret)
    player = Player.objects.get(platform=platform, token="p-1")
    assert player.user == li
    assert player.bound_at is not None


def test_the_platform_says_last_whose_account_a_player_is(platform: Platform, li: User) -> None:
    wu = User.objects.create_user("wu@example.org")
    for user in (li, wu):
        use_ticket(user=user, secret=link_player(platform=platform, token="p-1")[1])
    assert Player.objects.get().user == wu


def test_a_new_link_for_a_player_ends_the_one_before(platform: Platform) -> None:
    _, first = link_player(platform=platform, token="p-1")
    _, other = link_player(platform=platform, token="p-2")
    _, second = link_player(platform=platform, token="p-1")
    assert open_ticket(first) is None
    assert open_ticket(second) is not None
    assert open_ticket(other) is not None


@pytest.mark.parametrize("secret", ["", "nothing", "x" * 5000, "\u0000"])
def test_what_is_no_link_opens_nothing(secret: str) -> None:
    assert open_ticket(secret) is None


def test_a_link_ends_by_itself(platform: Platform, li: User) -> None:
    _, secret = invite_member(platform=platform, role=Role.SUPPORT)
    Ticket.objects.update(expires_at=Now() - timedelta(seconds=1))
    assert open_ticket(secret) is None
    with pytest.raises(TicketSpent):
        use_ticket(user=li, secret=secret)


def test_the_secret_is_not_stored(platform: Platform) -> None:
    ticket, secret = invite_member(platform=platform, role=Role.SUPPORT)
    assert secret not in str(Ticket.objects.filter(pk=ticket.pk).values().get())


def test_an_invitation_cannot_take_the_last_owners_role(platform: Platform, li: User) -> None:
    join(user=li, platform=platform, role=Role.OWNER)
    _, secret = invite_member(platform=platform, role=Role.SUPPORT)
    with pytest.raises(LastOwner):
        use_ticket(user=li, secret=secret)
    assert Membership.objects.get().role == Role.OWNER
    assert open_ticket(secret) is not None


@pytest.mark.django_db(transaction=True)
def test_of_two_who_open_a_link_at_once_one_is_too_late(platform: Platform) -> None:
    _, secret = link_player(platform=platform, token="p-1")
    people = [User.objects.create_user(f"{name}@example.org") for name in ("li", "wu", "he")]
    together, came_first = threading.Barrier(len(people)), []

    def open_it(user: User) -> None:
        together.wait()
        try:
            use_ticket(user=user, secret=secret)
            came_first.append(user)
        except TicketSpent:
            pass
        finally:
            connections.close_all()

    threads = [threading.Thread(target=open_it, args=(user,)) for user in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [Player.objects.get().user] == came_first
