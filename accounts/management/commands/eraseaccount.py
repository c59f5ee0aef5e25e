"""`manage.py eraseaccount EMAIL`: the same as somebody deleting the own account."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.erasure import LastOwner, erase_account
from accounts.models import User


class Command(BaseCommand):
    """Nothing brings it back."""

    help = "Erase an account, and everything that tells of the person."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whose."""
        parser.add_argument("email")

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Everything or nothing."""
        try:
            erase_account(user=User.objects.get_by_natural_key(options["email"]))
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        except LastOwner as error:
            raise CommandError(str(error)) from error
        self.stderr.write("Erased.")
