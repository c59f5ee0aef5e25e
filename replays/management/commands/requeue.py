"""`manage.py requeue LOG ...`: another try for logs that were given up as unauditable."""

from typing import Any
from uuid import UUID

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from replays.auditing.requeueing import NotGivenUp, requeue
from replays.models import GameLog


class Command(BaseCommand):
    """All of them or none."""

    help = "Audit logs again that were given up as unauditable. The counts of their failures are kept."

    def add_arguments(self, parser: CommandParser) -> None:
        """Which logs."""
        parser.add_argument("logs", nargs="+", type=UUID, metavar="LOG", help="the id in the log's address")

    @transaction.atomic
    def handle(self, *args: Any, **options: Any) -> None:
        """Queue each, and say how many failures it has behind it."""
        for log_id in options["logs"]:
            try:
                audit = requeue(log=GameLog.objects.defer("raw").get(id=log_id))
            except GameLog.DoesNotExist:
                raise CommandError(f"{log_id}: there is no such log") from None
            except NotGivenUp as refusal:
                raise CommandError(f"{log_id}: its audit is {refusal.state}, not unauditable") from None
            self.stdout.write(f"{log_id} is queued again after {audit.failures} failures")
