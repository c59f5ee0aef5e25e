"""The append-only trail of uploads, verdicts and rulings."""

from django.apps import AppConfig

from accounts.happenings import happened


class EvidenceConfig(AppConfig):
    """App of the trail."""

    name = "evidence"

    def ready(self) -> None:
        """Keep the record of what the accounts tell."""
        from evidence.recording import record_happening  # noqa: PLC0415  # models exist only from here on

        happened.connect(record_happening, dispatch_uid="evidence.recording")
