"""Refusals of the domain, told as problem documents."""

from mjaudit.problems import Fault, Problem
from mjaudit.rest.views import DomainView
from replays.auditing.engine_process import EngineBusy, EngineFailed, EngineTimedOut
from replays.ingest import LogConflict, NotForTestLogs, NothingToSupersede, WrongPlatform
from replays.logformat.refusal import PROBLEMS, LogRefused
from replays.models import AuditState
from replays.queries.frames import NoSuchHand
from replays.queries.reports import NotAudited
from replays.sharing import NotATestLog


class ReplaysView(DomainView):
    """A view of this app."""

    def problem_of(self, refusal: Exception) -> Problem | None:
        return _of_upload(refusal) or _of_log(refusal)


def _of_upload(refusal: Exception) -> Problem | None:
    match refusal:
        case LogRefused():
            return _log_refused(refusal)
        case WrongPlatform():
            return _wrong_platform(refusal)
        case LogConflict():
            return _log_conflict(refusal)
        case NothingToSupersede():
            return _supersedes_unknown(refusal)
        case NotForTestLogs():
            detail = "A test log is never public."
            fault = Fault("visibility", "test-log-not-public", detail, "private or link", "public")
            return Problem(422, "test-log-not-public", detail, faults=[fault])
        case EngineTimedOut():
            detail = "The engine did not answer in time; the machine may be busy."
            return Problem(503, "busy", detail, headers={"Retry-After": "10"})
        case EngineFailed():
            return Problem(422, "unauditable", f"This log could not be audited: {refusal}.")
        case EngineBusy():
            return Problem(503, "busy", "All engines are at work.", headers={"Retry-After": "2"})
    return None


def _of_log(refusal: Exception) -> Problem | None:
    match refusal:
        case NotAudited():
            return _not_audited(refusal)
        case NoSuchHand():
            return Problem.of_status(404, "There is nothing at this address.")
        case NotATestLog():
            return Problem(409, "not-a-test-log", "A real log is kept for good; it can be withdrawn.")
    return None


def _log_refused(refusal: LogRefused) -> Problem:
    faults = [
        Fault(fault.pointer, fault.code, f"Expected {fault.expected}.", fault.expected, fault.found)
        for fault in refusal.faults
    ]
    return Problem(PROBLEMS[refusal.code], refusal.code, f"The log was refused: {refusal}.", faults=faults)


def _wrong_platform(refusal: WrongPlatform) -> Problem:
    detail = "The log names another platform than the one of this key."
    fault = Fault("/platform", "wrong-platform", detail, refusal.expected, refusal.found)
    return Problem(403, "wrong-platform", detail, faults=[fault])


def _log_conflict(refusal: LogConflict) -> Problem:
    latest = refusal.existing
    detail = (
        "Another log is stored under this log_id; what is stored stays as it is. "
        f"To add revision {latest.revision + 1}, send it again with ?supersedes={latest.sha256}."
    )
    fault = Fault("/log_id", "log-conflict", "The latest revision differs.", latest.sha256, refusal.sha256)
    return Problem(409, "log-conflict", detail, faults=[fault])


def _supersedes_unknown(refusal: NothingToSupersede) -> Problem:
    detail = "Nothing with this digest is stored under this log_id."
    fault = Fault("supersedes", "supersedes-unknown", detail, "the latest revision's sha256", refusal.digest)
    return Problem(422, "supersedes-unknown", detail, faults=[fault])


def _not_audited(refusal: NotAudited) -> Problem:
    if refusal.audit.state == AuditState.UNAUDITABLE:
        return Problem(409, "unauditable", f"This log could not be audited: {refusal.audit.reason}.")
    return Problem(409, "audit-not-finished", "The audit is not finished yet.", headers={"Retry-After": "1"})
