"""Trying a log: the report as the log page shows it, and nothing is stored."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from accounts.actors import actor_of
from accounts.tenancy import acting_as, own_transactions
from replays.auditing.throttle import seconds_to_wait
from replays.logformat.limits import DEFAULT_LIMITS
from replays.models import GameLog
from replays.pages.checking import try_out
from replays.pages.patience import refused, too_many
from replays.pages.refusals import Refusal
from replays.queries.logs import raw_log_for


@own_transactions
@require_http_methods(["GET", "HEAD", "POST"])
def try_log(request: HttpRequest) -> HttpResponse:
    """GET shows the box, with a sample in it if one is asked for; POST checks what was sent."""
    if request.method != "POST":
        return render(request, "replays/try.html", {"text": _sample(request)})
    wait = seconds_to_wait(request)
    if wait is not None:
        return too_many(request, wait)
    data = _sent(request)
    found = try_out(data)
    text = data.decode(errors="replace")
    if isinstance(found, Refusal):
        return refused(request, "replays/try.html", {"text": text}, found)
    return render(request, "replays/try.html", {"text": text, "report": found})


def _sent(request: HttpRequest) -> bytes:
    """The file if there is one, else the text. One byte more than allowed shows that it is too large."""
    file = request.FILES.get("file")
    if file is not None:
        return bytes(file.read(DEFAULT_LIMITS.log_bytes + 1))
    return request.POST.get("text", "").strip().encode()


def _sample(request: HttpRequest) -> str:
    """The bytes of the log named in the address, as text, for those who may have them: they name players."""
    named = request.GET.get("sample")
    if named is None:
        return ""
    reader = actor_of(request)
    try:
        with acting_as(reader):
            return raw_log_for(reader, UUID(named)).raw_bytes.decode()
    except (ValueError, GameLog.DoesNotExist):
        raise Http404 from None
