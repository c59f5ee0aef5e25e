"""`manage.py resetlink EMAIL`: a link for a new password, where no mail is sent or none arrives."""

import os
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.models import User
from accounts.people import reset_path, take_second_step_off


class Command(BaseCommand):
    """Prints the link and nothing else on standard output. It works once, for a day."""

    help = "Print a link with which somebody chooses a new password, once, within a day."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Whom it is for, and where the service is reached."""
        parser.add_argument("email")
        parser.add_argument("--address", default=_address(), help="of the service; default: %(default)s")
        parser.add_argument(
            "--without-second-step",
            action="store_true",
            help="also take the second step off: telephone and recovery codes are lost",
        )

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Only for accounts that are there."""
        try:
            user = User.objects.get_by_natural_key(options["email"])
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        if options["without_second_step"]:
            take_second_step_off(user=user)
        self.stderr.write("Works once, within a day. Give it to nobody but the person it is for:")
        self.stdout.write(options["address"].rstrip("/") + reset_path(user=user))


def _address() -> str:
    """Where people reach the service, as far as its settings tell."""
    if settings.CSRF_TRUSTED_ORIGINS:
        return str(settings.CSRF_TRUSTED_ORIGINS[0])
    host = settings.ALLOWED_HOSTS[0]
    return f"https://{host}" if settings.HTTPS else f"http://{host}:{os.environ.get('MJAUDIT_PORT', '8000')}"
