"""`manage.py loadsamples`: the sample logs, once, for everybody to look at."""

from typing import Any

from django.core.management.base import BaseCommand

from replays.samples.loading import load_samples


class Command(BaseCommand):
    """Safe to run again: what is there stays as it is."""

    help = "Load the sample logs into the public platform `samples`, where they are audited like any other."

    def handle(self, *args: Any, **options: Any) -> None:
        """Load them all in one transaction each, and say how many were new."""
        received = load_samples()
        new = sum(one.created for one in received)
        self.stdout.write(f"{len(received)} sample logs, {new} of them new")
