"""What a list of logs may be narrowed by."""

from typing import Final

from django_filters import CharFilter, ChoiceFilter, FilterSet

from replays.models import AuditState, GameLog
from replays.models.audits import Verdict


class LogFilter(FilterSet):  # type: ignore[misc]  # the library has no types
    """Exact matches only: each is a comparison that an index serves."""

    verdict = ChoiceFilter(field_name="audit__verdict", choices=Verdict.choices)
    state = ChoiceFilter(field_name="audit__state", choices=AuditState.choices)
    ruleset = CharFilter(max_length=64)
    log_id = CharFilter(max_length=128)

    class Meta:
        model = GameLog
        fields = ("verdict", "state", "ruleset", "log_id")


#: Every query parameter of the list.
LIST_PARAMETERS: Final = (*LogFilter.base_filters, "cursor", "page_size")
