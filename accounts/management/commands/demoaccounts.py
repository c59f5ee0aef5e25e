"""`manage.py demoaccounts FILE`: the accounts `make run` shows."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand
from django.db import transaction

from accounts.demo import make_demo


class Command(BaseCommand):
    """Safe to run again: what exists stays as it is."""

    help = (
        "Make the demo platforms, people and API key; their secrets go to FILE, readable by its owner only."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Where the secrets go."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Everything or nothing."""
        with transaction.atomic():
            make_demo(options["file"])
