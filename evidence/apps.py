"""The append-only trail of uploads, verdicts and rulings."""

from django.apps import AppConfig


class EvidenceConfig(AppConfig):
    """App of the trail."""

    name = "evidence"
