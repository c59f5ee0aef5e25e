"""App of people, platforms and API keys."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """At the bottom of the layers: it imports no other app."""

    name = "accounts"
