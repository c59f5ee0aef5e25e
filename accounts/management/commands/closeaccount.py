"""`manage.py closeaccount EMAIL`: nobody signs in to it any more; nothing is erased."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.models import User
from accounts.people import set_active


class Command(BaseCommand):
    """`--reopen` undoes it."""

    help = "Close an account without erasing it, or open it again; all its sessions end."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whose."""
        parser.add_argument("email")
        parser.add_argument("--reopen", action="store_true")

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Only for accounts that are there."""
        try:
            user = User.objects.get_by_natural_key(options["email"])
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        set_active(user=user, active=options["reopen"])
