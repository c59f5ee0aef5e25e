"""`manage.py createplatform NAME --owner EMAIL`: a new tenant with its owner and its first key."""

from argparse import ArgumentParser
from typing import Any

from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError, no_translations
from django.core.validators import validate_email
from django.db import transaction

from accounts.addresses import service_address
from accounts.keys import UPLOADER_SCOPES, create_key
from accounts.members import join
from accounts.models import Role, Scope, User
from accounts.people import reset_path
from accounts.platforms import create_platform

#: What something asks for.
_SCOPES = (Scope.LOGS_WRITE, Scope.LOGS_READ, Scope.PLAYERS_WRITE, Scope.ADMIN)


class Command(BaseCommand):
    """Prints the key and nothing else on standard output, once: only its hash is stored."""

    help = "Make a platform (the `platform` of a log) with its owner, and print its API key."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """The platform, who owns it, and what the key may do."""
        parser.add_argument("name", help="the `platform` its logs carry, and the name people see")
        parser.add_argument("--owner", required=True, help="e-mail address of who owns it", metavar="EMAIL")
        parser.add_argument("--slug", help="the `platform` its logs carry, where that is not the name")
        parser.add_argument(
            "--address", default=service_address(), help="of the service; default: %(default)s"
        )
        parser.add_argument("--name", dest="shown", help="the name people see, where that is another")
        parser.add_argument(
            "--scope",
            action="append",
            choices=_SCOPES,
            help="may be given again; default: logs:write and logs:read",
        )

    @no_translations
    def handle(self, *args: Any, **options: Any) -> None:
        """Make all of it, or nothing and say what is wrong."""
        slug, name = options["slug"] or options["name"], options["shown"] or options["name"]
        try:
            with transaction.atomic():
                platform = create_platform(slug=slug, name=name)
                owner, is_new = _owner(options["owner"])
                join(user=owner, platform=platform, role=Role.OWNER)
                _, key = create_key(
                    platform=platform, name="first key", scopes=options["scope"] or UPLOADER_SCOPES
                )
        except ValidationError as error:
            raise CommandError(_told(error)) from error
        self.stderr.write(_greeting(owner, options["address"].rstrip("/"), is_new=is_new))
        self.stderr.write(f"The API key of {platform.slug}, shown this once:")
        self.stdout.write(key)


def _greeting(owner: User, address: str, *, is_new: bool) -> str:
    if not is_new:
        return f"{owner.email} has an account and signs in with it."
    link = address + reset_path(user=owner)
    return f"{owner.email} chooses a password here, once, within a day:\n  {link}"


def _told(error: ValidationError) -> str:
    """Which argument is wrong and how: `slug` is what a log can carry."""
    if not hasattr(error, "error_dict"):
        return f"--owner: {' '.join(error.messages)}"
    wrong = [f"{field}: {' '.join(messages)}" for field, messages in error.message_dict.items()]
    if "slug" in error.error_dict:
        wrong.append(
            "A slug has 1 to 128 letters, digits, dots, colons, dashes and underscores: give one by --slug."
        )
    return " ".join(wrong)


def _owner(email: str) -> tuple[User, bool]:
    """The account with this address, and whether it is new. Raises ValidationError."""
    validate_email(email)
    user = User.objects.filter(email=email.strip().lower()).first()
    return (user, False) if user else (User.objects.create_user(email), True)
