"""`manage.py auditlog`: audit files and say what is wrong (docs/audit-report.md, section 1)."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from replays.commandline.auditing import Audited, audit_files
from replays.commandline.problems import unwritable_output
from replays.commandline.streams import OutputLost, tell, write_all
from replays.commandline.writers import Outcome, as_json, as_ndjson, as_text
from replays.logformat.other_rules import OtherRules, option_of
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
            "--preset",
            action=_Once,
            help="audit under this preset in place of the log's own preset and options",
        )
        parser.add_argument(
            "--option",
            action=_OnceEach,
            default={},
            type=_option,
            metavar="NAME=VALUE",
            help="set this option",
        )
        parser.add_argument(
            "--compare",
            action="store_true",
            help="tell what these rules change, in place of the report",
        )
        parser.add_argument("--lang", choices=LANGUAGES, default="zh-hans", help="of the text, %(default)s")

    def handle(self, *args: Any, **options: Any) -> None:
        """Exits with the status that tells the worst of it."""
        tally = _Tally()
        other = OtherRules(options["preset"], options["option"])
        if options["compare"] and other.are_its_own:
            raise CommandError("--compare wants other rules: --preset or --option")
        outcomes = tally.over(audit_files(options["files"], other, compare=options["compare"]))
        try:
            write_all(sys.stdout, _written(outcomes, options["format"], options["lang"]))
        except OutputLost as lost:
            tally.count(unwritable_output(str(lost)))
        sys.exit(tally.status)


class _Once(argparse.Action):
    """A preset given twice is a slip: whichever counted, the audit might be of other rules than meant."""

    def __call__(self, _: object, given: argparse.Namespace, value: Any, flag: str | None = None) -> None:
        """Keep the only one."""
        if getattr(given, self.dest) is not None:
            raise argparse.ArgumentError(self, "given twice")
        setattr(given, self.dest, value)


class _OnceEach(argparse.Action):
    """And so is an option given twice, though several options are not."""

    def __call__(self, _: object, given: argparse.Namespace, value: Any, flag: str | None = None) -> None:
        """Collect them by name."""
        name, chosen = value
        before = getattr(given, self.dest)
        if name in before:
            raise argparse.ArgumentError(self, f"{name} is given twice")
        setattr(given, self.dest, before | {name: chosen})


class _Tally:
    """Tells problems on standard error as they come, and keeps the exit status."""

    def __init__(self) -> None:
        self.status = CLEAN

    def over(self, outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
        """The same outcomes, each counted."""
        for outcome in outcomes:
            self.count(outcome)
            yield outcome

    def count(self, outcome: Outcome) -> None:
        """Let it weigh on the status; tell of it where it is a problem."""
        if isinstance(outcome, Audited):
            self.status = max(self.status, FLAGGED if outcome.is_flagged else CLEAN)
        else:
            self.status = UNREADABLE
            tell(sys.stderr, msgspec.json.encode(outcome).decode() + "\n")


def _written(outcomes: Iterable[Outcome], form: str, language: str) -> Iterator[str]:
    if form == "text":
        return as_text(outcomes, language)
    return as_json(outcomes) if form == "json" else as_ndjson(outcomes)


def _option(text: str) -> tuple[str, OptionValue]:
    try:
        return option_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
