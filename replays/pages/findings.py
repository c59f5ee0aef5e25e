"""Findings as people read them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from django.utils.translation import gettext as _

from replays.auditing.report import Message, ReportFinding
from replays.logformat.events import LoggedEvent
from replays.logformat.lowering import to_event
from replays.logformat.other_rules import OtherRules
from replays.pages.naming import language, list_of, party_name, run_names, seat_name
from replays.pages.rulebook import Rulebook
from replays.pages.sentences import Sentences
from replays.pages.wanted import Wanted
from scoring.engine.causes import CAUSES
from scoring.engine.naming import MINUS, codes_of
from scoring.engine.wording import Wording


@dataclass(frozen=True, slots=True)
class Remedy:
    """Other rules under which a finding would be none; `query` asks for them."""

    says: str
    query: str


@dataclass(frozen=True, slots=True)
class FindingView:
    """One finding; `event` counts from 0 as in the log, `step` is the step of the replay that shows it."""

    kind: str
    severity: str
    says: str
    clause: str
    clause_title: str
    hand: int | None
    event: int | None
    seat: str
    consequent: bool
    expected: str
    actual: str
    legal: list[str]
    remedies: list[Remedy]

    @property
    def step(self) -> int | None:
        return None if self.event is None else self.event + 1


@dataclass(frozen=True, slots=True)
class FindingBundle:
    """A finding, and those that only follow from a fault."""

    finding: FindingView
    following: list[FindingView]


def bundled(findings: Iterable[FindingView]) -> list[FindingBundle]:
    """Findings in their order, each with what follows from a fault and comes after it; the first of all
    stands in front whatever it is.
    """
    bundles: list[FindingBundle] = []
    for finding in findings:
        if finding.consequent and bundles:
            bundles[-1].following.append(finding)
        else:
            bundles.append(FindingBundle(finding, []))
    return bundles


class FindingReader:
    """Puts findings of one rule set into words."""

    def __init__(self, rulebook: Rulebook) -> None:
        self._rulebook = rulebook
        self._sentences = Sentences(rulebook)
        self._wording = Wording(rulebook.ruleset)

    def read(self, findings: Iterable[ReportFinding]) -> list[FindingView]:
        return [self._view(finding) for finding in findings]

    def _view(self, finding: ReportFinding) -> FindingView:
        return FindingView(
            kind=self._rulebook.kind(finding.kind),
            severity=finding.severity,
            says=_message(finding),
            clause=finding.clause,
            clause_title=self._rulebook.clause_title(finding.clause),
            hand=finding.hand,
            event=finding.event,
            seat="" if finding.seat is None else seat_name(finding.seat),
            consequent=finding.consequent,
            expected=self._value(finding, "expected"),
            actual=self._value(finding, "actual"),
            legal=[self._sentence(event) for event in finding.legal or ()],
            remedies=[self._remedy(change) for change in finding.also_legal_under],
        )

    def _remedy(self, change: dict[str, Any]) -> Remedy:
        options = {} if "preset" in change else {change["option"]: change["value"]}
        other = OtherRules(change.get("preset"), options)
        return Remedy(self._rulebook.remedy(change), Wanted(other, None).query)

    def _sentence(self, event: dict[str, object]) -> str:
        return self._sentences.of(to_event(msgspec.convert(event, LoggedEvent)))

    def _value(self, finding: ReportFinding, name: Literal["expected", "actual"]) -> str:
        """What was expected or found, told as the finding's sentence tells it: a seat by its name."""
        value = finding.expected if name == "expected" else finding.actual
        held = {"clause": finding.clause, "code": finding.code, name: value}
        return self._wording.told(held, name, language()) or self._told(value)

    def _told(self, value: object) -> str:
        """Tiles, items and causes by name. A bare number says no more than the sentence does."""
        if isinstance(value, str):
            return self._word(value)
        if isinstance(value, Mapping):
            return self._object(value)
        if isinstance(value, list):
            return list_of([told for entry in self._in_order(value) if (told := self._told(entry))])
        return ""

    def _in_order(self, entries: list[Any]) -> list[Any]:
        """Items of a price in the order of the rule set, as the price of a win lists them."""
        if not all(isinstance(entry, Mapping) and "code" in entry for entry in entries):
            return entries
        return sorted(entries, key=lambda entry: self._rulebook.place(entry["code"]))

    def _word(self, text: str) -> str:
        if codes_of(text):
            return run_names(text)
        return self._rulebook.cause(text) if text in CAUSES else self._rulebook.key(text)

    def _object(self, value: Mapping[str, object]) -> str:
        if "type" in value:
            return self._sentence(dict(value))
        if {"code", "points"} <= value.keys():
            return f"{self._told(value['code'])} {str(value['points']).replace('-', MINUS)}"
        if {"from", "to", "points"} <= value.keys():
            return _("%(payer)s pays %(payee)s %(points)s") % {
                "payer": party_name(_party(value["from"])),
                "payee": party_name(_party(value["to"])),
                "points": value["points"],
            }
        return self._told(list(value.values()))


def _party(value: object) -> int | str:
    return value if isinstance(value, int) else "house"


def _message(finding: ReportFinding) -> str:
    message = finding.message
    if not isinstance(message, Message):
        return finding.code
    return {"zh-hans": message.zh_hans, "zh-hant": message.zh_hant}.get(language(), message.en)
