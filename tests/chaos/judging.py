"""Whether the service kept its promises."""

import hashlib
import time
from collections.abc import Callable, Iterator
from typing import Final

from replays.auditing.child import audit_bytes
from tests.chaos.ledger import Ledger, Sent
from tests.chaos.world import World

#: Seconds in which a service at peace audits whatever waits.
DRAIN_SECONDS: Final = 60
_VERDICTS: Final = {"honest": "clean", "long": "clean", "illegal": "flagged"}
_WAITING: Final = "SELECT count(*) FROM replays_audit WHERE state IN ('queued', 'running')"
_AUDITS: Final = (
    "SELECT l.log_id, a.state, a.verdict, a.report_sha256"
    " FROM replays_gamelog l LEFT JOIN replays_audit a ON a.log_id = l.id"
)


def judge(service: World, ledger: Ledger, say: Callable[[str], None]) -> list[str]:
    """Every broken promise in words."""
    wrong = [*ledger.wrong, *_left_waiting(service, say), *_wrong_audits(service, ledger)]
    path = service.places.var.parent / "ledger"
    ledger.write(path)
    checked = service.manage("fsck", "--drain", "0", "--ledger", str(path))
    wrong += [f"fsck: {line}" for line in checked.stdout.splitlines()]
    if checked.returncode != 0:
        wrong.append(f"fsck ended with {checked.returncode}: {checked.stderr[-2000:]}")
    say(f"  {len(ledger.digests)} logs acknowledged; answers {dict(sorted(ledger.answers.items()))}")
    return wrong if ledger.digests else [*wrong, "not one log was taken in"]


def _left_waiting(service: World, say: Callable[[str], None]) -> list[str]:
    began = time.monotonic()
    waiting = [(1,)]
    while (waiting := service.rows(_WAITING)) != [(0,)]:
        if time.monotonic() - began > DRAIN_SECONDS:
            return [f"{waiting[0][0]} audits still wait after {DRAIN_SECONDS} s of peace"]
        time.sleep(0.2)
    say(f"  nothing waits after {time.monotonic() - began:.1f} s of peace")
    return []


def _wrong_audits(service: World, ledger: Ledger) -> Iterator[str]:
    """Exactly one verdict a log, and the right one: the very report that the engine makes of these bytes."""
    seen: set[str] = set()
    for log_id, *found in service.rows(_AUDITS):
        if log_id in seen:
            yield f"{log_id} has more than one audit"
        seen.add(log_id)
        sent = ledger.acknowledged.get(log_id)
        if sent is not None and found != (expected := _expected(sent)):
            yield f"{log_id}, {sent.kind}: expected {expected}, found {found}"
    yield from (f"{log_id} was acknowledged and is gone" for log_id in ledger.acknowledged.keys() - seen)


def _expected(sent: Sent) -> list[str]:
    if sent.kind == "poison":
        return ["unauditable", "", ""]
    return ["done", _VERDICTS[sent.kind], hashlib.sha256(audit_bytes(sent.data)).hexdigest()]
