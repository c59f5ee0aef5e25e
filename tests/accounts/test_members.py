"""A platform is never without an owner."""

import pytest

from accounts.members import LastOwner, change_role, join, remove_member
from accounts.models import Membership, Platform, Role, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner(platform: Platform) -> Membership:
    return join(user=User.objects.create_user("li@example.org"), platform=platform, role=Role.OWNER)


def test_the_last_owner_stays_and_stays_owner(owner: Membership) -> None:
    with pytest.raises(LastOwner, match="demo"):
        remove_member(membership=owner)
    with pytest.raises(LastOwner):
        change_role(membership=owner, role=Role.SUPPORT)
    assert Membership.objects.get().role == Role.OWNER


def test_with_a_second_owner_the_first_may_go(platform: Platform, owner: Membership) -> None:
    second = join(user=User.objects.create_user("wu@example.org"), platform=platform, role=Role.OWNER)
    remove_member(membership=owner)
    assert Membership.objects.get() == second


def test_others_come_and_go(platform: Platform, owner: Membership) -> None:
    member = join(user=User.objects.create_user("wu@example.org"), platform=platform, role=Role.ENGINEER)
    change_role(membership=member, role=Role.SUPPORT)
    assert Membership.objects.get(pk=member.pk).role == Role.SUPPORT
    remove_member(membership=member)
    assert Membership.objects.get() == owner


def test_an_owner_of_one_platform_is_none_of_another(owner: Membership) -> None:
    other = Platform.objects.create(slug="other", name="Other")
    join(user=owner.user, platform=other, role=Role.OWNER)
    with pytest.raises(LastOwner, match="demo"):
        remove_member(membership=owner)
