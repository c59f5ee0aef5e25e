"""`manage.py setrole EMAIL ROLE`: make somebody arbiter or administrator of the service, or neither."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.models import ServiceRole, User
from accounts.people import set_service_role

_ROLES = {"none": ServiceRole.NONE, "arbiter": ServiceRole.ARBITER, "admin": ServiceRole.ADMIN}


class Command(BaseCommand):
    """Whoever rises chooses a new password, by the link that `resetlink` prints."""

    help = "Make somebody arbiter or administrator, or neither; all sessions of the account end."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whom, and to what."""
        parser.add_argument("email")
        parser.add_argument("role", choices=_ROLES)

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Says what has to be done next."""
        try:
            user = User.objects.get_by_natural_key(options["email"])
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        set_service_role(user=user, role=_ROLES[options["role"]])
        if not user.has_usable_password():
            self.stderr.write(f"Now a longer password is needed: manage.py resetlink {user.email}")
