"""`manage.py closeaccount EMAIL`: nobody signs in to it any more; nothing is erased."""

from argparse import ArgumentParser
from typing import Any

from accounts.management.account_command import AccountCommand
from accounts.models import User
from accounts.people import set_active


class Command(AccountCommand):
    """`--reopen` undoes it."""

    help = "Close an account without erasing it, or open it again; all its sessions end."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Which of the two."""
        super().add_arguments(parser)
        parser.add_argument("--reopen", action="store_true", help="open it again")

    def treat(self, user: User, options: dict[str, Any]) -> None:
        """The sessions end either way."""
        set_active(user=user, active=options["reopen"])
