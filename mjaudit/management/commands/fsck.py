"""`manage.py fsck`: is the database whole? (docs/operating.md lists what is checked.)"""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from mjaudit.integrity.checks import check_all
from mjaudit.integrity.ledger import BadLedger
from mjaudit.integrity.view import PartialView, whole_view
from mjaudit.integrity.violation import Violation
from mjaudit.integrity.walk import Walk

WHOLE: Final = 0
BROKEN: Final = 1
UNCHECKED: Final = 2
_AN_HOUR: Final = 3600


class Command(BaseCommand):
    """Changes nothing. One line a violation on standard output; a whole database is silent."""

    help = (
        "Check that nothing stored is lost, changed or contradicts itself. "
        "Ends with 0: all is whole; 1: something is not, a line each; 2: it could not be checked."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        """What to check against, and in which form to answer."""
        parser.add_argument(
            "--ledger",
            type=Path,
            metavar="FILE",
            help="a client's list of what was acknowledged: a line `sha256 log_id` each, from upload answers",
        )
        parser.add_argument(
            "--drain",
            type=_seconds,
            default=_AN_HOUR,
            metavar="SECONDS",
            help="how long an audit may wait before it counts as lost, %(default)s",
        )
        parser.add_argument("--json", action="store_true", help="violations as JSON objects, one a line")

    def handle(self, *args: Any, **options: Any) -> None:
        """Exits with the status that tells the worst."""
        status = WHOLE
        try:
            for violation in _violations(options["ledger"], timedelta(seconds=options["drain"])):
                status = BROKEN
                found = (
                    json.dumps(violation.document(), ensure_ascii=False)
                    if options["json"]
                    else violation.line
                )
                self.stdout.write(found)
        except (PartialView, BadLedger, OSError) as error:
            raise CommandError(str(error), returncode=UNCHECKED) from None
        except DatabaseError as error:
            raise CommandError(f"The database says: {str(error).strip()}", returncode=UNCHECKED) from None
        sys.exit(status)


def _violations(ledger: Path | None, drain: timedelta) -> Iterator[Violation]:
    with ExitStack() as stack:
        lines = stack.enter_context(ledger.open(encoding="utf-8", errors="replace")) if ledger else ()
        stack.enter_context(whole_view())
        for violation in check_all(Walk(_tell if sys.stderr.isatty() else None), drain=drain, ledger=lines):
            _clear()
            yield violation
    _clear()


def _tell(table: str, seen: int, total: int) -> None:
    """How far it is, on one line of the terminal that is written over."""
    sys.stderr.write(f"\r\033[K{table} {seen} of {total}")
    sys.stderr.flush()


def _clear() -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds < 1e9:
        raise argparse.ArgumentTypeError("from 0 up")
    return seconds
