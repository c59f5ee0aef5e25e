"""Uploading logs by hand: several files at once, each with its own answer."""

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from accounts.actors import actor_of
from accounts.models import Platform, Visibility
from replays.logformat.limits import DEFAULT_LIMITS
from replays.pages.patience import too_many
from replays.pages.receiving import Choices, receive
from replays.pages.sharing import visibility_views
from replays.quota import count_hands, seconds_until_room


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def upload(request: HttpRequest) -> HttpResponse:
    """The form; a POST answers file by file. The script sends one file at a time and wants the list only.

    `supersedes` in the address (the digest of a stored log) makes of what is sent the next revision of it.
    """
    platforms = _platforms(request)
    sent = request.method == "POST"
    choices = _choices(request, platforms)
    if sent and (wait := seconds_until_room(request, choices.platform)) is not None:
        return too_many(request, wait)
    files = request.FILES.getlist("files") if sent else []
    answers = [receive(choices, file.name or "", file.read(DEFAULT_LIMITS.log_bytes + 1)) for file in files]
    count_hands(request, choices.platform, [answer.log for answer in answers if answer.log and answer.is_new])
    only_list = request.headers.get("X-Requested-With") == "upload-list"
    template = "replays/upload_answers.html" if only_list else "replays/upload.html"
    shown = {
        "platforms": platforms,
        "chosen": choices,
        "visibilities": visibility_views(),
        "answers": answers,
        "empty": sent and not files,
    }
    return render(request, template, shown)


def _platforms(request: HttpRequest) -> list[Platform]:
    """The platforms for which the reader may upload. Raises PermissionDenied when there is none."""
    found = list(Platform.objects.filter(id__in=actor_of(request).handled_ids).order_by("name"))
    if not found:
        raise PermissionDenied
    return found


def _choices(request: HttpRequest, platforms: list[Platform]) -> Choices:
    """What the form says; a platform that is not the reader's is refused. Raises PermissionDenied."""
    asked = request.POST if request.method == "POST" else request.GET
    slug = asked.get("platform", platforms[0].slug)
    platform = next((platform for platform in platforms if platform.slug == slug), None)
    visibility = asked.get("visibility", "")
    if platform is None or visibility not in ("", *Visibility.values):
        raise PermissionDenied
    return Choices(
        platform=platform,
        visibility=Visibility(visibility) if visibility else None,
        supersedes=asked.get("supersedes") or None,
    )
