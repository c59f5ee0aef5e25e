"""What a list of logs may be narrowed by."""

from typing import Final

from django_filters import CharFilter, ChoiceFilter, FilterSet
from rest_framework.request import Request

from mjaudit.problems import Fault
from mjaudit.rest.parameters import invalid_parameters, shown
from replays.models import AuditState, GameLog, GameLogQuerySet
from replays.models.audits import Verdict

LONGEST_RULESET: Final = 64
LONGEST_LOG_ID: Final = 128


class LogFilter(FilterSet):  # type: ignore[misc]  # the library has no types
    """Exact matches only: each is a comparison that an index serves."""

    verdict = ChoiceFilter(field_name="audit__verdict", choices=Verdict.choices)
    state = ChoiceFilter(field_name="audit__state", choices=AuditState.choices)
    ruleset = CharFilter(max_length=LONGEST_RULESET)
    log_id = CharFilter(max_length=LONGEST_LOG_ID)

    class Meta:
        model = GameLog
        fields = ("verdict", "state", "ruleset", "log_id")


#: Every query parameter of the list.
LIST_PARAMETERS: Final = (*LogFilter.base_filters, "cursor", "page_size")

_EXPECTED: Final = {
    "verdict": "one of " + ", ".join(Verdict.values),
    "state": "one of " + ", ".join(AuditState.values),
    "ruleset": f"at most {LONGEST_RULESET} characters of text",
    "log_id": f"at most {LONGEST_LOG_ID} characters of text",
}


def narrowed(logs: GameLogQuerySet, request: Request, *, is_sandbox: bool) -> GameLogQuerySet:
    """The logs that the query parameters ask for; under one `log_id` all revisions, else those that lists are
    made of. Raises a 400 for a value that a parameter does not have.
    """
    listed = logs.listed(is_sandbox=is_sandbox)
    all_revisions = logs.filter(is_sandbox=is_sandbox)
    asked = LogFilter(request.query_params, all_revisions if "log_id" in request.query_params else listed)
    if not asked.is_valid():
        raise invalid_parameters(*(_fault(name, request) for name in asked.errors))
    narrow: GameLogQuerySet = asked.qs
    return narrow


def _fault(name: str, request: Request) -> Fault:
    expected = _EXPECTED[name]
    return Fault(name, "invalid-value", f"Expected {expected}.", expected, shown(request.query_params[name]))
