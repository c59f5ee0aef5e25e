"""App of people, platforms and API keys."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """At the bottom of the layers: it imports no other app."""

    name = "accounts"

    def ready(self) -> None:
        """Take part when somebody signs in."""
        from accounts.signing import connect  # noqa: PLC0415  # models exist only from here on

        connect()
