"""Taking a platform in, and what holds for all its logs."""

from django.db import transaction

from accounts.models import Platform, Visibility


@transaction.atomic
def create_platform(*, slug: str, name: str) -> Platform:
    """A new tenant. Raises ValidationError when the slug is taken or is no identifier of a log."""
    platform = Platform(slug=slug, name=name)
    platform.full_clean()
    platform.save()
    return platform


def set_default_visibility(*, platform: Platform, visibility: Visibility) -> None:
    """What new logs of the platform start with; those that are there keep theirs."""
    platform.default_visibility = visibility
    platform.save(update_fields=["default_visibility"])
