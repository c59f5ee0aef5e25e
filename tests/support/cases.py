"""A golden case: a log, what it shows in one sentence, and what an audit must find by the rulebook."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.support.dealing import build
from tests.support.tables import Json, Table

#: As the event of a finding: its place is not compared.
ANYWHERE = "*"

Edit = Callable[[Json], None]


@dataclass
class Case:
    name: str
    says: str
    clauses: list[str]
    tables: list[Table]
    rules: Json
    findings: list[Json]
    log_findings: list[Json]
    verdict: str
    head: Json = field(default_factory=dict)
    expect: Json = field(default_factory=dict)
    edit: Edit | None = None

    def document(self) -> Json:
        """The case as its file holds it."""
        first = self.head.get("first", 1)
        hands = [build(table, first + at, self.name) for at, table in enumerate(self.tables)]
        log = self._log(hands)
        if self.edit is not None:
            self.edit(log)
        return {
            "case": self.name,
            "says": self.says,
            "clauses": self.clauses,
            "log": log,
            "expect": self._expect(),
        }

    def _log(self, hands: list[Json]) -> Json:
        log: Json = {
            "format": "mjaudit-log",
            "version": 1,
            "log_id": f"case-{self.name}",
            "platform": "cases",
            "rules": self.rules,
            "players": [{"id": f"player-{seat}"} for seat in range(4)],
        }
        log |= {key: value for key, value in self.head.items() if key not in ("first", "end_scores")}
        log["hands"] = hands
        return log | {key: value for key, value in self.head.items() if key == "end_scores"}

    def _expect(self) -> Json:
        hands: list[Json] = [dict(table.expected) for table in self.tables]
        for hand in hands:
            hand["findings"] = []
        for due in self.findings:
            at = due.get("hand", 0)
            hands[at]["findings"].append(_placed(due, self.tables[at]))
        result: Json = {"verdict": self.verdict, "hands": hands}
        if self.log_findings:
            result["findings"] = self.log_findings
        return result | self.expect


def case(
    name: str,
    says: str,
    clauses: str,
    *tables: Table,
    findings: list[Json] | None = None,
    log_findings: list[Json] | None = None,
    options: Json | None = None,
    preset: str | None = "seed-004",
    verdict: str | None = None,
    head: Json | None = None,
    expect: Json | None = None,
    edit: Edit | None = None,
    ruleset: str = "nantong",
) -> Case:
    """A case whose verdict follows from the findings due, unless it is named; `edit` spoils the log built."""
    rules: Json = {"id": ruleset}
    if preset is not None:
        rules["preset"] = preset
    if options is not None:
        rules["options"] = options
    found = findings or []
    if verdict is None:
        verdict = _verdict([*found, *(log_findings or [])])
    return Case(
        name,
        says,
        clauses.split(),
        list(tables),
        rules,
        found,
        log_findings or [],
        verdict,
        head or {},
        expect or {},
        edit,
    )


def finding(
    kind: str | None,
    clause: str | None,
    event: str | int | None = None,
    seat: int | None = None,
    **more: object,
) -> Json:
    """A finding due; `event` is a label of the table or a number; what is left out is not compared."""
    due: Json = {} if event == ANYWHERE else {"event": event}
    if kind is not None:
        due["kind"] = kind
    if clause is not None:
        due["clause"] = clause
    if seat is not None:
        due["seat"] = seat
    return due | {"consequent": False} | more


def illegal(clause: str | None, event: str | int, seat: int, **more: object) -> Json:
    return finding("illegal_action", clause, event, seat, **more)


def _verdict(findings: list[Json]) -> str:
    unsure = [due for due in findings if due.get("kind") == "undecidable"]
    faults = [due for due in findings if due not in unsure and "severity" not in due]
    if any(not due["consequent"] for due in faults):
        return "flagged"
    return "undecidable" if unsure else "clean"


def _placed(due: Json, table: Table) -> Json:
    event = due.get("event")
    due = {key: value for key, value in due.items() if key != "hand"}
    return due | {"event": table.labels[event]} if isinstance(event, str) else due


def text_of(document: Json) -> str:
    """The file of a case or log: one event a line, so that a person can follow the play."""
    return _write(document, 0) + "\n"


def _write(value: object, depth: int) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or len(flat) + 2 * depth <= 170 or not value:
        return flat
    pad, end = "  " * (depth + 1), "  " * depth
    if isinstance(value, dict):
        lines = [f"{pad}{json.dumps(key)}: {_write(inner, depth + 1)}" for key, inner in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{end}}}"
    return "[\n" + ",\n".join(pad + _write(inner, depth + 1) for inner in value) + f"\n{end}]"
