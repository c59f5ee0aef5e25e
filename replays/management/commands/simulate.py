"""`manage.py simulate`: whole games played by the rules, as logs (docs/simulating.md)."""

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

from replays.commandline.log_files import write_logs
from replays.commandline.simulating import Order, Rules, SimulatedLog, pairwise_rules, simulated_logs
from replays.commandline.streams import OutputLost, tell
from replays.logformat.other_rules import option_of
from replays.logformat.primitives import Identifier
from scoring.engine.options import RulesRefused, resolve_rules
from scoring.engine.ruleset import RuleSet
from scoring.rulesets import installed, load
from scoring.simulator.coverage import Coverage, table

FLAGGED: Final = 1
FAILED: Final = 2
#: A log has at most so many hands (log format, section 8).
MOST_HANDS: Final = 64


class Command(BaseCommand):
    """Needs no database and no broker. Logs go to FILE, the table of what came up to standard output."""

    help = (
        "Play whole games by the rules of a region and write them as logs, one a line, every claim in them "
        "right. The same seed, the same bytes. Ends with a table of what of the rule set came up."
    )
    requires_system_checks: list[str] = []  # noqa: RUF012  # as Django declares it

    def add_arguments(self, parser: CommandParser) -> None:
        """Which rules, how many hands, where to."""
        add = parser.add_argument
        add("--rules", required=True, choices=[*installed()], help="the rule set")
        add("--hands", type=_number(1), default=100, help="how many hands, %(default)s")
        add("--seed", default="1", help="any word: another seed, other games")
        add("--out", required=True, metavar="FILE", help="packed if it ends in .gz; - is standard output")
        add("--preset", help="play under this preset in place of the rule set's default")
        add(
            "--options",
            nargs="+",
            default=["default"],
            metavar="NAME=VALUE",
            help="options beside the preset; or `pairwise`: every preset and any two values of two options",
        )
        add("--ordinary", action="store_true", help="tiles as they come, and players who just want to win")
        add("--hands-per-log", type=_number(1, MOST_HANDS), default=8, help="%(default)s")
        add("--platform", type=_identifier, default="simulator", help="whose logs they are, %(default)s")
        add("--jobs", type=_number(1), default=len(os.sched_getaffinity(0)), help="processes, %(default)s")
        add("--audit", action="store_true", help="audit each log too; ends with 1 if one is not clean")
        add("--coverage", metavar="FILE", help="write the counts of the table to this file, as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Exits with 1 where an audit found something, 2 where nothing could be played or written."""
        ruleset = load(options["rules"])
        order = Order(
            ruleset=ruleset.id,
            rules=_rules(ruleset, options["preset"], options["options"]),
            hands=options["hands"],
            hands_per_log=options["hands_per_log"],
            seed=options["seed"],
            platform=options["platform"],
            ordinary=options["ordinary"],
            audits=options["audit"],
        )
        played = _Played(order, options["jobs"])
        try:
            write_logs(options["out"], played.lines())
            if options["coverage"]:
                counts = msgspec.json.encode(played.coverage.as_json())
                Path(options["coverage"]).write_bytes(counts + b"\n")
        except (OSError, OutputLost) as error:
            raise CommandError(f"cannot write: {error}", returncode=FAILED) from None
        told = sys.stderr if options["out"] == "-" else sys.stdout
        tell(told, "\n".join(table(ruleset, played.coverage)) + "\n")
        sys.exit(FLAGGED if played.flagged else 0)


class _Played:
    """The logs of an order as they come, what came up in them, and how many were not clean."""

    def __init__(self, order: Order, jobs: int) -> None:
        self._order, self._jobs = order, jobs
        self.coverage = Coverage()
        self.flagged = 0

    def lines(self) -> Iterator[bytes]:
        """Each log as a line; on a terminal a bar shows how far it is."""
        bar = click.progressbar(
            length=self._order.hands, label="hands", file=sys.stderr, hidden=not _is_terminal()
        )
        with bar:
            for number, log in enumerate(simulated_logs(self._order, self._jobs)):
                self._take(log)
                bar.update(self._order.hands_of(number))
                yield log.line

    def _take(self, log: SimulatedLog) -> None:
        self.coverage.add(log.coverage)
        self.flagged += bool(log.faults)
        for fault in log.faults:
            tell(sys.stderr, f"{log.log_id}: {fault}\n")


def _is_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def _rules(ruleset: RuleSet, preset: str | None, texts: Iterable[str]) -> list[Rules]:
    """The choices that tables make in turn. Raises CommandError for those that the rule set does not have."""
    texts = [*texts]
    chosen = preset or ruleset.default_preset
    if texts == ["pairwise"]:
        found = pairwise_rules(ruleset, [preset] if preset else [*ruleset.presets], beside=chosen)
    else:
        found = [Rules(chosen, {} if texts == ["default"] else _options(texts))]
    for rules in found:
        try:
            resolve_rules(ruleset, rules.preset, rules.options)
        except RulesRefused as refused:
            raise CommandError(str(refused), returncode=FAILED) from None
    return found


def _options(texts: Iterable[str]) -> dict[str, bool | int | str]:
    found: dict[str, bool | int | str] = {}
    for text in texts:
        try:
            name, value = option_of(text)
        except ValueError as error:
            raise CommandError(f"--options: {error}", returncode=FAILED) from None
        if name in found:
            raise CommandError(f"--options: {name} is given twice", returncode=FAILED)
        found[name] = value
    return found


def _identifier(text: str) -> str:
    try:
        return msgspec.convert(text, Identifier)
    except msgspec.ValidationError:
        raise argparse.ArgumentTypeError(
            f"expected 1 to 128 of A-Z a-z 0-9 . _ : -, found {text!r}"
        ) from None


def _number(least: int, most: int | None = None) -> Callable[[str], int]:
    """An argument that is a whole number within bounds."""

    def read(text: str) -> int:
        value = int(text)
        if value < least or (most is not None and value > most):
            bounds = f"at least {least}" if most is None else f"{least} to {most}"
            raise argparse.ArgumentTypeError(f"expected {bounds}, found {value}")
        return value

    read.__name__ = "whole number"
    return read
