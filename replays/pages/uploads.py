"""Uploading logs by hand: several files at once, each with its own answer."""

from dataclasses import dataclass

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.models import Platform, Role
from replays.ingest import LogConflict, Upload, WrongPlatform, receive_log
from replays.logformat.limits import DEFAULT_LIMITS
from replays.logformat.refusal import Fault, LogRefused
from replays.models import GameLog
from replays.pages.refusals import Refusal, fault_views, refusal_of


@dataclass(frozen=True, slots=True)
class UploadAnswer:
    """What became of one file: the log it is stored as, or why it is not."""

    file: str
    log: GameLog | None = None
    is_new: bool = False
    refusal: Refusal | None = None


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def upload(request: HttpRequest) -> HttpResponse:
    """The form; a POST answers file by file. The script sends one file at a time and wants the list only."""
    platforms = _platforms(request)
    answers = []
    sent = request.method == "POST"
    if sent:
        platform = _chosen(request, platforms)
        answers = [_receive(platform, file) for file in request.FILES.getlist("files")]
    only_list = request.headers.get("X-Requested-With") == "upload-list"
    template = "replays/upload_answers.html" if only_list else "replays/upload.html"
    return render(
        request, template, {"platforms": platforms, "answers": answers, "empty": sent and not answers}
    )


def _platforms(request: HttpRequest) -> list[Platform]:
    """The platforms for which the reader may upload. Raises PermissionDenied when there is none."""
    roles = (Role.OWNER, Role.ENGINEER)
    mine = Platform.objects.filter(memberships__user=request.user.pk, memberships__role__in=roles)
    found = list(mine.order_by("name"))
    if not found:
        raise PermissionDenied
    return found


def _chosen(request: HttpRequest, platforms: list[Platform]) -> Platform:
    slug = request.POST.get("platform", platforms[0].slug)
    chosen = next((platform for platform in platforms if platform.slug == slug), None)
    if chosen is None:
        raise PermissionDenied
    return chosen


def _receive(platform: Platform, file: "UploadedFile[bytes]") -> UploadAnswer:
    name = file.name or ""
    try:
        data = file.read(DEFAULT_LIMITS.log_bytes + 1)
        received = receive_log(Upload(platform=platform, received_at=timezone.now()), data)
    except LogRefused as refused:
        return UploadAnswer(name, refusal=refusal_of(refused))
    except WrongPlatform as wrong:
        fault = Fault("/platform", "wrong-platform", wrong.expected, wrong.found)
        return UploadAnswer(name, refusal=Refusal(_("The log names another platform."), fault_views([fault])))
    except LogConflict as conflict:
        says = _("Another log is stored under this log_id; what is stored stays as it is.")
        fault = Fault("/log_id", "log-conflict", conflict.existing.sha256, conflict.sha256)
        return UploadAnswer(name, refusal=Refusal(says, fault_views([fault])))
    return UploadAnswer(name, log=received.log, is_new=received.created)
