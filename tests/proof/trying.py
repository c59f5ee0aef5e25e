"""One operator on one clean log: played, broken, audited, judged. By its number it can be done again."""

import json
import random
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from replays.logformat.reader import read_log
from replays.logformat.writing import log_document
from scoring.engine.audit import audit_game
from scoring.engine.options import OptionValue, RulesRefused, resolve_rules
from scoring.engine.report import report_document
from scoring.engine.ruleset import RuleSet
from scoring.engine.what_if import Budget
from scoring.simulator.pairwise import pairwise_options
from tests.proof.faults import Broken, Clean, Fault, Needs
from tests.proof.judging import complaints
from tests.proof.playing import clean_log
from tests.proof.regions import ruleset_of


@lru_cache(maxsize=512)
def clean(ruleset: str, needs: Needs, number: int) -> Clean | None:
    """The clean log of this number for operators of these needs; None where options contradict each other."""
    rules = ruleset_of(ruleset)
    try:
        options = dict(rules.presets[rules.default_preset]) if needs.by_default else _options(rules, number)
        return clean_log(rules, needs, options, f"{ruleset} {number}")
    except RulesRefused:
        return None


def _options(ruleset: RuleSet, number: int) -> dict[str, OptionValue]:
    """Each preset in turn, and between them options of which any two values stand together somewhere."""
    presets = [dict(options) for options in ruleset.presets.values()]
    choices = _choices(ruleset.id) if number % 2 else presets
    return choices[number // 2 % len(choices)]


@cache
def _choices(ruleset: str) -> Sequence[dict[str, OptionValue]]:
    return pairwise_options(ruleset_of(ruleset))


def broken(fault: Fault, ruleset: str, number: int) -> Iterator[Broken]:
    """The log of this number with the fault, at one place after another; nothing where it has no place."""
    log = clean(ruleset, fault.needs, number)
    if log is not None:
        yield from fault.broken(log, random.Random(f"{fault.name} {number}"))


def found_wrong(spoiled: Broken) -> list[str]:
    """What the engine's audit of the record says otherwise than it must; alternatives are not looked for."""
    game = spoiled.game
    rules = resolve_rules(ruleset_of(game.ruleset), game.preset, game.options)
    report = audit_game(game, rules, "", Budget(events=0, lists=0))
    return complaints(report, spoiled.sign)


def found_wrong_in_bytes(spoiled: Broken, *, alternatives: bool) -> list[str]:
    """The same by the whole path that an upload takes: from the bytes of a log to the report, written out.

    What other options would make of the log is looked for too where `alternatives` are wanted.
    """
    read = read_log(as_bytes(spoiled))
    budget = None if alternatives else Budget(events=0, lists=0)
    report = audit_game(read.record, read.rules, read.sha256, budget)
    report_document(report)
    return complaints(report, spoiled.sign)


def as_bytes(spoiled: Broken) -> bytes:
    """The broken log as a platform writes it."""
    return json.dumps(log_document(spoiled.game), ensure_ascii=False).encode()
