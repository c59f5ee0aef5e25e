"""The page on trust: its commands run, and its tables are of the rules as they are."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.proof.publishing import PAGES
from tests.proof.regions import RULESETS, catalogue_of, faults_of, ruleset_of
from tests.support.unseen import NEVER_SEEN

CHECKOUT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = (CHECKOUT / "docs" / "correctness.md").read_text(encoding="utf-8")


def commands() -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line.split("#")[0].strip() for block in blocks for line in block.strip().splitlines()]


def rows_of(ruleset: str) -> list[list[str]]:
    """The rows of the table of clauses: clause, title, seen, ways, broken, found, remark."""
    text = (PAGES / f"{ruleset}.md").read_text(encoding="utf-8")
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if re.match(r"\| [A-Z]{2,3}-", line)
    ]


@pytest.mark.parametrize("command", [line for line in commands() if line.startswith("make")])
def test_make_knows_its_targets(command: str) -> None:
    dry = subprocess.run([*command.split(), "--dry-run"], cwd=CHECKOUT, capture_output=True, check=False)
    assert dry.returncode == 0, dry.stderr


@pytest.mark.parametrize("command", [line for line in commands() if not line.startswith("make")])
def test_what_one_way_of_breaking_makes_of_a_log_is_shown(command: str) -> None:
    python, *arguments = shlex.split(command)
    assert python == ".venv/bin/python"
    done = subprocess.run(
        [sys.executable, *arguments], cwd=CHECKOUT, capture_output=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["format"] == "mjaudit-log"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_table_has_every_clause_and_as_many_ways_to_break_it_as_there_are(ruleset: str) -> None:
    cited = [fault.cited_in(ruleset)[0] for fault in faults_of(ruleset).values()]
    rows = rows_of(ruleset)
    assert [(row[0], row[1], row[3]) for row in rows] == [
        (clause.id, clause.title["en"], str(cited.count(clause.id))) for clause in ruleset_of(ruleset).clauses
    ]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_was_broken_was_found_and_an_empty_row_tells_why(ruleset: str) -> None:
    for clause, _, seen, ways, broken, found, remark in rows_of(ruleset):
        assert broken == found, clause
        assert (ways != "0") == (broken != "0"), clause
        assert ways != "0" or catalogue_of(ruleset).unbreakable[clause] in remark
        assert seen != "0" or NEVER_SEEN[ruleset]["clauses", clause] in remark


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_page_tells_the_sums_of_the_tables(ruleset: str) -> None:
    text = (PAGES / f"{ruleset}.md").read_text(encoding="utf-8")
    sums = re.search(
        r"^- ([\d,]+) hands were played .*"
        r"^- ([\d,]+) clean logs were broken, in (\d+) ways and each way at least ([\d,]+) times:\n"
        r"  ([\d,]+) of them",
        text,
        re.MULTILINE | re.DOTALL,
    )
    assert sums is not None
    hands, logs, ways, fewest, found = sums.groups()
    name = ruleset_of(ruleset).names["en"].split(" (")[0]
    assert f"| {name} | {hands} | 0 | {ways} | {logs} | {found} |" in PAGE
    assert f"at least {fewest} times" in PAGE


@pytest.mark.parametrize("reason", [why for rows in NEVER_SEEN.values() for why in rows.values()])
def test_the_page_tells_why_a_row_of_legal_play_is_empty(reason: str) -> None:
    assert f"| {reason} |" in PAGE


def test_the_page_tells_the_scores_of_the_page_of_survivors() -> None:
    survivors = (PAGES / "survivors.md").read_text(encoding="utf-8")
    scores = re.findall(r"^\| \w+ \| [\d,]+ \| [\d,]+ \| [\d.]+ % \|$", survivors, re.MULTILINE)
    assert len(scores) == 5
    assert [score for score in scores if score not in PAGE] == []
