"""`manage.py eraseaccount EMAIL`: the same as somebody deleting the own account."""

from typing import Any

from django.core.management.base import CommandError

from accounts.erasure import erase_account
from accounts.management.account_command import AccountCommand
from accounts.members import LastOwner
from accounts.models import User


class Command(AccountCommand):
    """Nothing brings it back."""

    help = "Erase an account, and everything that tells of the person."

    def treat(self, user: User, options: dict[str, Any]) -> None:
        """Everything or nothing."""
        try:
            erase_account(user=user)
        except LastOwner as error:
            raise CommandError(str(error)) from error
        self.stderr.write("Erased.")
