"""App of people, platforms and API keys."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created

from accounts.privilege import refuse_power


class AccountsConfig(AppConfig):
    """At the bottom of the layers: it imports no other app."""

    name = "accounts"

    def ready(self) -> None:
        """Look at the first connection of the process, and take part when somebody signs in."""
        from accounts.signing import connect  # noqa: PLC0415  # models exist only from here on

        connect()
        connection_created.connect(refuse_power)
