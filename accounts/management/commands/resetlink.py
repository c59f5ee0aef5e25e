"""`manage.py resetlink EMAIL`: a link for a new password, where no mail is sent or none arrives."""

from argparse import ArgumentParser
from typing import Any

from accounts.addresses import service_address
from accounts.management.account_command import AccountCommand
from accounts.models import User
from accounts.people import reset_path, take_second_step_off


class Command(AccountCommand):
    """Prints the link and nothing else on standard output."""

    help = "Print a link with which somebody chooses a new password, once, within a day."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where the service is reached, and what else was lost."""
        super().add_arguments(parser)
        parser.add_argument(
            "--address", default=service_address(), help="of the service; default: %(default)s"
        )
        parser.add_argument(
            "--without-second-step",
            action="store_true",
            help="also take the second step off: telephone and recovery codes are lost",
        )

    def treat(self, user: User, options: dict[str, Any]) -> None:
        """The link holds until it is used, the person signs in, or a day has passed."""
        if options["without_second_step"]:
            take_second_step_off(user=user)
        self.stderr.write("Works once, within a day. Give it to nobody but the person it is for:")
        self.stdout.write(options["address"].rstrip("/") + reset_path(user=user))
