"""`Prefer: wait=N` (RFC 7240): the answer may take a while if it then holds the verdict."""

import re
import time
from itertools import chain, repeat
from typing import Final

from accounts.actor import Actor
from accounts.tenancy import acting_as, let_go_of_connection
from replays.models import Audit

LONGEST_WAIT: Final = 30
_WAIT: Final = re.compile(r"(?:^|,)\s*wait\s*=\s*\"?(\d{1,4})\"?\s*(?=$|,|;)", re.ASCII | re.IGNORECASE)
#: Most verdicts are there within milliseconds; who waits longer is asked for less often.
_PAUSES: Final = (0.005, 0.01, 0.02, 0.04, 0.08)


def preferred_wait(header: str) -> int:
    """The seconds a caller is willing to wait, at most LONGEST_WAIT; 0 where it says nothing legible."""
    found = _WAIT.search(header)
    return min(int(found[1]), LONGEST_WAIT) if found else 0


def await_audit(audit: Audit, actor: Actor, *, seconds: float) -> Audit:
    """The audit, read anew until it is finished or the time is over.

    Between looks the database connection goes back to its pool, so that those who wait keep nobody from it.
    """
    until = time.monotonic() + seconds
    for pause in chain(_PAUSES, repeat(0.15)):
        if audit.is_finished or time.monotonic() + pause > until:
            break
        let_go_of_connection()
        time.sleep(pause)
        with acting_as(actor):
            audit = Audit.objects.defer("report").get(id=audit.id)
    return audit
