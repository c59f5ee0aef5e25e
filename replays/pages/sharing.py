"""Who may read a log, as its page says it; and, for those who decide, the choice."""

from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from accounts.models import Visibility
from replays.pages.doors import FoundLog


@dataclass(frozen=True, slots=True)
class VisibilityView:
    """One way of being visible, with a sentence on who can then read the log."""

    value: str
    label: str
    says: str


@dataclass(frozen=True, slots=True)
class SharingView:
    """`choices` is empty for whoever does not decide; `link` for whoever does not work for the platform."""

    now: VisibilityView
    choices: list[VisibilityView]
    link: str


def visibility_view(visibility: str) -> VisibilityView:
    """A visibility in the reader's language."""
    value = Visibility(visibility)
    return VisibilityView(value.value, str(value.label), _says(value))


def visibility_views() -> list[VisibilityView]:
    """All there are, the narrowest first."""
    return [visibility_view(value) for value in Visibility.values]


def sharing_of(request: HttpRequest, found: FoundLog) -> SharingView:
    """How a log is shared, as this reader sees it."""
    log = found.row
    decides = log.platform_id in found.reader.handled_ids
    return SharingView(
        now=visibility_view(log.visibility),
        choices=_choices(is_test=log.is_sandbox) if decides and not log.withdrawn_at else [],
        link=_link(request, found),
    )


def _choices(*, is_test: bool) -> list[VisibilityView]:
    return [view for view in visibility_views() if not (is_test and view.value == Visibility.PUBLIC)]


def _link(request: HttpRequest, found: FoundLog) -> str:
    if not found.row.link or not found.reader.works_for(found.row.platform_id):
        return ""
    return request.build_absolute_uri(reverse("pages:shared-log", args=(found.row.link,)))


def _says(visibility: Visibility) -> str:
    return {
        Visibility.PRIVATE: _(
            "Read by those who work for the platform, by its four players, and by arbiters of a case on it."
        ),
        Visibility.LINK: _("Read also by whoever has its link, without an account."),
        Visibility.PUBLIC: _("Read by everybody, and found in the list of logs."),
    }[visibility]
