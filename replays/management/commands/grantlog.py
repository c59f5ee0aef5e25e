"""`manage.py grantlog LOG --to EMAIL --reason TEXT`: an arbiter may read a log of a case."""

from argparse import ArgumentParser
from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.models import User
from replays.granting import NotAnArbiter, end_grant, grant_log
from replays.models import GameLog


class Command(BaseCommand):
    """What it does stands in the record of the log's platform."""

    help = "Let an arbiter or administrator read a log, or (--end) no longer."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The log, the reader, the case."""
        parser.add_argument("log", type=UUID, help="the id in the log's address")
        parser.add_argument("--to", required=True, metavar="EMAIL")
        what = parser.add_mutually_exclusive_group(required=True)
        what.add_argument("--reason", help="the case; at most 200 characters")
        what.add_argument("--end", action="store_true", help="take the permission back")

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Say what does not exist; otherwise do it."""
        try:
            log = GameLog.objects.get(id=options["log"])
            user = User.objects.get_by_natural_key(options["to"])
            if options["end"]:
                end_grant(log=log, user=user)
            else:
                grant_log(log=log, user=user, reason=options["reason"][:200])
        except GameLog.DoesNotExist as error:
            raise CommandError("There is no log with this id.") from error
        except User.DoesNotExist as error:
            raise CommandError("There is no account with this address.") from error
        except NotAnArbiter as error:
            raise CommandError("Only arbiters and administrators are let into logs of others.") from error
