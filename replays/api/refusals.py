"""Refusals of the domain, told as problem documents."""

from django.core.exceptions import ObjectDoesNotExist
from django.http import HttpResponseBase
from rest_framework.views import APIView

from mjaudit.problems import Fault, Problem
from replays.auditing.engine_process import EngineBusy, EngineFailed
from replays.ingest import LogConflict, WrongPlatform
from replays.logformat.refusal import PROBLEMS, LogRefused
from replays.models import AuditState
from replays.queries.frames import NoSuchHand
from replays.queries.reports import NotAudited


class DomainView(APIView):
    """A view whose one call into the domain may be refused."""

    def handle_exception(self, exc: Exception) -> HttpResponseBase:  # type: ignore[override]
        return super().handle_exception(problem_of_refusal(exc) or exc)


def problem_of_refusal(refusal: Exception) -> Problem | None:
    """The problem that tells of a refusal; None for anything else."""
    match refusal:
        case LogRefused():
            return _log_refused(refusal)
        case WrongPlatform():
            return _wrong_platform(refusal)
        case LogConflict():
            return _log_conflict(refusal)
        case NotAudited():
            return _not_audited(refusal)
        case NoSuchHand() | ObjectDoesNotExist():
            return Problem.of_status(404, "There is nothing at this address.")
        case EngineFailed():
            return Problem(422, "unauditable", f"This log could not be audited: {refusal}.")
        case EngineBusy():
            return Problem(503, "busy", "All engines are at work.", headers={"Retry-After": "2"})
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
    detail = "Another log is stored under this log_id; what is stored stays as it is."
    fault = Fault("/log_id", "log-conflict", detail, refusal.existing.sha256, refusal.sha256)
    return Problem(409, "log-conflict", detail, faults=[fault])


def _not_audited(refusal: NotAudited) -> Problem:
    if refusal.audit.state == AuditState.UNAUDITABLE:
        return Problem(409, "unauditable", f"This log could not be audited: {refusal.audit.reason}.")
    return Problem(409, "audit-not-finished", "The audit is not finished yet.", headers={"Retry-After": "1"})
