"""`manage.py doctor`: what is misconfigured, and what to do about it."""

import sys
from typing import Any

from django.core.management.base import BaseCommand

from mjaudit.doctor.examination import examine


class Command(BaseCommand):
    """Prints a line for each thing that was looked at; exits with 1 when one of them is wrong."""

    help = "Says in plain words what is misconfigured. Give it the environment of the web process."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        """Look at everything, even where the first thing is wrong."""
        wrong = 0
        for finding in examine():
            self.stdout.write(finding.line)
            wrong += not finding.is_well
        if wrong:
            self.stderr.write(f"{wrong} to mend.")
            sys.exit(1)
