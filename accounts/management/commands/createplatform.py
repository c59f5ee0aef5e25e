"""`manage.py createplatform SLUG --name NAME`: a new tenant with its first key."""

from argparse import ArgumentParser
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, no_translations

from accounts.keys import UPLOADER_SCOPES, create_key
from accounts.platforms import create_platform


class Command(BaseCommand):
    """Prints the key and nothing else on standard output, once: only its hash is stored."""

    help = "Make a platform (the `platform` of a log) and print its API key."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The slug, and what the key may do."""
        parser.add_argument("slug", help="the `platform` its logs carry")
        parser.add_argument("--name", required=True, help="the name people see")
        parser.add_argument(
            "--scope",
            action="append",
            choices=UPLOADER_SCOPES,
            help="may be given again; default: logs:write and logs:read",
        )

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Make both, or say what is wrong with the slug or name."""
        try:
            platform = create_platform(slug=options["slug"], name=options["name"])
        except ValidationError as error:
            raise CommandError("; ".join(error.messages)) from error
        _, text = create_key(platform=platform, name="first key", scopes=options["scope"] or UPLOADER_SCOPES)
        self.stderr.write(f"The API key of {platform.slug}, shown this once:")
        self.stdout.write(text)
