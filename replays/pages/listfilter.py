"""What a list of logs can be narrowed to; a value that does not exist narrows nothing."""

from typing import Any

import django_filters
from django.utils.translation import gettext_lazy as _

from accounts.actor import Actor
from replays.models import GameLog, GameLogQuerySet
from replays.pages.labels import verdict_label
from replays.pages.naming import in_language
from scoring.rulesets import installed


def rulesets() -> list[tuple[str, str]]:
    """Rule sets by id, with their names in the reader's language."""
    return [(ruleset.id, in_language(ruleset.names)) for ruleset in installed().values()]


def whose_choices(reader: Actor) -> list[tuple[str, Any]]:
    """Whose logs somebody may want to see alone: nobody's in particular without an account."""
    if reader.platform_ids:
        return [
            ("platform", _("of my platforms")),
            ("mine", _("that I played in")),
            ("all", _("all I may see")),
        ]
    return [("all", _("all I may see")), ("mine", _("that I played in"))] if reader.user_id else []


class LogFilter(django_filters.FilterSet):  # type: ignore[misc]  # the library has no types
    """Narrows the logs that `reader` may see."""

    whose = django_filters.ChoiceFilter(label=_("Whose"), empty_label=None, method="of_whom")
    verdict = django_filters.ChoiceFilter(
        field_name="audit__verdict",
        label=_("Verdict"),
        empty_label=_("All"),
        choices=lambda: [
            (verdict, verdict_label(verdict)) for verdict in ("clean", "flagged", "undecidable")
        ],
    )
    rules = django_filters.ChoiceFilter(
        field_name="ruleset", label=_("Rules"), empty_label=_("All"), choices=rulesets
    )

    class Meta:
        model = GameLog
        fields = ()

    def __init__(self, *arguments: Any, reader: Actor, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.reader = reader
        choices = whose_choices(reader)
        if choices:
            self.filters["whose"].extra["choices"] = choices
        else:
            del self.filters["whose"]

    def of_whom(self, logs: GameLogQuerySet, _name: str, whose: str) -> GameLogQuerySet:
        """Those of the reader's platforms, or those with the reader at the table."""
        if whose == "platform":
            return logs.filter(platform__in=self.reader.platform_ids)
        return logs.played_by(self.reader) if whose == "mine" else logs
