"""`manage.py setrole EMAIL ROLE`: make somebody arbiter or administrator of the service, or neither."""

from argparse import ArgumentParser
from typing import Any

from accounts.management.account_command import AccountCommand
from accounts.models import ServiceRole, User
from accounts.people import set_service_role

_ROLES = {"none": ServiceRole.NONE, "arbiter": ServiceRole.ARBITER, "admin": ServiceRole.ADMIN}


class Command(AccountCommand):
    """Whoever rises chooses a new password, by the link that `resetlink` prints."""

    help = "Make somebody arbiter or administrator, or neither; all sessions of the account end."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """To what."""
        super().add_arguments(parser)
        parser.add_argument("role", choices=_ROLES)

    def treat(self, user: User, options: dict[str, Any]) -> None:
        """Says what has to be done next."""
        set_service_role(user=user, role=_ROLES[options["role"]])
        if not user.has_usable_password():
            self.stderr.write(f"Now a longer password is needed: manage.py resetlink {user.email}")
