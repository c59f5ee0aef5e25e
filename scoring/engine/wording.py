"""Findings as sentences: the template of a clause's breach, filled from the finding.

A template names values in braces, `{seat}` or `{expected:tiles}`; after the colon stands the way in which the
value is told (telling.WAYS), which names with a way of their own leave out. A part in brackets, such as
`[with {tile}]`, stands only if all its values are there; `[... {tile}|...]` has what follows the bar in its
place otherwise; `[undecided?...|...]` asks only whether `undecided` is there. Values are the finding's own,
its params, then the fields of the event that it judges (param `act`). One missing outside brackets gets a
neutral word.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from scoring.engine.common_breaches import COMMON_BREACHES
from scoring.engine.naming import text_in
from scoring.engine.ruleset import RuleSet
from scoring.engine.telling import WAYS, Teller
from scoring.engine.words import LANGUAGES, Words, words

#: How values are told that always mean the same.
WAY_OF_NAME: Final[Mapping[str, str]] = {
    **dict.fromkeys(("seat", "turn", "claimant", "nearer", "next", "payer", "payee", "from"), "seat"),
    **dict.fromkeys(("tile", "tiles", "other", "logged", "missed", "added"), "tiles"),
    **{name: name for name in ("want", "cause", "act", "key", "preset")},
    **dict.fromkeys(("hand", "event", "size", "number"), "number"),
}

_NEUTRAL: Final[Mapping[str, Words]] = {
    "seat": words("a seat", "某家", "某家"),
    "tiles": words("a tile", "某张牌", "某張牌"),
    "act": words("acts", "有动作", "有動作"),
    "number": words("some", "若干", "若干"),
}
_SOMETHING: Final = words("something else", "别的内容", "別的內容")

#: For a finding that no sentence fits, such as one of another engine: what the clause demands.
UNWORDED: Final = words(
    "Not as the rules have it: {title}.", "与规则不符：{title}。", "與規則不符：{title}。"
)

#: In a template: a part in brackets (its condition, itself, what stands otherwise), and a value (name, way).
PART: Final = re.compile(r"\[(?:(\w+)\?)?([^\[\]|]*)(?:\|([^\[\]|]*))?\]")
VALUE: Final = re.compile(r"\{(\w+)(?::(\w+))?\}")

Document = dict[str, Any]


def add_messages(document: Mapping[str, Any], ruleset: RuleSet) -> Document:
    """The report document with a `message` in each finding; the one given stays as it is."""
    wording = Wording(ruleset)
    hands = [{**hand, "findings": wording.worded(hand["findings"])} for hand in document["hands"]]
    return {**document, "hands": hands, "findings": wording.worded(document["findings"])}


def message_of(finding: Mapping[str, Any], ruleset: RuleSet) -> Words:
    """The sentence of one finding, given as the report holds it. Never fails, whatever it holds."""
    return Wording(ruleset).message(finding)


def clause_title(ruleset: RuleSet, clause_id: str) -> Words | None:
    """What the clause demands; None for one that the rule set does not have."""
    return next((clause.title for clause in ruleset.clauses if clause.id == clause_id), None)


class Wording:
    """The sentences of one rule set."""

    def __init__(self, ruleset: RuleSet) -> None:
        self._clauses = {clause.id: clause for clause in ruleset.clauses}
        self._tellers = {language: Teller(ruleset, language) for language in LANGUAGES}

    def worded(self, findings: list[Document]) -> list[Document]:
        """The findings, each with its message."""
        return [{**finding, "message": self.message(finding)} for finding in findings]

    def message(self, finding: Mapping[str, Any]) -> Words:
        """The finding's sentence in the three languages."""
        template = self.template(str(finding.get("clause")), str(finding.get("code")))
        values = values_of(finding)
        tellers = self._tellers.values()
        return words(*[fill(text_in(template, teller.language), values, teller) for teller in tellers])

    def told(self, finding: Mapping[str, Any], name: str, language: str) -> str | None:
        """The finding's `expected` or `actual` as its sentence tells it: a seat, tiles, a place of the wall.

        None where there is nothing, or the sentence does not tell it by itself.
        """
        template = self.template(str(finding.get("clause")), str(finding.get("code")))
        found = VALUE.findall(text_in(template, language))
        way = next((way for value, way in found if value == name and way in WAYS), None)
        return self._tellers[language].tell(way, finding.get(name)) if way else None

    def template(self, clause_id: str, code: str) -> Words:
        """The clause's own sentence for this breach, else the one that all clauses share."""
        clause = self._clauses.get(clause_id)
        if clause is not None and code in clause.breaches:
            return clause.breaches[code]
        if code in COMMON_BREACHES:
            return COMMON_BREACHES[code]
        title = clause.title if clause is not None else words(clause_id, clause_id, clause_id)
        return words(*[text_in(UNWORDED, tag).replace("{title}", text_in(title, tag)) for tag in LANGUAGES])


def values_of(finding: Mapping[str, Any]) -> dict[str, object]:
    """What a template may name (see above), None where there is nothing."""
    params = finding.get("params")
    params = dict(params) if isinstance(params, Mapping) else {}
    act = params.get("act")
    act = dict(act) if isinstance(act, Mapping) else {}
    own = {name: finding.get(name) for name in ("hand", "event", "seat", "expected", "actual")}
    return {
        **act,
        **params,
        **own,
        "added": act.get("tile") if act.get("kind") == "added" else None,
        "undecided": True if finding.get("kind") == "undecidable" else None,
        "both": (own["expected"], own["actual"]),
    }


def fill(template: str, values: Mapping[str, object], teller: Teller) -> str:
    """The template with its values told in the teller's language."""

    def told(match: re.Match[str]) -> str | None:
        name, way = match[1], match[2] or WAY_OF_NAME.get(match[1], "")
        return teller.tell(way, values.get(name)) if way in WAYS else None

    def part(match: re.Match[str]) -> str:
        condition, stands, otherwise = match[1], match[2], match[3] or ""
        if condition:
            return stands if values.get(condition) is not None else otherwise
        complete = all(told(value) is not None for value in VALUE.finditer(stands))
        return stands if complete else otherwise

    def value(match: re.Match[str]) -> str:
        way = match[2] or WAY_OF_NAME.get(match[1], "")
        return told(match) or text_in(_NEUTRAL.get(way, _SOMETHING), teller.language)

    return VALUE.sub(value, PART.sub(part, template))
