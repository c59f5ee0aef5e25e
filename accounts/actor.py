"""Who asks, reduced to what decides about rows: query sets take an `Actor`, never a request."""

from dataclasses import dataclass
from uuid import UUID


@dataclass(frozen=True)
class Actor:
    """`platform_ids` are the tenants whose rows the asker may read, `handled_ids` those of them whose logs
    the account uploads, shares and takes back, `user_id` the account that is signed in.

    `shown` is the secret that came with the request, for rows that open to whoever holds it: the link of a
    log, the digest of a one-time link, the prefix of a key. A sandbox key sees the test logs of its platform
    and none of the real ones.
    """

    platform_ids: frozenset[UUID] = frozenset()
    user_id: UUID | None = None
    service_role: str = ""
    shown: str = ""
    is_sandbox: bool = False
    handled_ids: frozenset[UUID] = frozenset()

    def works_for(self, platform_id: UUID) -> bool:
        """Whether this platform's own matters (tokens of players, vendor data) are the asker's business."""
        return platform_id in self.platform_ids


ANYBODY = Actor()
"""Somebody who has not shown who they are: sees what is public."""


def of_platform(platform_id: UUID) -> Actor:
    """The platform itself, for what is done in its name."""
    return Actor(platform_ids=frozenset({platform_id}))
