"""Rules and their application: the pure engine, the rule sets and what Django needs to show them."""

from django.apps import AppConfig


class ScoringConfig(AppConfig):
    """App shell around the pure core."""

    name = "scoring"
