"""`manage.py auditlog`: audit files and say what is wrong (docs/audit-report.md, section 1)."""

import argparse
import io
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final, TextIO

import msgspec
from django.core.management.base import BaseCommand, CommandParser

from replays.commandline.auditing import Audited, audit_files
from replays.commandline.what_if import OtherRules, option_of
from replays.commandline.writers import Outcome, as_json, as_ndjson, as_text
from scoring.engine.options import OptionValue
from scoring.engine.words import LANGUAGES

CLEAN: Final = 0
FLAGGED: Final = 1
UNREADABLE: Final = 2


class Command(BaseCommand):
    """Needs no database and no broker. Reports go to standard output, problems to standard error."""

    help = (
        "Audit game logs. A file is a log, NDJSON, a JSON array or a zip of logs, and may be packed; "
        "- is standard input. Ends with 0: nothing flagged; 1: something flagged; 2: something unreadable."
    )
    requires_system_checks: list[str] = []  # noqa: RUF012  # as Django declares it

    def add_arguments(self, parser: CommandParser) -> None:
        """Files, the form of the answer, and other rules than the logs name."""
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--format", choices=("text", "json", "ndjson"), default="text")
        parser.add_argument(
            "--preset", help="audit under this preset in place of the log's own preset and options"
        )
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            type=_option,
            metavar="NAME=VALUE",
            help="set this option",
        )
        parser.add_argument("--lang", choices=LANGUAGES, default="zh-hans", help="of the text, %(default)s")

    def handle(self, *args: Any, **options: Any) -> None:
        """Exits with the status that tells the worst of it."""
        chosen: list[tuple[str, OptionValue]] = options["option"]
        tally = _Tally()
        outcomes = tally.over(audit_files(options["files"], OtherRules(options["preset"], dict(chosen))))
        output = _in_utf8(sys.stdout)
        try:
            for text in _written(outcomes, options["format"], options["lang"]):
                output.write(text)
            output.flush()
        except (
            BrokenPipeError
        ):  # a reader such as `head` had enough; what Python flushes at exit goes nowhere
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(tally.status)


class _Tally:
    """Tells problems on standard error as they come, and keeps the exit status."""

    def __init__(self) -> None:
        self.status = CLEAN

    def over(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same outcomes, each counted."""
        errors = _in_utf8(sys.stderr)
        for outcome in outcomes:
            if isinstance(outcome, Audited):
                self.status = max(self.status, FLAGGED if outcome.is_flagged else CLEAN)
            else:
                self.status = UNREADABLE
                errors.write(msgspec.json.encode(outcome).decode() + "\n")
            yield outcome


def _written(outcomes: Iterable[Outcome], form: str, language: str) -> Iterator[str]:
    if form == "text":
        return as_text(outcomes, language)
    return as_json(outcomes) if form == "json" else as_ndjson(outcomes)


def _option(text: str) -> tuple[str, OptionValue]:
    try:
        return option_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _in_utf8(stream: TextIO) -> TextIO:
    """Reports are UTF-8 wherever they are made; a locale must not stop one half-way."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream
