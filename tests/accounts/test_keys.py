"""A key is made, rotated with an overlap, revoked; the record tells of each."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.keys import LONGEST_LIFE, KeyOver, create_key, revoke_key, rotate_key
from accounts.models import ApiKey, Platform, Scope
from evidence.models import Entry

pytestmark = pytest.mark.django_db


def test_a_key_ends_by_itself_within_a_year(platform: Platform) -> None:
    key, _ = create_key(platform=platform, name="main")
    assert key.expiry_date is not None
    assert abs(key.expiry_date - timezone.now() - LONGEST_LIFE) < timedelta(minutes=1)


@pytest.mark.parametrize("lifetime", [timedelta(0), -timedelta(days=1), LONGEST_LIFE + timedelta(days=1)])
def test_no_key_is_made_to_live_longer_or_not_at_all(platform: Platform, lifetime: timedelta) -> None:
    with pytest.raises(ValueError, match="365 days"):
        create_key(platform=platform, name="main", lifetime=lifetime)


def test_after_a_rotation_both_keys_work_until_the_overlap_is_over(platform: Platform) -> None:
    old, _ = create_key(platform=platform, name="main", scopes=[Scope.LOGS_READ], is_sandbox=True)
    new, _ = rotate_key(key=old, overlap=timedelta(days=2))
    old.refresh_from_db()
    assert (new.name, new.scopes, new.is_sandbox) == ("main", [Scope.LOGS_READ], True)
    assert (old.successor, old.is_usable, new.is_usable) == (new, True, True)
    assert old.expiry_date is not None
    assert abs(old.expiry_date - timezone.now() - timedelta(days=2)) < timedelta(minutes=1)


def test_an_overlap_never_lengthens_a_life(platform: Platform) -> None:
    old, _ = create_key(platform=platform, name="main", lifetime=timedelta(days=1))
    rotate_key(key=old, overlap=timedelta(days=7))
    before = old.expiry_date
    old.refresh_from_db()
    assert old.expiry_date == before


def test_what_is_over_is_not_rotated(platform: Platform) -> None:
    rotated, _ = create_key(platform=platform, name="main")
    rotate_key(key=rotated)
    revoked, _ = create_key(platform=platform, name="other")
    revoke_key(key=revoked)
    expired, _ = create_key(platform=platform, name="third")
    ApiKey.objects.filter(pk=expired.pk).update(expiry_date=timezone.now())
    for key in (rotated, revoked, expired):
        with pytest.raises(KeyOver):
            rotate_key(key=key)


def test_the_record_tells_of_each_step_once_and_names_no_key(platform: Platform) -> None:
    key, text = create_key(platform=platform, name="main")
    successor, _ = rotate_key(key=key)
    revoke_key(key=successor)
    revoke_key(key=successor)
    entries = list(Entry.objects.filter(kind="key", platform=platform))
    assert [entry.action for entry in entries] == ["made", "made", "rotated", "revoked"]
    assert all(text not in str(vars(entry)) and key.prefix not in entry.object for entry in entries)
