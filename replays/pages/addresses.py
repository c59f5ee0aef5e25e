"""Where the pages of one log are."""

from dataclasses import dataclass
from uuid import UUID

from django.urls import reverse


@dataclass(frozen=True, slots=True)
class LogAddresses:
    """By the id of the log; for whoever came by its link all below that, which alone opens them."""

    log_id: UUID
    link: str = ""

    @property
    def log(self) -> str:
        if self.link:
            return reverse("pages:shared-log", args=(self.link,))
        return reverse("pages:log", args=(self.log_id,))

    def hand(self, number: int) -> str:
        if self.link:
            return reverse("pages:shared-hand", args=(self.link, number))
        return reverse("pages:hand", args=(self.log_id, number))

    @property
    def what_if(self) -> str:
        """Where other rules are tried."""
        if self.link:
            return reverse("pages:shared-what-if", args=(self.link,))
        return reverse("pages:what-if", args=(self.log_id,))

    def audit(self, audit_id: UUID) -> str:
        """An audit that was stored besides the log's own; a link opens none."""
        return reverse("pages:audit", args=(self.log_id, audit_id))
