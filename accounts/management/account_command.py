"""What the commands about one account share."""

from abc import ABC, abstractmethod
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.models import User


class AccountCommand(BaseCommand, ABC):
    """Takes an e-mail address, and hands the account to `treat`."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whose account."""
        parser.add_argument("email", help="the address of the account")

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Only for accounts that are there."""
        try:
            user = User.objects.get_by_natural_key(options["email"])
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        self.treat(user, options)

    @abstractmethod
    def treat(self, user: User, options: dict[str, Any]) -> None:
        """What the command does."""
