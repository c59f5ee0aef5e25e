"""What the people of a platform do to its logs: share them, take them back."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.models import Visibility
from accounts.signing import sender_signed_in
from replays.ingest import NotForTestLogs
from replays.pages.addresses import LogAddresses
from replays.pages.doors import handled_log
from replays.sharing import delete_test_log, set_visibility, withdraw_log


@require_POST
@sender_signed_in(lambda request, log_id: LogAddresses(log_id).log)
def share(request: HttpRequest, log_id: UUID) -> HttpResponse:
    """Make a log private, visible by link, or public."""
    found = handled_log(request, log_id)
    chosen = request.POST.get("visibility", "")
    if chosen not in Visibility.values or found.row.withdrawn_at:
        raise PermissionDenied
    try:
        set_visibility(log=found.row, visibility=Visibility(chosen))
    except NotForTestLogs:
        messages.error(request, _("A test log is never public."))
    else:
        messages.success(request, _("Saved."))
    return redirect(found.at.log)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def take_back(request: HttpRequest, log_id: UUID) -> HttpResponse:
    """Asks once more, then withdraws a real log, or deletes a test log."""
    found = handled_log(request, log_id)
    if request.method != "POST":
        return render(request, "replays/take_back.html", {"log": found.row, "at": found.at})
    if found.row.is_sandbox:
        delete_test_log(log=found.row)
        messages.success(request, _("The test log is deleted."))
        return redirect("pages:log-list")
    withdraw_log(log=found.row)
    return redirect(found.at.log)
