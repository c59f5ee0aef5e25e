"""Arbitration of disputed hands."""

from django.apps import AppConfig


class DisputesConfig(AppConfig):
    """App of disputes and rulings."""

    name = "disputes"
